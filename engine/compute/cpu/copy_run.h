// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"

namespace tessera::cpu {

// A strided copy with as few axes as possible: no axis has size 1, none continues another in both memories, and the
// output's strides fall. Elements that move together are one element, of up to 8 bytes.
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

// The axis with that stride on a side; null: none has it.
const CopyAxis* findAxis(std::span<const CopyAxis> axes, uint64_t CopyAxis::*side, uint64_t stride);

// The offsets of an index that runs through the axes, the last one fastest; in elements.
struct CopyOffset {
    uint64_t in = 0, out = 0;
};
CopyOffset offsetOf(std::span<const CopyAxis> axes, uint64_t index);

void normalise(NormalCopy& copy); // its axes may have any order, and may continue each other
NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes);

// The fewest steps of x in a part of long columns.
inline constexpr uint64_t kPartColumns = 64;

// Whether shuffling rows of `x` elements from each of `block` streams is faster than transposing them.
bool isWorthShuffling(uint64_t x, uint64_t block);

// The kernel of a copy, and the roles of its axes: the kernel walks the tile's axes, its caller the outer ones.
struct CopyChoice {
    CopyKernel kernel = nullptr;
    CopyTile tile = {.in = nullptr, .out = nullptr};
    unsigned outerRank = 0;
    std::array<CopyAxis, 6> outer = {};

    std::span<const CopyAxis> left() const { return std::span(outer).first(outerRank); }
    CopyAxis take(const CopyAxis* which); // takes one out of left()
};

// Whether Regroup or Ungroup serves the copy: a deinterleave and a transpose in one pass.
bool isRegrouped(const NormalCopy& copy, const Kernels& kernels);

// `streams`: use non-temporal stores where the kernel has them.
CopyChoice choose(const NormalCopy& copy, bool streams, const Kernels& kernels);

// A copy by one kernel. Its unit of work is a row of the kernel or, where rows are long, a part of one.
class CopyRun {
public:
    CopyRun(const NormalCopy& copy, bool streams, const Kernels& kernels);

    uint64_t units() const { return m_units; }
    uint64_t unitBytes() const { return m_unitBytes; } // bytes of output
    // Runs the units [begin, end). Nothing from inEnd on is read.
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out) const { run(in, inEnd, out, 0, m_units); }

private:
    CopyChoice m_choice;
    uint32_t m_elementBytes;
    uint64_t m_units, m_unitBytes = 0;
    uint64_t m_partWidth = 0, m_parts = 0; // the parts of x
};

} // namespace tessera::cpu
