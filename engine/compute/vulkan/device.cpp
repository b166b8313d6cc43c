// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/device.h"

#include "engine/core/tensor/stopwatch.h"

#include <algorithm>
#include <cstring>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kAlignmentBytes = 1 << 16; // the most by which an allocation exceeds its buffer

uint64_t lowered(uint64_t limit, uint64_t option)
{
    return option == 0 ? limit : std::min(limit, option);
}

} // namespace

Device::Device(vk::PhysicalDevice physical, const Setup& setup)
    : timeoutNanoseconds(setup.timeoutNanoseconds)
    , isValidated(setup.validate)
    , m_beforeSubmit(setup.beforeSubmit)
{
    m_memory = physical.getMemoryProperties(api);
    const std::vector<vk::QueueFamilyProperties> families = physical.getQueueFamilyProperties(api);
    queueFamily = computeFamily(families).value();
    const vk::PhysicalDeviceProperties properties = physical.getProperties(api);
    using Sizes = vk::PhysicalDeviceMaintenance3Properties;
    const auto sizes = physical.getProperties2<vk::PhysicalDeviceProperties2, Sizes>(api).get<Sizes>();
    allocationBytes = sizes.maxMemoryAllocationSize - kAlignmentBytes - 2 * uint64_t{setup.guardBytes};
    rangeBytes =
        lowered(std::min<uint64_t>(properties.limits.maxStorageBufferRange, allocationBytes), setup.rangeBytes);
    // Half of the heap: staging buffers may lie in it too, and other programs need memory.
    memoryBytes = lowered(deviceMemory(m_memory) / 2, setup.memoryBytes);
    const auto& groups = properties.limits.maxComputeWorkGroupCount;
    workgroups = static_cast<uint32_t>(lowered(std::min(groups[0], groups[1]), setup.workgroups));
    // A software device runs a group as a loop over vectors of 8 invocations.
    const bool isSoftware = properties.deviceType == vk::PhysicalDeviceType::eCpu && !setup.cutAsForGpu;
    grain = {isSoftware ? 8u : 64u, isSoftware, uint64_t{workgroups} * workgroups};
    const uint32_t bits = families[queueFamily].timestampValidBits;
    nanosecondsPerTick = bits == 0 ? 0 : double{properties.limits.timestampPeriod};
    sharesMemory = !setup.alwaysStage && properties.deviceType != vk::PhysicalDeviceType::eDiscreteGpu;
    constexpr float priority = 1;
    const vk::DeviceQueueCreateInfo queue({}, queueFamily, 1, &priority);
    m_device = physical.createDeviceUnique({{}, queue}, nullptr, api);
    m_queue = m_device->getQueue(queueFamily, 0, api);
}

void Device::submit(vk::CommandBuffer commands, vk::Fence fence) const
{
    if (m_beforeSubmit)
        m_beforeSubmit();
    m_queue.submit(vk::SubmitInfo({}, {}, commands), fence, api);
}

Handle<vk::DeviceMemory> Device::allocate(const VkMemoryRequirements& need, VkMemoryPropertyFlags wanted,
                                          VkMemoryPropertyFlags enough) const
{
    for (const VkMemoryPropertyFlags flags : {wanted, enough})
        for (uint32_t type = 0; type < m_memory.memoryTypeCount; ++type)
            if ((need.memoryTypeBits & (1u << type)) != 0
                && (m_memory.memoryTypes[type].propertyFlags & flags) == flags)
                return m_device->allocateMemoryUnique({need.size, type}, nullptr, api);
    throw EngineError(say("vulkan", "The device has no memory of the kind that a buffer needs") + ".");
}

void recordBarrier(VkCommandBuffer commands, const Access& from, const Access& to)
{
    const VkMemoryBarrier barrier{
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = from.kinds, .dstAccessMask = to.kinds};
    api.vkCmdPipelineBarrier(commands, from.stages, to.stages, 0, 1, &barrier, 0, nullptr, 0, nullptr);
}

Commands::Commands(const Device& device, uint32_t timestamps)
    : m_device(device)
    , m_timestamps(timestamps)
    , m_pool(device.handle().createCommandPoolUnique(
          {vk::CommandPoolCreateFlagBits::eResetCommandBuffer, device.queueFamily}, nullptr, api))
    , m_buffer(device.handle().allocateCommandBuffers({*m_pool, vk::CommandBufferLevel::ePrimary, 1}, api).front())
    , m_queries(device.handle().createQueryPoolUnique({{}, vk::QueryType::eTimestamp, timestamps}, nullptr, api))
    , m_fence(device.handle().createFenceUnique({}, nullptr, api))
{
}

Commands::~Commands()
{
    if (m_isRunning)
        static_cast<void>(api.vkDeviceWaitIdle(m_device.handle()));
}

vk::CommandBuffer Commands::begin()
{
    finish();
    m_buffer.reset({}, api);
    m_buffer.begin(vk::CommandBufferBeginInfo(vk::CommandBufferUsageFlagBits::eOneTimeSubmit), api);
    if (m_device.nanosecondsPerTick > 0)
        api.vkCmdResetQueryPool(m_buffer, *m_queries, 0, m_timestamps);
    return m_buffer;
}

