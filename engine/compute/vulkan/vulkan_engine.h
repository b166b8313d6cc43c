// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <memory>
#include <string>
#include <vector>

namespace tessera {

// An entry for every device, such as "vulkan:llvmpipe". Where there is none, one entry "vulkan" with the reason.
std::vector<EngineEntry> vulkanEngineList();

// The version of Vulkan that the loader speaks, "1.3.239". Throws EngineError that says what to install.
std::string vulkanLoaderVersion();

// The engine of a device by its name; "vulkan" alone is the best device. `validate`: messages of the validation layer
// become an EngineError. Throws EngineError.
std::unique_ptr<Engine> makeVulkanEngine(const std::string& name, bool validate = false);

} // namespace tessera
