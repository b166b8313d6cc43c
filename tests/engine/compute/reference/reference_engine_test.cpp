// SPDX-License-Identifier: Apache-2.0
// The oracle where a pencil is enough, and no random case may come. Elsewhere Oracle and Exhaustive hold it against the
// plans, and the tests of plans hold those against a pencil.
#include "engine/compute/reference/reference_engine.h"

#include "tests/support/loaded.h"
#include "tests/support/tensors.h"

#include <gtest/gtest.h>

#include <limits>

namespace tessera {

namespace {

using Doubles = std::vector<double>;

// Doubles on a tensor, by way of the reference, as values.
Doubles run(const Operator& op, const Doubles& values)
{
    Tensor output(op.output);
    ReferenceEngine().run(Case{.title = {}, .op = op}, Plan{}, tensorOf(op.input.dataType, op.input.sizes, values),
                          output);
    return doublesOf(output);
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

Operator linear(Operator op)
{
    op.interpolationMode = InterpolationMode::Linear;
    return op;
}

TEST(Reference, HugeCoordinatesEndAtTheEdge)
{
    constexpr float largest = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::denorm_min();
    EXPECT_EQ(run(row(OperatorKind::Resample1, 3, 2, least, 0, 0), {5, 6, 7}), (Doubles{5, 7}));
    EXPECT_EQ(run(row(OperatorKind::Resample1, 3, 2, least, 0, 1), {5, 6, 7}), (Doubles{5, 5}));
    EXPECT_EQ(run(linear(row(OperatorKind::Resample1, 3, 2, least, 0, 1)), {5, 6, 7}), (Doubles{5, 5}));
    EXPECT_EQ(run(linear(row(OperatorKind::Resample1, 3, 2, largest, -1.5f, 0)), {5, 6, 8}), (Doubles{7, 7}));
}

Operator filtered(AntialiasFilter filter, Operator op)
{
    op.interpolationMode = InterpolationMode::Linear;
    op.antialiased = true;
    op.antialiasFilter = filter;
    return op;
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
