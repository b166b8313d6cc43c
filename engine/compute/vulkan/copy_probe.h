// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/vulkan_engine.h"

namespace tessera::vulkan {

// vkCmdCopyBuffer of `bytes` between two buffers on the device of that name (empty: the best), timed with timestamp
// queries. Where the device has no room for two buffers of that size, smaller ones are copied repeatedly. The probe
// creates a logical device of its own, so that it outlives a loss of the engine's. Throws EngineError.
std::unique_ptr<CopyProbe> makeCopyProbe(const std::string& device, const VulkanOptions& options, uint64_t bytes);

} // namespace tessera::vulkan
