// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <vulkan/vulkan_raii.hpp>

#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::vulkan {

// Opens the loader and an instance. Throws EngineError: no loader, no driver, a driver that is broken.
class Instance {
public:
    explicit Instance(bool validate);

    // Every device with a compute queue, the best first: discrete, integrated, virtual, software. Throws EngineError
    // where there is none.
    std::vector<vk::raii::PhysicalDevice> devices() const;
    vk::raii::PhysicalDevice device(const std::string& name) const; // by its short name; empty: the best

    void throwMessages() const; // throws EngineError with the first message of the validation layer since the last call

private:
    static VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                    VkDebugUtilsMessageTypeFlagsEXT types,
                                                    const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

    vk::raii::Context m_context;
    mutable std::mutex m_mutex; // messages come from any thread
    mutable std::vector<std::string> m_messages;
    vk::raii::Instance m_instance = nullptr;
    vk::raii::DebugUtilsMessengerEXT m_messenger = nullptr;
};

// What the driver says, with what to do about it.
EngineError engineError(const vk::SystemError& error);

// The names of devices on a command line: "llvmpipe", "NVIDIA-H200"; the second of two equal ones ends in "#2".
std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames);
std::vector<std::string> shortNames(const std::vector<vk::raii::PhysicalDevice>& devices);

// Whether devices of type `one` come before those of type `other`: discrete, integrated, virtual, software.
bool isBetter(vk::PhysicalDeviceType one, vk::PhysicalDeviceType other);

// The index of the first queue family with compute queues.
std::optional<uint32_t> computeFamily(std::span<const vk::QueueFamilyProperties> families);

uint64_t deviceMemory(const vk::PhysicalDeviceMemoryProperties& memory); // bytes of the largest heap of the device

std::string loaderVersion(); // "1.3.239". Throws EngineError: no loader

// One line for people: device, whether it is software, driver, API version, memory, limits, features.
Message describe(const vk::raii::PhysicalDevice& device);

} // namespace tessera::vulkan
