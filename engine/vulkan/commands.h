// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/device.h"

namespace tessera::vulkan {

// A command buffer that is recorded, run and waited for, again and again, with the device's clock.
class Commands {
public:
    Commands(const Device& device, uint32_t stamps);
    ~Commands(); // waits for what still runs
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;

    // A new recording; stamp() writes the device's time into it, each number once.
    const vk::raii::CommandBuffer& begin();
    void stamp(uint32_t number) const;

    // Ends the recording, runs it and waits. Gives back the seconds that this took the host. Throws EngineError (it
    // takes too long, and still runs: see finish), vk::SystemError.
    double run();
    void finish(); // waits for a run that took too long; throws as run does

    // The device's seconds between one stamp and the next, of the last run; empty where it has no clock.
    std::vector<double> betweenStamps() const;

private:
    const Device& m_device;
    uint32_t m_stamps;
    vk::raii::CommandPool m_pool;
    vk::raii::CommandBuffer m_buffer;
    vk::raii::QueryPool m_queries;
    vk::raii::Fence m_fence;
    bool m_isRunning = false;
};

} // namespace tessera::vulkan
