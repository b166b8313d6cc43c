// SPDX-License-Identifier: Apache-2.0
#include "engine/vulkan/user_shader.h"

#include "engine/engines/run_failure.h"
#include "engine/vulkan/dispatcher.h"

#include <algorithm>
#include <cstring>

namespace tessera::vulkan {

namespace {

vk::raii::Pipeline makePipeline(const Device& device, const vk::raii::ShaderModule& module, vk::PipelineLayout layout)
{
    const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute, *module, "main");
    return {device.handle(), nullptr, vk::ComputePipelineCreateInfo({}, stage, layout)};
}

} // namespace

struct UserShader::Parts {
    Parts(const std::vector<uint32_t>& code, const VulkanOptions& options)
        : instance(options.validate)
        , device(instance, instance.device({}), options)
        , dispatcher(device, options.guardBytes)
        , module(device.handle(), vk::ShaderModuleCreateInfo({}, code.size() * sizeof(uint32_t), code.data()))
        , pipeline(makePipeline(device, module, dispatcher.layout()))
    {
    }

    Instance instance;
    Device device;
    Dispatcher dispatcher;
    vk::raii::ShaderModule module;
    vk::raii::Pipeline pipeline;
};

UserShader::UserShader(const std::vector<uint32_t>& code, const VulkanOptions& options)
    : m_options(options)
{
    try {
        m_parts = std::make_unique<Parts>(code, options);
        m_parts->instance.throwMessages();
    } catch (const vk::SystemError& error) {
        throw engineError(error);
    }
}

UserShader::~UserShader() = default;

std::string UserShader::device() const
{
    return describe(m_parts->instance.device({}));
}

uint32_t UserShader::mostGroups() const
{
    return m_parts->device.workgroups();
}

double UserShader::run(std::span<const std::byte> input, std::span<const std::byte> table,
                       const std::array<uint32_t, 3>& groups, std::span<std::byte> output)
{
    uint32_t filling = 0;
    std::memset(&filling, static_cast<int>(kFilling), sizeof filling);
    try {
        Dispatcher& dispatcher = m_parts->dispatcher;
        std::memcpy(dispatcher.input(input.size()).data(), input.data(), input.size());
        std::memcpy(dispatcher.table(table.size()).data(), table.data(), table.size());
        DispatchTimes times;
        const uint64_t vectors = (output.size() + kVectorBytes - 1) / kVectorBytes;
        const auto made =
            dispatcher.dispatch(*m_parts->pipeline, groups, vectors, filling, times).first(vectors * kVectorBytes);
        if (!dispatcher.guardsAreIntact())
            throw RunFailure(FailureKind::Invalid, "it wrote before or behind its buffers");
        const auto isOther = [](std::byte each) { return each != kFilling; };
        if (std::ranges::any_of(made.subspan(output.size()), isOther))
            throw RunFailure(FailureKind::Invalid, "it wrote behind the end of the output");
        m_parts->instance.throwMessages();
        std::memcpy(output.data(), made.data(), output.size());
        return times.kernel;
    } catch (const vk::SystemError& error) {
        throw engineError(error);
    }
}

} // namespace tessera::vulkan
