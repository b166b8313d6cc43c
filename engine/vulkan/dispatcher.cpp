// SPDX-License-Identifier: Apache-2.0
#include "engine/vulkan/dispatcher.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

using Stage = vk::PipelineStageFlagBits;
using Access = vk::AccessFlagBits;

constexpr uint32_t kTimestamps = 4; // before the uploads, before and after the kernel, after the download
constexpr uint64_t kVectorBytes = 16;

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
    , m_set(makeSet(device, *m_descriptorPool, m_kernels.setLayout()))
    , m_commands(device, kTimestamps)
{
    prepare(m_input, kVectorBytes);
    prepare(m_table, kVectorBytes); // bound even where a kernel has no table
}

std::span<std::byte> Dispatcher::prepare(Side& side, uint64_t bytes)
{
    m_commands.finish(); // the buffers are in use as long
    side.used = (bytes + kVectorBytes - 1) / kVectorBytes * kVectorBytes;
    side.device.reserve(side.used);
    if (!m_device.sharesMemory())
        side.staging.reserve(side.used);
    return hostBytes(side);
}

std::span<std::byte> Dispatcher::hostBytes(const Side& side) const
{
    return (m_device.sharesMemory() ? side.device : side.staging).mapped();
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
                                                uint64_t groups, uint64_t vectors, DispatchTimes& times)
{
    prepare(m_output, vectors * kVectorBytes);
    bind();
    record(variant, params, groups);
    addTimes(m_commands.run(), times);
    ++times.dispatches;
    return hostBytes(m_output);
}

void Dispatcher::bind()
{
    std::array<vk::DescriptorBufferInfo, 3> infos;
    std::array<vk::WriteDescriptorSet, 3> writes;
    const std::array<const Side*, 3> sides{&m_input, &m_output, &m_table};
    for (uint32_t binding = 0; binding < 3; ++binding) {
        const Side& side = *sides[binding];
        infos[binding] = vk::DescriptorBufferInfo(side.device.handle(), side.device.offset(), side.used);
        writes[binding] =
            vk::WriteDescriptorSet(*m_set, binding, 0, 1, vk::DescriptorType::eStorageBuffer, nullptr, &infos[binding]);
    }
    m_device.handle().updateDescriptorSets(writes, {});
}

void Dispatcher::record(const Variant& variant, std::span<const std::byte> params, uint64_t groups)
{
    const auto x = static_cast<uint32_t>(std::min<uint64_t>(groups, m_device.groups()));
    const auto y = static_cast<uint32_t>((groups + x - 1) / x);
    const vk::Pipeline pipeline = m_kernels.pipeline(variant);
    const vk::raii::CommandBuffer& commands = m_commands.begin();
    m_commands.stamp(0);
    recordUploads(commands);
    m_commands.stamp(1);
    commands.bindPipeline(vk::PipelineBindPoint::eCompute, pipeline);
    commands.bindDescriptorSets(vk::PipelineBindPoint::eCompute, m_kernels.layout(), 0, *m_set, {});
    commands.pushConstants<std::byte>(
        m_kernels.layout(), vk::ShaderStageFlagBits::eCompute, 0,
        vk::ArrayProxy<const std::byte>(static_cast<uint32_t>(params.size()), params.data()));
    commands.dispatch(x, y, 1);
    m_commands.stamp(2);
    recordDownload(commands);
    m_commands.stamp(3);
}

void Dispatcher::recordUploads(const vk::raii::CommandBuffer& commands) const
{
    if (!m_device.sharesMemory()) {
        for (const Side* side : {&m_input, &m_table})
            commands.copyBuffer(side->staging.handle(), side->device.handle(),
                                vk::BufferCopy(side->staging.offset(), side->device.offset(), side->used));
    }
    const vk::MemoryBarrier barrier(Access::eTransferWrite | Access::eHostWrite, Access::eShaderRead);
    commands.pipelineBarrier(Stage::eTransfer | Stage::eHost, Stage::eComputeShader, {}, barrier, {}, {});
}

void Dispatcher::recordDownload(const vk::raii::CommandBuffer& commands) const
{
    if (!m_device.sharesMemory()) {
        const vk::MemoryBarrier barrier(Access::eShaderWrite, Access::eTransferRead);
        commands.pipelineBarrier(Stage::eComputeShader, Stage::eTransfer, {}, barrier, {}, {});
        commands.copyBuffer(m_output.device.handle(), m_output.staging.handle(),
                            vk::BufferCopy(m_output.device.offset(), m_output.staging.offset(), m_output.used));
    }
    const vk::MemoryBarrier barrier(Access::eTransferWrite | Access::eShaderWrite, Access::eHostRead);
    commands.pipelineBarrier(Stage::eTransfer | Stage::eComputeShader, Stage::eHost, {}, barrier, {}, {});
}

void Dispatcher::addTimes(double wallSeconds, DispatchTimes& times) const
{
    const std::vector<double> device = m_commands.betweenStamps();
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
    for (const Side* side : {&m_input, &m_output, &m_table})
        count += side->device.allocations() + side->staging.allocations();
    return count;
}

bool Dispatcher::guardsAreIntact() const
{
    bool intact = true;
    for (const Side* side : {&m_input, &m_output, &m_table})
        intact = intact && side->device.guardsAreIntact() && side->staging.guardsAreIntact();
    return intact;
}

} // namespace tessera::vulkan
