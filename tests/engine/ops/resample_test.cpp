// SPDX-License-Identifier: Apache-2.0
#include "engine/case/case.h"
#include "engine/ops/axis_taps.h"
#include "engine/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace tessera {
namespace {

using Indices = std::vector<uint32_t>;
using Weights = std::vector<float>;

AxisMap axis(uint32_t inputs, uint32_t outputs, float scale, float in, float out, Rounding rounding = Rounding::HalfUp)
{
    return {inputs, outputs, scale, in, out, InterpolationMode::NearestNeighbor, rounding, false};
}

AxisMap linear(AxisMap map)
{
    map.mode = InterpolationMode::Linear;
    return map;
}

Weights row(const AxisTaps& taps, uint32_t output)
{
    return {taps.weights.begin() + taps.rowStart[output], taps.weights.begin() + taps.rowStart[output + 1]};
}

// 4 → 6, half-pixel: x = −1/6, 0.5, 1.17, 1.83, 2.5, 3.17.
TEST(Nearest, EachRuleOnFourToSix)
{
    EXPECT_EQ(makeTaps(axis(4, 6, 1.5f, 0.5f, -0.5f)).first, (Indices{0, 1, 1, 2, 3, 3}));
    EXPECT_EQ(makeTaps(axis(4, 6, 1.5f, 0.5f, -0.5f, Rounding::Ceil)).first, (Indices{0, 1, 2, 2, 3, 3}));
    EXPECT_EQ(makeTaps(axis(4, 6, 1.5f, 0.5f, -0.5f, Rounding::Floor)).first, (Indices{0, 0, 1, 1, 2, 3}));
}

// RESAMPLE1 is RESAMPLE2, DECREASING, with InputPixelOffsets − 0.5; the page's remark about the output's offsets is
// wrong.
TEST(Nearest, Resample2SaysWhatResample1Says)
{
    EXPECT_EQ(makeTaps(axis(4, 6, 1.5f, 0, -0.5f, Rounding::Floor)).first, (Indices{0, 1, 1, 2, 3, 3}));
    EXPECT_EQ(makeTaps(axis(4, 6, 1.5f, 0.5f, -1, Rounding::Floor)).first, (Indices{0, 0, 1, 2, 2, 3}));
}

TEST(Nearest, TiesGoUpAndAreFlagged)
{
    const AxisTaps taps = makeTaps(axis(4, 2, 0.5f, 0.5f, -0.5f)); // x = 0.5, 2.5
    EXPECT_EQ(taps.first, (Indices{1, 3}));
    EXPECT_EQ(taps.otherNeighbour, (Indices{0, 2}));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{AxisTaps::Tie, AxisTaps::Tie}));
}

// The exact ratio gives 14.5, float32 14.499999.
TEST(Nearest, TwentyToSixIsATieThatFloat32Misses)
{
    const AxisTaps taps = makeTaps(axis(20, 6, 0.3f, 0.5f, -0.5f));
    EXPECT_LT(coordinate32(axis(20, 6, 0.3f, 0.5f, -0.5f), 4), 14.5f);
    EXPECT_EQ(taps.first[4], 14u);
    EXPECT_EQ(taps.otherNeighbour[4], 15u);
    EXPECT_EQ(taps.flags[4], AxisTaps::Tie);
    EXPECT_EQ(taps.flags[3], 0);
}

TEST(Nearest, HugeAndInfiniteCoordinatesStayInside)
{
    EXPECT_EQ(makeTaps(axis(4, 2, std::numeric_limits<float>::denorm_min(), 0, -0.5f)).first, (Indices{3, 3}));
    EXPECT_EQ(makeTaps(axis(4, 2, 1e-38f, 0, 1e38f)).first, (Indices{0, 0}));
    // FLT_MAX forces x to −InputPixelOffset: align-corners with one output.
    EXPECT_EQ(makeTaps(axis(4, 1, std::numeric_limits<float>::max(), -2, 0)).first, (Indices{2}));
}

