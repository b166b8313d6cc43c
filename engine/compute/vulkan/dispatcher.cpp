// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/dispatcher.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

using Stage = vk::PipelineStageFlagBits;
using Access = vk::AccessFlagBits;

constexpr uint32_t kTimestamps = 4; // before the uploads, before and after the kernel, after the download

vk::raii::DescriptorPool makeDescriptorPool(const Device& device)
{
    const vk::DescriptorPoolSize size(vk::DescriptorType::eStorageBuffer, 3);
    return {device.handle(),
            vk::DescriptorPoolCreateInfo(vk::DescriptorPoolCreateFlagBits::eFreeDescriptorSet, 1, size)};
}

vk::raii::DescriptorSet makeSet(const Device& device, vk::DescriptorPool pool, vk::DescriptorSetLayout layout)
{
    return std::move(vk::raii::DescriptorSets(device.handle(), vk::DescriptorSetAllocateInfo(pool, layout)).front());
}

} // namespace

Dispatcher::Dispatcher(const Device& device, uint32_t guardBytes)
    : m_device(device)
    , m_kernels(device)
    , m_input{{device, Intent::Device, guardBytes}, {device, Intent::Upload, guardBytes}}
    , m_output{{device, Intent::Device, guardBytes}, {device, Intent::Readback, guardBytes}}
    , m_table{{device, Intent::Device, guardBytes}, {device, Intent::Upload, guardBytes}}
    , m_descriptorPool(makeDescriptorPool(device))
    , m_descriptorSet(makeSet(device, *m_descriptorPool, m_kernels.setLayout()))
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
    if (!m_device.sharesMemory())
        buffer.staging.reserve(buffer.used);
    return hostBytes(buffer);
}

std::span<std::byte> Dispatcher::hostBytes(const StagedBuffer& buffer) const
{
    return (m_device.sharesMemory() ? buffer.device : buffer.staging).mapped();
}

std::span<std::byte> Dispatcher::input(uint64_t bytes)
{
    return prepare(m_input, bytes);
}

std::span<std::byte> Dispatcher::table(uint64_t bytes)
{
    return prepare(m_table, bytes);
}

std::span<const std::byte> Dispatcher::dispatch(const Variant& variant, std::span<const std::byte> params,
                                                uint64_t workgroups, uint64_t vectors, DispatchTimes& times)
{
    prepare(m_output, vectors * kVectorBytes);
    updateDescriptorSet();
    const auto x = static_cast<uint32_t>(std::min<uint64_t>(workgroups, m_device.workgroups()));
    const auto y = static_cast<uint32_t>((workgroups + x - 1) / x);
    record(m_kernels.pipeline(variant), params, {x, y, 1});
    addTimes(m_commands.run(), times);
    ++times.dispatches;
    return hostBytes(m_output);
}

Dispatcher::Contents Dispatcher::dispatch(vk::Pipeline pipeline, const std::array<uint32_t, 3>& groups,
                                          uint64_t vectors, uint32_t filling, DispatchTimes& times)
{
    prepare(m_output, vectors * kVectorBytes);
    updateDescriptorSet();
    record(pipeline, {}, groups, filling);
    addTimes(m_commands.run(), times);
    ++times.dispatches;
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
        writes[binding] = vk::WriteDescriptorSet(*m_descriptorSet, binding, 0, 1, vk::DescriptorType::eStorageBuffer,
                                                 nullptr, &infos[binding]);
    }
    m_device.handle().updateDescriptorSets(writes, {});
}

void Dispatcher::record(vk::Pipeline pipeline, std::span<const std::byte> params, const std::array<uint32_t, 3>& groups,
                        std::optional<uint32_t> filling)
{
    const vk::raii::CommandBuffer& commands = m_commands.begin();
    recordGuards(commands);
    m_commands.writeTimestamp(0);
    if (filling)
        recordFilling(commands, *filling);
    recordUploads(commands);
    m_commands.writeTimestamp(1);
    commands.bindPipeline(vk::PipelineBindPoint::eCompute, pipeline);
    commands.bindDescriptorSets(vk::PipelineBindPoint::eCompute, m_kernels.layout(), 0, *m_descriptorSet, {});
    if (!params.empty())
        commands.pushConstants<std::byte>(
            m_kernels.layout(), vk::ShaderStageFlagBits::eCompute, 0,
            vk::ArrayProxy<const std::byte>(static_cast<uint32_t>(params.size()), params.data()));
    commands.dispatch(groups[0], groups[1], groups[2]);
    m_commands.writeTimestamp(2);
    if (filling)
        recordDownload(commands, {&m_input, &m_output, &m_table});
    else
        recordDownload(commands, {&m_output});
    m_commands.writeTimestamp(3);
    recordGuardsBack(commands);
}

