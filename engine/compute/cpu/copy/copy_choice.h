// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/copy/normal_copy.h"
#include "engine/compute/cpu/sets/kernels.h"

namespace tessera::cpu {

// Steps of x that a part of long columns has at least.
inline constexpr uint64_t kPartColumns = 64;

// Whether rows of so many elements of each of `block` streams are shuffled faster than they are transposed.
bool isWorthShuffling(uint64_t x, uint64_t block);

// The kernel of a copy and the roles of its axes: the kernel walks those of the tile, who calls it the outer ones.
struct CopyChoice {
    CopyKernel kernel = nullptr;
    CopyTile tile = {.in = nullptr, .out = nullptr};
    unsigned outerRank = 0;
    std::array<CopyAxis, 6> outer = {};

    std::span<const CopyAxis> left() const { return std::span(outer).first(outerRank); }
    CopyAxis take(const CopyAxis* which); // one of left(), which is then one less
};

// Whether one kernel does what is a deinterleave and a transpose in one.
bool isRegrouped(const NormalCopy& copy, const Kernels& kernels);

// `streams`: non-temporal stores, where the kernel can.
CopyChoice choose(const NormalCopy& copy, bool streams, const Kernels& kernels);

} // namespace tessera::cpu
