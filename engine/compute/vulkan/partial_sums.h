// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/dispatcher.h"

#include <stop_token>

namespace tessera::vulkan {

// Computes a slice axis by axis, N first and W last, with float32 sums in between; an axis whose inputs, sums or loops
// would exceed the limits is added part by part, in ascending order of its inputs. The additions and their order are
// those of one dispatch, so that the bits are the same. For slices that needPartialSums. `input` and `output` are a
// tensor's whole memory. Throws EngineError, vk::SystemError, and between parts Cancelled.
void runInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work, const TapsSlice& slice,
                DataType type, std::span<const std::byte> input, std::span<std::byte> output, DispatchTimes& times,
                const std::stop_token& stop);

} // namespace tessera::vulkan
