// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/exchange.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/compute/vulkan/user_shader.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/files/file.h"

#include <cstring>
#include <filesystem>
#include <memory>
#include <string>

namespace tessera {

namespace {

constexpr uint64_t kMostShaderBytes = 16 << 20;
constexpr double kSecondsToCompile = 60;
constexpr uint32_t kGuardBand = 1 << 16; // before each buffer

std::string contentOf(const std::filesystem::path& path)
{
    try {
        if (regularFileSize(path) > kMostShaderBytes)
            throw EngineError(say("host", "%1 has more than 16 MiB")(path.string()));
        return readFile(path, kMostShaderBytes);
    } catch (const IoError& error) {
        throw EngineError(error.message());
    }
}

// "mine.comp:12: error: …", one line for each error.
std::string firstErrors(const std::string& said, const std::filesystem::path& path)
{
    constexpr size_t kMost = 8;
    const std::string text = replaced(said, path.string(), path.filename().string());
    std::vector<std::string_view> lines = splitText(trimmed(text), "\n");
    lines.resize(std::min(lines.size(), kMost));
    const std::string errors = listText(lines, " | ");
    return errors.ends_with('.') ? errors.substr(0, errors.size() - 1) : errors;
}

std::string compiled(const std::filesystem::path& path)
{
    if (programInPath("glslc").empty())
        throw EngineError(say("host",
                              "there is no program glslc in PATH, which compiles shaders. To install it: apt-get "
                              "install glslc"));
    const PrivateFolder folder(kMostShaderBytes);
    const std::filesystem::path output = folder.path() / "shader.spv";
    ChildProcess glslc({.words = {"glslc", "-O", "--target-env=vulkan1.1", "-fshader-stage=compute", "-o",
                                  output.string(), path.string()}});
    const ProcessEnd end = glslc.wait(Deadline(kSecondsToCompile, {}));
    if (end.code != 0 || end.signal != 0)
        throw EngineError(say("host", "it does not compile: %1")(firstErrors(glslc.errorOutput(), path)));
    return contentOf(output);
}

std::vector<uint32_t> wordsOf(const std::filesystem::path& path, const std::string& bytes)
{
    constexpr uint32_t magic = 0x07230203;
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    std::memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
    if (words.size() < 5 || words[0] != magic || bytes.size() % sizeof(uint32_t) != 0)
        throw EngineError(say("host", "%1 is no SPIR-V")(path.string()));
    return words;
}

// The ShaderLines of a binary are in a file beside it.
std::string linesFileOf(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::exists(path.string() + ".txt", error) ? contentOf(path.string() + ".txt") : "";
}

class Shader final : public Hosted {
public:
    Shader(const std::filesystem::path& path, bool validates)
        : m_path(path)
    {
        const bool isBinary = lowerCaseExtension(path) == ".spv";
        const std::string content = contentOf(path);
        try {
            m_lines = shaderLines(isBinary ? linesFileOf(path) : content);
        } catch (const TextError& error) {
            throw EngineError(path.string() + ": " + error.message());
        }
        m_shader = std::make_unique<vulkan::UserShader>(wordsOf(path, isBinary ? content : compiled(path)),
                                                        vulkan::Setup{.validate = validates, .guardBytes = kGuardBand});
    }

    Greeting describe() const override
    {
        return {.name = m_path.filename().string(), .device = m_shader->device(), .claims = m_lines.claims};
    }

    double run(const Operator& op, const std::string&, const Tensor& input, Tensor& output) override
    {
        const CaseNumbers numbers = numbersOf(op);
        const Variables variables = variablesOf(numbers);
        std::array<uint32_t, 3> groups = {};
        try {
            if (!m_lines.unsupported.empty() && calculated(m_lines.unsupported, variables) != 0)
                throw RunFailure(FailureKind::Unsupported,
                                 say("host", "its source says so: unsupported = %1")(m_lines.unsupported));
            groups = groupsOf(m_lines, variables, m_shader->mostGroups());
        } catch (const TextError& error) {
            throw RunFailure(FailureKind::Failed, error.message());
        }
        const std::vector<uint32_t> block = blockOf(numbers, op);
        const double seconds =
            m_shader->run(input.bytes(), std::as_bytes(std::span(block)), groups, output.writableBytes());
        requireUntouchedGaps(output.desc, output.bytes(), vulkan::UserShader::kFilling);
        return seconds;
    }

private:
    std::filesystem::path m_path;
    ShaderLines m_lines;
    std::unique_ptr<vulkan::UserShader> m_shader;
};

} // namespace

std::unique_ptr<Hosted> makeShader(const std::filesystem::path& path, bool validates)
{
    return std::make_unique<Shader>(path, validates);
}

} // namespace tessera
