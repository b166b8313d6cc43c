// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/dispatcher.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

constexpr uint32_t kStridedCopy[] = {
#include "strided_copy.comp.inc"
};
constexpr uint32_t kSeparableTaps[] = {
#include "separable_taps.comp.inc"
};
constexpr uint32_t kInterleave[] = {
#include "interleave.comp.inc"
};
constexpr uint32_t kStrips[] = {
#include "taps_strips.comp.inc"
};

constexpr uint32_t kPushBytes =
    std::max({sizeof(StridedCopyParams), sizeof(SeparableTapsParams), sizeof(InterleaveParams), sizeof(StripsParams)});
static_assert(kPushBytes <= 128, "every device has 128 bytes of push constants, and not more");

Handle<vk::DescriptorSetLayout> makeSetLayout(const Device& device)
{
    std::array<vk::DescriptorSetLayoutBinding, 3> bindings;
    for (uint32_t binding = 0; binding < bindings.size(); ++binding)
        bindings[binding] = {binding, vk::DescriptorType::eStorageBuffer, 1, vk::ShaderStageFlagBits::eCompute};
    return device.handle().createDescriptorSetLayoutUnique({{}, bindings}, nullptr, api);
}

Handle<vk::PipelineLayout> makeLayout(const Device& device, const vk::DescriptorSetLayout& setLayout)
{
    const vk::PushConstantRange push(vk::ShaderStageFlagBits::eCompute, 0, kPushBytes);
    return device.handle().createPipelineLayoutUnique({{}, setLayout, push}, nullptr, api);
}

} // namespace

uint32_t formatOf(DataType type)
{
    return isFloat(type) ? 0 : type == DataType::Int8 ? 1 : 2;
}

Kernels::Kernels(const Device& device)
    : m_device(device)
    , m_setLayout(makeSetLayout(device))
    , m_layout(makeLayout(device, *m_setLayout))
    , m_modules{makeModule(device, kStridedCopy), makeModule(device, kSeparableTaps), makeModule(device, kInterleave),
                makeModule(device, kStrips)}
{
}

VkPipeline Kernels::pipeline(const Variant& variant)
{
    if (const auto found = m_pipelines.find(variant); found != m_pipelines.end())
        return *found->second;
    constexpr size_t kCount = std::tuple_size_v<Constants> + 1;
    std::array<uint32_t, kCount> constants;
    *std::ranges::copy(variant.constants, constants.begin()).out = m_device.grain.workgroup;
    std::array<vk::SpecializationMapEntry, kCount> entries;
    for (uint32_t id = 0; id < entries.size(); ++id)
        entries[id] = vk::SpecializationMapEntry(id, id * uint32_t{sizeof(uint32_t)}, sizeof(uint32_t));
    const vk::SpecializationInfo specialization(static_cast<uint32_t>(entries.size()), entries.data(), sizeof constants,
                                                constants.data());
    const vk::ShaderModule module = *m_modules[static_cast<size_t>(variant.kernel)];
    return *(m_pipelines[variant] = makePipeline(m_device, module, *m_layout, &specialization));
}

Handle<vk::ShaderModule> makeModule(const Device& device, std::span<const uint32_t> code)
{
    return device.handle().createShaderModuleUnique({{}, code.size_bytes(), code.data()}, nullptr, api);
}

Handle<vk::Pipeline> makePipeline(const Device& device, vk::ShaderModule module, vk::PipelineLayout layout,
                                  const vk::SpecializationInfo* specialization)
{
    const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute, module, "main",
                                                  specialization);
    return device.handle().createComputePipelineUnique({}, {{}, stage, layout}, nullptr, api).value;
}

