// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/buffer.h"
#include "engine/vulkan/commands.h"
#include "engine/vulkan/kernels.h"
#include "engine/vulkan/slices.h"

namespace tessera::vulkan {

// Seconds of one or more dispatches.
struct DispatchTimes {
    double upload = 0;
    double kernel = 0;
    double download = 0;
    uint64_t dispatches = 0;
};

// The buffers, queue and clock of a device: uploads what a slice reads, dispatches it, brings back what it wrote.
class Dispatcher {
public:
    Dispatcher(const Device& device, uint32_t guardBytes);

    // Bytes that the host writes before dispatch(): the input and the table of the slice.
    std::span<std::byte> input(uint64_t bytes);
    std::span<std::byte> table(uint64_t bytes);

    // Runs `groups` workgroups of a kernel that write `vectors` outputs of 16 bytes; params is its push-constant
    // struct. The host's own share of the transfers is the caller's to add. Throws EngineError, vk::SystemError.
    std::span<const std::byte> dispatch(const Variant& variant, std::span<const std::byte> params, uint64_t groups,
                                        uint64_t vectors, DispatchTimes& times);

    uint64_t allocations() const; // of buffers, since the start
    size_t pipelines() const { return m_kernels.built(); }
    bool guardsAreIntact() const;

private:
    struct Side { // the device's buffer, and the one that the host sees where that is another
        Buffer device;
        Buffer staging;
        uint64_t used = 0;
    };

    std::span<std::byte> prepare(Side& side, uint64_t bytes);
    std::span<std::byte> hostBytes(const Side& side) const;
    void bind();
    void record(const Variant& variant, std::span<const std::byte> params, uint64_t groups);
    void recordUploads(const vk::raii::CommandBuffer& commands) const;
    void recordDownload(const vk::raii::CommandBuffer& commands) const;
    void addTimes(double wallSeconds, DispatchTimes& times) const;

    const Device& m_device;
    Kernels m_kernels;
    Side m_input, m_output, m_table;
    vk::raii::DescriptorPool m_descriptorPool;
    vk::raii::DescriptorSet m_set;
    Commands m_commands; // last: waits for what uses the others
};

} // namespace tessera::vulkan
