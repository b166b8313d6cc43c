// SPDX-License-Identifier: Apache-2.0
// The oracle against a pencil: what the other engines are compared with must itself be right.
#include "engine/compute/reference/reference_engine.h"

#include "engine/core/case/generator.h"
#include "tests/support/loaded.h"
#include "tests/support/tensors.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>
#include <tuple>

namespace tessera {

namespace {

using Doubles = std::vector<double>;

// Doubles on a tensor, by way of the reference, as values.
Doubles run(const Operator& op, const Doubles& values)
{
    Tensor output(outputDesc(op));
    ReferenceEngine().run(Case{.title = {}, .op = op}, Plan{},
                          tensorOf(inputDesc(op).dataType, inputDesc(op).sizes, values), output);
    return valuesOf(output);
}

Operator row(OperatorKind kind, uint32_t inputs, uint32_t outputs, float scale, float inputOffset, float outputOffset)
{
    Operator op{kind};
    op.input.sizes = {inputs};
    op.output.sizes = {outputs};
    op.dimensionCount = 1;
    op.scales = {scale};
    op.inputPixelOffsets = {inputOffset};
    op.outputPixelOffsets = {outputOffset};
    return op;
}

Doubles iota(uint64_t count)
{
    Doubles values(count);
    std::iota(values.begin(), values.end(), 0);
    return values;
}

Operator linear(Operator op)
{
    op.interpolationMode = InterpolationMode::Linear;
    return op;
}

TEST(Reference, BothOrdersBothWays)
{
    Operator d2s{OperatorKind::DepthToSpace1};
    d2s.input.sizes = {1, 8, 1, 1};
    d2s.output.sizes = {1, 2, 2, 2};
    Operator s2d{OperatorKind::SpaceToDepth1};
    std::tie(s2d.input, s2d.output) = std::tie(d2s.output, d2s.input);
    EXPECT_EQ(run(d2s, iota(8)), (Doubles{0, 2, 4, 6, 1, 3, 5, 7}));
    EXPECT_EQ(run(s2d, iota(8)), (Doubles{0, 4, 1, 5, 2, 6, 3, 7}));
    d2s.order = s2d.order = DepthSpaceOrder::ColumnRowDepth;
    EXPECT_EQ(run(d2s, iota(8)), iota(8));
    EXPECT_EQ(run(s2d, iota(8)), iota(8));
}

// The rows of the documentation, which counts 9c + 3h + w.
TEST(Reference, DepthToSpaceOnTheDocumentationsExample)
{
    const Operator op = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2").op;
    const Doubles output = run(op, valuesOf(generate({Pattern::DocIota}, inputDesc(op))));
    EXPECT_EQ(Doubles(output.begin(), output.begin() + 12), (Doubles{0, 18, 1, 19, 2, 20, 36, 54, 37, 55, 38, 56}));
    EXPECT_EQ(output.back(), 68);
}

TEST(Reference, NearestRoundsTiesUpOrInItsDirection)
{
    // 4 → 6 with pixel centres, from semantics.md; then 4 → 2, all ties: x = 0.5, 2.5.
    EXPECT_EQ(run(row(OperatorKind::Resample1, 4, 6, 1.5f, 0.5f, -0.5f), iota(4)), (Doubles{0, 1, 1, 2, 3, 3}));
    EXPECT_EQ(run(row(OperatorKind::Resample1, 4, 2, 0.5f, 0.5f, -0.5f), iota(4)), (Doubles{1, 3}));
    Operator op = row(OperatorKind::Resample2, 4, 6, 1.5f, 0.5f, -0.5f); // x = −⅙, ½, 1⅙, 1⅚, 2½, 3⅙
    EXPECT_EQ(run(op, iota(4)), (Doubles{0, 1, 2, 2, 3, 3}));
    op.roundingDirection = AxisDirection::Decreasing;
    EXPECT_EQ(run(op, iota(4)), (Doubles{0, 0, 1, 1, 2, 3}));
    // 20 → 6, o = 4: 14.5 by the exact ratio of the sizes, 14.499999 in float32.
    EXPECT_EQ(run(row(OperatorKind::Resample1, 20, 6, 0.3f, 0.5f, -0.5f), iota(20))[4], 14);
}

TEST(Reference, HugeCoordinatesEndAtTheEdge)
{
    constexpr float largest = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::denorm_min();
    EXPECT_EQ(run(row(OperatorKind::Resample1, 3, 2, least, 0, 0), {5, 6, 7}), (Doubles{5, 7}));
    EXPECT_EQ(run(row(OperatorKind::Resample1, 3, 2, least, 0, 1), {5, 6, 7}), (Doubles{5, 5}));
    EXPECT_EQ(run(linear(row(OperatorKind::Resample1, 3, 2, least, 0, 1)), {5, 6, 7}), (Doubles{5, 5}));
    EXPECT_EQ(run(linear(row(OperatorKind::Resample1, 3, 2, largest, -1.5f, 0)), {5, 6, 8}), (Doubles{7, 7}));
}

TEST(Reference, LinearWeighsTheTwoNeighbours)
{
    EXPECT_EQ(run(linear(row(OperatorKind::Resample1, 2, 4, 2, 0.5f, -0.5f)), {0, 8}), (Doubles{0, 2, 6, 8}));
    const Operator op = caseFromText("RESAMPLE --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2").op;
    EXPECT_EQ(run(op, {0, 16, 32, 64}), (Doubles{0, 4, 12, 16, 8, 13, 23, 28, 24, 31, 45, 52, 32, 40, 56, 64}));
}

Operator filtered(AntialiasFilter filter, Operator op)
{
    op.interpolationMode = InterpolationMode::Linear;
    op.antialiased = true;
    op.antialiasFilter = filter;
    return op;
}

TEST(Reference, AntialiasingStretchesTheTriangle)
{
    const auto triangle = [](Operator op) { return filtered(AntialiasFilter::Triangle, std::move(op)); };
    // x = 0.5, 2.5; radius 2: weights 1/4, 3/4, 3/4, 1/4 of −1, 0, 1, 2: sum 2, and −1 reads 0.
    EXPECT_EQ(run(triangle(row(OperatorKind::Resample3, 4, 2, 0.5f, 0.5f, -0.5f)), {8, 16, 32, 64}), (Doubles{14, 46}));
    // Not when enlarging.
    EXPECT_EQ(run(triangle(row(OperatorKind::Resample3, 4, 4, 2, 0.5f, -0.5f)), {0, 8, 0, 0}), (Doubles{0, 2, 6, 6}));
    // The filter around x = −2 and 2 over two elements: 15/4 and 1/4, then 3/4 and 13/4, of 4.
    EXPECT_EQ(run(triangle(row(OperatorKind::Resample3, 2, 2, 0.25f, 2, 0)), {0, 16}), (Doubles{1, 13}));
    // Every tap outside: the nearest edge.
    EXPECT_EQ(run(triangle(row(OperatorKind::Resample3, 3, 2, 0.5f, 9, 0)), {5, 6, 7}), (Doubles{5, 5}));
    EXPECT_EQ(run(triangle(row(OperatorKind::Resample3, 3, 2, 0.5f, -9, 0)), {5, 6, 7}), (Doubles{7, 7}));
}

TEST(Reference, AntialiasingHalves)
{
    const auto halving = [](Operator op) { return filtered(AntialiasFilter::Halving, std::move(op)); };
    const Doubles pairs = {0, 4, 8, 12, 100, 104, 108, 112};
    // Halved once; 0.5 and 2.5 of the four means. Not from 1/2 on.
    EXPECT_EQ(run(halving(row(OperatorKind::Resample3, 8, 2, 0.25f, 0.5f, -0.5f)), pairs), (Doubles{6, 106}));
    EXPECT_EQ(run(halving(row(OperatorKind::Resample3, 8, 2, 0.5f, 0.5f, -0.5f)), pairs), (Doubles{2, 10}));
    // 7 → 4 → 2 elements: the means of 0 … 3, and of 4, 5 and twice 6.
    EXPECT_EQ(run(halving(row(OperatorKind::Resample3, 7, 1, 0.125f, 0.5f, -0.5f)), {0, 4, 8, 12, 100, 104, 108}),
              (Doubles{55.5}));
    // Offset 0 becomes 0.25, and output 1 lies at 1.75 of the means 2, 10, 18 and 26.
    EXPECT_EQ(run(halving(row(OperatorKind::Resample3, 8, 2, 0.25f, 0, 0)), {0, 4, 8, 12, 16, 20, 24, 28}),
              (Doubles{2, 16}));
}

// A coordinate so small that 1 − (1 − x) loses it is the second element's weight all the same.
TEST(Reference, AnEnlargingFilterIsPlainLinear)
{
    const float largest = std::numeric_limits<float>::max();
    Operator op = linear(row(OperatorKind::Resample3, 2, 1, largest, 0, -0.5f)); // x = 0.5 / FLT_MAX
    const Doubles plain = run(op, {0, 1});
    EXPECT_GT(plain.front(), 0);
    EXPECT_EQ(run(filtered(AntialiasFilter::Halving, op), {0, 1}), plain);
}

// A filter with a single element weighs it by 1, whatever its sums are rounded to: bits pass.
TEST(Reference, AFilterOverOneElementCopies)
{
    Operator op = linear(row(OperatorKind::Resample3, 1, 3, 0.001f, 0.5f, 2.579567f));
    op.antialiased = true;
    op.input.dataType = op.output.dataType = DataType::Float16;
    Tensor input(op.input), output(op.output);
    input.setBits(0, 0xfe05); // a NaN with a payload
    for (const AntialiasFilter filter : {AntialiasFilter::Halving, AntialiasFilter::Triangle}) {
        op.antialiasFilter = filter;
        ReferenceEngine().run(Case{.title = {}, .op = op}, Plan{}, input, output);
        for (uint64_t i = 0; i < 3; ++i)
            EXPECT_EQ(output.bits(i), 0xfe05u) << i;
    }
}

// The page's example.
TEST(Reference, GradientsAddUpWhereTheForwardMapRead)
{
    const Operator op = caseFromText("RESAMPLE_GRAD --Sizes 1,3 --OutputGradientTensor.Sizes 2,2 --Scales 0.5,1.5 "
                                     "--InputPixelOffsets 0,0 --OutputPixelOffsets 0.5,0.5")
                            .op;
    EXPECT_EQ(run(op, {4, 5, 6}), (Doubles{9, 6, 0, 0}));
    Operator spread = linear(row(OperatorKind::ResampleGrad, 4, 2, 2, -0.5f, 0.5f)); // the forward map makes 4 of 2
    EXPECT_EQ(run(spread, {4, 8, 16, 32}), (Doubles{14, 46}));
}

// It keeps float64 between its steps: eight bytes for each of a type that has one.
TEST(ReferenceBudget, BoundsWhatIsKeptBetweenTheSteps)
{
    const Loaded c("RESAMPLE1 --Sizes 1,4,400,400 --DataType FLOAT16 --InterpolationMode LINEAR --Scales 1,1,2,2 "
                   "--data random:1");
    Tensor output(c.plan.output);
    const MemoryBudget enough{8 << 20}, little{4 << 20}; // a channel's values before and behind the last axis
    EXPECT_NO_THROW(ReferenceEngine(enough).run(c.c, c.plan, c.input, output));
    EXPECT_THROW(ReferenceEngine(little).run(c.c, c.plan, c.input, output), EngineError);
}

} // namespace
} // namespace tessera
