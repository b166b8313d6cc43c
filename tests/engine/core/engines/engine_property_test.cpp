// SPDX-License-Identifier: Apache-2.0
// What must hold of the values that every engine gives, the reference included.
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace tessera {

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

Tensor floats(std::vector<uint32_t> sizes, const std::vector<float>& values)
{
    Tensor tensor(describe(DataType::Float32, std::move(sizes)));
    for (uint64_t i = 0; i < values.size(); ++i)
        tensor.setBits(i, std::bit_cast<uint32_t>(values[i]));
    return tensor;
}

std::vector<float> floatsOf(const Tensor& tensor)
{
    std::vector<float> values;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        values.push_back(static_cast<float>(toDouble(tensor.desc.dataType, tensor.bits(i))));
    return values;
}

// One row, resampled linearly with corners aligned at integers: scale 2 without offsets gives every input and the
// middles.
Resample1 rowTimesTwo(uint32_t inputs, uint32_t outputs)
{
    Resample1 op;
    op.interpolationMode = InterpolationMode::Linear;
    op.dimensionCount = 1;
    op.scales = {2};
    op.inputPixelOffsets = op.outputPixelOffsets = {0};
    op.input = describe(DataType::Float32, {inputs});
    op.output = describe(DataType::Float32, {outputs});
    return op;
}

constexpr float kInf = std::numeric_limits<float>::infinity();

} // namespace

TEST_P(EngineProperty, SpaceToDepthUndoesDepthToSpace)
{
    for (const DataType type : kDataTypes)
        for (const auto order : {DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth})
            for (uint32_t b = 1; b <= 4; ++b) {
                DepthToSpace1 forth;
                SpaceToDepth1 back;
                forth.blockSize = back.blockSize = b;
                forth.order = back.order = order;
                forth.input = back.output = describe(type, {2, 3 * b * b, 2, 5});
                forth.output = back.input = describe(type, {2, 3, 2 * b, 5 * b});
                const Tensor input = generate({.pattern = Pattern::Random, .seed = b}, forth.input);
                EXPECT_TRUE(equalElements(run(back, run(forth, input)), input)) << name(type) << " block " << b;
            }
}

TEST_P(EngineProperty, ScaleOneIsTheIdentity)
{
    for (const DataType type : {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8})
        for (const auto mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear}) {
            Resample op;
            op.interpolationMode = mode;
            op.input = op.output = describe(type, {2, 3, 4, 5});
            const Tensor input = generate({.pattern = Pattern::Special}, op.input);
            EXPECT_TRUE(equalElements(run(op, input), input)) << name(type);
        }
}

// Exactly where the constant is a power of two and the two weights add up to 1; else one ulp for each axis.
TEST_P(EngineProperty, AConstantStaysConstant)
{
    Resample3 op;
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
        std::vector<int> values, expected;
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
        Tensor input(inputDesc(c.op));
        for (uint64_t i = 0; i < row.values.size(); ++i)
            input.setBits(i, static_cast<uint8_t>(row.values[i]));
        const Tensor output = run(c.op, input);
        ASSERT_EQ(elementCount(output.desc), row.expected.size()) << row.text;
        for (uint64_t i = 0; i < row.expected.size(); ++i)
            EXPECT_EQ(toDouble(output.desc.dataType, output.bits(i)), row.expected[i]) << row.text << ", element " << i;
    }
}

TEST_P(EngineProperty, CopiesKeepEveryBit)
{
    // Quiet and signalling NaNs with payloads, both zeros, a denormal, infinities.
    const std::vector<uint32_t> bits{0x7fc12345, 0xffc54321, 0x7f812345, 0x80000000, 0, 1, 0x7f800000, 0xff800000};
    Tensor input(describe(DataType::Float32, {1, 8, 1, 1}));
    for (uint64_t i = 0; i < bits.size(); ++i)
        input.setBits(i, bits[i]);

    DepthToSpace d2s;
    d2s.input = input.desc;
    d2s.output = describe(DataType::Float32, {1, 2, 2, 2});
    const Tensor space = run(d2s, input);
    for (uint64_t i = 0; i < 8; ++i) // depth is fastest: channel 2·(2·row + column) + depth
        EXPECT_EQ(space.bits(i), bits[2 * (i % 4) + i / 4]) << i;

    Resample nearest;
    nearest.scales = {1, 2, 1, 1};
    nearest.input = input.desc;
    nearest.output = describe(DataType::Float32, {1, 16, 1, 1});
    const Tensor twice = run(nearest, input);
    for (uint64_t i = 0; i < 16; ++i)
        EXPECT_EQ(twice.bits(i), bits[i / 2]) << i;

    // A gradient whose every element has one source computes nothing either.
    ResampleGrad gradient;
    gradient.input = gradient.output = input.desc;
    EXPECT_TRUE(equalElements(run(gradient, input), input));
}

