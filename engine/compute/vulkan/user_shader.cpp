// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/user_shader.h"

#include "engine/compute/vulkan/dispatcher.h"
#include "engine/core/tensor/run_failure.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace tessera::vulkan {

namespace {

// Fills the bands after the input and the table. The output has another filling, so a copy from after the input to
// after the output is noticed.
constexpr std::byte kReadFilling{0x5a};

} // namespace

struct UserShader::Parts {
    Parts(const std::vector<uint32_t>& code, const Setup& setup, bool checksIndices)
        : instance(setup.validate, checksIndices)
        , device(instance.device({}), setup)
        , dispatcher(device, setup.guardBytes)
        , module(makeModule(device, code))
        , pipeline(makePipeline(device, *module, dispatcher.layout()))
    {
    }

    Instance instance;
    Device device;
    Dispatcher dispatcher;
    Handle<vk::ShaderModule> module;
    Handle<vk::Pipeline> pipeline;
};

UserShader::UserShader(const std::vector<uint32_t>& code, const Setup& setup)
{
    try {
        try {
            m_parts = std::make_unique<Parts>(code, setup, true);
        } catch (const vk::SystemError&) { // the layer cannot write its checks into every shader
            m_parts = std::make_unique<Parts>(code, setup, false);
        }
        m_parts->instance.throwMessages();
    } catch (const vk::SystemError& error) {
        throw engineError(error);
    }
}

UserShader::~UserShader() = default;

std::string UserShader::device() const
{
    return english(describe(m_parts->instance.device({})));
}

uint32_t UserShader::mostGroups() const
{
    return m_parts->device.workgroups;
}

// The bytes of a buffer with the band after it. The shader is bound to the band too, since most devices drop writes
// beyond what is bound.
uint64_t UserShader::banded(uint64_t bytes) const
{
    constexpr uint64_t least = 1 << 20, most = 16 << 20;
    const uint64_t range = m_parts->device.rangeBytes / kVectorBytes * kVectorBytes;
    if (bytes > range)
        throw RunFailure(
            FailureKind::Unsupported,
            say("vulkan", "this device binds at most %1 bytes to a shader; a tensor has %2")(range, bytes));
    const uint64_t vectors = (bytes + std::clamp(bytes, least, most) + kVectorBytes - 1) / kVectorBytes;
    return std::min(vectors * kVectorBytes, range);
}

double UserShader::run(std::span<const std::byte> input, std::span<const std::byte> table,
                       const std::array<uint32_t, 3>& groups, std::span<std::byte> output)
{
    const auto upload = [&](std::span<const std::byte> from, std::span<std::byte> to) {
        std::ranges::copy(from, to.begin());
        std::ranges::fill(to.subspan(from.size()), kReadFilling);
    };
    const auto requireKept = [](std::span<const std::byte> from, std::span<const std::byte> now, const Text& wrong) {
        if (!std::ranges::equal(from, now.first(from.size())) || !holdsOnly(now.subspan(from.size()), kReadFilling))
            throw RunFailure(FailureKind::Invalid, wrong);
    };
    uint32_t filling = 0;
    std::memset(&filling, static_cast<int>(kFilling), sizeof filling);
    try {
        Dispatcher& dispatcher = m_parts->dispatcher;
        const uint64_t inputBytes = banded(input.size()), tableBytes = banded(table.size());
        upload(input, dispatcher.input(inputBytes).first(inputBytes));
        upload(table, dispatcher.table(tableBytes).first(tableBytes));
        Timings times{.upload = 0, .download = 0};
        const Dispatcher::Contents made =
            dispatcher.dispatch(*m_parts->pipeline, groups, banded(output.size()) / kVectorBytes, filling, times);
        if (!dispatcher.guardsAreIntact())
            throw RunFailure(FailureKind::Invalid, say("vulkan", "it wrote before or after its buffers"));
        if (!holdsOnly(made.output.subspan(output.size()), kFilling))
            throw RunFailure(FailureKind::Invalid, say("vulkan", "it wrote past the end of the output"));
        requireKept(input, made.input, say("vulkan", "it wrote to the input, which may only be read"));
        requireKept(table, made.table, say("vulkan", "it wrote to the numbers of the case, which may only be read"));
        try { // what the layer reports now is the shader's fault, since its code was checked before
            m_parts->instance.throwMessages();
        } catch (const EngineError& error) {
            throw RunFailure(FailureKind::Invalid, error.message());
        }
        std::ranges::copy(made.output.first(output.size()), output.begin());
        return times.kernel;
    } catch (const vk::SystemError& error) {
        throw engineError(error);
    }
}

} // namespace tessera::vulkan