TEST(Nearest, TheEdgeIsRepeatedAndFlagged)
{
    const AxisTaps taps = makeTaps(axis(2, 4, 1, 0, 0));
    EXPECT_EQ(taps.first, (Indices{0, 1, 1, 1}));
    EXPECT_EQ(taps.flags[1], 0 | (taps.flags[1] & AxisTaps::Tie));
    EXPECT_TRUE(taps.flags[2] & AxisTaps::Clamped);
    EXPECT_TRUE(taps.copies());
    EXPECT_EQ(taps.inputsRead(), 2u);
}

TEST(Linear, DoublingWithHalfPixels)
{
    const AxisTaps taps = makeTaps(linear(axis(3, 6, 2, 0.5f, -0.5f))); // x = −0.25, 0.25, 0.75, …
    EXPECT_EQ(taps.first, (Indices{0, 0, 0, 1, 1, 2}));
    EXPECT_EQ(row(taps, 0), (Weights{1}));
    EXPECT_EQ(row(taps, 1), (Weights{0.75f, 0.25f}));
    EXPECT_EQ(row(taps, 2), (Weights{0.25f, 0.75f}));
    EXPECT_EQ(row(taps, 5), (Weights{1}));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{AxisTaps::Clamped, 0, 0, 0, 0, AxisTaps::Clamped}));
}

TEST(Linear, AnIntegerCoordinateReadsOneElement)
{
    const AxisTaps taps = makeTaps(linear(axis(3, 5, 2, 0, 0))); // x = 0, 0.5, 1, 1.5, 2
    EXPECT_EQ(taps.rowStart, (Indices{0, 1, 3, 4, 6, 7}));
    EXPECT_EQ(row(taps, 2), (Weights{1}));
}

TEST(Linear, ScaleOneIsTheIdentity)
{
    EXPECT_TRUE(makeTaps(linear(axis(7, 7, 1, 0.5f, -0.5f))).isIdentity());
    EXPECT_FALSE(makeTaps(linear(axis(7, 6, 1, 0.5f, -0.5f))).isIdentity());
}

// Halving: the triangle of radius 2 around x = 0.5 weighs elements −1 … 2 with ¼ ¾ ¾ ¼, in all 2; −1 reads element 0.
TEST(Antialiased, HalvingWidensTheTriangle)
{
    AxisMap map = linear(axis(6, 3, 0.5f, 0.5f, -0.5f));
    map.antialiased = true;
    const AxisTaps taps = makeTaps(map);
    EXPECT_EQ(taps.first, (Indices{0, 1, 3}));
    EXPECT_EQ(row(taps, 0), (Weights{0.5f, 0.375f, 0.125f}));
    EXPECT_EQ(row(taps, 1), (Weights{0.125f, 0.375f, 0.375f, 0.125f}));
    EXPECT_EQ(row(taps, 2), (Weights{0.125f, 0.375f, 0.5f}));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{AxisTaps::Clamped, 0, AxisTaps::Clamped}));
    map.scale = 2; // not shrinking
    EXPECT_EQ(makeTaps(map).weights, makeTaps(linear(axis(6, 3, 2, 0.5f, -0.5f))).weights);
}

// Scale ¼, x = −2 and 2: radius 4 weighs −5 … 1 with ¼ ½ ¾ 1 ¾ ½ ¼, and of these −5 … 0 are element 0.
TEST(Antialiased, TheCoordinateIsNotClampedFirst)
{
    AxisMap map = linear(axis(2, 2, 0.25f, 2, 0));
    map.antialiased = true;
    const AxisTaps taps = makeTaps(map);
    EXPECT_EQ(row(taps, 0), (Weights{3.75f / 4, 0.25f / 4}));
    EXPECT_EQ(row(taps, 1), (Weights{0.75f / 4, 3.25f / 4}));
}

