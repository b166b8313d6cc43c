// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tessera {

// What engines stand on.

// The version of Vulkan that its loader speaks, "1.3.239". Throws EngineError that says what to install.
std::string vulkanLoader();

} // namespace tessera
