// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/vulkan_engine.h"
#include "engine/core/tensor/error.h"

#define VK_NO_PROTOTYPES
#define VULKAN_HPP_DISPATCH_LOADER_DYNAMIC 1
#include <vulkan/vulkan.hpp>

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::vulkan {

// Pointers to the functions of Vulkan. The loader is opened at run time, so the program starts without one. They are
// not vulkan.hpp's own object of this type, which a program that links libtessera.a may define itself.
using Functions = VULKAN_HPP_DEFAULT_DISPATCHER_TYPE;
extern Functions api;

// Owns an object of Vulkan. The parent, of which it was made, must outlive it.
template <class T> using Handle = vk::UniqueHandle<T, Functions>;

// Opens the loader and an instance. Throws EngineError where there is no loader or driver, or a broken one.
class Instance {
public:
    // `checksIndices`: the validation layer also looks at each index by which a shader accesses a buffer.
    explicit Instance(bool validate, bool checksIndices = false);

    // Every device with a compute queue, the best first: discrete, integrated, virtual, software. Throws EngineError
    // where there is none.
    std::vector<vk::PhysicalDevice> devices() const;
    vk::PhysicalDevice device(const std::string& name) const; // by its short name; empty: the best

    void throwMessages() const; // throws EngineError with the first message of the validation layer since the last call

private:
    void listen(); // to the validation layer
    static VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                    VkDebugUtilsMessageTypeFlagsEXT types,
                                                    const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

    mutable std::mutex m_mutex; // messages come from any thread
    mutable std::vector<std::string> m_messages;
    Handle<vk::Instance> m_instance;
    Handle<vk::DebugUtilsMessengerEXT> m_messenger;
};

// The driver's error with what a user can do about it.
EngineError engineError(const vk::SystemError& error);

// The names of devices on a command line: "llvmpipe", "NVIDIA-H200"; the second of two equal ones ends in "#2".
std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames);
std::vector<std::string> shortNames(const std::vector<vk::PhysicalDevice>& devices);

// Whether devices of type `one` come before those of type `other`: discrete, integrated, virtual, software.
bool isBetter(vk::PhysicalDeviceType one, vk::PhysicalDeviceType other);

// The index of the first queue family with compute queues.
std::optional<uint32_t> computeFamily(std::span<const vk::QueueFamilyProperties> families);

uint64_t deviceMemory(const VkPhysicalDeviceMemoryProperties& memory); // bytes of the largest heap of the device

// One line for people: device, whether it is software, driver, API version, memory, limits, features.
Message describe(vk::PhysicalDevice device);

// How work is cut into invocations. A software device runs fastest with few invocations that do much work each, a GPU
// with many that do little.
struct Grain {
    uint32_t workgroup; // invocations of a workgroup
    bool isSoftware;
    uint64_t mostGroups; // workgroups of a dispatch
};

// A logical device with one compute queue. Its limits are the physical device's, or the setup's where those are lower.
class Device {
public:
    Device(vk::PhysicalDevice physical, const Setup& setup);

    vk::Device handle() const { return *m_device; }
    void submit(vk::CommandBuffer commands, vk::Fence fence) const;
    // Memory for a buffer, of a type with the properties `wanted`, else with `enough`. Throws EngineError.
    Handle<vk::DeviceMemory> allocate(const VkMemoryRequirements& need, VkMemoryPropertyFlags wanted,
                                      VkMemoryPropertyFlags enough) const;

    uint32_t queueFamily = 0;
    uint64_t timeoutNanoseconds; // the time limit of a submission
    bool isValidated; // by the validation layer
    uint64_t allocationBytes = 0; // the limit of one memory allocation
    uint64_t rangeBytes = 0; // the limit of one storage buffer descriptor
    uint64_t memoryBytes = 0; // the limit of all buffers together
    uint32_t workgroups = 0; // the limit of one dispatch, on each axis
    Grain grain = {};
    double nanosecondsPerTick = 0; // 0: no timestamps
    bool sharesMemory = false; // kernels use host-visible memory, without staging

private:
    VkPhysicalDeviceMemoryProperties m_memory{};
    std::function<void()> m_beforeSubmit;
    Handle<vk::Device> m_device;
    vk::Queue m_queue;
};

