// SPDX-License-Identifier: Apache-2.0

#include "engine/compute/registry/registry.h"
#include "engine/core/case/generator.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/tensors.h"

#include <algorithm>
#include <bit>

namespace tessera {
namespace {

TEST(EngineList, StartsWithTheCpuAndEndsWithTheReference)
{
    const std::vector<EngineEntry> list = engineList();
    ASSERT_GE(list.size(), 2u);
    EXPECT_EQ(list.front().name, "cpu");
    EXPECT_EQ(list.back().name, "reference");
    EXPECT_TRUE(list.front().available && list.back().available);
}

TEST(EngineList, EveryAvailableEngineIsMadeByItsNameAndTheOthersSayWhyNot)
{
    const auto refusal = [](const std::string& name) { return messageOf<EngineError>([&] { makeEngine(name); }); };
    for (const EngineEntry& entry : engineList()) {
        EXPECT_FALSE(entry.description.isEmpty());
        if (!entry.available) {
            EXPECT_THAT(refusal(entry.name), HasSubstr(english(entry.description)));
            EXPECT_THAT(refusal(entry.name + ":0"), HasSubstr(english(entry.description)));
            continue;
        }
        const auto engine = makeEngine(entry.name);
        EXPECT_EQ(engine->name(), entry.name);
        EXPECT_EQ(engine->description(), entry.description);
        EXPECT_EQ(engine->executesPlans(), entry.name != "reference");
        EXPECT_EQ(executesPlans(entry.name), engine->executesPlans());
    }
    EXPECT_THAT(refusal("abacus"), AllOf(HasSubstr("\"abacus\""), HasSubstr("cpu"), HasSubstr("reference")));
    for (const char* name : {"vulkan", "vulkan:llvmpipe"})
        EXPECT_TRUE(executesPlans(name)) << name << ", whether it is there or not";
    for (const char* other :
         {"exec:cp {input} {output}", "lib:./mine.so", "torch", "sabotage:order", "file:output.npy", "", "cpuX"})
        EXPECT_FALSE(executesPlans(other)) << other;
}

TEST(MakeEngine, BoundsTheThreadsOfTheCpu)
{
    EXPECT_THAT(english(makeEngineWith({.threads = 1}, "cpu")->description()), StartsWith("1 thread,"));
    EXPECT_EQ(makeEngineWith({}, "cpu")->description(), engineList().front().description);
}

class CopyProbes : public testing::TestWithParam<std::string> { };

// A large copy takes longer than a small one, even on a busy machine. A probe that copies nothing, or always as much,
// fails.
TEST_P(CopyProbes, TakeTheTimeThatTheirBytesTake)
{
    const auto shortest = [&](uint64_t bytes) {
        const auto probe = engineNamed(GetParam()).makeCopyProbe(bytes);
        double seconds = probe();
        for (int i = 0; i < 5; ++i)
            seconds = std::min(seconds, probe());
        return seconds;
    };
    const double small = shortest(1), large = shortest((uint64_t{64} << 20) + 1);
    EXPECT_GE(small, 0);
    EXPECT_GT(large, 8 * small);
    EXPECT_GT(large, 1e-5); // 64 MiB, read and written, at 12 TB/s
    EXPECT_LT(large, 10);
}
INSTANTIATE_TEST_SUITE_P(, CopyProbes, testing::ValuesIn(engineNames()), engineTestName);

TEST(HostCopyProbe, SaysInWordsThatTheMemoryIsTooSmall)
{
    EXPECT_THROW(makeEngine("cpu")->makeCopyProbe(uint64_t{1} << 60), EngineError);
}

} // namespace

// What must hold of the values that every engine gives, the reference included.

class EngineProperty : public testing::TestWithParam<std::string> {
protected:
    Tensor run(const Operator& op, const Tensor& input)
    {
        EXPECT_EQ(validate(op), Issues{});
        return runOn(m_engine, Case{.title = {}, .op = op}, input);
    }

