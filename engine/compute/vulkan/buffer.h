// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/device.h"

#include <span>

namespace tessera::vulkan {

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
