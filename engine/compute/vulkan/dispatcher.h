// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/device.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <map>
#include <optional>
#include <span>

namespace tessera::vulkan {

enum class Kernel { StridedCopy, SeparableTaps, Interleave, Strips };

// Specialization constants of a shader, by constant_id. A shader with fewer ignores the rest. The constant after the
// last is the workgroup size, for shaders that specialize it.
using Constants = std::array<uint32_t, 15>;
struct Variant {
    Kernel kernel;
    Constants constants;

    auto operator<=>(const Variant&) const = default; // NOLINT(modernize-use-nullptr): its 0 is the compiler's
};

uint32_t formatOf(DataType type); // numbers.glsl: kFloat …

// The pipelines of a device. Each is built when it is first needed, and then kept.
class Kernels {
public:
    explicit Kernels(const Device& device);

    VkPipeline pipeline(const Variant& variant);
    vk::PipelineLayout layout() const { return *m_layout; }
    const vk::DescriptorSetLayout& setLayout() const { return *m_setLayout; }

private:
    const Device& m_device;
    Handle<vk::DescriptorSetLayout> m_setLayout; // input, output, table
    Handle<vk::PipelineLayout> m_layout;
    std::array<Handle<vk::ShaderModule>, 4> m_modules; // by Kernel
    std::map<Variant, Handle<vk::Pipeline>> m_pipelines;
};

Handle<vk::ShaderModule> makeModule(const Device& device, std::span<const uint32_t> code); // from SPIR-V
// Makes the pipeline of a compute shader whose entry point is "main".
Handle<vk::Pipeline> makePipeline(const Device& device, vk::ShaderModule module, vk::PipelineLayout layout,
                                  const vk::SpecializationInfo* specialization = nullptr);

// Uploads the input of one dispatch, runs it, and downloads its output: the buffers, the descriptor set and the
// pipelines of a device.
class Dispatcher {
public:
    Dispatcher(const Device& device, uint32_t guardBytes);

    // Memory that the host fills before dispatch(): the input (binding 0) and the table (binding 2).
    std::span<std::byte> input(uint64_t bytes) { return prepare(m_input, bytes); }
    std::span<std::byte> table(uint64_t bytes) { return prepare(m_table, bytes); }

    // Runs `workgroups` workgroups that write `vectors` times 16 bytes to the output (binding 1), which it returns.
    // `params` are the push constants. Adds the device's times to every stage; the caller adds the host's share of the
    // transfers. Throws EngineError, vk::SystemError.
    std::span<const std::byte> dispatch(const Variant& variant, std::span<const std::byte> params, uint64_t workgroups,
                                        uint64_t vectors, Timings& times);

    // The same with the caller's pipeline of layout(), whose shader may write out of bounds. Returns the used bytes of
    // all three buffers afterwards. The output is filled with `filling` first.
    struct Contents {
        std::span<const std::byte> input, output, table;
    };
    Contents dispatch(VkPipeline pipeline, const std::array<uint32_t, 3>& groups, uint64_t vectors, uint32_t filling,
                      Timings& times);
    vk::PipelineLayout layout() const { return m_kernels.layout(); }

    bool guardsAreIntact() const;

private:
    struct StagedBuffer { // a device buffer, with a staging buffer where the host does not see it
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
    Handle<vk::DescriptorPool> m_descriptorPool;
    vk::DescriptorSet m_descriptorSet; // the pool's
    Commands m_commands; // the last member: its destructor waits for the use of the others
};

} // namespace tessera::vulkan
