// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/host/hosted.h"
#include "engine/compute/host/shader_lines.h"
#include "engine/compute/vulkan/user_shader.h"

#include <filesystem>
#include <memory>
#include <string>

namespace tessera {

// A user's compute shader, GLSL (.comp, which glslc compiles) or SPIR-V (.spv, with its lines in FILE.txt beside it),
// on the best device.
class Shader final : public Hosted {
public:
    // Throws EngineError: what glslc or the driver says, with the file and the line.
    Shader(const std::filesystem::path& path, bool validates);

    Greeting describe() const override;
    double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) override;
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override;

private:
    std::filesystem::path m_path;
    ShaderLines m_lines;
    VulkanOptions m_options;
    std::unique_ptr<vulkan::UserShader> m_shader;
};

} // namespace tessera
