// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/commands.h"

#include <chrono>

namespace tessera::vulkan {

namespace {

using Stage = vk::PipelineStageFlagBits;

vk::raii::CommandBuffer makeBuffer(const Device& device, vk::CommandPool pool)
{
    return std::move(vk::raii::CommandBuffers(device.handle(),
                                              vk::CommandBufferAllocateInfo(pool, vk::CommandBufferLevel::ePrimary, 1))
                         .front());
}

} // namespace

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
    const auto start = std::chrono::steady_clock::now();
    m_device.handle().resetFences(*m_fence);
    m_device.submit(*m_buffer, *m_fence);
    m_isRunning = true;
    finish();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
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
