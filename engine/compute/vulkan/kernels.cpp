// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/kernels.h"

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
constexpr uint32_t kPartialSums[] = {
#include "partial_sums.comp.inc"
};
constexpr uint32_t kStrips[] = {
#include "taps_strips.comp.inc"
};

constexpr uint32_t kPushBytes = std::max({sizeof(StridedCopyParams), sizeof(SeparableTapsParams),
                                          sizeof(InterleaveParams), sizeof(PartialSumsParams), sizeof(StripsParams)});
static_assert(kPushBytes <= 128, "every device has 128 bytes of push constants, and not more");

Handle<VkDescriptorSetLayout> makeSetLayout(const Device& device)
{
    std::array<VkDescriptorSetLayoutBinding, 3> bindings{};
    for (uint32_t binding = 0; binding < bindings.size(); ++binding)
        bindings[binding] = {binding, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
    const VkDescriptorSetLayoutCreateInfo info{.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                               .bindingCount = static_cast<uint32_t>(bindings.size()),
                                               .pBindings = bindings.data()};
    return make("vkCreateDescriptorSetLayout", device.handle(), info, vkCreateDescriptorSetLayout,
                vkDestroyDescriptorSetLayout);
}

Handle<VkPipelineLayout> makeLayout(const Device& device, VkDescriptorSetLayout setLayout)
{
    constexpr VkPushConstantRange push{VK_SHADER_STAGE_COMPUTE_BIT, 0, kPushBytes};
    const VkPipelineLayoutCreateInfo info{.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                          .setLayoutCount = 1,
                                          .pSetLayouts = &setLayout,
                                          .pushConstantRangeCount = 1,
                                          .pPushConstantRanges = &push};
    return make("vkCreatePipelineLayout", device.handle(), info, vkCreatePipelineLayout, vkDestroyPipelineLayout);
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
                makeModule(device, kPartialSums), makeModule(device, kStrips)}
{
}

VkPipeline Kernels::pipeline(const Variant& variant)
{
    if (const auto found = m_pipelines.find(variant); found != m_pipelines.end())
        return *found->second;
    constexpr size_t kCount = std::tuple_size_v<Constants> + 1;
    std::array<uint32_t, kCount> constants;
    *std::ranges::copy(variant.constants, constants.begin()).out = m_device.grain.workgroup;
    std::array<VkSpecializationMapEntry, kCount> entries;
    for (uint32_t id = 0; id < entries.size(); ++id)
        entries[id] = {id, id * static_cast<uint32_t>(sizeof(uint32_t)), sizeof(uint32_t)};
    const VkSpecializationInfo specialization{static_cast<uint32_t>(entries.size()), entries.data(), sizeof constants,
                                              constants.data()};
    Handle<VkPipeline> pipeline =
        makePipeline(m_device, *m_modules[static_cast<size_t>(variant.kernel)], *m_layout, &specialization);
    return *m_pipelines.emplace(variant, std::move(pipeline)).first->second;
}

Handle<VkShaderModule> makeModule(const Device& device, std::span<const uint32_t> code)
{
    const VkShaderModuleCreateInfo info{
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = code.size_bytes(), .pCode = code.data()};
    return make("vkCreateShaderModule", device.handle(), info, vkCreateShaderModule, vkDestroyShaderModule);
}

Handle<VkPipeline> makePipeline(const Device& device, VkShaderModule module, VkPipelineLayout layout,
                                const VkSpecializationInfo* specialization)
{
    const VkComputePipelineCreateInfo info{.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                           .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                     .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                     .module = module,
                                                     .pName = "main",
                                                     .pSpecializationInfo = specialization},
                                           .layout = layout};
    VkPipeline pipeline = VK_NULL_HANDLE;
    check("vkCreateComputePipelines",
          vkCreateComputePipelines(device.handle(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline));
    return {device.handle(), pipeline, vkDestroyPipeline};
}

} // namespace tessera::vulkan
