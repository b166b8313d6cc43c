// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/kernels.h"
#include "engine/vulkan/slices.h"
#include "resources/shaders/kernel_params.h"

#include <optional>

namespace tessera::vulkan {

// A strided copy as interleave.comp does it.
struct Interleave {
    Variant variant;
    InterleaveParams params;
    uint64_t groups;
};

// Empty where the copy is none of whole words, or of more rows than the device has groups: the loops of `sizes` run in
// the memory order of the dense output, and index i reads the element inBase + Σ i·inStrides.
std::optional<Interleave> interleaveOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides,
                                       uint64_t inBase, uint32_t elementBytes, const Grain& grain);

} // namespace tessera::vulkan
