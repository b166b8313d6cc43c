// SPDX-License-Identifier: Apache-2.0
// The oracle against a pencil: what the other engines are compared with must itself be right.
#include "engine/compute/reference/reference_engine.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/value.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <tuple>

namespace tessera {

namespace {

// Values on a tensor, by way of the reference, as values.
std::vector<double> run(const Operator& op, const std::vector<double>& values)
{
    Tensor input(inputDesc(op)), output(outputDesc(op));
    for (uint64_t i = 0; i < values.size(); ++i)
        input.setBits(i, fromDouble(input.desc.dataType, values[i]));
    ReferenceEngine().run(Case{.title = {}, .op = op}, Plan{}, input, output);
    std::vector<double> result;
    for (uint64_t i = 0; i < elementCount(output.desc); ++i)
        result.push_back(toDouble(output.desc.dataType, output.bits(i)));
    return result;
}

template <class Op> Op row(uint32_t inputs, uint32_t outputs, float scale, float inputOffset, float outputOffset)
{
    Op op;
    op.input.sizes = {inputs};
    op.output.sizes = {outputs};
    op.dimensionCount = 1;
    op.scales = {scale};
    op.inputPixelOffsets = {inputOffset};
    op.outputPixelOffsets = {outputOffset};
    return op;
}

std::vector<double> iota(uint64_t count)
{
    std::vector<double> values;
    for (uint64_t i = 0; i < count; ++i)
        values.push_back(static_cast<double>(i));
    return values;
}

template <class Op> Op linear(Op op)
{
    op.interpolationMode = InterpolationMode::Linear;
    return op;
}

} // namespace

TEST(Reference, BothOrdersBothWays)
{
    DepthToSpace1 d2s;
    d2s.input.sizes = {1, 8, 1, 1};
    d2s.output.sizes = {1, 2, 2, 2};
    SpaceToDepth1 s2d;
    std::tie(s2d.input, s2d.output) = std::tie(d2s.output, d2s.input);
    EXPECT_EQ(run(d2s, iota(8)), (std::vector<double>{0, 2, 4, 6, 1, 3, 5, 7}));
    EXPECT_EQ(run(s2d, iota(8)), (std::vector<double>{0, 4, 1, 5, 2, 6, 3, 7}));
    d2s.order = s2d.order = DepthSpaceOrder::ColumnRowDepth;
    EXPECT_EQ(run(d2s, iota(8)), iota(8));
    EXPECT_EQ(run(s2d, iota(8)), iota(8));
}

// The rows of the documentation: 9c + 3h + w on {1, 8, 2, 3}.
TEST(Reference, DepthToSpaceOnTheDocumentationsExample)
{
    DepthToSpace op;
    op.input.sizes = {1, 8, 2, 3};
    op.output.sizes = {1, 2, 4, 6};
    std::vector<double> input;
    for (int c = 0; c < 8; ++c)
        for (int h = 0; h < 2; ++h)
            for (int w = 0; w < 3; ++w)
                input.push_back(9 * c + 3 * h + w);
    const std::vector<double> output = run(op, input);
    EXPECT_EQ(std::vector<double>(output.begin(), output.begin() + 12),
              (std::vector<double>{0, 18, 1, 19, 2, 20, 36, 54, 37, 55, 38, 56}));
    EXPECT_EQ(output.back(), 68);
}

TEST(Reference, NearestRoundsTiesUpOrInItsDirection)
{
    // 4 → 6 with pixel centres, from semantics.md; then 4 → 2, all ties: x = 0.5, 2.5.
    EXPECT_EQ(run(row<Resample1>(4, 6, 1.5f, 0.5f, -0.5f), iota(4)), (std::vector<double>{0, 1, 1, 2, 3, 3}));
    EXPECT_EQ(run(row<Resample1>(4, 2, 0.5f, 0.5f, -0.5f), iota(4)), (std::vector<double>{1, 3}));
    Resample2 op = row<Resample2>(4, 6, 1.5f, 0.5f, -0.5f); // x = −⅙, ½, 1⅙, 1⅚, 2½, 3⅙
    EXPECT_EQ(run(op, iota(4)), (std::vector<double>{0, 1, 2, 2, 3, 3}));
    op.roundingDirection = AxisDirection::Decreasing;
    EXPECT_EQ(run(op, iota(4)), (std::vector<double>{0, 0, 1, 1, 2, 3}));
}

TEST(Reference, CoordinatesAreFloat32)
{
    // 20 → 6, o = 4: 14.5 by the exact ratio of the sizes, 14.499999 in float32.
    EXPECT_EQ(run(row<Resample1>(20, 6, 0.3f, 0.5f, -0.5f), iota(20))[4], 14);
}

TEST(Reference, HugeCoordinatesEndAtTheEdge)
{
    constexpr float largest = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::denorm_min();
    EXPECT_EQ(run(row<Resample1>(3, 2, least, 0, 0), {5, 6, 7}), (std::vector<double>{5, 7}));
    EXPECT_EQ(run(row<Resample1>(3, 2, least, 0, 1), {5, 6, 7}), (std::vector<double>{5, 5}));
    EXPECT_EQ(run(linear(row<Resample1>(3, 2, least, 0, 1)), {5, 6, 7}), (std::vector<double>{5, 5}));
    EXPECT_EQ(run(linear(row<Resample1>(3, 2, largest, -1.5f, 0)), {5, 6, 8}), (std::vector<double>{7, 7}));
}

TEST(Reference, LinearWeighsTheTwoNeighbours)
{
    EXPECT_EQ(run(linear(row<Resample1>(2, 4, 2, 0.5f, -0.5f)), {0, 8}), (std::vector<double>{0, 2, 6, 8}));
    Resample op = linear(Resample{});
    op.input.sizes = {1, 1, 2, 2};
    op.output.sizes = {1, 1, 4, 4};
    op.scales = {1, 1, 2, 2};
    EXPECT_EQ(run(op, {0, 16, 32, 64}),
              (std::vector<double>{0, 4, 12, 16, 8, 13, 23, 28, 24, 31, 45, 52, 32, 40, 56, 64}));
}

TEST(Reference, AntialiasingStretchesTheTriangle)
{
    Resample3 op = linear(row<Resample3>(4, 2, 0.5f, 0.5f, -0.5f)); // x = 0.5, 2.5; radius 2
    op.antialiased = true;
    op.antialiasFilter = AntialiasFilter::Triangle;
    // Weights 1/4, 3/4, 3/4, 1/4 of −1, 0, 1, 2: sum 2, and −1 reads 0.
    EXPECT_EQ(run(op, {8, 16, 32, 64}), (std::vector<double>{14, 46}));
    op.scales = {2}; // not when enlarging
    op.output.sizes = {4};
    EXPECT_EQ(run(op, {0, 8, 0, 0}), (std::vector<double>{0, 2, 6, 6}));
    // The same with the filter around x = −2 and 2 over two elements: 15/4 and 1/4, then 3/4 and 13/4, of 4.
    Resample3 outside = linear(row<Resample3>(2, 2, 0.25f, 2, 0));
    outside.antialiased = true;
    outside.antialiasFilter = AntialiasFilter::Triangle;
    EXPECT_EQ(run(outside, {0, 16}), (std::vector<double>{1, 13}));
    // Every tap outside: the nearest edge.
    Resample3 far = linear(row<Resample3>(3, 2, 0.5f, 9, 0));
    far.antialiased = true;
    far.antialiasFilter = AntialiasFilter::Triangle;
    EXPECT_EQ(run(far, {5, 6, 7}), (std::vector<double>{5, 5}));
    far.inputPixelOffsets = {-9};
    EXPECT_EQ(run(far, {5, 6, 7}), (std::vector<double>{7, 7}));
}

TEST(Reference, AntialiasingHalves)
{
    Resample3 op = linear(row<Resample3>(8, 2, 0.25f, 0.5f, -0.5f)); // halved once; 0.5 and 2.5 of the four means
    op.antialiased = true;
    EXPECT_EQ(run(op, {0, 4, 8, 12, 100, 104, 108, 112}), (std::vector<double>{6, 106}));
    op.scales = {0.5f}; // not from 1/2 on
    EXPECT_EQ(run(op, {0, 4, 8, 12, 100, 104, 108, 112}), (std::vector<double>{2, 10}));
    // 7 → 4 → 2 elements: the means of 0 … 3, and of 4, 5 and twice 6.
    Resample3 odd = linear(row<Resample3>(7, 1, 0.125f, 0.5f, -0.5f));
    odd.antialiased = true;
    EXPECT_EQ(run(odd, {0, 4, 8, 12, 100, 104, 108}), (std::vector<double>{55.5}));
    // Offset 0 becomes 0.25, and output 1 lies at 1.75 of the means 2, 10, 18 and 26.
    Resample3 corner = linear(row<Resample3>(8, 2, 0.25f, 0, 0));
    corner.antialiased = true;
    EXPECT_EQ(run(corner, {0, 4, 8, 12, 16, 20, 24, 28}), (std::vector<double>{2, 16}));
}

// A coordinate so small that 1 − (1 − x) loses it is the second element's weight all the same.
TEST(Reference, AnEnlargingFilterIsPlainLinear)
{
    const float largest = std::numeric_limits<float>::max();
    Resample3 op = linear(row<Resample3>(2, 1, largest, 0, -0.5f)); // x = 0.5 / FLT_MAX
    const std::vector<double> plain = run(op, {0, 1});
    EXPECT_GT(plain.front(), 0);
    op.antialiased = true;
    EXPECT_EQ(run(op, {0, 1}), plain);
}

// A filter with a single element weighs it by 1, whatever its sums are rounded to: bits pass.
TEST(Reference, AFilterOverOneElementCopies)
{
    Resample3 op = linear(row<Resample3>(1, 3, 0.001f, 0.5f, 2.579567f));
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
    ResampleGrad op;
    op.input.sizes = {1, 3};
    op.output.sizes = {2, 2};
    op.dimensionCount = 2;
    op.scales = {0.5f, 1.5f};
    op.inputPixelOffsets = {0, 0};
    op.outputPixelOffsets = {0.5f, 0.5f};
    EXPECT_EQ(run(op, {4, 5, 6}), (std::vector<double>{9, 6, 0, 0}));

    ResampleGrad spread = linear(row<ResampleGrad>(4, 2, 2, -0.5f, 0.5f)); // the forward map makes 4 of 2
    EXPECT_EQ(run(spread, {4, 8, 16, 32}), (std::vector<double>{14, 46}));
}

// It keeps float64 between its steps: eight bytes for each of a type that has one.
TEST(ReferenceBudget, BoundsWhatIsKeptBetweenTheSteps)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,4,400,400 --DataType FLOAT16 --InterpolationMode LINEAR --Scales "
                                "1,1,2,2 --data random:1");
    const Plan plan = makePlan(c.op);
    const Tensor input = generate(std::get<Generator>(c.data), inputDesc(c.op));
    Tensor output(plan.output);
    const MemoryBudget enough{8 << 20}, little{4 << 20}; // a channel's values before and behind the last axis
    EXPECT_NO_THROW(ReferenceEngine(enough).run(c, plan, input, output));
    EXPECT_THROW(ReferenceEngine(little).run(c, plan, input, output), EngineError);
}

} // namespace tessera
