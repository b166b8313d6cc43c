// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/setup.h"

#include "engine/compute/vulkan/buffer.h"
#include "engine/compute/vulkan/device.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

class DeviceCopies {
public:
    DeviceCopies(const std::string& device, const Setup& setup, uint64_t bytes)
        : m_instance(setup.validate)
        , m_device(m_instance, m_instance.device(device), setup)
        , m_bytes(bytes)
        , m_atOnce(std::min({bytes, m_device.memoryBytes / 2, m_device.allocationBytes}))
        , m_from(m_device, Intent::Device, setup.guardBytes)
        , m_to(m_device, Intent::Device, setup.guardBytes)
        , m_commands(m_device, 2)
    {
        m_from.reserve(m_atOnce);
        m_to.reserve(m_atOnce);
        const VkCommandBuffer commands = m_commands.begin(); // touches both
        m_commands.writeTimestamp(0);
        for (const Buffer* buffer : {&m_from, &m_to})
            vkCmdFillBuffer(commands, buffer->handle(), buffer->offset(), buffer->capacity() / 4 * 4, 1);
        m_commands.writeTimestamp(1);
        m_commands.run();
        m_instance.throwMessages();
    }

    double seconds()
    try {
        constexpr Access write{VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
        const VkCommandBuffer commands = m_commands.begin();
        m_commands.writeTimestamp(0);
        for (uint64_t done = 0; done < m_bytes; done += m_atOnce) {
            if (done > 0)
                recordBarrier(commands, write, write);
            recordCopy(commands, m_from, m_to, std::min(m_atOnce, m_bytes - done));
        }
        m_commands.writeTimestamp(1);
        const double host = m_commands.run();
        m_instance.throwMessages();
        const std::vector<double> device = m_commands.secondsBetweenTimestamps();
        return device.empty() ? host : device.front();
    } catch (const ApiError& error) {
        throw engineError(error);
    }

private:
    Instance m_instance;
    Device m_device;
    uint64_t m_bytes;
    uint64_t m_atOnce; // bytes that one command copies
    Buffer m_from, m_to;
    Commands m_commands;
};

} // namespace

CopyProbe makeCopyProbe(const std::string& device, const Setup& setup, uint64_t bytes)
try {
    return [copies = std::make_shared<DeviceCopies>(device, setup, bytes)] { return copies->seconds(); };
} catch (const ApiError& error) {
    throw engineError(error);
}

} // namespace tessera::vulkan
