// SPDX-License-Identifier: Apache-2.0

// How fast the Vulkan kernels are beside two copies on the same device that move as many bytes, (input + output) / 2
// each: vkCmdCopyBuffer, and a shader that copies 16 bytes an invocation; and what they gain over the general kernels,
// which serve every case. All run in turn, timed by the device; figures are medians. Only the rows that hold every
// WORD:
//   vulkan_bench [BATCH [DEVICE [WORD…]]]

#include "engine/compute/vulkan/buffer.h"
#include "engine/compute/vulkan/device.h"
#include "engine/compute/vulkan/kernels.h"
#include "engine/compute/vulkan/setup.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <limits>

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

Handle<VkDescriptorPool> makeDescriptors(const Device& device)
{
    constexpr VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 3};
    const VkDescriptorPoolCreateInfo info{
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 1, .pPoolSizes = &size};
    return make("vkCreateDescriptorPool", device.handle(), info, vkCreateDescriptorPool, vkDestroyDescriptorPool);
}

// Two buffers and the two ways to copy one to the other.
class Copies {
public:
    Copies(const Device& device, uint64_t bytes)
        : m_device(device)
        , m_bytes(bytes / 16 * 16)
        , m_from(device, Intent::Device, 0)
        , m_to(device, Intent::Device, 0)
        , m_kernels(device)
        , m_shader(makeModule(device, kCopyShader))
        , m_pipeline(makePipeline(device, *m_shader, m_kernels.layout()))
        , m_descriptors(makeDescriptors(device))
        , m_commands(device, 2)
    {
        m_from.reserve(m_bytes);
        m_to.reserve(m_bytes);
        const VkDescriptorSetLayout layout = m_kernels.setLayout();
        const VkDescriptorSetAllocateInfo info{.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                               .descriptorPool = *m_descriptors,
                                               .descriptorSetCount = 1,
                                               .pSetLayouts = &layout};
        check("vkAllocateDescriptorSets", vkAllocateDescriptorSets(device.handle(), &info, &m_set));
        for (uint32_t binding = 0; binding < 2; ++binding) {
            const VkDescriptorBufferInfo buffer{(binding == 0 ? m_from : m_to).handle(), 0, m_bytes};
            const VkWriteDescriptorSet write{.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                             .dstSet = m_set,
                                             .dstBinding = binding,
                                             .descriptorCount = 1,
                                             .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                             .pBufferInfo = &buffer};
            vkUpdateDescriptorSets(device.handle(), 1, &write, 0, nullptr);
        }
    }

    double byCommand()
    {
        return seconds([&](VkCommandBuffer commands) { recordCopy(commands, m_from, m_to, m_bytes); });
    }

    double byShader()
    {
        const uint64_t groups = (m_bytes / 16 + 63) / 64;
        const auto x = static_cast<uint32_t>(std::min<uint64_t>(groups, m_device.workgroups()));
        return seconds([&](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, *m_pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_kernels.layout(), 0, 1, &m_set, 0,
                                    nullptr);
            vkCmdDispatch(commands, x, static_cast<uint32_t>((groups + x - 1) / x), 1);
        });
    }

private:
    double seconds(const auto& record)
    {
        const VkCommandBuffer commands = m_commands.begin();
        m_commands.writeTimestamp(0);
        record(commands);
        m_commands.writeTimestamp(1);
        m_commands.run();
        return m_commands.secondsBetweenTimestamps().at(0);
    }

    const Device& m_device;
    uint64_t m_bytes;
    vulkan::Buffer m_from, m_to;
    Kernels m_kernels; // whose layout serves
    Handle<VkShaderModule> m_shader;
    Handle<VkPipeline> m_pipeline;
    Handle<VkDescriptorPool> m_descriptors;
    VkDescriptorSet m_set = VK_NULL_HANDLE;
    Commands m_commands;
};

// `line` is a case in field names, without its batch.
void measure(const Engine& engine, const Engine& general, const Device& device, const std::string& line)
{
    const Case c = caseFromText(line);
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor output(plan.output);
    const uint64_t bytes = (input.bytes().size() + output.bytes().size()) / 2;
    Copies copies(device, bytes);
    std::vector<double> kernels, generals, commands, shaders;
    for (int round = -kWarmUps; round < kRounds; ++round) {
        const double kernel = engine.run(c, plan, input, output).kernel;
        const double byGeneral = general.run(c, plan, input, output).kernel;
        const double command = copies.byCommand(), shader = copies.byShader();
        if (round < 0)
            continue;
        kernels.push_back(kernel);
        generals.push_back(byGeneral);
        commands.push_back(command);
        shaders.push_back(shader);
    }
    const double kernel = median(kernels);
    std::printf("%9.2f ms %8.1f GB/s %6.2f of vkCmdCopyBuffer %6.2f of the shader, gain %5.2f  |  tessera run %s\n",
                1e3 * kernel, 2e-9 * static_cast<double>(bytes) / kernel, median(commands) / kernel,
                median(shaders) / kernel, median(generals) / kernel, line.c_str());
    std::fflush(stdout);
}

