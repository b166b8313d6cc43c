// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/device.h"

#include "engine/core/tensor/stopwatch.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kAlignmentBytes = 1 << 16; // that an allocation may take more than its buffer

uint64_t lowered(uint64_t limit, uint64_t option)
{
    return option == 0 ? limit : std::min(limit, option);
}

using Stage = vk::PipelineStageFlagBits;

vk::raii::CommandBuffer makeBuffer(const Device& device, vk::CommandPool pool)
{
    return std::move(vk::raii::CommandBuffers(device.handle(),
                                              vk::CommandBufferAllocateInfo(pool, vk::CommandBufferLevel::ePrimary, 1))
                         .front());
}

} // namespace

Device::Device(const Instance&, vk::raii::PhysicalDevice physical, const Setup& setup)
    : m_physical(std::move(physical))
    , m_memory(m_physical.getMemoryProperties())
    , m_beforeSubmit(setup.beforeSubmit)
    , m_timeoutNanoseconds(setup.timeoutNanoseconds)
    , m_family(computeFamily(m_physical.getQueueFamilyProperties()).value())
{
    const auto chain =
        m_physical.getProperties2<vk::PhysicalDeviceProperties2, vk::PhysicalDeviceMaintenance3Properties>();
    const vk::PhysicalDeviceProperties& properties = chain.get<vk::PhysicalDeviceProperties2>().properties;
    m_allocationBytes = chain.get<vk::PhysicalDeviceMaintenance3Properties>().maxMemoryAllocationSize - kAlignmentBytes
        - 2 * uint64_t{setup.guardBytes};
    m_rangeBytes =
        lowered(std::min<uint64_t>(properties.limits.maxStorageBufferRange, m_allocationBytes), setup.rangeBytes);
    // Half of the heap: staging buffers may lie in it too, and other programs need memory.
    m_memoryBytes = lowered(deviceMemory(m_memory) / 2, setup.memoryBytes);
    const auto& workgroups = properties.limits.maxComputeWorkGroupCount;
    m_workgroups = static_cast<uint32_t>(lowered(std::min(workgroups[0], workgroups[1]), setup.workgroups));
    // A software device runs a group as a loop over vectors of 8 invocations.
    const bool isSoftware = properties.deviceType == vk::PhysicalDeviceType::eCpu && !setup.cutAsForGpu;
    m_grain = {isSoftware ? 8u : 64u, isSoftware, uint64_t{m_workgroups} * m_workgroups};
    const uint32_t bits = m_physical.getQueueFamilyProperties()[m_family].timestampValidBits;
    m_nanosecondsPerTick = bits == 0 ? 0 : double{properties.limits.timestampPeriod};
    m_sharesMemory = !setup.alwaysStage && properties.deviceType != vk::PhysicalDeviceType::eDiscreteGpu;
    constexpr float priority = 1;
    const vk::DeviceQueueCreateInfo queue({}, m_family, 1, &priority);
    m_device = vk::raii::Device(m_physical, vk::DeviceCreateInfo({}, queue));
    m_queue = vk::raii::Queue(m_device, m_family, 0);
}

void Device::submit(vk::CommandBuffer commands, vk::Fence fence) const
{
    if (m_beforeSubmit)
        m_beforeSubmit();
    m_queue.submit(vk::SubmitInfo({}, {}, commands), fence);
}

vk::raii::DeviceMemory Device::allocate(const vk::MemoryRequirements& need, vk::MemoryPropertyFlags wanted,
                                        vk::MemoryPropertyFlags enough) const
{
    for (const vk::MemoryPropertyFlags flags : {wanted, enough})
        for (uint32_t type = 0; type < m_memory.memoryTypeCount; ++type)
            if ((need.memoryTypeBits & (1u << type)) != 0
                && (m_memory.memoryTypes[type].propertyFlags & flags) == flags)
                return {m_device, vk::MemoryAllocateInfo(need.size, type)};
    throw EngineError(say("vulkan", "The device has no memory of the kind that a buffer needs") + ".");
}

Commands::Commands(const Device& device, uint32_t timestamps)
    : m_device(device)
    , m_timestamps(timestamps)
    , m_pool(device.handle(),
             vk::CommandPoolCreateInfo(vk::CommandPoolCreateFlagBits::eResetCommandBuffer, device.queueFamily()))
    , m_buffer(makeBuffer(device, *m_pool))
    , m_queries(device.handle(), vk::QueryPoolCreateInfo({}, vk::QueryType::eTimestamp, timestamps))
    , m_fence(device.handle(), vk::FenceCreateInfo())
{
}

Commands::~Commands()
{
    if (m_isRunning)
        static_cast<void>(m_device.handle().getDispatcher()->vkDeviceWaitIdle(*m_device.handle())); // never throws
}

const vk::raii::CommandBuffer& Commands::begin()
{
    finish();
    m_buffer.reset();
    m_buffer.begin(vk::CommandBufferBeginInfo(vk::CommandBufferUsageFlagBits::eOneTimeSubmit));
    if (m_device.nanosecondsPerTick() > 0)
        m_buffer.resetQueryPool(*m_queries, 0, m_timestamps);
    return m_buffer;
}

void Commands::writeTimestamp(uint32_t index) const
{
    if (m_device.nanosecondsPerTick() > 0)
        m_buffer.writeTimestamp(index == 0 ? Stage::eTopOfPipe : Stage::eBottomOfPipe, *m_queries, index);
}

double Commands::run()
{
    m_buffer.end();
    const Stopwatch watch;
    m_device.handle().resetFences(*m_fence);
    m_device.submit(*m_buffer, *m_fence);
    m_isRunning = true;
    finish();
    return watch.seconds();
}

void Commands::finish()
{
    if (!m_isRunning)
        return;
    const uint64_t most = m_device.timeoutNanoseconds();
    if (m_device.handle().waitForFences(*m_fence, true, most) == vk::Result::eTimeout)
        throw EngineError(
            say("vulkan",
                "The device did not finish within %1 seconds, and still works. Run a smaller case, or the "
                "cpu engine")(most / 1'000'000'000)
            + ".");
    m_isRunning = false;
}

std::vector<double> Commands::secondsBetweenTimestamps() const
{
    if (m_device.nanosecondsPerTick() == 0)
        return {};
    const auto ticks = m_queries
                           .getResults<uint64_t>(0, m_timestamps, m_timestamps * sizeof(uint64_t), sizeof(uint64_t),
                                                 vk::QueryResultFlagBits::e64 | vk::QueryResultFlagBits::eWait)
                           .second;
    std::vector<double> seconds;
    for (size_t i = 0; i + 1 < ticks.size(); ++i)
        seconds.push_back(static_cast<double>(ticks[i + 1] - ticks[i]) * m_device.nanosecondsPerTick() * 1e-9);
    return seconds;
}

} // namespace tessera::vulkan
