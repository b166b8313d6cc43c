// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/instance.h"
#include "engine/compute/vulkan/vulkan_engine.h"

#include <span>

namespace tessera::vulkan {

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
    Device(const Instance& instance, VkPhysicalDevice physical, const Setup& setup);

    VkDevice handle() const { return *m_device; }
    void submit(VkCommandBuffer commands, VkFence fence) const;
    // Memory for a buffer, of a type with the properties `wanted`, else with `enough`. Throws EngineError.
    Handle<VkDeviceMemory> allocate(const VkMemoryRequirements& need, VkMemoryPropertyFlags wanted,
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
    Handle<VkDevice, std::nullptr_t> m_device;
    VkQueue m_queue = nullptr;
};

// What accesses memory: at which stages, and how.
struct Access {
    VkPipelineStageFlags stages;
    VkAccessFlags kinds;
};

// What is recorded behind it waits until `from` is done, and sees it.
void recordBarrier(VkCommandBuffer commands, const Access& from, const Access& to);

// A command buffer that is recorded, submitted and waited for again and again, with timestamp queries.
class Commands {
public:
    Commands(const Device& device, uint32_t timestamps);
    ~Commands(); // waits for a submission that is still running
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;

    // Begins a new recording. writeTimestamp() records a timestamp query; each index is written once a recording.
    VkCommandBuffer begin();
    void writeTimestamp(uint32_t index) const;

    // Ends the recording, submits it and waits for its fence. Returns the seconds from submission to fence by the
    // host's clock. Throws ApiError, and EngineError when the device's timeout passes: the submission still runs
    // then, and finish() waits for it.
    double run();
    void finish(); // waits for a submission that is still running; throws as run() does

    // Seconds between each timestamp and the next, of the last run. Empty where the device has no timestamps.
    std::vector<double> secondsBetweenTimestamps() const;

private:
    const Device& m_device;
    uint32_t m_timestamps;
    Handle<VkCommandPool> m_pool;
    VkCommandBuffer m_buffer; // the pool's
    Handle<VkQueryPool> m_queries;
    Handle<VkFence> m_fence;
    bool m_isRunning = false;
};

inline constexpr uint32_t kVectorBytes = 16; // what a shader reads and writes at once

// What a buffer is for. It decides the memory type that the buffer is bound to.
enum class Intent {
    Device, // shaders read and write it; mapped where host and device share memory
    Upload, // staging: the host writes it, a transfer reads it
    Readback, // staging: a transfer writes it, the host reads it; cached memory
};

bool holdsOnly(std::span<const std::byte> bytes, std::byte value); // also true for no bytes

// A storage buffer that grows and never shrinks, so that a second run of the same case allocates nothing. `guardBytes`
// lie before the bytes in use and right behind them; a test of them shows whether a shader wrote out of bounds.
class Buffer {
public:
    Buffer(const Device& device, Intent intent, uint32_t guardBytes);

    void reserve(uint64_t bytes); // loses the content when it grows; no dispatch that uses the buffer may be running

    VkBuffer handle() const { return *m_buffer; }
    uint64_t offset() const { return m_guardBytes; } // where the first byte in use lies, from the start of handle()
    std::span<std::byte> mapped() const; // empty where the memory is not visible to the host
    uint64_t capacity() const { return m_capacity; }
    // In memory that the host does not see, the bands are written and read by transfers: they are filled before a
    // dispatch, and copied behind it into those of a staging buffer of the same use. The caller's barriers lie between.
    void recordGuards(VkCommandBuffer commands) const;
    void recordGuardsInto(VkCommandBuffer commands, const Buffer& staging) const;
    bool guardsAreIntact() const; // also true where the memory is not visible to the host

private:
    uint64_t guardBehind() const { return m_guardBytes + m_bytes; } // where it begins
    void allocate(uint64_t bytes);

    const Device& m_device;
    Intent m_intent;
    uint32_t m_guardBytes;
    uint64_t m_bytes = 0; // the size of the last reserve()
    uint64_t m_capacity = 0;
    std::byte* m_mapped = nullptr;
    Handle<VkDeviceMemory> m_memory; // outlives the buffer that is bound to it
    Handle<VkBuffer> m_buffer;
};

// Records a copy of the bytes in use, of which there are `bytes`.
void recordCopy(VkCommandBuffer commands, const Buffer& from, const Buffer& to, uint64_t bytes);

} // namespace tessera::vulkan
