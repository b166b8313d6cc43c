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

Handle<vk::CommandPool> makePool(const Device& device)
{
    const VkCommandPoolCreateInfo info{.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                       .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
                                       .queueFamilyIndex = device.queueFamily};
    return make<vk::CommandPool>("vkCreateCommandPool", device.handle(), info, api.vkCreateCommandPool);
}

VkCommandBuffer makeBuffer(const Device& device, VkCommandPool pool)
{
    const VkCommandBufferAllocateInfo info{.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                           .commandPool = pool,
                                           .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                           .commandBufferCount = 1};
    VkCommandBuffer buffer = nullptr;
    check("vkAllocateCommandBuffers", api.vkAllocateCommandBuffers(device.handle(), &info, &buffer));
    return buffer;
}

Handle<vk::QueryPool> makeQueries(const Device& device, uint32_t timestamps)
{
    const VkQueryPoolCreateInfo info{.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
                                     .queryType = VK_QUERY_TYPE_TIMESTAMP,
                                     .queryCount = timestamps};
    return make<vk::QueryPool>("vkCreateQueryPool", device.handle(), info, api.vkCreateQueryPool);
}

Handle<vk::Fence> makeFence(const Device& device)
{
    const VkFenceCreateInfo info{.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    return make<vk::Fence>("vkCreateFence", device.handle(), info, api.vkCreateFence);
}

Handle<vk::Device> makeDevice(VkPhysicalDevice physical, uint32_t family)
{
    constexpr float priority = 1;
    const VkDeviceQueueCreateInfo queue{.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                        .queueFamilyIndex = family,
                                        .queueCount = 1,
                                        .pQueuePriorities = &priority};
    const VkDeviceCreateInfo info{
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue};
    VkDevice device = nullptr;
    check("vkCreateDevice", api.vkCreateDevice(physical, &info, nullptr, &device));
    return owned(vk::Device(device));
}

} // namespace

Device::Device(VkPhysicalDevice physical, const Setup& setup)
    : timeoutNanoseconds(setup.timeoutNanoseconds)
    , isValidated(setup.validate)
    , m_beforeSubmit(setup.beforeSubmit)
{
    api.vkGetPhysicalDeviceMemoryProperties(physical, &m_memory);
    const std::vector<VkQueueFamilyProperties> families = queueFamilies(physical);
    queueFamily = computeFamily(families).value();
    VkPhysicalDeviceMaintenance3Properties sizes{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES};
    VkPhysicalDeviceProperties2 chain{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &sizes};
    api.vkGetPhysicalDeviceProperties2(physical, &chain);
    const VkPhysicalDeviceProperties& properties = chain.properties;
    allocationBytes = sizes.maxMemoryAllocationSize - kAlignmentBytes - 2 * uint64_t{setup.guardBytes};
    rangeBytes =
        lowered(std::min<uint64_t>(properties.limits.maxStorageBufferRange, allocationBytes), setup.rangeBytes);
    // Half of the heap: staging buffers may lie in it too, and other programs need memory.
    memoryBytes = lowered(deviceMemory(m_memory) / 2, setup.memoryBytes);
    const auto& groups = properties.limits.maxComputeWorkGroupCount;
    workgroups = static_cast<uint32_t>(lowered(std::min(groups[0], groups[1]), setup.workgroups));
    // A software device runs a group as a loop over vectors of 8 invocations.
    const bool isSoftware = properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU && !setup.cutAsForGpu;
    grain = {isSoftware ? 8u : 64u, isSoftware, uint64_t{workgroups} * workgroups};
    const uint32_t bits = families[queueFamily].timestampValidBits;
    nanosecondsPerTick = bits == 0 ? 0 : double{properties.limits.timestampPeriod};
    sharesMemory = !setup.alwaysStage && properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    m_device = makeDevice(physical, queueFamily);
    api.vkGetDeviceQueue(*m_device, queueFamily, 0, &m_queue);
}

