// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/vulkan_engine.h"

#include <vulkan/vulkan_raii.hpp>

#include <mutex>
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
std::vector<std::string> shortNames(const std::vector<vk::raii::PhysicalDevice>& devices);

// One line for people: device, driver, API version, memory.
std::string describe(const vk::raii::PhysicalDevice& device);

// A logical device with one compute queue, its limits lowered to the options'.
class Device {
public:
    Device(const Instance& instance, vk::raii::PhysicalDevice physical, const VulkanOptions& options);

    const vk::raii::Device& handle() const { return m_device; }
    const vk::raii::Queue& queue() const { return m_queue; }
    uint32_t queueFamily() const { return m_family; }

    uint64_t allocationBytes() const { return m_allocationBytes; } // of one allocation
    uint64_t rangeBytes() const { return m_rangeBytes; } // of one bound buffer
    uint64_t memoryBytes() const { return m_memoryBytes; } // that buffers may take together
    uint32_t groups() const { return m_groups; } // of one dispatch, on each axis
    double nanosecondsPerTick() const { return m_nanosecondsPerTick; } // 0: no timestamps
    bool sharesMemory() const { return m_sharesMemory; } // the host writes device memory at full speed: no staging

    // Memory of a kind for a buffer: of `wanted` properties, or of `enough`. Throws EngineError.
    vk::raii::DeviceMemory allocate(const vk::MemoryRequirements& need, vk::MemoryPropertyFlags wanted,
                                    vk::MemoryPropertyFlags enough) const;

private:
    vk::raii::PhysicalDevice m_physical;
    vk::PhysicalDeviceMemoryProperties m_memory;
    uint32_t m_family = 0;
    uint64_t m_allocationBytes = 0;
    uint64_t m_rangeBytes = 0;
    uint64_t m_memoryBytes = 0;
    uint32_t m_groups = 0;
    double m_nanosecondsPerTick = 0;
    bool m_sharesMemory = false;
    vk::raii::Device m_device = nullptr;
    vk::raii::Queue m_queue = nullptr;
};

} // namespace tessera::vulkan