    const Engine& m_engine = engineNamed(GetParam());
};
INSTANTIATE_TEST_SUITE_P(, EngineProperty, testing::ValuesIn(engineNames()), engineTestName);

namespace {

TensorDesc describe(DataType type, std::vector<uint32_t> sizes)
{
    return {.dataType = type, .sizes = std::move(sizes)};
}

// One row, resampled linearly with corners aligned at integers: scale 2 without offsets gives every input and the
// middles.
Operator rowTimesTwo(size_t inputs, size_t outputs, const std::string& type = "FLOAT32")
{
    const std::string sizes = " --Sizes " + std::to_string(inputs) + " --OutputTensor.Sizes " + std::to_string(outputs);
    return caseFromText("RESAMPLE1 --InterpolationMode LINEAR --Scales 2 --InputPixelOffsets 0 --OutputPixelOffsets 0 "
                        "--DataType "
                        + type + sizes)
        .op;
}

} // namespace

// Exactly where the constant is a power of two and the two weights add up to 1; else one ulp for each axis.
TEST_P(EngineProperty, AConstantStaysConstant)
{
    Operator op{OperatorKind::Resample3};
    op.interpolationMode = InterpolationMode::Linear;
    op.input = describe(DataType::Float32, {2, 3, 5, 7});
    op.output = describe(DataType::Float32, {3, 4, 11, 5});
    op.scales = {1.5f, 1.3f, 0.45f, 0.2f};
    using enum AntialiasFilter;
    for (const auto& [antialiased, filter] :
         {std::pair{false, Halving}, std::pair{true, Halving}, std::pair{true, Triangle}}) {
        op.antialiased = antialiased;
        op.antialiasFilter = filter;
        for (const float value : {1.0f, 0.1f, -3e30f}) {
            const Tensor output = run(op, generate({.pattern = Pattern::Constant, .value = double{value}}, op.input));
            const uint64_t expected = fromDouble(DataType::Float32, double{value});
            for (uint64_t i = 0; i < elementCount(output.desc); ++i)
                ASSERT_LE(ulpDistance(DataType::Float32, output.bits(i), expected), 4u)
                    << value << ", output element " << i;
        }
    }
}

// ONNX Runtime's tests, which its DirectML provider runs with exact equality, want the first two rows.
TEST_P(EngineProperty, IntegersAreCutOffTowardZero)
{
    struct Row {
        const char* text;
        std::vector<double> values, expected;
    };
    const Row rows[] = {
        {"--DataType UINT8 --Sizes 1,1,2,4 --Scales 1,1,0.6,0.6", {1, 2, 3, 4, 5, 6, 7, 8}, {2, 4}}, // 2.667, 4.333
        {"--DataType INT8 --Sizes 1,1,2,4 --Scales 1,1,0.6,0.6", {1, -2, 3, 4, -5, 6, -7, 8}, {0, 0}}, // -0.444, -0.333
        {"--DataType INT8 --Sizes 1,1,1,2 --Scales 1,1,1,2", {-1, -2}, {-1, -1, -1, -2}}, // -1.25, -1.75
        {"--DataType INT8 --Sizes 1,1,1,2 --Scales 1,1,1,2", {-128, 127}, {-128, -64, 63, 127}}, // -64.25, 63.25
        {"--DataType UINT8 --Sizes 1,1,1,2 --Scales 1,1,1,2", {255, 252}, {255, 254, 252, 252}}, // 254.25, 252.75
        {"--DataType INT8 --Sizes 1,1,2,2 --Scales 1,1,0.5,0.5", {-3, -4, -4, -4}, {-3}}, // -3.75
        {"--DataType UINT8 --Sizes 1,1,2,2 --Scales 1,1,0.5,0.5", {3, 4, 4, 4}, {3}}, // 3.75
        {"--DataType INT8 --Sizes 1,1,1,3 --Scales 1,1,1,0.3333333", {-1, -2, -2}, {-2}}, // x = 1
    };
    for (const Row& row : rows) {
        const Case c = caseFromText(std::string("RESAMPLE --InterpolationMode LINEAR ") + row.text);
        const Tensor input = tensorOf(c.op.input.dataType, c.op.input.sizes, row.values);
        EXPECT_EQ(doublesOf(run(c.op, input)), row.expected) << row.text;
    }
}

TEST_P(EngineProperty, CopiesKeepEveryBit)
{
    // Quiet and signalling NaNs with payloads, both zeros, a denormal, infinities.
    const std::vector<uint64_t> bits{0x7fc12345, 0xffc54321, 0x7f812345, 0x80000000, 0, 1, 0x7f800000, 0xff800000};
    const Tensor input = tensorOfBits(DataType::Float32, {1, 8, 1, 1}, bits);
    const Operator d2s{
        .kind = OperatorKind::DepthToSpace, .input = input.desc, .output = describe(DataType::Float32, {1, 2, 2, 2})};
    const Tensor space = run(d2s, input);
    for (uint64_t i = 0; i < 8; ++i) // depth is fastest: channel 2·(2·row + column) + depth
        EXPECT_EQ(space.bits(i), bits[2 * (i % 4) + i / 4]) << i;

    const Tensor twice = run(caseFromText("RESAMPLE --Sizes 1,8,1,1 --Scales 1,2,1,1").op, input);
    for (uint64_t i = 0; i < 16; ++i)
        EXPECT_EQ(twice.bits(i), bits[i / 2]) << i;

    // A gradient whose every element has one source computes nothing either.
    Operator gradient{OperatorKind::ResampleGrad};
    gradient.input = gradient.output = input.desc;
    EXPECT_TRUE(equalElements(run(gradient, input), input));
}

TEST_P(EngineProperty, ElementsWithoutWeightAreNotRead)
{
    const auto doubled = [&](const std::vector<double>& values) {
        const Operator op = rowTimesTwo(values.size(), 2 * values.size());
        return run(op, tensorOf(DataType::Float32, op.input.sizes, values));
    };
    const Tensor output = doubled({-0.0, 1, INFINITY, 4});
    EXPECT_EQ(output.bits(0), 0x80000000u); // −0 alone stays −0
    EXPECT_EQ(doublesOf(output), (std::vector<double>{-0.0, 0.5, 1, INFINITY, INFINITY, INFINITY, 4, 4}));
    const auto isNan = testing::NanSensitiveDoubleEq(NAN);
    EXPECT_THAT(doublesOf(doubled({1, NAN, 2})), ElementsAre(1, isNan, isNan, isNan, 2, 2));
}

// What the forward operator crops away gets no gradient: +0, also where all else is −0.
TEST_P(EngineProperty, AGradientWithoutSourcesIsPlusZero)
{
    const Operator op = caseFromText("RESAMPLE_GRAD --InterpolationMode LINEAR --Sizes 2 --OutputGradientTensor.Sizes "
                                     "4 --Scales 1 --InputPixelOffsets 0 --OutputPixelOffsets 0")
                            .op;
    EXPECT_THAT(bitsOf(run(op, tensorOf(DataType::Float32, {2}, {-0.0, 3}))),
                ElementsAre(0x80000000, std::bit_cast<uint32_t>(3.0f), 0, 0));
}

TEST_P(EngineProperty, SumsOfHalvesAreRoundedToEven)
{
    const Operator op = rowTimesTwo(4, 7, "FLOAT16");
    // 1, the two halves after it, 1
    const Tensor halves = run(op, tensorOfBits(DataType::Float16, {4}, {0x3c00, 0x3c01, 0x3c02, 0x3c00}));
    EXPECT_EQ(halves.bits(1), 0x3c00u); // between 1 and the next: the even one
    EXPECT_EQ(halves.bits(3), 0x3c02u);
}

} // namespace tessera
