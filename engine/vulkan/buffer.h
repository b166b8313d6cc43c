// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/device.h"

#include <span>

namespace tessera::vulkan {

// What a buffer is for decides the memory that it gets.
enum class Intent {
    Device, // kernels read and write it; mapped where host and device share memory
    Upload, // the host writes it once
    Readback, // the host reads it: cached
};

// Memory of at least the bytes asked for that only grows, so that a second run of the same case allocates nothing.
// Guard bytes lie before and right behind the bytes asked for last, when the device's options ask for them.
class Buffer {
public:
    Buffer(const Device& device, Intent intent, uint32_t guardBytes);

    void reserve(uint64_t bytes); // the content is lost when it grows; not while a kernel runs

    vk::Buffer handle() const { return *m_buffer; }
    uint64_t offset() const { return m_guardBytes; } // where the bytes begin in handle()
    std::span<std::byte> mapped() const; // empty where the host cannot reach it
    uint64_t allocations() const { return m_allocations; }
    uint64_t capacity() const { return m_capacity; }
    bool guardsAreIntact() const; // true where the host cannot look

private:
    void allocate(uint64_t bytes);

    const Device& m_device;
    Intent m_intent;
    uint32_t m_guardBytes;
    uint64_t m_bytes = 0; // asked for last
    uint64_t m_capacity = 0;
    uint64_t m_allocations = 0;
    std::byte* m_mapped = nullptr;
    vk::raii::DeviceMemory m_memory = nullptr; // outlives the buffer that is bound to it
    vk::raii::Buffer m_buffer = nullptr;
};

} // namespace tessera::vulkan
