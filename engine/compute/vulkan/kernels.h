// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/device.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <map>

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

    vk::Pipeline pipeline(const Variant& variant);
    vk::PipelineLayout layout() const { return *m_layout; }
    vk::DescriptorSetLayout setLayout() const { return *m_setLayout; }
    size_t built() const { return m_pipelines.size(); }

private:
    const Device& m_device;
    vk::raii::DescriptorSetLayout m_setLayout; // input, output, table
    vk::raii::PipelineLayout m_layout;
    std::array<vk::raii::ShaderModule, 5> m_modules; // by Kernel
    std::map<Variant, vk::raii::Pipeline> m_pipelines;
};

} // namespace tessera::vulkan
