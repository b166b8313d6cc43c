// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/buffer.h"
#include "engine/compute/vulkan/device.h"
#include "engine/compute/vulkan/kernels.h"
#include "engine/compute/vulkan/slices.h"
#include "engine/core/engines/engine.h"

#include <array>
#include <optional>

namespace tessera::vulkan {

// Uploads the input of one dispatch, runs it, and downloads its output: the buffers, the descriptor set and the
// pipelines of a device.
class Dispatcher {
public:
    Dispatcher(const Device& device, uint32_t guardBytes);

    // Memory that the host fills before dispatch(): the input (binding 0) and the table (binding 2).
    std::span<std::byte> input(uint64_t bytes) { return prepare(m_input, bytes); }
    std::span<std::byte> table(uint64_t bytes) { return prepare(m_table, bytes); }

    // Runs `workgroups` workgroups that write `vectors` times 16 bytes to the output (binding 1), which it returns.
    // `params` are the push constants. Adds the device's times, of which each stage is there; the caller adds the
    // host's share of the transfers. Throws EngineError, ApiError.
    std::span<const std::byte> dispatch(const Variant& variant, std::span<const std::byte> params, uint64_t workgroups,
                                        uint64_t vectors, Timings& times);

    // The same with a pipeline of the caller's, of layout(), whose shader may write where it must not: gives back what
    // all three buffers hold then, as far as they are in use. The output holds `filling` beforehand.
    struct Contents {
        std::span<const std::byte> input, output, table;
    };
    Contents dispatch(VkPipeline pipeline, const std::array<uint32_t, 3>& groups, uint64_t vectors, uint32_t filling,
                      Timings& times);
    VkPipelineLayout layout() const { return m_kernels.layout(); }

    bool guardsAreIntact() const;

private:
    struct StagedBuffer { // a buffer of the device, and the staging buffer where the host does not see the first
        Buffer device;
        Buffer staging;
        uint64_t used = 0;
    };

    void run(VkPipeline pipeline, std::span<const std::byte> params, const std::array<uint32_t, 3>& groups,
             uint64_t vectors, std::optional<uint32_t> filling, Timings& times);
    std::span<std::byte> prepare(StagedBuffer& buffer, uint64_t bytes);
    std::span<std::byte> hostBytes(const StagedBuffer& buffer) const;
    void updateDescriptorSet();
    void record(VkPipeline pipeline, std::span<const std::byte> params, const std::array<uint32_t, 3>& groups,
                std::optional<uint32_t> filling);
    void recordDownload(VkCommandBuffer commands, std::initializer_list<const StagedBuffer*> buffers) const;
    void recordGuards(VkCommandBuffer commands) const;
    void recordGuardsBack(VkCommandBuffer commands) const;

    const Device& m_device;
    Kernels m_kernels;
    StagedBuffer m_input, m_output, m_table;
    Handle<VkDescriptorPool> m_descriptorPool;
    VkDescriptorSet m_descriptorSet; // the pool's
    Commands m_commands; // the last member: its destructor waits for what uses the others
};

} // namespace tessera::vulkan