namespace {

constexpr VkPipelineStageFlags kTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT, kHost = VK_PIPELINE_STAGE_HOST_BIT,
                               kShader = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
constexpr VkAccessFlags kTransferRead = VK_ACCESS_TRANSFER_READ_BIT, kTransferWrite = VK_ACCESS_TRANSFER_WRITE_BIT,
                        kHostRead = VK_ACCESS_HOST_READ_BIT, kHostWrite = VK_ACCESS_HOST_WRITE_BIT,
                        kShaderRead = VK_ACCESS_SHADER_READ_BIT, kShaderWrite = VK_ACCESS_SHADER_WRITE_BIT;

constexpr uint32_t kTimestamps = 4; // before the uploads, before and after the kernel, after the download

Handle<vk::DescriptorPool> makeDescriptorPool(const Device& device)
{
    const vk::DescriptorPoolSize size(vk::DescriptorType::eStorageBuffer, 3);
    return device.handle().createDescriptorPoolUnique({{}, 1, size}, nullptr, api);
}

} // namespace

Dispatcher::Dispatcher(const Device& device, uint32_t guardBytes)
    : m_device(device)
    , m_kernels(device)
    , m_input{{device, Intent::Device, guardBytes}, {device, Intent::Upload, guardBytes}}
    , m_output{{device, Intent::Device, guardBytes}, {device, Intent::Readback, guardBytes}}
    , m_table{{device, Intent::Device, guardBytes}, {device, Intent::Upload, guardBytes}}
    , m_descriptorPool(makeDescriptorPool(device))
    , m_descriptorSet(device.handle().allocateDescriptorSets({*m_descriptorPool, m_kernels.setLayout()}, api).front())
    , m_commands(device, kTimestamps)
{
    prepare(m_input, kVectorBytes);
    prepare(m_table, kVectorBytes); // bound also for shaders without a table
}

std::span<std::byte> Dispatcher::prepare(StagedBuffer& buffer, uint64_t bytes)
{
    m_commands.finish(); // a dispatch that timed out still uses the buffers
    buffer.used = (bytes + kVectorBytes - 1) / kVectorBytes * kVectorBytes;
    buffer.device.reserve(buffer.used);
    if (!m_device.sharesMemory)
        buffer.staging.reserve(buffer.used);
    return hostBytes(buffer);
}

std::span<std::byte> Dispatcher::hostBytes(const StagedBuffer& buffer) const
{
    return (m_device.sharesMemory ? buffer.device : buffer.staging).mapped();
}

void Dispatcher::run(VkPipeline pipeline, std::span<const std::byte> params, const std::array<uint32_t, 3>& groups,
                     uint64_t vectors, std::optional<uint32_t> filling, Timings& times)
{
    prepare(m_output, vectors * kVectorBytes);
    updateDescriptorSet();
    record(pipeline, params, groups, filling);
    const double wallSeconds = m_commands.run();
    const std::vector<double> device = m_commands.secondsBetweenTimestamps();
    times.kernel += device.empty() ? wallSeconds : device[1];
    *times.upload += device.empty() ? 0 : device[0];
    *times.download += device.empty() ? 0 : device[2];
    ++times.dispatches;
}

std::span<const std::byte> Dispatcher::dispatch(const Variant& variant, std::span<const std::byte> params,
                                                uint64_t workgroups, uint64_t vectors, Timings& times)
{
    const auto x = static_cast<uint32_t>(std::min<uint64_t>(workgroups, m_device.workgroups));
    const auto y = static_cast<uint32_t>((workgroups + x - 1) / x);
    run(m_kernels.pipeline(variant), params, {x, y, 1}, vectors, {}, times);
    return hostBytes(m_output);
}

Dispatcher::Contents Dispatcher::dispatch(VkPipeline pipeline, const std::array<uint32_t, 3>& groups, uint64_t vectors,
                                          uint32_t filling, Timings& times)
{
    run(pipeline, {}, groups, vectors, filling, times);
    const auto content = [&](const StagedBuffer& buffer) { return hostBytes(buffer).first(buffer.used); };
    return {content(m_input), content(m_output), content(m_table)};
}

