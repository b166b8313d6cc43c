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

} // namespace tessera::cpu
