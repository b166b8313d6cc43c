// SPDX-License-Identifier: Apache-2.0

// How fast the Vulkan kernels are beside two copies on the same device that move as many bytes, (input + output) / 2
// each: vkCmdCopyBuffer, and a shader that copies 16 bytes an invocation. All three run in turn, timed by the device;
// figures are medians.   vulkan_bench [BATCH [DEVICE]]

#include "engine/case.h"
#include "engine/operator.h"
#include "engine/vulkan/buffer.h"
#include "engine/vulkan/device.h"
#include "engine/vulkan/vulkan_engine.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace tessera {
namespace {

using namespace vulkan;

constexpr int kWarmUps = 3;
constexpr int kRounds = 20;

constexpr uint32_t kCopyShader[] = {
#include "copy.comp.inc"
};

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

template <class Handles> auto first(Handles handles)
{
    return std::move(handles.front());
}

vk::raii::DescriptorSetLayout makeSetLayout(const Device& device)
{
    std::array<vk::DescriptorSetLayoutBinding, 2> bindings;
    for (uint32_t binding = 0; binding < bindings.size(); ++binding)
        bindings[binding] = {binding, vk::DescriptorType::eStorageBuffer, 1, vk::ShaderStageFlagBits::eCompute};
    return {device.handle(), vk::DescriptorSetLayoutCreateInfo({}, bindings)};
}

vk::raii::Pipeline makePipeline(const Device& device, vk::PipelineLayout layout)
{
    const vk::raii::ShaderModule shader(device.handle(),
                                        vk::ShaderModuleCreateInfo({}, sizeof kCopyShader, kCopyShader));
    const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute, *shader, "main");
    return {device.handle(), nullptr, vk::ComputePipelineCreateInfo({}, stage, layout)};
}

// Two buffers and the two ways to copy one to the other.
class Copies {
public:
    Copies(const Device& device, uint64_t bytes)
        : m_device(device)
        , m_bytes(bytes / 16 * 16)
        , m_from(device, Intent::Device, 0)
        , m_to(device, Intent::Device, 0)
        , m_setLayout(makeSetLayout(device))
        , m_layout(device.handle(), vk::PipelineLayoutCreateInfo({}, *m_setLayout))
        , m_pipeline(makePipeline(device, *m_layout))
        , m_sizes(vk::DescriptorType::eStorageBuffer, 2)
        , m_descriptors(device.handle(),
                        vk::DescriptorPoolCreateInfo(vk::DescriptorPoolCreateFlagBits::eFreeDescriptorSet, 1, m_sizes))
        , m_set(first(
              vk::raii::DescriptorSets(device.handle(), vk::DescriptorSetAllocateInfo(*m_descriptors, *m_setLayout))))
        , m_pool(device.handle(),
                 vk::CommandPoolCreateInfo(vk::CommandPoolCreateFlagBits::eResetCommandBuffer, device.queueFamily()))
        , m_commands(first(vk::raii::CommandBuffers(
              device.handle(), vk::CommandBufferAllocateInfo(*m_pool, vk::CommandBufferLevel::ePrimary, 1))))
        , m_queries(device.handle(), vk::QueryPoolCreateInfo({}, vk::QueryType::eTimestamp, 2))
    {
        m_from.reserve(m_bytes);
        m_to.reserve(m_bytes);
        for (uint32_t binding = 0; binding < 2; ++binding) {
            const vk::DescriptorBufferInfo info((binding == 0 ? m_from : m_to).handle(), 0, m_bytes);
            device.handle().updateDescriptorSets(
                vk::WriteDescriptorSet(*m_set, binding, 0, 1, vk::DescriptorType::eStorageBuffer, nullptr, &info), {});
        }
    }

    double byCommand()
    {
        return seconds([&] { m_commands.copyBuffer(m_from.handle(), m_to.handle(), vk::BufferCopy(0, 0, m_bytes)); });
    }

    double byShader()
    {
        const uint64_t groups = (m_bytes / 16 + 63) / 64;
        const auto x = static_cast<uint32_t>(std::min<uint64_t>(groups, m_device.groups()));
        return seconds([&] {
            m_commands.bindPipeline(vk::PipelineBindPoint::eCompute, *m_pipeline);
            m_commands.bindDescriptorSets(vk::PipelineBindPoint::eCompute, *m_layout, 0, *m_set, {});
            m_commands.dispatch(x, static_cast<uint32_t>((groups + x - 1) / x), 1);
        });
    }

private:
    double seconds(const auto& record)
    {
        m_commands.reset();
        m_commands.begin(vk::CommandBufferBeginInfo(vk::CommandBufferUsageFlagBits::eOneTimeSubmit));
        m_commands.resetQueryPool(*m_queries, 0, 2);
        m_commands.writeTimestamp(vk::PipelineStageFlagBits::eBottomOfPipe, *m_queries, 0);
        record();
        m_commands.writeTimestamp(vk::PipelineStageFlagBits::eBottomOfPipe, *m_queries, 1);
        m_commands.end();
        const vk::CommandBuffer commands = *m_commands;
        m_device.queue().submit(vk::SubmitInfo({}, {}, commands));
        m_device.queue().waitIdle();
        const auto stamps = m_queries
                                .getResults<uint64_t>(0, 2, 2 * sizeof(uint64_t), sizeof(uint64_t),
                                                      vk::QueryResultFlagBits::e64 | vk::QueryResultFlagBits::eWait)
                                .second;
        return static_cast<double>(stamps[1] - stamps[0]) * m_device.nanosecondsPerTick() * 1e-9;
    }

