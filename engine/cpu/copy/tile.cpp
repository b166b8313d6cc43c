// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/copy/tile.h"

#include "engine/cpu/sets/element_rows.h"

namespace tessera::cpu {
namespace {

void copyRowsTile(const CopyTile& tile, const Kernels& kernels)
{
    const uint64_t bytes = tile.elementBytes;
    for (uint64_t g = 0; g < tile.groups.size; ++g)
        kernels.copyRows({.in = tile.in + g * tile.groups.in * bytes,
                          .out = tile.out + g * tile.groups.out * bytes,
                          .bytes = tile.x.size * bytes,
                          .rows = tile.rows.size,
                          .inRow = tile.rows.in * bytes,
                          .outRow = tile.rows.out * bytes,
                          .nonTemporal = tile.nonTemporal});
}

void copyGeneralTile(const CopyTile& tile)
{
    const uint64_t bytes = tile.elementBytes;
    for (uint64_t g = 0; g < tile.groups.size; ++g)
        copyElements(tile.elementBytes, tile.in + g * tile.groups.in * bytes, tile.out + g * tile.groups.out * bytes,
                     tile.rows, tile.block, tile.x);
}

} // namespace

bool hasWholeLines(const CopyTile& tile, uint64_t row, uint64_t outBlock)
{
    const uint64_t all = row | outBlock | (tile.rows.out | tile.groups.out) * tile.elementBytes;
    return beginsCacheLine(tile.out) && all % kCacheLineBytes == 0;
}

void copyTile(CopyShape shape, const CopyTile& tile, const Kernels& kernels)
{
    switch (shape) {
    case CopyShape::Rows:
        return copyRowsTile(tile, kernels);
    case CopyShape::Interleave:
        return interleaveTile(tile, kernels);
    case CopyShape::Deinterleave:
        return deinterleaveTile(tile, kernels);
    case CopyShape::Transpose:
        return transposeTile(tile, kernels);
    case CopyShape::General:
        return copyGeneralTile(tile);
    }
}

} // namespace tessera::cpu
