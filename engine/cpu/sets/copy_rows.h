// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// What the kernels of strided copies are given: rows of elements of 1, 2, 4 or 8 bytes, of which only the bits matter.
// All distances are in bytes unless a comment says otherwise; a size of 0 is not allowed.
namespace tessera::cpu {

inline constexpr uint64_t kCacheLineBytes = 64;

constexpr uint64_t roundedUp(uint64_t count, uint64_t to)
{
    return (count + to - 1) / to * to;
}

inline bool beginsCacheLine(const void* at)
{
    return reinterpret_cast<uintptr_t>(at) % kCacheLineBytes == 0;
}

// One loop of a copy.
struct LoopAxis {
    uint64_t size = 1, in = 0, out = 0; // steps; strides in elements
};

// Rows of bytes.
struct ByteRows {
    const std::byte* in;
    std::byte* out;
    uint64_t bytes; // of a row
    uint64_t rows = 1, inRow = 0, outRow = 0;
    bool nonTemporal = false; // long rows that begin a cache line are written with non-temporal stores
};

// out[(x·block + k)·bytes] = in[k·inStream + x·bytes] for x in [0, width) and every k of a block.
struct InterleaveRows {
    const std::byte* in;
    std::byte* out;
    uint64_t width; // elements
    uint64_t inStream; // from one stream to the next
    uint64_t rows = 1, inRow = 0, outRow = 0;
    uint64_t groups = 1, inGroup = 0, outGroup = 0; // of rows
    uint64_t readAhead = 0, writeAhead = 0; // prefetch distances; 0 = none
    bool nonTemporal = false; // rows are whole cache lines, and are written with non-temporal stores
    bool overreads = false; // whole vectors may be read and written behind the end of a row
};

// out[k][x·bytes] = in[(x·block + k)·bytes], the other way.
struct DeinterleaveRows {
    const std::byte* in;
    std::byte* const* out; // [block]
    uint64_t width; // elements
    uint64_t rows = 1, inRow = 0, outRow = 0;
    bool nonTemporal = false; // as above, of all streams of the output
    bool overreads = false;
};

// A box of a transpose: row b of the input lies at in + inPlace[b], row a of the output at out + outPlace[a], both
// contiguous: out[a][b] = in[b][a].
struct TransposeBox {
    const std::byte* in;
    const std::byte* inEnd; // of what may be read
    const uint64_t* inPlace;
    std::byte* out;
    const uint64_t* outPlace;
    uint64_t columns, rows; // of the input: the ranges of a and of b
    bool nonTemporal; // whole vectors of output are whole cache lines, and are written with non-temporal stores
    bool follows; // row a + 1 of the output begins where row a ends, and a vector fits behind the last one
};

// Rows of the output, each made of one row of the input.
struct SelectedRows {
    const std::byte* in;
    uint64_t inPitch;
    const uint32_t* first; // [count] which row of the input
    std::byte* out;
    uint64_t outPitch;
    uint64_t count;
    bool nonTemporal; // non-temporal stores, where all rows begin cache lines

    const std::byte* input(uint64_t r) const { return in + first[r] * inPitch; }
    std::byte* output(uint64_t r) const { return out + r * outPitch; }
};

using InterleaveKernel = void (*)(const InterleaveRows& rows);
using DeinterleaveKernel = void (*)(const DeinterleaveRows& rows);
using TransposeKernel = void (*)(const TransposeBox& box);
using SelectKernel = void (*)(const SelectedRows& rows, uint64_t width);

template <size_t count> constexpr bool contains(const std::array<unsigned, count>& blocks, uint64_t block)
{
    for (const unsigned each : blocks)
        if (each == block)
            return true;
    return false;
}

// Blocks that are interleaved and deinterleaved in registers: those of pictures and of networks (2, 3, 4, 8), and with
// three channels last (3 · 2, 3 · 4). Others are transposed.
inline constexpr std::array<unsigned, 6> kBlocks = {2, 3, 4, 6, 8, 12};

constexpr bool hasBlockKernel(uint64_t block)
{
    return contains(kBlocks, block);
}

// Whole factors by which nearest-neighbour rows grow and shrink in registers.
inline constexpr std::array<unsigned, 3> kFactors = {2, 3, 4};

constexpr bool hasFactorKernel(uint64_t factor)
{
    return contains(kFactors, factor);
}

// Rows of a box go through squares of so many elements a side at most.
inline constexpr unsigned kMostSide = 16;
inline constexpr unsigned kBoxRows = 64; // that are transposed at once where there are few columns

} // namespace tessera::cpu
