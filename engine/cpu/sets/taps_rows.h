// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

// What the kernels of interpolation are given: the taps of an axis, prepared for them, and rows.
namespace tessera::cpu {

// A part of an axis in compressed rows: `count` outputs whose first inputs and row starts are given, `origin` the input
// that row[0] is.
struct BandTable {
    uint64_t count = 0;
    const uint32_t* first = nullptr;
    const uint32_t* rowStart = nullptr; // [count + 1]
    const float* weights = nullptr;
    uint32_t origin = 0;

    uint32_t taps(uint64_t output) const { return rowStart[output + 1] - rowStart[output]; }
};

// The bands of at most two weights of an axis, prepared for vectors: group g are the outputs [g·lanes, (g + 1)·lanes),
// which read only the inputs [base[g], base[g] + lanes·vectors). A tap's index counts from there, the second one's is
// one more; kSingle is added where the band has one weight. A last group that is not whole are the last `lanes`
// outputs, some of them again; of fewer outputs the last one is repeated.
struct WindowTable {
    static constexpr uint8_t kSingle = 128;

    unsigned vectors = 0; // 1 or 2; 0 = there is no table
    uint64_t count = 0; // outputs
    const uint32_t* base = nullptr; // [groups]
    const uint8_t* index = nullptr; // [groups·lanes]
    const float* weight0 = nullptr;
    const float* weight1 = nullptr;
    uint32_t origin = 0; // the input that row[0] is
};

// Rows of planes that bands over H and a window table over W are for, and where the rows of the output belong; pitches
// in bytes.
struct WindowRows {
    const std::byte* in; // of the first plane the row that the bands count from
    uint64_t inPitch;
    std::byte* out;
    uint64_t outPitch;
    uint64_t planes = 1, inPlane = 0, outPlane = 0; // their count, and from one to the next
    uint64_t readAhead = 0, writeAhead = 0; // prefetch distances; 0 = none
    bool nonTemporal = false; // rows of the output are whole cache lines, and are written with non-temporal stores
};

inline constexpr unsigned kSixteenths = 16; // in 1

// The bands of at most two weights of an axis, whole sixteenths that sum to 1, prepared for vectors of bytes: group g
// are the outputs [g·pairLanes, (g + 1)·pairLanes), which read only the inputs [base[g], base[g] + window). Output i
// weighs the inputs index[2i] and index[2i + 1] from there on. There are whole vectors of outputs.
struct PairTable {
    unsigned window = 0; // pairWindow or 2·pairLanes; 0 = there is no table
    uint64_t count = 0; // outputs
    const uint32_t* base = nullptr;
    const uint8_t* index = nullptr;
    const uint8_t* weights = nullptr; // in sixteenths
};

// Rows of bytes, and the rows of their sums in sixteenths. Both have space for whole vectors.
struct PairRows {
    const std::byte* in;
    uint64_t inPitch; // in bytes
    uint16_t* out;
    uint64_t outPitch; // in sums
    uint64_t count;
};

} // namespace tessera::cpu
