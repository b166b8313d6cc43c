// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/device.h"

namespace tessera::vulkan {

// A command buffer that is recorded, submitted and waited for again and again, with timestamp queries.
class Commands {
public:
    Commands(const Device& device, uint32_t timestamps);
    ~Commands(); // waits for a submission that is still running
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;

    // Begins a new recording. writeTimestamp() records a timestamp query; each index is written once a recording.
    const vk::raii::CommandBuffer& begin();
    void writeTimestamp(uint32_t index) const;

    // Ends the recording, submits it and waits for its fence. Returns the seconds from submission to fence by the
    // host's clock. Throws vk::SystemError, and EngineError when the device's timeout passes: the submission still runs
    // then, and finish() waits for it.
    double run();
    void finish(); // waits for a submission that is still running; throws as run() does

    // Seconds between each timestamp and the next, of the last run. Empty where the device has no timestamps.
    std::vector<double> secondsBetweenTimestamps() const;

private:
    const Device& m_device;
    uint32_t m_timestamps;
    vk::raii::CommandPool m_pool;
    vk::raii::CommandBuffer m_buffer;
    vk::raii::QueryPool m_queries;
    vk::raii::Fence m_fence;
    bool m_isRunning = false;
};

} // namespace tessera::vulkan
