// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/copy_rows.h"
#include "engine/plan/plan.h"

namespace tessera::cpu {

// A strided copy with as few axes as possible. No axis has size 1. No axis continues another in both memories. The
// strides of the output fall from axis to axis. Elements that always move together are one element of up to 8 bytes.
struct NormalCopy {
    uint32_t elementBytes;
    unsigned rank = 0;
    std::array<LoopAxis, 6> axes = {};

    std::span<const LoopAxis> all() const { return std::span(axes).first(rank); }
    void add(const LoopAxis& axis)
    {
        if (axis.size != 1)
            axes[rank++] = axis;
    }
};

void normalise(NormalCopy& copy); // its axes may be in any order and continue each other
NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes);

} // namespace tessera::cpu
