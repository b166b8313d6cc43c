// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/kernels.h"
#include "engine/compute/vulkan/slices.h"
#include "resources/shaders/kernel_params.h"

#include <optional>

namespace tessera::vulkan {

// One dispatch of taps_strips.comp.
struct Strips {
    Variant variant;
    StripsParams params;
    std::vector<uint32_t> table;
    uint64_t groups;
};

// Separable taps as a dispatch of taps_strips.comp; the input's element of index 0 is at inBase. Empty where bands have
// more than two taps or do not repeat, the outputs are not dense along W, or the table would exceed that of the slice.
std::optional<Strips> stripsOf(const SeparableTaps& work, const TapsSlice& slice,
                               const std::array<uint64_t, 4>& inStrides, uint64_t inBase, DataType type,
                               const Grain& grain);

} // namespace tessera::vulkan