using Sizes = std::array<uint32_t, 3>; // channels, height, width

std::string text(const Sizes& sizes, uint32_t batch)
{
    std::string list = std::to_string(batch);
    for (const uint32_t size : sizes)
        list += "," + std::to_string(size);
    return list;
}

// Three channels of 1080 × 1920 on the space side: every element size, block, order and direction.
void addBlocks(std::vector<std::string>& lines, uint32_t batch)
{
    for (const char* type : {"UINT8", "FLOAT16", "FLOAT32", "FLOAT64"})
        for (const uint32_t b : {2u, 3u, 4u, 8u})
            for (const bool toSpace : {true, false})
                for (const char* order : {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"})
                    lines.push_back(std::string(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1") + " --Sizes "
                                    + text(toSpace ? Sizes{3 * b * b, 1080 / b, 1920 / b} : Sizes{3, 1080, 1920}, batch)
                                    + " --DataType " + type + " --data random --BlockSize " + std::to_string(b)
                                    + " --Order " + order);
}

// Channels last in memory, on one side or both.
void addLayouts(std::vector<std::string>& lines, uint32_t batch)
{
    const std::string last = " --InputTensor.Strides " + std::to_string(12 * 540 * 960) + ",1,11520,12",
                      lastOut = " --OutputTensor.Strides " + std::to_string(3 * 1080 * 1920) + ",1,5760,3";
    for (const char* type : {"UINT8", "FLOAT32"})
        for (const std::string& layouts : {last + lastOut, last, lastOut})
            lines.push_back("DEPTH_TO_SPACE1 --Sizes " + text({12, 540, 960}, batch) + " --DataType " + type
                            + " --data random --BlockSize 2 --Order DEPTH_COLUMN_ROW" + layouts);
}

void addResamples(std::vector<std::string>& lines, uint32_t batch)
{
    const auto add = [&](const Sizes& sizes, const char* scales, const char* mode, const char* type) {
        lines.push_back("RESAMPLE --Sizes " + text(sizes, batch) + " --DataType " + type + " --data random --Scales "
                        + scales + " --InterpolationMode " + mode);
    };
    for (const char* type : {"FLOAT32", "FLOAT16", "UINT8"}) {
        add({3, 540, 960}, "1,1,2,2", "NEAREST_NEIGHBOR", type);
        add({3, 540, 960}, "1,1,2,2", "LINEAR", type);
        add({3, 2160, 3840}, "1,1,0.5,0.5", "LINEAR", type);
    }
    add({3, 720, 1280}, "1,1,1.5,1.5", "NEAREST_NEIGHBOR", "FLOAT32");
    add({3, 720, 1280}, "1,1,1.5,1.5", "LINEAR", "FLOAT32");
    lines.push_back("RESAMPLE --Sizes " + text({8, 64, 64}, 2 * batch)
                    + " --DataType FLOAT32 --data random --Scales 2,2,2,2 --InterpolationMode LINEAR");
}

std::vector<std::string> lines(uint32_t batch)
{
    std::vector<std::string> lines;
    addBlocks(lines, batch);
    addResamples(lines, batch);
    addLayouts(lines, batch);
    return lines;
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
try {
    using namespace tessera;
    const auto engine = vulkan::makeEngine(argc > 2 ? argv[2] : "vulkan", {});
    const auto general =
        vulkan::makeEngine(engine->name(), {.specializeFrom = std::numeric_limits<uint64_t>::max() / 8});
    const Instance instance(false);
    const std::vector<VkPhysicalDevice> devices = instance.devices();
    const std::vector<std::string> names = shortNames(devices);
    const auto named =
        std::ranges::find_if(names, [&](const auto& each) { return engine->name() == "vulkan:" + each; });
    const Device device(instance, devices.at(static_cast<size_t>(named - names.begin())), {});
    std::printf("%s\n", english(engine->description()).c_str());
    const std::vector<std::string> words(argv + std::min(argc, 3), argv + argc);
    for (const std::string& line : lines(argc > 1 ? static_cast<uint32_t>(std::stoul(argv[1])) : 1))
        if (std::ranges::all_of(words, [&](const std::string& word) { return line.find(word) != std::string::npos; }))
            measure(*engine, *general, device, line);
} catch (const std::exception& error) {
    std::fprintf(stderr, "vulkan_bench: %s\n", error.what());
    return EXIT_FAILURE;
}
