// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"

namespace tessera::cpu {

// A strided copy with as few axes as it can have: no axis of size 1, none that continues another in both memories, the
// output's strides falling; elements as wide as what moves together (up to 8 bytes).
struct NormalCopy {
    uint32_t elementBytes;
    unsigned rank = 0;
    std::array<CopyAxis, 6> axes = {};

    std::span<const CopyAxis> all() const { return std::span(axes).first(rank); }
    void add(const CopyAxis& axis)
    {
        if (axis.size != 1)
            axes[rank++] = axis;
    }
};

void normalise(NormalCopy& copy); // one with axes in any order that may continue each other
NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes);

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

// A copy by one kernel. Its unit of work is a row of the kernel or, where rows are long, a part of one.
class CopyRun {
public:
    CopyRun(const NormalCopy& copy, bool streams, const Kernels& kernels);

    uint64_t units() const { return m_units; }
    uint64_t unitBytes() const { return m_unitBytes; } // bytes of output
    // The units [begin, end). inEnd: of what may be read.
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out) const { run(in, inEnd, out, 0, m_units); }

private:
    CopyChoice m_choice;
    uint32_t m_elementBytes;
    uint64_t m_units, m_unitBytes = 0;
    uint64_t m_partWidth = 0, m_parts = 0; // the parts of x
};

} // namespace tessera::cpu
