// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/kernels.h"

namespace tessera::cpu {

// A part of a strided copy: every element of the six axes goes from where their strides in the input lead to where
// those in the output do.
struct CopyTile {
    const std::byte* in;
    std::byte* out;
    LoopAxis groups = {}, rows = {};
    LoopAxis x = {}, xOuter = {};
    LoopAxis block = {}, blockOuter = {};
    bool nonTemporal = false; // stores, where cache lines allow it; the caller fences
    const std::byte* inEnd = nullptr; // of the tensor; kernels may read up to it
    uint32_t elementBytes = 0;
};

// Rows of at most so many bytes are copied several at a time.
inline constexpr uint64_t kShortRow = 512;

// What holds of a tile's axes; those that are not named have one element.
enum class CopyShape {
    Rows, // x.in = x.out = 1
    Interleave, // x.in = 1, x.out = block.size, block.out = 1; the block has a kernel
    Deinterleave, // x.in = block.size, block.in = 1, x.out = 1; the block has a kernel
    Transpose, // x.in = 1, xOuter.in = x.size, block.out = 1, blockOuter.out = block.size
    General, // any groups, rows, x and block
};

void copyTile(CopyShape shape, const CopyTile& tile, const Kernels& kernels);

void interleaveTile(const CopyTile& tile, const Kernels& kernels);
void deinterleaveTile(const CopyTile& tile, const Kernels& kernels);
void transposeTile(const CopyTile& tile, const Kernels& kernels);

// Whether all rows of the output, those of each element of a block too, are whole cache lines. row: a row's bytes;
// outBlock: bytes from one element of a block to the next.
bool hasWholeLines(const CopyTile& tile, uint64_t row, uint64_t outBlock);

// work(in, out) for every row of a tile.
template <class Row> void forEachRow(const CopyTile& tile, const Row& work)
{
    const uint64_t bytes = tile.elementBytes;
    for (uint64_t g = 0; g < tile.groups.size; ++g) {
        const std::byte* in = tile.in + g * tile.groups.in * bytes;
        std::byte* out = tile.out + g * tile.groups.out * bytes;
        for (uint64_t r = 0; r < tile.rows.size; ++r) {
            work(in, out);
            in += tile.rows.in * bytes;
            out += tile.rows.out * bytes;
        }
    }
}

} // namespace tessera::cpu
