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
    m_buffer = {};
    m_memory = {};
    m_mapped = nullptr;
    m_capacity = std::max(bytes, kSmallest);
    const VkBufferCreateInfo info{.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                  .size = m_capacity + 2 * uint64_t{m_guardBytes},
                                  .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT
                                      | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
    Handle<VkBuffer> buffer = make("vkCreateBuffer", m_device.handle(), info, vkCreateBuffer, vkDestroyBuffer);

    constexpr VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, enough = 0;
    if (m_intent == Intent::Upload) {
        wanted = enough = host;
    } else if (m_intent == Intent::Readback || m_device.sharesMemory) {
        wanted = host | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
        enough = host;
    }
    VkMemoryRequirements need{};
    vkGetBufferMemoryRequirements(m_device.handle(), *buffer, &need);
    m_memory = m_device.allocate(need, wanted, enough);
    check("vkBindBufferMemory", vkBindBufferMemory(m_device.handle(), *buffer, *m_memory, 0));
    m_buffer = std::move(buffer);
    if (m_intent == Intent::Device && !m_device.sharesMemory)
        return;
    void* mapped = nullptr;
    check("vkMapMemory", vkMapMemory(m_device.handle(), *m_memory, 0, VK_WHOLE_SIZE, 0, &mapped));
    m_mapped = static_cast<std::byte*>(mapped);
}

std::span<std::byte> Buffer::mapped() const
{
    return m_mapped == nullptr ? std::span<std::byte>{} : std::span(m_mapped + m_guardBytes, m_capacity);
}

void Buffer::recordGuards(VkCommandBuffer commands) const
{
    uint32_t four = 0; // bytes at a time
    std::memset(&four, static_cast<int>(kGuard), sizeof four);
    for (const uint64_t begin : {uint64_t{0}, guardBehind()})
        if (m_guardBytes > 0)
            vkCmdFillBuffer(commands, *m_buffer, begin, m_guardBytes, four);
}

void Buffer::recordGuardsInto(VkCommandBuffer commands, const Buffer& staging) const
{
    for (const uint64_t begin : {uint64_t{0}, guardBehind()})
        if (const VkBufferCopy guard{begin, begin, m_guardBytes}; m_guardBytes > 0)
            vkCmdCopyBuffer(commands, *m_buffer, *staging.m_buffer, 1, &guard);
}

bool Buffer::guardsAreIntact() const
{
    if (m_mapped == nullptr)
        return true;
    return holdsOnly({m_mapped, m_guardBytes}, kGuard) && holdsOnly({m_mapped + guardBehind(), m_guardBytes}, kGuard);
}

void recordCopy(VkCommandBuffer commands, const Buffer& from, const Buffer& to, uint64_t bytes)
{
    const VkBufferCopy region{from.offset(), to.offset(), bytes};
    vkCmdCopyBuffer(commands, from.handle(), to.handle(), 1, &region);
}

} // namespace tessera::vulkan
