// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/dispatcher.h"

#include <stop_token>

namespace tessera::vulkan {

// The bits of one output whose bands are more than the limits: its inputs reach the device part by part, and the sums
// so far go along with the next part, so that the additions and their order are those of one dispatch. The work has
// arithmetic; input is a tensor's whole memory. Throws EngineError, vk::SystemError, and between parts Cancelled.
uint32_t sumInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work,
                    const std::array<uint32_t, 4>& output, DataType type, std::span<const std::byte> input,
                    DispatchTimes& times, const std::stop_token& stop);

} // namespace tessera::vulkan
