// SPDX-License-Identifier: GPL-3.0-or-later
// A compute shader as an engine: the templates are right to the bit, and what is wrong is seen.
#include "tests/engine/compute/foreign/foreign_runs.h"

#include "engine/compute/foreign/hosted.h"
#include "engine/compute/registry/registry.h"
#include "engine/compute/vulkan/user_shader.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "tests/support/matchers.h"

#include <cstring>
#include <span>
#include <tuple>

namespace tessera {
namespace {

const std::string kTemplates = TESSERA_RESOURCES "/shaders/";

class ShaderEngine : public testing::Test {
protected:
    void SetUp() override
    {
        if (std::system("command -v glslc > /dev/null") != 0)
            GTEST_SKIP() << "glslc is not installed";
        const auto engines = engineList();
        if (std::ranges::none_of(engines,
                                 [](const auto& each) { return each.available && each.name.starts_with("vulkan"); }))
            GTEST_SKIP() << "no Vulkan device";
    }

    // A template with one place changed. Writable: its input and its numbers too.
    static std::string changed(const std::string& file, const std::string& from, const std::string& to,
                               bool isWritable = false)
    {
        std::string source = contentOf(kTemplates + file);
        const size_t at = source.find(from);
        EXPECT_NE(at, source.npos) << from;
        source.replace(at, from.size(), to);
        constexpr std::string_view kReadOnly = "readonly ";
        for (size_t word; isWritable && (word = source.find(kReadOnly)) != source.npos;)
            source.erase(word, kReadOnly.size());
        const std::filesystem::path path = foreignTestFolder() / file;
        std::ofstream(path) << source;
        return "shader:" + path.string();
    }
};

// How many cases of the pack the template supports. Expects the cpu engine's bits of each, but for a sum's NaN.
size_t equalToTheCpu(const std::string& name, const ForeignOptions& options = {})
{
    const auto engine = makeForeignEngine(name, options), cpu = makeEngine("cpu");
    size_t equal = 0;
    for (const Case& c : conformanceCases()) {
        const ForeignRun run = runForeign(*engine, c);
        EXPECT_FALSE(run.isMissing) << run.reason;
        EXPECT_EQ(run.kind.value_or(FailureKind::Unsupported), FailureKind::Unsupported) << toText(c) << run.reason;
        if (run.kind)
            continue;
        const Comparison with = compare(makePlan(c.op), run.input, run.output, runForeign(*cpu, c).output, Tolerance());
        EXPECT_EQ(with.beyond, 0u) << toText(c);
        ++equal;
    }
    return equal;
}

TEST_F(ShaderEngine, TheTemplatesAreTheCpusBitsUnderValidationToo)
{
    for (const bool validate : {false, true})
        for (const auto& [file, least] :
             {std::pair{"depth_space.comp", 5u}, {"resample.comp", 5u}, {"resample_grad.comp", 2u}})
            EXPECT_GE(equalToTheCpu("shader:" + kTemplates + file, {.validate = validate}), least) << file;
}

TEST_F(ShaderEngine, ASwappedBlockIsWrong)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data iota");
    const std::string name = changed("depth_space.comp", "wide.z % b * b + wide.w % b", "wide.w % b * b + wide.z % b");
    EXPECT_FALSE(
        equalElements(runForeign(*makeForeignEngine(name), c).output, runForeign(*makeEngine("cpu"), c).output));
}

TEST_F(ShaderEngine, SaysWhereItDoesNotCompile)
{
    const std::string name = changed("depth_space.comp", "const uint b = block_size;", "const uint b = block_sizes;");
    const ForeignRun run = runForeign(name);
    EXPECT_TRUE(run.isMissing);
    EXPECT_THAT(run.reason, AllOf(HasSubstr("depth_space.comp:49: error"), HasSubstr("block_sizes"))) << run.reason;
}

constexpr const char* kBegin = "    const uvec4 target";
constexpr const char* kPastEnd = "it wrote past the end of the output";

// The shader writes beside the 15 elements of its output, since `from` is replaced by `to`.
TEST_F(ShaderEngine, WhatWritesBesideIsInvalid)
{
    const std::string guard = "    if (element >= elements)\n        return;\n",
                      next = "y[placeOf(target, output_strides)] = ";
    const std::tuple<std::string, std::string, const char*> rows[] = {
        {next, "y[placeOf(target, output_strides) + 1] = ", kPastEnd},
        {guard, "", kPastEnd},
        {guard, "    if (element >= elements) { y[100000] = 7u; return; }\n", kPastEnd},
        {guard, "    if (element >= elements) { y[(1 << 18) + 14] = 7u; return; }\n", kPastEnd}, // the end of the band
        {kBegin, "    x[3] = 7u;\n    const uvec4 target", "it wrote to the input, which may only be read"},
        {kBegin, "    output_sizes.x = 7u;\n    const uvec4 target",
         "it wrote to the numbers of the case, which may only be read"},
    };
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,3,5 --DataType FLOAT32 --BlockSize 1");
    for (const auto& [from, to, reason] : rows)
        for (const bool validate : {false, true}) {
            SCOPED_TRACE(to + (validate ? ", validated" : ""));
            const std::string name = changed("depth_space.comp", from, to, true);
            const ForeignRun run = runForeign(*makeForeignEngine(name, {.validate = validate}), c);
            EXPECT_EQ(run.kind, FailureKind::Invalid) << run.reason;
            EXPECT_EQ(run.reason, reason);
        }
}

// A device may drop a write at a wrong index, so that only validation sees it.
TEST_F(ShaderEngine, UnderValidationEveryIndexIsSeen)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,3,5 --DataType FLOAT32 --BlockSize 1");
    for (const char* index : {"element - 1", "1u << 27", "int(elements) - 17"}) {
        const std::string name =
            changed("depth_space.comp", kBegin,
                    std::string("    if (element == 0)\n        y[") + index + "] = 7u;\n" + kBegin);
        const ForeignRun run = runForeign(*makeForeignEngine(name, {.validate = true}), c);
        EXPECT_EQ(run.kind, FailureKind::Invalid) << index << ": " << run.reason;
        EXPECT_THAT(run.reason, HasSubstr("access out of bounds")) << index;
    }
}