TEST_P(EngineProperty, ElementsWithoutWeightAreNotRead)
{
    const Tensor output = run(rowTimesTwo(4, 8), floats({4}, {-0.0f, 1, kInf, 4}));
    const std::vector<float> values = floatsOf(output);
    EXPECT_EQ(output.bits(0), 0x80000000u); // −0 alone stays −0
    EXPECT_EQ(values, (std::vector<float>{-0.0f, 0.5f, 1, kInf, kInf, kInf, 4, 4}));

    const std::vector<float> nan = floatsOf(run(rowTimesTwo(3, 5), floats({3}, {1, std::nanf(""), 2})));
    EXPECT_EQ(nan[0], 1);
    EXPECT_TRUE(std::isnan(nan[1]) && std::isnan(nan[2]) && std::isnan(nan[3]));
    EXPECT_EQ(nan[4], 2);
}

// What the forward operator crops away gets no gradient: +0, also where all else is −0.
TEST_P(EngineProperty, AGradientWithoutSourcesIsPlusZero)
{
    ResampleGrad op;
    op.interpolationMode = InterpolationMode::Linear;
    op.dimensionCount = 1;
    op.scales = {1};
    op.inputPixelOffsets = op.outputPixelOffsets = {0};
    op.input = describe(DataType::Float32, {2});
    op.output = describe(DataType::Float32, {4});
    const Tensor output = run(op, floats({2}, {-0.0f, 3}));
    EXPECT_EQ(output.bits(0), 0x80000000u);
    EXPECT_EQ(floatsOf(output), (std::vector<float>{0, 3, 0, 0}));
    EXPECT_EQ(output.bits(2), 0u);
    EXPECT_EQ(output.bits(3), 0u);
}

// ⟨R·x, g⟩ = ⟨x, Rᵀ·g⟩.
TEST_P(EngineProperty, TheGradientIsTheTranspose)
{
    for (const auto mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear}) {
        Resample2 forward;
        ResampleGrad1 gradient;
        forward.interpolationMode = gradient.interpolationMode = mode;
        forward.scales = gradient.scales = {1, 1.5f, 0.6f, 2.3f};
        forward.input = gradient.output = describe(DataType::Float32, {2, 3, 7, 4});
        forward.output = gradient.input = describe(DataType::Float32, {2, 4, 5, 9});
        const Tensor x = generate({.pattern = Pattern::Random, .seed = 1}, forward.input);
        const Tensor g = generate({.pattern = Pattern::Random, .seed = 2}, gradient.input);
        const auto dot = [](const Tensor& a, const Tensor& b) {
            double sum = 0;
            for (uint64_t i = 0; i < elementCount(a.desc); ++i)
                sum += toDouble(a.desc.dataType, a.bits(i)) * toDouble(b.desc.dataType, b.bits(i));
            return sum;
        };
        EXPECT_NEAR(dot(run(forward, x), g), dot(x, run(gradient, g)), 1e-4);
    }
}

TEST_P(EngineProperty, SumsOfHalvesAreRoundedToEven)
{
    Resample1 op = rowTimesTwo(4, 7);
    op.input.dataType = op.output.dataType = DataType::Float16;
    Tensor input(op.input);
    for (uint64_t i = 0; i < 4; ++i)
        input.setBits(i, std::array{0x3c00, 0x3c01, 0x3c02, 0x3c00}[i]); // 1, the two halves after it, 1
    const Tensor halves = run(op, input);
    EXPECT_EQ(halves.bits(1), 0x3c00u); // between 1 and the next: the even one
    EXPECT_EQ(halves.bits(3), 0x3c02u);
}

} // namespace tessera
