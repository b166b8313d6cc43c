// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/device.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kAlignmentBytes = 1 << 16; // that an allocation may take more than its buffer

uint64_t lowered(uint64_t limit, uint64_t option)
{
    return option == 0 ? limit : std::min(limit, option);
}

} // namespace

Device::Device(const Instance&, vk::raii::PhysicalDevice physical, const VulkanOptions& options)
    : m_physical(std::move(physical))
    , m_memory(m_physical.getMemoryProperties())
    , m_beforeSubmit(options.beforeSubmit)
    , m_timeoutNanoseconds(options.timeoutNanoseconds)
    , m_family(computeFamily(m_physical.getQueueFamilyProperties()).value())
{
    const auto chain =
        m_physical.getProperties2<vk::PhysicalDeviceProperties2, vk::PhysicalDeviceMaintenance3Properties>();
    const vk::PhysicalDeviceProperties& properties = chain.get<vk::PhysicalDeviceProperties2>().properties;
    m_allocationBytes = chain.get<vk::PhysicalDeviceMaintenance3Properties>().maxMemoryAllocationSize - kAlignmentBytes
        - 2 * uint64_t{options.guardBytes};
    m_rangeBytes =
        lowered(std::min<uint64_t>(properties.limits.maxStorageBufferRange, m_allocationBytes), options.rangeBytes);
    // Half of the heap: staging buffers may lie in it too, and other programs need memory.
    m_memoryBytes = lowered(deviceMemory(m_memory) / 2, options.memoryBytes);
    const auto& workgroups = properties.limits.maxComputeWorkGroupCount;
    m_workgroups = static_cast<uint32_t>(lowered(std::min(workgroups[0], workgroups[1]), options.workgroups));
    // A software device runs a group as a loop over vectors of 8 invocations.
    const bool isSoftware = properties.deviceType == vk::PhysicalDeviceType::eCpu && !options.cutAsForGpu;
    m_grain = {isSoftware ? 8u : 64u, isSoftware, uint64_t{m_workgroups} * m_workgroups};
    const uint32_t bits = m_physical.getQueueFamilyProperties()[m_family].timestampValidBits;
    m_nanosecondsPerTick = bits == 0 ? 0 : double{properties.limits.timestampPeriod};
    m_sharesMemory = !options.alwaysStage && properties.deviceType != vk::PhysicalDeviceType::eDiscreteGpu;
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

} // namespace tessera::vulkan