// What a run of a shader with this one statement says. Its buffers have four words; the output may have others.
std::string reasonOf(const std::string& statement, const vulkan::Setup& setup, size_t outputWords = 4)
{
    const std::filesystem::path path = foreignTestFolder() / "one.comp", code = foreignTestFolder() / "one.spv";
    std::ofstream(path) << "#version 450\nlayout(local_size_x = 1) in;\n"
                           "layout(std430, binding = 0) buffer Input { uint x[]; };\n"
                           "layout(std430, binding = 1) buffer Output { uint y[]; };\n"
                           "layout(std430, binding = 2) buffer Case { uint t[]; };\n"
                           "void main() { "
                        << statement << " }\n";
    const std::string command = "glslc --target-env=vulkan1.1 -o " + code.string() + " " + path.string();
    EXPECT_EQ(std::system(command.c_str()), 0);
    const std::string bytes = contentOf(code);
    std::vector<uint32_t> words(bytes.size() / 4), output(outputWords);
    std::memcpy(words.data(), bytes.data(), bytes.size());
    const std::vector<uint32_t> input = {1, 2, 3, 4};
    try {
        vulkan::UserShader(words, setup)
            .run(std::as_bytes(std::span(input)), std::as_bytes(std::span(input)), {1, 1, 1},
                 std::as_writable_bytes(std::span(output)));
    } catch (const RunFailure& failure) {
        return failure.what();
    }
    return std::to_string(output[3]);
}

// A device whose memory the host does not see, and one that binds only small ranges.
TEST_F(ShaderEngine, OtherDevicesSeeWhatItWritesBesideItsOutput)
{
    const vulkan::Setup staged = {.alwaysStage = true, .guardBytes = 256},
                        narrow = {.rangeBytes = 64, .guardBytes = 256};
    for (vulkan::Setup setup : {staged, narrow}) {
        EXPECT_EQ(reasonOf("y[5] = 7u;", setup), kPastEnd);
        setup.validate = true; // which takes long to begin
        EXPECT_EQ(reasonOf("y[3] = x[3] + t[3];", setup), "8");
        EXPECT_THAT(reasonOf("y[gl_NumWorkGroups.x + (1u << 27)] = 7u;", setup), HasSubstr("access out of bounds"));
    }
    EXPECT_EQ(reasonOf("x[1] = 7u;", staged), "it wrote to the input, which may only be read");
    EXPECT_EQ(reasonOf("x[9] = 7u;", narrow), "it wrote to the input, which may only be read");
    EXPECT_EQ(reasonOf("t[9] = 7u;", staged), "it wrote to the numbers of the case, which may only be read");
    EXPECT_EQ(reasonOf("y[3] = 7u;", {.rangeBytes = 64}, 20),
              "this device binds at most 64 bytes to a shader; a tensor has 80");
}

