// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/kernels.h"
#include "engine/cpu/slices.h"
#include "engine/plan.h"

namespace tessera::cpu {

// A strided copy with as few axes as it can have: no axis of size 1, none that continues another in both memories, the
// output's strides falling; elements as wide as what moves together (up to 8 bytes).
struct NormalCopy {
    uint32_t elementBytes;
    unsigned rank = 0;
    std::array<CopyAxis, 6> axes = {};
};

NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes);

void execute(const StridedCopy& work, uint32_t elementBytes, const std::byte* in, std::byte* out,
             const Kernels& kernels, const Slices& slices);

} // namespace tessera::cpu
