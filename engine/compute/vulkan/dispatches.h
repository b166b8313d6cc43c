// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/dispatcher.h"
#include "engine/compute/vulkan/kernels.h"
#include "engine/compute/vulkan/slices.h"
#include "resources/shaders/kernel_params.h"

#include <optional>
#include <stop_token>

namespace tessera::vulkan {

// What one dispatch of a kernel for some shapes is, and the dispatches of what is too large for one.

inline uint32_t narrowed(uint64_t value) // one that fits
{
    return static_cast<uint32_t>(value);
}

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

// Computes a slice axis by axis, N first and W last, with float32 sums in between; an axis whose inputs, sums or loops
// would exceed the limits is added part by part, in ascending order of its inputs. The additions and their order are
// those of one dispatch, so that the bits are the same. For slices that needPartialSums. `input` and `output` are a
// tensor's whole memory. Throws EngineError, ApiError, and between parts Cancelled.
void runInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work, const TapsSlice& slice,
                DataType type, std::span<const std::byte> input, std::span<std::byte> output, Timings& times,
                const std::stop_token& stop);

} // namespace tessera::vulkan