void Device::submit(VkCommandBuffer commands, VkFence fence) const
{
    if (m_beforeSubmit)
        m_beforeSubmit();
    const VkSubmitInfo info{
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    check("vkQueueSubmit", api.vkQueueSubmit(m_queue, 1, &info, fence));
}

Handle<vk::DeviceMemory> Device::allocate(const VkMemoryRequirements& need, VkMemoryPropertyFlags wanted,
                                          VkMemoryPropertyFlags enough) const
{
    for (const VkMemoryPropertyFlags flags : {wanted, enough})
        for (uint32_t type = 0; type < m_memory.memoryTypeCount; ++type)
            if ((need.memoryTypeBits & (1u << type)) != 0
                && (m_memory.memoryTypes[type].propertyFlags & flags) == flags) {
                const VkMemoryAllocateInfo info{.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                                .allocationSize = need.size,
                                                .memoryTypeIndex = type};
                return make<vk::DeviceMemory>("vkAllocateMemory", *m_device, info, api.vkAllocateMemory);
            }
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
    , m_pool(makePool(device))
    , m_buffer(makeBuffer(device, *m_pool))
    , m_queries(makeQueries(device, timestamps))
    , m_fence(makeFence(device))
{
}

Commands::~Commands()
{
    if (m_isRunning)
        static_cast<void>(api.vkDeviceWaitIdle(m_device.handle()));
}

VkCommandBuffer Commands::begin()
{
    finish();
    check("vkResetCommandBuffer", api.vkResetCommandBuffer(m_buffer, 0));
    const VkCommandBufferBeginInfo info{.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                        .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
    check("vkBeginCommandBuffer", api.vkBeginCommandBuffer(m_buffer, &info));
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
    check("vkEndCommandBuffer", api.vkEndCommandBuffer(m_buffer));
    const Stopwatch watch;
    const VkFence fence = *m_fence;
    check("vkResetFences", api.vkResetFences(m_device.handle(), 1, &fence));
    m_device.submit(m_buffer, fence);
    m_isRunning = true;
    finish();
    return watch.seconds();
}

void Commands::finish()
{
    if (!m_isRunning)
        return;
    const uint64_t most = m_device.timeoutNanoseconds;
    const VkFence fence = *m_fence;
    if (check("vkWaitForFences", api.vkWaitForFences(m_device.handle(), 1, &fence, VK_TRUE, most)) == VK_TIMEOUT)
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
    std::vector<uint64_t> ticks(m_timestamps);
    check("vkGetQueryPoolResults",
          api.vkGetQueryPoolResults(m_device.handle(), *m_queries, 0, m_timestamps, m_timestamps * sizeof(uint64_t),
                                    ticks.data(), sizeof(uint64_t), VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
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
    const VkBufferCreateInfo info{.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                  .size = m_capacity + 2 * uint64_t{m_guardBytes},
                                  .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT
                                      | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
    Handle<vk::Buffer> buffer = make<vk::Buffer>("vkCreateBuffer", m_device.handle(), info, api.vkCreateBuffer);

    constexpr VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, enough = 0;
    if (m_intent == Intent::Upload) {
        wanted = enough = host;
    } else if (m_intent == Intent::Readback || m_device.sharesMemory) {
        wanted = host | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
        enough = host;
    }
    VkMemoryRequirements need{};
    api.vkGetBufferMemoryRequirements(m_device.handle(), *buffer, &need);
    m_memory = m_device.allocate(need, wanted, enough);
    check("vkBindBufferMemory", api.vkBindBufferMemory(m_device.handle(), *buffer, *m_memory, 0));
    m_buffer = std::move(buffer);
    if (m_intent == Intent::Device && !m_device.sharesMemory)
        return;
    void* mapped = nullptr;
    check("vkMapMemory", api.vkMapMemory(m_device.handle(), *m_memory, 0, VK_WHOLE_SIZE, 0, &mapped));
    m_mapped = static_cast<std::byte*>(mapped);
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
