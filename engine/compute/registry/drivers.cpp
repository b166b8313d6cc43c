// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/drivers.h"

#include "engine/compute/vulkan/vulkan_engine.h"

namespace tessera {

std::string vulkanLoader()
{
    return vulkanLoaderVersion();
}

} // namespace tessera