// The stages that access memory, and how they do.
struct Access {
    VkPipelineStageFlags stages;
    VkAccessFlags kinds;
};

// Later commands wait until `from` is done, and see its writes.
void recordBarrier(VkCommandBuffer commands, const Access& from, const Access& to);

// A command buffer that is recorded, submitted and waited for again and again, with timestamp queries.
class Commands {
public:
    Commands(const Device& device, uint32_t timestamps);
    ~Commands(); // waits for a submission that is still running
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;

    // Begins a new recording. writeTimestamp() records a timestamp query; each index is written once a recording.
    vk::CommandBuffer begin();
    void writeTimestamp(uint32_t index) const;

    // Ends the recording, submits it and waits for its fence. Returns the seconds from submission to fence by the
    // host's clock. Throws vk::SystemError, and EngineError when the device's timeout passes: the submission still runs
    // then, and finish() waits for it.
    double run();
    void finish(); // waits for a submission that is still running; throws as run() does

    // Seconds between each timestamp and the next, of the last run. Empty where the device has no timestamps.
    std::vector<double> secondsBetweenTimestamps() const;

private:
    const Device& m_device;
    uint32_t m_timestamps;
    Handle<vk::CommandPool> m_pool;
    vk::CommandBuffer m_buffer; // the pool's
    Handle<vk::QueryPool> m_queries;
    Handle<vk::Fence> m_fence;
    bool m_isRunning = false;
};

inline constexpr uint32_t kVectorBytes = 16; // of one access of a shader

// The use of a buffer, which decides its memory type.
enum class Intent {
    Device, // shaders read and write it; mapped where host and device share memory
    Upload, // staging: the host writes it, a transfer reads it
    Readback, // staging: a transfer writes it, the host reads it; cached memory
};

bool holdsOnly(std::span<const std::byte> bytes, std::byte value); // also true for no bytes

// A storage buffer that grows and never shrinks, so that a second run of the same case allocates nothing. Guard bands
// of `guardBytes` lie right before and after the bytes in use; they show whether a shader wrote out of bounds.
class Buffer {
public:
    Buffer(const Device& device, Intent intent, uint32_t guardBytes);

    void reserve(uint64_t bytes); // loses the content when it grows; no dispatch that uses the buffer may be running

    VkBuffer handle() const { return *m_buffer; }
    uint64_t offset() const { return m_guardBytes; } // of the first byte in use, from the start of handle()
    std::span<std::byte> mapped() const; // empty where the memory is not visible to the host
    uint64_t capacity() const { return m_capacity; }
    // For memory that the host does not see: transfers fill the bands before a dispatch, and copy them afterwards into
    // those of a staging buffer of the same size in use. The caller records the barriers.
    void recordGuards(VkCommandBuffer commands) const;
    void recordGuardsInto(VkCommandBuffer commands, const Buffer& staging) const;
    bool guardsAreIntact() const; // also true where the memory is not visible to the host

private:
    uint64_t guardAfter() const { return m_guardBytes + m_bytes; } // the offset of the band after the bytes in use
    void allocate(uint64_t bytes);

    const Device& m_device;
    Intent m_intent;
    uint32_t m_guardBytes;
    uint64_t m_bytes = 0; // the size of the last reserve()
    uint64_t m_capacity = 0;
    std::byte* m_mapped = nullptr;
    Handle<vk::DeviceMemory> m_memory; // outlives the buffer that is bound to it
    Handle<vk::Buffer> m_buffer;
};

// Records a copy of `bytes`, all that are in use.
void recordCopy(VkCommandBuffer commands, const Buffer& from, const Buffer& to, uint64_t bytes);

} // namespace tessera::vulkan
