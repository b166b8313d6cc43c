// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/kernels.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>
#include <span>

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

vk::raii::DescriptorSetLayout makeSetLayout(const Device& device)
{
    std::array<vk::DescriptorSetLayoutBinding, 3> bindings;
    for (uint32_t binding = 0; binding < bindings.size(); ++binding)
        bindings[binding] = {binding, vk::DescriptorType::eStorageBuffer, 1, vk::ShaderStageFlagBits::eCompute};
    return {device.handle(), vk::DescriptorSetLayoutCreateInfo({}, bindings)};
}

vk::raii::PipelineLayout makeLayout(const Device& device, vk::DescriptorSetLayout setLayout)
{
    const vk::PushConstantRange push(vk::ShaderStageFlagBits::eCompute, 0, kPushBytes);
    return {device.handle(), vk::PipelineLayoutCreateInfo({}, setLayout, push)};
}

vk::raii::ShaderModule makeModule(const Device& device, std::span<const uint32_t> code)
{
    return {device.handle(), vk::ShaderModuleCreateInfo({}, code.size_bytes(), code.data())};
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

vk::Pipeline Kernels::pipeline(const Variant& variant)
{
    if (const auto found = m_pipelines.find(variant); found != m_pipelines.end())
        return *found->second;
    constexpr size_t kCount = std::tuple_size_v<Constants> + 1;
    std::array<uint32_t, kCount> constants;
    *std::ranges::copy(variant.constants, constants.begin()).out = m_device.grain().workgroup;
    std::array<vk::SpecializationMapEntry, kCount> entries;
    for (uint32_t id = 0; id < entries.size(); ++id)
        entries[id] = vk::SpecializationMapEntry(id, id * static_cast<uint32_t>(sizeof(uint32_t)), sizeof(uint32_t));
    const vk::SpecializationInfo specialization(static_cast<uint32_t>(entries.size()), entries.data(), sizeof constants,
                                                constants.data());
    const vk::PipelineShaderStageCreateInfo stage({}, vk::ShaderStageFlagBits::eCompute,
                                                  *m_modules[static_cast<size_t>(variant.kernel)], "main",
                                                  &specialization);
    vk::raii::Pipeline pipeline(m_device.handle(), nullptr, vk::ComputePipelineCreateInfo({}, stage, *m_layout));
    return *m_pipelines.emplace(variant, std::move(pipeline)).first->second;
}

} // namespace tessera::vulkan