void Dispatcher::updateDescriptorSet()
{
    std::array<vk::DescriptorBufferInfo, 3> infos;
    std::array<vk::WriteDescriptorSet, 3> writes;
    const std::array<const StagedBuffer*, 3> buffers{&m_input, &m_output, &m_table};
    for (uint32_t binding = 0; binding < 3; ++binding) {
        const StagedBuffer& buffer = *buffers[binding];
        infos[binding] = vk::DescriptorBufferInfo(buffer.device.handle(), buffer.device.offset(), buffer.used);
        writes[binding] = {m_descriptorSet, binding,        0, 1, vk::DescriptorType::eStorageBuffer,
                           nullptr,         &infos[binding]};
    }
    m_device.handle().updateDescriptorSets(writes, {}, api);
}

void Dispatcher::record(VkPipeline pipeline, std::span<const std::byte> params, const std::array<uint32_t, 3>& groups,
                        std::optional<uint32_t> filling)
{
    const vk::CommandBuffer commands = m_commands.begin();
    recordGuards(commands);
    m_commands.writeTimestamp(0);
    if (filling) {
        api.vkCmdFillBuffer(commands, m_output.device.handle(), m_output.device.offset(), m_output.used, *filling);
        recordBarrier(commands, {kTransfer, kTransferWrite}, {kShader, kShaderRead | kShaderWrite});
    }
    for (const StagedBuffer* buffer : {&m_input, &m_table})
        if (!m_device.sharesMemory)
            recordCopy(commands, buffer->staging, buffer->device, buffer->used);
    recordBarrier(commands, {kTransfer | kHost, kTransferWrite | kHostWrite}, {kShader, kShaderRead});
    m_commands.writeTimestamp(1);
    api.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    commands.bindDescriptorSets(vk::PipelineBindPoint::eCompute, m_kernels.layout(), 0, m_descriptorSet, {}, api);
    if (!params.empty())
        api.vkCmdPushConstants(commands, m_kernels.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                               static_cast<uint32_t>(params.size()), params.data());
    api.vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
    m_commands.writeTimestamp(2);
    if (filling)
        recordDownload(commands, {&m_input, &m_output, &m_table});
    else
        recordDownload(commands, {&m_output});
    m_commands.writeTimestamp(3);
    recordGuardsBack(commands);
}

// Guard bands cost no measured time: they are filled before the first timestamp, and read after the last.
void Dispatcher::recordGuards(VkCommandBuffer commands) const
{
    if (m_device.sharesMemory)
        return;
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        buffer->device.recordGuards(commands);
    recordBarrier(commands, {kTransfer, kTransferWrite}, {kShader, kShaderRead | kShaderWrite});
}

void Dispatcher::recordGuardsBack(VkCommandBuffer commands) const
{
    if (m_device.sharesMemory)
        return;
    recordBarrier(commands, {kShader | kTransfer, kShaderWrite | kTransferWrite}, {kTransfer, kTransferRead});
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        buffer->device.recordGuardsInto(commands, buffer->staging);
    recordBarrier(commands, {kTransfer, kTransferWrite}, {kHost, kHostRead});
}

void Dispatcher::recordDownload(VkCommandBuffer commands, std::initializer_list<const StagedBuffer*> buffers) const
{
    if (!m_device.sharesMemory) {
        recordBarrier(commands, {kShader, kShaderWrite}, {kTransfer, kTransferRead});
        for (const StagedBuffer* buffer : buffers)
            recordCopy(commands, buffer->device, buffer->staging, buffer->used);
    }
    recordBarrier(commands, {kTransfer | kShader, kTransferWrite | kShaderWrite}, {kHost, kHostRead});
}

bool Dispatcher::guardsAreIntact() const
{
    bool intact = true;
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        intact = intact && buffer->device.guardsAreIntact() && buffer->staging.guardsAreIntact();
    return intact;
}

} // namespace tessera::vulkan