    const Device& m_device;
    uint64_t m_bytes;
    vulkan::Buffer m_from, m_to;
    vk::raii::DescriptorSetLayout m_setLayout;
    vk::raii::PipelineLayout m_layout;
    vk::raii::Pipeline m_pipeline;
    vk::DescriptorPoolSize m_sizes;
    vk::raii::DescriptorPool m_descriptors;
    vk::raii::DescriptorSet m_set;
    vk::raii::CommandPool m_pool;
    vk::raii::CommandBuffer m_commands;
    vk::raii::QueryPool m_queries;
};

// `line` is a case in field names, without its batch.
void measure(const Engine& engine, const Device& device, const std::string& line)
{
    const Case c = caseFromText(line);
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor output(plan.output);
    const uint64_t bytes = (input.bytes().size() + output.bytes().size()) / 2;
    Copies copies(device, bytes);
    std::vector<double> kernels, commands, shaders;
    for (int round = -kWarmUps; round < kRounds; ++round) {
        const double kernel = engine.run(c, plan, input, output).kernel;
        const double command = copies.byCommand(), shader = copies.byShader();
        if (round < 0)
            continue;
        kernels.push_back(kernel);
        commands.push_back(command);
        shaders.push_back(shader);
    }
    const double kernel = median(kernels);
    std::printf("%9.2f ms %8.1f GB/s %6.2f of vkCmdCopyBuffer %6.2f of the shader  |  tessera run %s\n", 1e3 * kernel,
                2e-9 * static_cast<double>(bytes) / kernel, median(commands) / kernel, median(shaders) / kernel,
                line.c_str());
    std::fflush(stdout);
}

std::vector<std::string> lines(const std::string& batch)
{
    const auto copy = [&](const char* op, const char* sizes, const char* type, const char* rest) {
        return std::string(op) + " --Sizes " + batch + "," + sizes + " --DataType " + type + " --data random "
            + "--BlockSize " + rest;
    };
    const auto resample = [&](const char* sizes, const char* scales, const char* mode) {
        return "RESAMPLE --Sizes " + batch + "," + sizes + " --DataType FLOAT32 --data random --Scales " + scales
            + " --InterpolationMode " + mode;
    };
    constexpr const char *kToSpace = "DEPTH_TO_SPACE1", *kToDepth = "SPACE_TO_DEPTH1";
    return {
        copy(kToSpace, "12,540,960", "FLOAT32", "2 --Order DEPTH_COLUMN_ROW"),
        copy(kToSpace, "12,540,960", "FLOAT32", "2 --Order COLUMN_ROW_DEPTH"),
        copy(kToDepth, "3,1080,1920", "FLOAT32", "2"),
        copy(kToSpace, "27,360,640", "FLOAT32", "3"),
        copy(kToSpace, "48,270,480", "FLOAT32", "4"),
        copy(kToSpace, "192,135,240", "FLOAT32", "8"),
        copy(kToSpace, "12,540,960", "FLOAT16", "2"),
        copy(kToSpace, "12,540,960", "UINT8", "2"),
        copy(kToSpace, "12,540,960", "FLOAT64", "2"),
        resample("3,540,960", "1,1,2,2", "NEAREST_NEIGHBOR"),
        resample("3,540,960", "1,1,2,2", "LINEAR"),
        resample("3,2160,3840", "1,1,0.5,0.5", "LINEAR"),
    };
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
try {
    using namespace tessera;
    const auto engine = makeVulkanEngine(argc > 2 ? argv[2] : "vulkan");
    const Instance instance(false);
    std::vector<vk::raii::PhysicalDevice> devices = instance.devices();
    const std::vector<std::string> names = shortNames(devices);
    const auto named =
        std::ranges::find_if(names, [&](const auto& each) { return engine->name() == "vulkan:" + each; });
    const Device device(instance, std::move(devices.at(static_cast<size_t>(named - names.begin()))), {});
    std::printf("%s\n", engine->description().c_str());
    for (const std::string& line : lines(argc > 1 ? argv[1] : "1"))
        measure(*engine, device, line);
} catch (const std::exception& error) {
    std::fprintf(stderr, "vulkan_bench: %s\n", error.what());
    return EXIT_FAILURE;
}