TEST_F(ShaderEngine, ShowsWhatItDoesNotWrite)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,3,5 --DataType FLOAT32 --BlockSize 1");
    const ForeignRun never = runForeign(
        *makeForeignEngine(changed("depth_space.comp", "if (element >= elements)", "if (element >= 14)")), c);
    EXPECT_FALSE(never.kind) << never.reason;
    EXPECT_EQ(never.output.bits(14), 0xa5a5a5a5u) << "what is not written shows";
}

TEST_F(ShaderEngine, IsTimedOnTheDeviceBesideItsOwnCopy)
{
    const auto engine = makeForeignEngine("shader:" + kTemplates + "depth_space.comp");
    const ForeignRun run = runForeign(*engine);
    EXPECT_TRUE(run.isRight()) << run.reason;
    EXPECT_GT(run.timings.kernel, 0);
    EXPECT_GT(engine->makeCopyProbe(1 << 16)(), 0);
    EXPECT_THAT(english(engine->description()), HasSubstr("depth_space.comp"));
}

TEST_F(ShaderEngine, TakesSpirV)
{
    const std::filesystem::path path = foreignTestFolder() / "mine.spv";
    ASSERT_EQ(std::system(
                  ("glslc --target-env=vulkan1.1 -o " + path.string() + " " + kTemplates + "depth_space.comp").c_str()),
              0);
    EXPECT_TRUE(runForeign("shader:" + path.string()).isRight());
    std::ofstream(path.string() + ".txt") << "// tessera: operators = SPACE_TO_DEPTH1\n";
    EXPECT_EQ(runForeign("shader:" + path.string()).kind, FailureKind::Unsupported);
    std::ofstream(path) << "no shader";
    EXPECT_THAT(runForeign("shader:" + path.string()).reason, HasSubstr("no SPIR-V"));
    EXPECT_THAT(runForeign("shader:./nothing.comp").reason, HasSubstr("nothing.comp"));
}

TEST(ShaderLines, AreCommentsOfTheSource)
{
    const ShaderLines lines =
        shaderLines("#version 450\n  // tessera: groups = W, H\n// tessera: types = FLOAT32, UINT8\n"
                    "//tessera:operators=RESAMPLE1\n// tessera: unsupported = antialiased\n// tessera\n");
    EXPECT_EQ(lines.groups, "W, H");
    EXPECT_THAT(lines.claims.operators, ElementsAre("RESAMPLE1"));
    EXPECT_THAT(lines.claims.types, ElementsAre(DataType::Float32, DataType::UInt8));
    EXPECT_EQ(lines.unsupported, "antialiased");
    EXPECT_EQ(shaderLines("").groups, "ceil(elements / 64)");
    for (const char* bad :
         {"// tessera: group = 1", "// tessera: types = FLOAT8", "// tessera: operators = D2S", "// tessera: groups"})
        EXPECT_THAT(messageOf<TextError>([&] { shaderLines(std::string("\n") + bad); }), HasSubstr("line 2")) << bad;
}

// Behind the words that older shaders know, so that these shaders stay right.
TEST(ShaderLines, TheFilterIsTheBlocksLastWord)
{
    const auto filterOf = [](const char* rest) {
        const Operator op = caseFromText("RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.25,0.25 "
                                         + std::string(rest))
                                .op;
        const CaseNumbers numbers = numbersOf(op);
        EXPECT_EQ(variablesOf(numbers).at("filter"), numbers.c.antialias_filter);
        EXPECT_EQ(blockOf(numbers, op).size(), 37u);
        return blockOf(numbers, op).back();
    };
    EXPECT_EQ(filterOf("--Antialiased true"), 0u);
    EXPECT_EQ(filterOf("--Antialiased true --AntialiasFilter TRIANGLE"), 1u);
    EXPECT_EQ(filterOf("--AntialiasFilter TRIANGLE"), 0u); // it is off
}

TEST(ShaderLines, SpreadManyGroupsOverTwoAxes)
{
    const ShaderLines one{.groups = "elements"}, three{.groups = "W, 70000, 1"}, none{.groups = "W - W"},
        part{.groups = "W / 2"};
    EXPECT_THAT(groupsOf(one, {{"elements", 100}}, 65535), ElementsAre(100, 1, 1));
    EXPECT_THAT(groupsOf(one, {{"elements", 200000}}, 65535), ElementsAre(65535, 4, 1));
    EXPECT_THROW(groupsOf(three, {{"W", 1}}, 65535), TextError);
    EXPECT_THROW(groupsOf(none, {{"W", 1}}, 65535), TextError);
    EXPECT_THROW(groupsOf(part, {{"W", 200001}}, 65535), TextError);
}

} // namespace
} // namespace tessera
