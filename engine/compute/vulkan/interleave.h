// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/kernels.h"
#include "engine/compute/vulkan/slices.h"
#include "resources/shaders/kernel_params.h"

#include <optional>

namespace tessera::vulkan {

// One dispatch of interleave.comp.
struct Interleave {
    Variant variant;
    InterleaveParams params;
    uint64_t groups;
};

// A strided copy as a dispatch of interleave.comp. `sizes` are in the memory order of the dense output, the slowest
// first; index i reads the element inBase + Σ i·inStrides. Empty where rows are no whole words, or more than the
// workgroups.
std::optional<Interleave> interleaveOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides,
                                       uint64_t inBase, uint32_t elementBytes, const Grain& grain);

} // namespace tessera::vulkan