// A filter over more elements than could be counted one by one: half of it lies before the input, half behind.
TEST(Antialiased, AnEndlessFilterIsBothEdges)
{
    AxisMap map = linear(axis(3, 1, 1e-30f, 0, 0));
    map.antialiased = true;
    const AxisTaps taps = makeTaps(map);
    ASSERT_EQ(taps.taps(0), 3u);
    EXPECT_EQ(taps.weights[0], 0.5f);
    EXPECT_EQ(taps.weights[2], 0.5f);
    map.outputPixelOffset = -1; // x is infinite
    map.scale = 1e-40f;
    EXPECT_EQ(makeTaps(map).first, Indices{2});
    EXPECT_EQ(makeTaps(map).weights, Weights{1});
}

TEST(Antialiased, FarOutsideItIsTheEdge)
{
    AxisMap map = linear(axis(6, 2, 0.5f, 0.5f, 100));
    map.antialiased = true;
    EXPECT_EQ(makeTaps(map).first, (Indices{0, 0}));
    EXPECT_EQ(makeTaps(map).weights, (Weights{1, 1}));
}

TEST(Transposed, EveryWeightComesBack)
{
    const AxisTaps forward = makeTaps(linear(axis(3, 6, 2, 0.5f, -0.5f)));
    const AxisTaps back = transposed(forward);
    EXPECT_EQ(back.first, (Indices{0, 1, 3}));
    EXPECT_EQ(row(back, 0), (Weights{1, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 1), (Weights{0.25f, 0.75f, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 2), (Weights{0.25f, 0.75f, 1}));
}

// An extrapolated edge leads back to the last two elements, behind a band that reads the last alone.
TEST(Transposed, FallingBandsKeepEveryWeightInItsPlace)
{
    AxisTaps taps;
    taps.inputs = 3;
    taps.outputs = 4;
    taps.first = {2, 1, 0, 2};
    taps.rowStart = {0, 1, 3, 4, 5};
    taps.weights = {1, -1, 2, 0.5f, 3};
    const AxisTaps back = transposed(taps);
    EXPECT_EQ(back.first, (Indices{2, 1, 0}));
    EXPECT_EQ(back.rowStart, (Indices{0, 1, 2, 6}));
    EXPECT_EQ(back.weights, (Weights{0.5f, -1, 1, 2, 0, 3})) << "output 2 does not read input 2";
}

TEST(Transposed, WhatWasNeverReadHasAnEmptyBand)
{
    const AxisTaps back = transposed(makeTaps(axis(6, 2, 1.0f / 3, 0.5f, -0.5f))); // reads 1 and 4
    EXPECT_EQ(back.rowStart, (Indices{0, 0, 1, 1, 1, 2, 2}));
    EXPECT_FALSE(back.copies());
}

TEST(OfferedOutput, IsFlooredInFloat32)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setInput(op, DataType::Float32, {1, 1, 10, 10});
    changeField(op, "Scales", std::vector<float>{1, 1, 0.7f, 1.25f});
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{1, 1, 7, 12})); // float64 would give 6 for 10 × 0.7
    changeField(op, "Scales", std::vector<float>{1, 1, 0.01f, 1});
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{1, 1, 1, 10}));
}

TEST(OfferedOutput, AShapeOfOnesOwnStays)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setInput(op, DataType::Float32, {1, 1, 4, 4});
    TensorDesc own = outputDesc(op);
    own.sizes = {1, 1, 5, 5};
    changeField(op, "OutputTensor", own);
    changeField(op, "Scales", std::vector<float>{1, 1, 2, 2});
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{1, 1, 5, 5}));
}

TEST(Gradient, OffersTheForwardInput)
{
    Operator op = operatorFromName("RESAMPLE_GRAD").value();
    setInput(op, DataType::Float32, {1, 1, 2, 9});
    changeField(op, "Scales", std::vector<float>{1, 1, 0.5f, 2});
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{1, 1, 4, 5}));
}