// Bands cost no time that is measured: they are filled before the first timestamp and read behind the last.
void Dispatcher::recordGuards(const vk::raii::CommandBuffer& commands) const
{
    if (m_device.sharesMemory())
        return;
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        buffer->device.recordGuards(commands);
    const vk::MemoryBarrier barrier(Access::eTransferWrite, Access::eShaderRead | Access::eShaderWrite);
    commands.pipelineBarrier(Stage::eTransfer, Stage::eComputeShader, {}, barrier, {}, {});
}

void Dispatcher::recordGuardsBack(const vk::raii::CommandBuffer& commands) const
{
    if (m_device.sharesMemory())
        return;
    const vk::MemoryBarrier written(Access::eShaderWrite | Access::eTransferWrite, Access::eTransferRead);
    commands.pipelineBarrier(Stage::eComputeShader | Stage::eTransfer, Stage::eTransfer, {}, written, {}, {});
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        buffer->device.recordGuardsInto(commands, buffer->staging);
    const vk::MemoryBarrier read(Access::eTransferWrite, Access::eHostRead);
    commands.pipelineBarrier(Stage::eTransfer, Stage::eHost, {}, read, {}, {});
}

void Dispatcher::recordFilling(const vk::raii::CommandBuffer& commands, uint32_t filling) const
{
    commands.fillBuffer(m_output.device.handle(), m_output.device.offset(), m_output.used, filling);
    const vk::MemoryBarrier barrier(Access::eTransferWrite, Access::eShaderRead | Access::eShaderWrite);
    commands.pipelineBarrier(Stage::eTransfer, Stage::eComputeShader, {}, barrier, {}, {});
}

void Dispatcher::recordUploads(const vk::raii::CommandBuffer& commands) const
{
    if (!m_device.sharesMemory()) {
        for (const StagedBuffer* buffer : {&m_input, &m_table})
            commands.copyBuffer(buffer->staging.handle(), buffer->device.handle(),
                                vk::BufferCopy(buffer->staging.offset(), buffer->device.offset(), buffer->used));
    }
    const vk::MemoryBarrier barrier(Access::eTransferWrite | Access::eHostWrite, Access::eShaderRead);
    commands.pipelineBarrier(Stage::eTransfer | Stage::eHost, Stage::eComputeShader, {}, barrier, {}, {});
}

void Dispatcher::recordDownload(const vk::raii::CommandBuffer& commands,
                                std::initializer_list<const StagedBuffer*> buffers) const
{
    if (!m_device.sharesMemory()) {
        const vk::MemoryBarrier barrier(Access::eShaderWrite, Access::eTransferRead);
        commands.pipelineBarrier(Stage::eComputeShader, Stage::eTransfer, {}, barrier, {}, {});
        for (const StagedBuffer* buffer : buffers)
            commands.copyBuffer(buffer->device.handle(), buffer->staging.handle(),
                                vk::BufferCopy(buffer->device.offset(), buffer->staging.offset(), buffer->used));
    }
    const vk::MemoryBarrier barrier(Access::eTransferWrite | Access::eShaderWrite, Access::eHostRead);
    commands.pipelineBarrier(Stage::eTransfer | Stage::eComputeShader, Stage::eHost, {}, barrier, {}, {});
}

void Dispatcher::addTimes(double wallSeconds, DispatchTimes& times) const
{
    const std::vector<double> device = m_commands.secondsBetweenTimestamps();
    if (device.empty()) {
        times.kernel += wallSeconds;
        return;
    }
    times.upload += device[0];
    times.kernel += device[1];
    times.download += device[2];
}

uint64_t Dispatcher::allocations() const
{
    uint64_t count = 0;
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        count += buffer->device.allocations() + buffer->staging.allocations();
    return count;
}

bool Dispatcher::guardsAreIntact() const
{
    bool intact = true;
    for (const StagedBuffer* buffer : {&m_input, &m_output, &m_table})
        intact = intact && buffer->device.guardsAreIntact() && buffer->staging.guardsAreIntact();
    return intact;
}

} // namespace tessera::vulkan
