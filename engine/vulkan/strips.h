// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/kernels.h"
#include "engine/vulkan/slices.h"
#include "resources/shaders/kernel_params.h"

#include <optional>

namespace tessera::vulkan {

// Separable taps as taps_strips.comp does them.
struct Strips {
    Variant variant;
    StripsParams params;
    std::vector<uint32_t> table;
    uint64_t groups;
};

// Empty where the slice's bands are wider or do not repeat, its outputs are not dense along W, or the table would be
// more than that of the slice. The input's element of index 0 is inBase.
std::optional<Strips> stripsOf(const SeparableTaps& work, const TapsSlice& slice,
                               const std::array<uint64_t, 4>& inStrides, uint64_t inBase, DataType type,
                               const Grain& grain);

} // namespace tessera::vulkan