TEST(Sources, AllFourAxesHalvedReadSixteen)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setField(op, "InterpolationMode", EnumValue{&enumType(InterpolationMode::Linear), 1});
    setInput(op, DataType::Float32, {2, 2, 2, 2});
    changeField(op, "Scales", std::vector<float>{0.5f, 0.5f, 0.5f, 0.5f});
    const Plan plan = makePlan(op);
    const Partners partners = sources(plan, 0);
    ASSERT_EQ(partners.count, 16u);
    for (uint64_t i = 0; i < 16; ++i)
        EXPECT_EQ(partners.list[i], (Partner{i, 0.0625}));
    EXPECT_EQ(sources(plan, 0, 3).list.size(), 3u);
    EXPECT_EQ(targets(plan, 7).list, (std::vector<Partner>{{0, 0.0625}}));
}

TEST(Sources, AQuestionOfATensorOf2To31ElementsIsAnswered)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setField(op, "InterpolationMode", EnumValue{&enumType(InterpolationMode::Linear), 1});
    setInput(op, DataType::UInt8, {1, 1, 32768, 16384});
    changeField(op, "Scales", std::vector<float>{1, 1, 2, 2});
    TensorDesc out = outputDesc(op);
    ASSERT_EQ(out.sizes, (std::vector<uint32_t>{1, 1, 65536, 32768}));
    const Plan plan = makePlan(op);
    const Partners partners = sources(plan, elementCount(out) - 1 - 2 * 32768 - 2); // y = 65533, x = 32765
    ASSERT_EQ(partners.count, 4u);
    EXPECT_EQ(partners.list[0], (Partner{uint64_t{32766} * 16384 + 16382, 0.75 * 0.75}));
    EXPECT_EQ(targets(plan, partners.list[0].element).count, 16u);
}

TEST(Explain, PutsTheNumbersIn)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setField(op, "InterpolationMode", EnumValue{&enumType(InterpolationMode::Linear), 1});
    setInput(op, DataType::Float32, {1, 1, 2, 3});
    changeField(op, "Scales", std::vector<float>{1, 1, 1, 2});
    const Plan plan = makePlan(op);
    const Explanation words = explain(op, plan, 3);
    ASSERT_EQ(words.formula.size(), 4u);
    EXPECT_EQ(words.formula[2].text, "y = 0");
    EXPECT_EQ(words.formula[3].text, "x = 3 → in x = (3 − (−0.5)) / 2 − 0.5 = 1.25 → 0.75·[1] + 0.25·[2]");
    EXPECT_EQ(words.sentence, "The output lies at x = 1.25 of the input and blends the 2 elements around it.");
}

std::string sentenceOf(const std::string& line, uint64_t element)
{
    const Operator op = caseFromText(line).op;
    return explain(op, makePlan(op), element).sentence;
}

TEST(Explain, AClampedPointIsNoElement)
{
    const std::string doubled = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1,2";
    EXPECT_EQ(
        sentenceOf(doubled, 0),
        "The output lies at x = −0.25 of the input: outside, the edge is repeated, and its element passes unchanged.");
    const std::string aligned = doubled + " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    EXPECT_THAT(sentenceOf(aligned, 2), testing::HasSubstr("which is an element: it passes unchanged."));
}

// What others say of the operator, without values, is not held back.
TEST(Explain, NamesWhatIsUnverifiedOfTheFilter)
{
    const std::string line = "RESAMPLE3 --Sizes 1,1,1,24 --DataType FLOAT32 --InterpolationMode LINEAR "
                             "--Antialiased true --Scales 1,1,1,";
    EXPECT_THAT(sentenceOf(line + "0.25", 0), testing::HasSubstr("unverified"));
    EXPECT_THAT(sentenceOf(line + "0.25", 0), testing::HasSubstr("outside, the edge is repeated"));
    EXPECT_THAT(sentenceOf(line + "0.5", 0), testing::Not(testing::HasSubstr("unverified")));
    const Operator op = caseFromText(line + "0.25").op;
    EXPECT_THAT(op->notes(makePlan(op)), testing::Contains(testing::HasSubstr("19071")));
}

} // namespace
} // namespace tessera
