// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/api.h"

#include <dlfcn.h>

#include <mutex>
#include <string>

namespace tessera::vulkan {

#define TESSERA_VULKAN(name) PFN_##name name = nullptr;
#include "engine/compute/vulkan/functions.inc"
#undef TESSERA_VULKAN

namespace {

std::mutex g_loading;

// Without an instance the loader knows the functions that need none.
void load(VkInstance instance)
{
    const PFN_vkGetInstanceProcAddr find = vkGetInstanceProcAddr;
#define TESSERA_VULKAN(name)                                                                                           \
    if (const auto found = find(instance, #name))                                                                      \
        name = reinterpret_cast<PFN_##name>(found);
#include "engine/compute/vulkan/functions.inc"
#undef TESSERA_VULKAN
}

std::string nameOf(VkResult result)
{
    switch (static_cast<int>(result)) {
#define TESSERA_VULKAN_NAME(name)                                                                                      \
    case name:                                                                                                         \
        return #name;
        TESSERA_VULKAN_NAME(VK_ERROR_OUT_OF_HOST_MEMORY)
        TESSERA_VULKAN_NAME(VK_ERROR_OUT_OF_DEVICE_MEMORY)
        TESSERA_VULKAN_NAME(VK_ERROR_INITIALIZATION_FAILED)
        TESSERA_VULKAN_NAME(VK_ERROR_DEVICE_LOST)
        TESSERA_VULKAN_NAME(VK_ERROR_MEMORY_MAP_FAILED)
        TESSERA_VULKAN_NAME(VK_ERROR_LAYER_NOT_PRESENT)
        TESSERA_VULKAN_NAME(VK_ERROR_EXTENSION_NOT_PRESENT)
        TESSERA_VULKAN_NAME(VK_ERROR_INCOMPATIBLE_DRIVER)
        TESSERA_VULKAN_NAME(VK_ERROR_UNKNOWN)
#undef TESSERA_VULKAN_NAME
    }
    return "VkResult " + std::to_string(result);
}

} // namespace

bool openLoader()
{
    const std::lock_guard lock(g_loading);
    if (vkCreateInstance != nullptr)
        return true;
    void* library = nullptr;
    for (const char* name : {"libvulkan.so.1", "libvulkan.so"})
        if (library == nullptr)
            library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return false;
    vkGetInstanceProcAddr = reinterpret_cast<PFN_vkGetInstanceProcAddr>(dlsym(library, "vkGetInstanceProcAddr"));
    if (vkGetInstanceProcAddr == nullptr)
        return false;
    load(nullptr);
    return vkCreateInstance != nullptr;
}

void loadFunctions(VkInstance instance)
{
    const std::lock_guard lock(g_loading);
    if (vkDestroyInstance == nullptr)
        load(instance);
}

ApiError::ApiError(const char* call, VkResult code)
    : std::runtime_error(std::string(call) + ": " + nameOf(code))
    , result(code)
{
}

VkResult check(const char* call, VkResult result)
{
    if (result < 0)
        throw ApiError(call, result);
    return result;
}

} // namespace tessera::vulkan