void Commands::writeTimestamp(uint32_t index) const
{
    if (m_device.nanosecondsPerTick > 0)
        api.vkCmdWriteTimestamp(m_buffer,
                                index == 0 ? VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT,
                                *m_queries, index);
}

double Commands::run()
{
    m_buffer.end(api);
    const Stopwatch watch;
    m_device.handle().resetFences(*m_fence, api);
    m_device.submit(m_buffer, *m_fence);
    m_isRunning = true;
    finish();
    return watch.seconds();
}

void Commands::finish()
{
    if (!m_isRunning)
        return;
    const uint64_t most = m_device.timeoutNanoseconds;
    if (m_device.handle().waitForFences(*m_fence, VK_TRUE, most, api) == vk::Result::eTimeout)
        throw EngineError(
            say("vulkan",
                "The device did not finish within %1 seconds, and still works. Run a smaller case, or the "
                "cpu engine")(most / 1'000'000'000)
            + ".");
    if (m_device.isValidated) // newer layers report after the fence
        static_cast<void>(api.vkDeviceWaitIdle(m_device.handle()));
    m_isRunning = false;
}

std::vector<double> Commands::secondsBetweenTimestamps() const
{
    if (m_device.nanosecondsPerTick == 0)
        return {};
    const std::vector<uint64_t> ticks =
        m_device.handle()
            .getQueryPoolResults<uint64_t>(*m_queries, 0, m_timestamps, m_timestamps * sizeof(uint64_t),
                                           sizeof(uint64_t),
                                           vk::QueryResultFlagBits::e64 | vk::QueryResultFlagBits::eWait, api)
            .value;
    std::vector<double> seconds;
    for (size_t i = 0; i + 1 < ticks.size(); ++i)
        seconds.push_back(static_cast<double>(ticks[i + 1] - ticks[i]) * m_device.nanosecondsPerTick * 1e-9);
    return seconds;
}

namespace {

constexpr std::byte kGuard{0xa5};
constexpr uint64_t kSmallest = 4096;

} // namespace

// Compares each byte with the next one, which memcmp does in large steps.
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
    std::memset(m_mapped + guardAfter(), static_cast<int>(kGuard), m_guardBytes);
}

void Buffer::allocate(uint64_t bytes)
{
    m_buffer = {};
    m_memory = {};
    m_mapped = nullptr;
    m_capacity = std::max(bytes, kSmallest);
    using Usage = vk::BufferUsageFlagBits;
    Handle<vk::Buffer> buffer =
        m_device.handle().createBufferUnique({{},
                                              m_capacity + 2 * uint64_t{m_guardBytes},
                                              Usage::eStorageBuffer | Usage::eTransferSrc | Usage::eTransferDst},
                                             nullptr, api);

    constexpr VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, enough = 0;
    if (m_intent == Intent::Upload) {
        wanted = enough = host;
    } else if (m_intent == Intent::Readback || m_device.sharesMemory) {
        wanted = host | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
        enough = host;
    }
    m_memory = m_device.allocate(m_device.handle().getBufferMemoryRequirements(*buffer, api), wanted, enough);
    m_device.handle().bindBufferMemory(*buffer, *m_memory, 0, api);
    m_buffer = std::move(buffer);
    if (m_intent == Intent::Device && !m_device.sharesMemory)
        return;
    m_mapped = static_cast<std::byte*>(m_device.handle().mapMemory(*m_memory, 0, VK_WHOLE_SIZE, {}, api));
}

std::span<std::byte> Buffer::mapped() const
{
    return m_mapped == nullptr ? std::span<std::byte>{} : std::span(m_mapped + m_guardBytes, m_capacity);
}

void Buffer::recordGuards(VkCommandBuffer commands) const
{
    uint32_t four = 0; // the byte, four times
    std::memset(&four, static_cast<int>(kGuard), sizeof four);
    for (const uint64_t begin : {uint64_t{0}, guardAfter()})
        if (m_guardBytes > 0)
            api.vkCmdFillBuffer(commands, *m_buffer, begin, m_guardBytes, four);
}

void Buffer::recordGuardsInto(VkCommandBuffer commands, const Buffer& staging) const
{
    for (const uint64_t begin : {uint64_t{0}, guardAfter()})
        if (const VkBufferCopy guard{begin, begin, m_guardBytes}; m_guardBytes > 0)
            api.vkCmdCopyBuffer(commands, *m_buffer, *staging.m_buffer, 1, &guard);
}

bool Buffer::guardsAreIntact() const
{
    if (m_mapped == nullptr)
        return true;
    return holdsOnly({m_mapped, m_guardBytes}, kGuard) && holdsOnly({m_mapped + guardAfter(), m_guardBytes}, kGuard);
}

void recordCopy(VkCommandBuffer commands, const Buffer& from, const Buffer& to, uint64_t bytes)
{
    const VkBufferCopy region{from.offset(), to.offset(), bytes};
    api.vkCmdCopyBuffer(commands, from.handle(), to.handle(), 1, &region);
}

} // namespace tessera::vulkan
