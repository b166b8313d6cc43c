// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/device.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <map>
#include <span>

namespace tessera::vulkan {

enum class Kernel { StridedCopy, SeparableTaps, Interleave, PartialSums, Strips };

// Specialization constants of a shader, by constant_id. A shader with fewer ignores the rest. The constant behind them
// is the workgroup size, for shaders that take it from there.
using Constants = std::array<uint32_t, 15>;
struct Variant {
    Kernel kernel;
    Constants constants;

    auto operator<=>(const Variant&) const = default; // NOLINT(modernize-use-nullptr): its 0 is the compiler's
};

uint32_t formatOf(DataType type); // numbers.glsl: kFloat …

// The pipelines of a device. Each is built when it is first needed, and kept.
class Kernels {
public:
    explicit Kernels(const Device& device);

    VkPipeline pipeline(const Variant& variant);
    VkPipelineLayout layout() const { return *m_layout; }
    VkDescriptorSetLayout setLayout() const { return *m_setLayout; }

private:
    const Device& m_device;
    Handle<VkDescriptorSetLayout> m_setLayout; // input, output, table
    Handle<VkPipelineLayout> m_layout;
    std::array<Handle<VkShaderModule>, 5> m_modules; // by Kernel
    std::map<Variant, Handle<VkPipeline>> m_pipelines;
};

Handle<VkShaderModule> makeModule(const Device& device, std::span<const uint32_t> code); // of SPIR-V
// Of a compute shader with the entry point "main".
Handle<VkPipeline> makePipeline(const Device& device, VkShaderModule module, VkPipelineLayout layout,
                                const VkSpecializationInfo* specialization = nullptr);

} // namespace tessera::vulkan
