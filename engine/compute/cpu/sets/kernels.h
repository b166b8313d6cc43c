// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace tessera::cpu {

// The inner loops of the cpu engine, compiled once for each set of instructions. Only engine/compute/cpu uses the room.

inline constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();

// From how many bytes on, input and output together, non-temporal stores pay. Where the data lie in memory, they pay
// beyond the core's own cache, since a plain store first reads its line. Where the last run left the data in the
// last-level cache, they are up to three times slower than plain stores. One thread then gains by them from three
// eighths of that cache on; several threads, which share the way to memory, from a half. A last-level cache of a
// hundred megabytes or more is a server's and is shared with other programs: there they pay from its size on.
//
// A run is out of caches where both its input and its output are. The output alone would mislead: non-temporal stores
// leave it in no cache, so a run whose data fit would stream again and again.
struct StreamingLimits {
    uint64_t outOfCaches; // the limit where input and output lie in no cache
    uint64_t byOne, bySeveral; // the limits for any data, by one thread and by several
    uint64_t lastCache; // all of it
};

StreamingLimits streamingLimits();

// Whether most of this memory lies in no cache, by the time that a few reads take. False where that is unknown: for a
// few pages, and on processors without a time stamp counter that we read.
bool liesOutOfCaches(std::span<const std::byte> memory);

struct CopyAxis {
    uint64_t size = 1, in = 0, out = 0; // strides in elements
};

// A part of a strided copy: out[Σ i·out] = in[Σ i·in] for every index i of the six axes.
struct CopyTile {
    const std::byte* in;
    std::byte* out;
    CopyAxis groups = {}, rows = {};
    CopyAxis x = {}, xOuter = {};
    CopyAxis block = {}, blockOuter = {};
    bool streams = false; // uses non-temporal stores where they pay; call storeFence() afterwards
    const std::byte* inEnd = nullptr; // the end of the tensor: rows may be overread up to here
};

inline constexpr uint64_t kLineBytes = 64; // of a cache line

constexpr uint64_t roundedUp(uint64_t count, uint64_t to)
{
    return (count + to - 1) / to * to;
}

// Bytes of a short row: its kernels copy it together with the rows that follow it.
inline constexpr uint64_t kShortRow = 768;

// What a kernel may assume. Axes that are not named have one element.
enum class CopyShape {
    Rows, // x.in = x.out = 1
    Interleave, // x.in = 1, x.out = block.size, block.out = 1
    Deinterleave, // x.in = block.size, block.in = 1, x.out = 1
    Take, // as Deinterleave, but only element 0 of a block is copied
    Transpose, // x.in = 1, xOuter.in = x.size, block.out = 1, blockOuter.out = block.size
    // Blocks of 2 × 2 of `block.size` planes: x.in = 2, xOuter = {2, 1, block.size} its columns, block.out = 1,
    // blockOuter = {2, any, 2·block.size} its rows, x.out = 4·block.size; x of at least a line of elements
    Regroup,
    // The way back: x.in = 4·block.size, block.in = 1, xOuter = {2, block.size, 1}, blockOuter = {2, 2·block.size,
    // any}, x.out = 2
    Ungroup,
    General, // any groups, rows, x and block
};

using CopyKernel = void (*)(const CopyTile& tile);

// Blocks that have kernels of their own.
inline constexpr std::array<unsigned, 8> kBlocks = {2, 3, 4, 5, 6, 7, 8, 12};

constexpr bool hasBlockKernel(uint64_t block)
{
    for (const unsigned each : kBlocks)
        if (each == block)
            return true;
    return false;
}

// An axis's bands of at most two weights, prepared for vectors. Group g is the outputs [g·lanes, (g + 1)·lanes), which
// read only the inputs [base[g], base[g] + lanes·vectors). The first tap's index counts from base[g], the second tap is
// the next input; kSingle is added where a band has one weight. An incomplete last group is the last `lanes` outputs,
// some of them again; where the axis has fewer, its last output is repeated.
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

// How rows are read and written.
enum class MemoryAccess {
    Cached, // rows lie in this core's cache
    Prefetched,
    NonTemporal // input is prefetched; the output is written by non-temporal stores, its rows are whole lines
};

// The rows that bands over H and a window table over W read, and the output's rows; pitches in bytes.
struct WindowRows {
    const std::byte* in; // the row from which the bands count
    uint64_t inPitch;
    std::byte* out;
    uint64_t outPitch;
    MemoryAccess access = MemoryAccess::Cached;
    uint64_t inAhead = 0, outAhead = 0; // bytes from an access to its prefetch; 0: no prefetch
};

inline constexpr unsigned kSixteenths = 16; // in 1

