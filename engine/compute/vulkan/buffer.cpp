// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/buffer.h"

#include <algorithm>
#include <cstring>

namespace tessera::vulkan {

namespace {

constexpr std::byte kGuard{0xa5};
constexpr uint64_t kSmallest = 4096;

} // namespace

// Each byte is compared with the one behind it, which the C library does in large steps.
bool holdsOnly(std::span<const std::byte> bytes, std::byte value)
{
    return bytes.empty()
        || (bytes.front() == value && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

Buffer::Buffer(const Device& device, Intent intent, uint32_t guardBytes)
    : m_device(device)
    , m_intent(intent)
    , m_guardBytes(guardBytes)
{
}

void Buffer::reserve(uint64_t bytes)
{
    m_bytes = bytes;
    if (bytes > m_capacity)
        allocate(bytes);
    if (m_mapped == nullptr)
        return;
    std::memset(m_mapped, static_cast<int>(kGuard), m_guardBytes);
    std::memset(m_mapped + guardBehind(), static_cast<int>(kGuard), m_guardBytes);
}

void Buffer::allocate(uint64_t bytes)
{
    using Memory = vk::MemoryPropertyFlagBits;
    using Usage = vk::BufferUsageFlagBits;
    m_buffer = nullptr;
    m_memory = nullptr;
    m_mapped = nullptr;
    m_capacity = std::max(bytes, kSmallest);
    const vk::BufferCreateInfo info({}, m_capacity + 2 * uint64_t{m_guardBytes},
                                    Usage::eStorageBuffer | Usage::eTransferSrc | Usage::eTransferDst);
    vk::raii::Buffer buffer(m_device.handle(), info);

    const vk::MemoryPropertyFlags host = Memory::eHostVisible | Memory::eHostCoherent;
    vk::MemoryPropertyFlags wanted = Memory::eDeviceLocal, enough = {};
    if (m_intent == Intent::Upload) {
        wanted = enough = host;
    } else if (m_intent == Intent::Readback || m_device.sharesMemory()) {
        wanted = host | Memory::eHostCached;
        enough = host;
    }
    m_memory = m_device.allocate(buffer.getMemoryRequirements(), wanted, enough);
    buffer.bindMemory(*m_memory, 0);
    m_buffer = std::move(buffer);
    ++m_allocations;
    if (m_intent != Intent::Device || m_device.sharesMemory())
        m_mapped = static_cast<std::byte*>(m_memory.mapMemory(0, VK_WHOLE_SIZE));
}

std::span<std::byte> Buffer::mapped() const
{
    return m_mapped == nullptr ? std::span<std::byte>{} : std::span(m_mapped + m_guardBytes, m_capacity);
}

void Buffer::recordGuards(const vk::raii::CommandBuffer& commands) const
{
    uint32_t four = 0; // bytes at a time
    std::memset(&four, static_cast<int>(kGuard), sizeof four);
    for (const uint64_t begin : {uint64_t{0}, guardBehind()})
        if (m_guardBytes > 0)
            commands.fillBuffer(*m_buffer, begin, m_guardBytes, four);
}

void Buffer::recordGuardsInto(const vk::raii::CommandBuffer& commands, const Buffer& staging) const
{
    for (const uint64_t begin : {uint64_t{0}, guardBehind()})
        if (m_guardBytes > 0)
            commands.copyBuffer(*m_buffer, *staging.m_buffer, vk::BufferCopy(begin, begin, m_guardBytes));
}

bool Buffer::guardsAreIntact() const
{
    if (m_mapped == nullptr)
        return true;
    return holdsOnly({m_mapped, m_guardBytes}, kGuard) && holdsOnly({m_mapped + guardBehind(), m_guardBytes}, kGuard);
}

} // namespace tessera::vulkan
