// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/api.h"
#include "engine/core/tensor/error.h"

#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::vulkan {

// Opens the loader and an instance. Throws EngineError: no loader, no driver, a driver that is broken.
class Instance {
public:
    // `checksIndices`: the validation layer also looks at each index by which a shader accesses a buffer.
    explicit Instance(bool validate, bool checksIndices = false);

    // Every device with a compute queue, the best first: discrete, integrated, virtual, software. Throws EngineError
    // where there is none.
    std::vector<VkPhysicalDevice> devices() const;
    VkPhysicalDevice device(const std::string& name) const; // by its short name; empty: the best

    void throwMessages() const; // throws EngineError with the first message of the validation layer since the last call

private:
    void listen(); // to the validation layer
    static VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                    VkDebugUtilsMessageTypeFlagsEXT types,
                                                    const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

    mutable std::mutex m_mutex; // messages come from any thread
    mutable std::vector<std::string> m_messages;
    Handle<VkInstance, std::nullptr_t> m_instance;
    Handle<VkDebugUtilsMessengerEXT, VkInstance> m_messenger;
};

// What the driver says, with what to do about it.
EngineError engineError(const ApiError& error);

// The names of devices on a command line: "llvmpipe", "NVIDIA-H200"; the second of two equal ones ends in "#2".
std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames);
std::vector<std::string> shortNames(const std::vector<VkPhysicalDevice>& devices);

// Whether devices of type `one` come before those of type `other`: discrete, integrated, virtual, software.
bool isBetter(VkPhysicalDeviceType one, VkPhysicalDeviceType other);

// The index of the first queue family with compute queues.
std::optional<uint32_t> computeFamily(std::span<const VkQueueFamilyProperties> families);
std::vector<VkQueueFamilyProperties> queueFamilies(VkPhysicalDevice device);

uint64_t deviceMemory(const VkPhysicalDeviceMemoryProperties& memory); // bytes of the largest heap of the device

// One line for people: device, whether it is software, driver, API version, memory, limits, features.
Message describe(VkPhysicalDevice device);

} // namespace tessera::vulkan
