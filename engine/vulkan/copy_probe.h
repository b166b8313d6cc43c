// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/vulkan_engine.h"

namespace tessera::vulkan {

// vkCmdCopyBuffer of `bytes` on the device of that name (empty: the best), timed by the device, between two buffers.
// Where two of that size are more than it gives, smaller ones are copied as often as it takes. Opens the device once
// more, so that an engine may lose its own meanwhile. Throws EngineError.
std::unique_ptr<CopyProbe> makeCopyProbe(const std::string& device, const VulkanOptions& options, uint64_t bytes);

} // namespace tessera::vulkan
