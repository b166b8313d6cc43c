// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/tensor/error.h"

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

    void throwMessages() const; // throws what the validation layer has said since the last call, as an EngineError

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

EngineError inWords(const vk::SystemError& error);

// What people call a device on a command line: "llvmpipe", "NVIDIA-H200", the second of two "…#2".
std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames);
std::vector<std::string> shortNames(const std::vector<vk::raii::PhysicalDevice>& devices);

// Whether a device of the one type is better than one of the other: discrete, integrated, virtual, software.
bool isBetter(vk::PhysicalDeviceType one, vk::PhysicalDeviceType other);

// The first family that computes.
std::optional<uint32_t> computeFamily(std::span<const vk::QueueFamilyProperties> families);

uint64_t deviceMemory(const vk::PhysicalDeviceMemoryProperties& memory); // bytes of the largest heap of the device

// One line for people: device, driver, API version, memory, limits, features.
std::string describe(const vk::raii::PhysicalDevice& device);

} // namespace tessera::vulkan