// Rows of the output, each made of one row of the input; pitches in bytes.
struct SelectedRows {
    const std::byte* in;
    uint64_t inPitch;
    const uint32_t* first; // [count] which row of the input
    std::byte* out;
    uint64_t outPitch;
    uint64_t count;
    bool streams; // non-temporal stores, where all rows begin lines
    const std::byte* inEnd = nullptr; // as a tile's
    bool prefetches = false; // the input; only for halving

    const std::byte* input(uint64_t r) const { return in + first[r] * inPitch; }
    std::byte* output(uint64_t r) const { return out + r * outPitch; }
};

// The weights of two rows and of two columns; for bytes they are whole sixteenths that sum to 1.
struct SquareWeights {
    float above, below;
    float left, right;
};

// Rows of the output with twice as many elements as the input's; pitches in bytes.
struct DoubledRows {
    const std::byte* in; // element 0 of the row that the bands count from
    uint64_t inPitch;
    uint64_t inputs; // the inputs of a whole row
    uint64_t begin, end; // the inputs whose outputs are made, at least a vector; begin is 0 or at least a vector
    std::byte* out; // where output 2·begin of the first row belongs
    uint64_t outPitch;
    bool streams;
};

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

// The inner loops for one instruction set. Every set gives the same bits (semantics.md, section 3).
struct Kernels {
    const char* name;

    // Shapes with blocks need a block that has a kernel. nullptr: this set has none for Regroup or Ungroup.
    CopyKernel (*copy)(CopyShape shape, uint32_t elementBytes, uint64_t block);
    StreamingLimits streaming; // kNever: it has no such stores
    void (*storeFence)(); // afterwards other threads see what this one stored non-temporally
    // Output i of a row is the input's element first[i] − origin, by element size; the weights are not read.
    void (*pick)(uint32_t elementBytes, const BandTable& table, const SelectedRows& rows);

    // Interpolation works on FLOAT32, FLOAT16, INT8 and UINT8. Floats to such a row: FLOAT16 to nearest-even,
    // integers toward zero and clamped.
    void (*narrow)(DataType type, const float* in, uint64_t count, std::byte* out);

    // Whole rows by the bands of an axis: output rows, `pitch` apart, are sums of rows[first − origin] and on in
    // ascending order; an empty band is +0. `ahead`: bytes from a read to its prefetch; 0: no prefetch.
    void (*combine)(DataType type, const BandTable& table, const std::byte* const* rows, uint64_t count, float* to,
                    uint64_t pitch, uint64_t ahead);

    // The bands of one row, ascending; a band of one weight 1 copies, an empty one is +0.
    void (*bands)(const BandTable& table, const float* row, float* out);
    unsigned lanes; // the lanes of windows and pickWindows; 0: the set has neither
    // Rows of the output by bands over H, each of one or two weights, then by the table over W. Bands without weights:
    // each row by the table alone, of one plane of FLOAT32.
    void (*windows)(DataType type, const BandTable& bands, const WindowTable& table, const WindowRows& rows);
    // 4-byte elements; the weights are not read
    void (*pickWindows)(const WindowTable& table, const SelectedRows& rows);
    // Each of a row's `count` elements `times` times; a block kernel of that number exists.
    void (*repeat)(uint32_t elementBytes, uint64_t times, uint64_t count, const SelectedRows& rows);
    // Output i of a row weighs elements 2i and 2i + 1 of the input's row and the next one: over H, then over W.
    void (*halve)(DataType type, const SquareWeights& weights, uint64_t count, const SelectedRows& rows);
    // Outputs 2x and 2x + 1 of a row weigh input x by three quarters, and the one before or after it by a quarter. The
    // first and the last output equal their input. The bands over H come first; they have one or two weights, for bytes
    // in whole sixteenths.
    void (*doubleWidth)(DataType type, const BandTable& bands, const DoubledRows& rows);

    // Whether a run of that many bytes and threads, from this input to this output, should use non-temporal stores.
    bool streams(uint64_t bytesMoved, unsigned threads, std::span<const std::byte> input,
                 std::span<const std::byte> output) const
    {
        return bytesMoved >= (threads == 1 ? streaming.byOne : streaming.bySeveral)
            || (bytesMoved >= streaming.outOfCaches && liesOutOfCaches(input) && liesOutOfCaches(output));
    }
};

// The sets that this processor runs, the best first; the last is plain C++ for any processor. A build for one processor
// (TESSERA_NATIVE) may lack the plain set, and has none on another processor.
std::span<const Kernels> kernelSets();

// Each is compiled only for its instruction set (cpu_features.h), and only where the build has it. kernelSets() returns
// those that this processor runs.
Kernels plainKernels();
Kernels avx2Kernels();
Kernels avx512Kernels();

} // namespace tessera::cpu
