// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/copy/normal_copy.h"
#include "engine/cpu/copy/tile.h"

namespace tessera::cpu {

// The least steps of x in a part, where columns are long and rows are cut into parts.
inline constexpr uint64_t kPartColumns = 64;

// Whether rows of so many elements of each of `block` streams are shuffled faster than they are transposed.
bool isWorthShuffling(uint64_t x, uint64_t block);

// The shape of a copy and the roles of its axes. Kernels walk the axes of the tile; their caller walks the outer ones.
struct CopyChoice {
    CopyShape shape = CopyShape::General;
    CopyTile tile = {.in = nullptr, .out = nullptr};
    unsigned outerRank = 0;
    std::array<LoopAxis, 6> outer = {};

    std::span<const LoopAxis> left() const { return std::span(outer).first(outerRank); }
    LoopAxis take(const LoopAxis* which); // removes one of left()
};

CopyChoice choose(const NormalCopy& copy, bool nonTemporal);

} // namespace tessera::cpu
