// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <numeric>

namespace tessera {
namespace {

using Indices = std::vector<uint32_t>;
using RowWeights = std::vector<float>;

AxisMap axis(uint32_t inputs, uint32_t outputs, float scale, float in, float out, Rounding rounding = Rounding::HalfUp)
{
    return {inputs, outputs, scale, in, out, InterpolationMode::NearestNeighbor, rounding, {}};
}

AxisMap linear(AxisMap map)
{
    map.mode = InterpolationMode::Linear;
    return map;
}

RowWeights row(const AxisTaps& taps, uint32_t output)
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
    EXPECT_EQ(row(taps, 0), (RowWeights{1}));
    EXPECT_EQ(row(taps, 1), (RowWeights{0.75f, 0.25f}));
    EXPECT_EQ(row(taps, 2), (RowWeights{0.25f, 0.75f}));
    EXPECT_EQ(row(taps, 5), (RowWeights{1}));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{AxisTaps::Clamped, 0, 0, 0, 0, AxisTaps::Clamped}));
}

TEST(Linear, AnIntegerCoordinateReadsOneElement)
{
    const AxisTaps taps = makeTaps(linear(axis(3, 5, 2, 0, 0))); // x = 0, 0.5, 1, 1.5, 2
    EXPECT_EQ(taps.rowStart, (Indices{0, 1, 3, 4, 6, 7}));
    EXPECT_EQ(row(taps, 2), (RowWeights{1}));
}

TEST(Linear, ScaleOneIsTheIdentity)
{
    EXPECT_TRUE(makeTaps(linear(axis(7, 7, 1, 0.5f, -0.5f))).isIdentity());
    EXPECT_FALSE(makeTaps(linear(axis(7, 6, 1, 0.5f, -0.5f))).isIdentity());
}

// Halving: the triangle of radius 2 around x = 0.5 weighs elements −1 … 2 with ¼ ¾ ¾ ¼, in all 2; −1 reads element 0.
TEST(Triangle, IsTwiceAsWideAtHalfTheSize)
{
    AxisMap map = linear(axis(6, 3, 0.5f, 0.5f, -0.5f));
    map.antialias = AntialiasFilter::Triangle;
    const AxisTaps taps = makeTaps(map);
    EXPECT_EQ(taps.first, (Indices{0, 1, 3}));
    EXPECT_EQ(row(taps, 0), (RowWeights{0.5f, 0.375f, 0.125f}));
    EXPECT_EQ(row(taps, 1), (RowWeights{0.125f, 0.375f, 0.375f, 0.125f}));
    EXPECT_EQ(row(taps, 2), (RowWeights{0.125f, 0.375f, 0.5f}));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{AxisTaps::Clamped, 0, AxisTaps::Clamped}));
    map.scale = 2; // not shrinking
    EXPECT_EQ(makeTaps(map).weights, makeTaps(linear(axis(6, 3, 2, 0.5f, -0.5f))).weights);
}

// Scale ¼, x = −2 and 2: radius 4 weighs −5 … 1 with ¼ ½ ¾ 1 ¾ ½ ¼, and of these −5 … 0 are element 0.
TEST(Triangle, TheCoordinateIsNotClampedFirst)
{
    AxisMap map = linear(axis(2, 2, 0.25f, 2, 0));
    map.antialias = AntialiasFilter::Triangle;
    const AxisTaps taps = makeTaps(map);
    EXPECT_EQ(row(taps, 0), (RowWeights{3.75f / 4, 0.25f / 4}));
    EXPECT_EQ(row(taps, 1), (RowWeights{0.75f / 4, 3.25f / 4}));
}

// A filter over more elements than could be counted one by one: half of it lies before the input, half behind.
TEST(Triangle, AnEndlessFilterIsBothEdges)
{
    AxisMap map = linear(axis(3, 1, 1e-30f, 0, 0));
    map.antialias = AntialiasFilter::Triangle;
    const AxisTaps taps = makeTaps(map);
    ASSERT_EQ(taps.taps(0), 3u);
    EXPECT_EQ(taps.weights[0], 0.5f);
    EXPECT_EQ(taps.weights[2], 0.5f);
    map.outputPixelOffset = -1; // x is infinite
    map.scale = 1e-40f;
    EXPECT_EQ(makeTaps(map).first, Indices{2});
    EXPECT_EQ(makeTaps(map).weights, RowWeights{1});
}

TEST(Triangle, FarOutsideItIsTheEdge)
{
    AxisMap map = linear(axis(6, 2, 0.5f, 0.5f, 100));
    map.antialias = AntialiasFilter::Triangle;
    EXPECT_EQ(makeTaps(map).first, (Indices{0, 0}));
    EXPECT_EQ(makeTaps(map).weights, (RowWeights{1, 1}));
}

AxisMap halving(AxisMap map)
{
    map.mode = InterpolationMode::Linear;
    map.antialias = AntialiasFilter::Halving;
    return map;
}

// 6 → 2 at pixel centres: the means of pairs are 0.5, 2.5, 4.5, and the outputs lie at 0.25 and 1.75 of them. On 0 … 5
// that is 1 and 4, as ONNX Runtime's test has it of DirectML.
TEST(Halving, OfSixToTwoIsOneAndFour)
{
    const AxisTaps taps = makeTaps(halving(axis(6, 2, 1.0f / 3, 0.5f, -0.5f)));
    EXPECT_EQ(taps.first, (Indices{0, 2}));
    EXPECT_THAT(row(taps, 0), testing::Pointwise(testing::FloatEq(), RowWeights{0.375f, 0.375f, 0.125f, 0.125f}));
    EXPECT_THAT(row(taps, 1), testing::Pointwise(testing::FloatEq(), RowWeights{0.125f, 0.125f, 0.375f, 0.375f}));
    double one = 0, four = 0;
    for (uint32_t i = 0; i < 4; ++i) {
        one += double{row(taps, 0)[i]} * i;
        four += double{row(taps, 1)[i]} * (2 + i);
    }
    EXPECT_NEAR(one, 1, 1e-6);
    EXPECT_NEAR(four, 4, 1e-6);
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{0, 0})); // 3 is odd, and is not halved again
}

TEST(Halving, FromOneHalfOnIsPlainLinear)
{
    for (const float scale : {0.5f, 0.75f, 1.0f, 2.0f}) {
        const AxisMap plain = linear(axis(9, 7, scale, 0.25f, -0.5f));
        EXPECT_EQ(filterOf(halving(plain)), std::nullopt) << scale;
        EXPECT_EQ(makeTaps(halving(plain)).first, makeTaps(plain).first) << scale;
        EXPECT_EQ(makeTaps(halving(plain)).weights, makeTaps(plain).weights) << scale;
    }
    EXPECT_EQ(filterOf(halving(axis(9, 7, 0.49999997f, 0.5f, -0.5f))), AntialiasFilter::Halving);
}

TEST(Halving, AQuarterBlendsTwoMeans)
{
    const AxisTaps taps = makeTaps(halving(axis(8, 2, 0.25f, 0.5f, -0.5f)));
    EXPECT_EQ(taps.first, (Indices{0, 4}));
    EXPECT_EQ(taps.weights, RowWeights(8, 0.25f));
    EXPECT_EQ(taps.flags, (std::vector<uint8_t>{0, 0}));
}

// The last element of an odd length is the mean of itself and its repeat.
TEST(Halving, OfOddLengthsRepeatsTheEdge)
{
    const AxisTaps three = makeTaps(halving(axis(3, 1, 0.25f, 0.5f, -0.5f)));
    EXPECT_EQ(row(three, 0), (RowWeights{0.25f, 0.25f, 0.5f}));
    EXPECT_EQ(three.flags[0], AxisTaps::Clamped);
    // 6 → 3 → 2: the second of these is the third mean, and once more.
    const AxisTaps six = makeTaps(halving(axis(6, 1, 0.125f, 0.5f, -0.5f)));
    EXPECT_EQ(row(six, 0), (RowWeights{0.125f, 0.125f, 0.125f, 0.125f, 0.25f, 0.25f}));
    // 7 → 4 → 2: the last of 4 is element 6, and weighs as much as a pair.
    const AxisTaps seven = makeTaps(halving(axis(7, 1, 0.125f, 0.5f, -0.5f)));
    EXPECT_EQ(row(seven, 0), (RowWeights{0.125f, 0.125f, 0.125f, 0.125f, 0.125f, 0.125f, 0.25f}));
}

// Corners as origin at 1/4: InputPixelOffset 0 becomes 0.25, and output 1 lies at 1/0.5 − 0.25 = 1.75 of the means.
TEST(Halving, MovesOffsetsThatAreNotPixelCentres)
{
    const AxisMap map = halving(axis(8, 2, 0.25f, 0, 0));
    EXPECT_EQ(halved(map).rest.inputPixelOffset, 0.25f);
    const AxisTaps taps = makeTaps(map);
    EXPECT_EQ(taps.first, (Indices{0, 2}));
    EXPECT_EQ(row(taps, 0), (RowWeights{0.5f, 0.5f})); // −0.25 is clamped
    EXPECT_EQ(row(taps, 1), (RowWeights{0.125f, 0.125f, 0.375f, 0.375f}));
}

TEST(Halving, EndsWhateverTheScale)
{
    const float smallest = std::numeric_limits<float>::denorm_min();
    EXPECT_EQ(halved(halving(axis(3, 1, smallest, 0, 0))).times, 148u);
    for (const float scale : {smallest, 1e-30f}) {
        const AxisTaps taps = makeTaps(halving(axis(3, 2, scale, 0, 0)));
        EXPECT_EQ(row(taps, 0), (RowWeights{0.25f, 0.25f, 0.5f})) << scale;
        EXPECT_EQ(row(taps, 1), row(taps, 0)) << scale;
    }
    EXPECT_LT(estimatedTapBytes(halving(axis(1000, 10, 1e-30f, 0, 0))), 10u * 1000 * 4 + 1000);
    EXPECT_GT(estimatedTapBytes(halving(axis(1000000, 1000000, 1e-30f, 0, 0))), uint64_t{1} << 40);
}

// A weight that float32 cannot hold is none: its element is not read. Here 8 → 4 → 2, and x is two denormal steps.
TEST(Halving, ReadsNothingOfNoWeight)
{
    const float smallest = std::numeric_limits<float>::denorm_min();
    EXPECT_EQ(makeTaps(halving(axis(8, 1, 0.125f, -1.5f, -smallest))).weights, RowWeights(4, 0.25f));
}

TEST(Halving, BandsNeverFallAndSumToOne)
{
    for (uint32_t inputs = 1; inputs <= 40; ++inputs)
        for (const float scale : {0.49f, 0.4f, 0.25f, 0.2f, 0.11f, 0.0625f, 0.01f})
            for (const float offset : {0.5f, 0.0f, -7.3f, 2.25f}) {
                const AxisTaps taps = makeTaps(halving(axis(inputs, 12, scale, offset, -0.5f)));
                const AxisTaps part = makeTaps(halving(axis(inputs, 12, scale, offset, -0.5f)), 5, 9);
                for (uint32_t o = 0; o < taps.outputs; ++o) {
                    const RowWeights weights = row(taps, o);
                    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-6);
                    EXPECT_LE(taps.first[o] + weights.size(), inputs);
                    if (o > 0) {
                        EXPECT_GE(taps.first[o], taps.first[o - 1]);
                        EXPECT_GE(taps.first[o] + weights.size(), taps.first[o - 1] + taps.taps(o - 1));
                    }
                    if (o >= 5 && o < 9) {
                        EXPECT_EQ(row(part, o - 5), weights);
                    }
                }
            }
}

TEST(Transposed, EveryWeightComesBack)
{
    const AxisTaps forward = makeTaps(linear(axis(3, 6, 2, 0.5f, -0.5f)));
    const AxisTaps back = transposed(forward);
    EXPECT_EQ(back.first, (Indices{0, 1, 3}));
    EXPECT_EQ(row(back, 0), (RowWeights{1, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 1), (RowWeights{0.25f, 0.75f, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 2), (RowWeights{0.25f, 0.75f, 1}));
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
    EXPECT_EQ(back.weights, (RowWeights{0.5f, -1, 1, 2, 0, 3})) << "output 2 does not read input 2";
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

// InputPixelOffsets is of the gradient's input, the forward output.
TEST(Gradient, OffsetsBelongToTheTensorOfTheirName)
{
    const Operator gradient = caseFromText("RESAMPLE_GRAD --Sizes 3 --Scales 1.5 --InputPixelOffsets 0.25 "
                                           "--OutputPixelOffsets 0.75")
                                  .op;
    const AxisMap map = axisMaps(gradient).front();
    EXPECT_EQ(map.outputPixelOffset, 0.25f);
    EXPECT_EQ(map.inputPixelOffset, 0.75f);

    const Operator forward = caseFromText("RESAMPLE1 --Sizes 2 --OutputTensor.Sizes 3 --Scales 1.5").op;
    const Operator turned = converted(forward, gradient), back = converted(turned, forward);
    EXPECT_EQ(fieldText(turned, "InputPixelOffsets"), "-0.5") << "the place of a sample stays";
    EXPECT_EQ(fieldText(turned, "OutputPixelOffsets"), "0.5");
    EXPECT_EQ(fieldText(back, "InputPixelOffsets"), "0.5");
}

// A case of before gives another result, and says so.
TEST(Gradient, ExchangedOffsetsOfPixelCentresAreNoted)
{
    const auto isNoted = [](const std::string& offsets, const std::string& scale = "2") {
        const Operator op =
            caseFromText("RESAMPLE_GRAD1 --Sizes 4 --Scales " + scale + " --InputPixelOffsets " + offsets).op;
        const std::vector<Message> said = op->notes(makePlan(op));
        const bool isSaid = std::ranges::find(said, Message(kExchangedOffsets)) != said.end();
        EXPECT_EQ(!offsetsNote(op).isEmpty(), isSaid);
        return isSaid;
    };
    EXPECT_TRUE(isNoted("0.5 --OutputPixelOffsets -0.5"));
    EXPECT_FALSE(isNoted("-0.5 --OutputPixelOffsets 0.5"));
    EXPECT_FALSE(isNoted("0 --OutputPixelOffsets 0.5"));
    EXPECT_FALSE(isNoted("0.5 --OutputPixelOffsets -0.5", "1")) << "both are the same map";
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
    EXPECT_EQ(english(words.formula[2].text), "y = 0");
    EXPECT_EQ(words.formula[2].coordinate, 0U);
    EXPECT_EQ(words.formula[3].coordinate, std::nullopt);
    EXPECT_EQ(english(words.formula[3].text), "x = 3 → in x = (3 − (−0.5)) / 2 − 0.5 = 1.25 → 0.75·[1] + 0.25·[2]");
    EXPECT_EQ(english(words.sentence), "The output lies at x = 1.25 of the input and blends the 2 elements around it.");
}

std::string sentenceOf(const std::string& line, uint64_t element)
{
    const Operator op = caseFromText(line).op;
    return english(explain(op, makePlan(op), element).sentence);
}

std::vector<std::string> notesOf(const std::string& line)
{
    const Operator op = caseFromText(line).op;
    std::vector<std::string> notes;
    for (const Message& note : op->notes(makePlan(op)))
        notes.push_back(english(note));
    return notes;
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

// What no document says of the operator is not held back.
TEST(Explain, NamesWhatIsOursOfHalving)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true --Sizes ";
    const std::string even = "1,1,1,24 --Scales 1,1,1,0.25", odd = "1,1,1,25 --Scales 1,1,1,0.25";
    EXPECT_EQ(sentenceOf(line + even, 0),
              "The output lies at x = 1.5 of the input and blends the 4 elements around it.");
    EXPECT_THAT(sentenceOf(line + odd, 0), testing::HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + even + " --InputPixelOffsets 0,0,0,0", 0), testing::HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + odd + " --AntialiasFilter TRIANGLE", 0),
                testing::Not(testing::HasSubstr("is in no document")));
    EXPECT_THAT(notesOf(line + odd), testing::Contains(testing::HasSubstr("is in no document")));
}

TEST(Explain, SaysHowOftenAnAxisIsHalved)
{
    const Operator op = caseFromText("RESAMPLE3 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true "
                                     "--Sizes 1,1,1,16 --Scales 1,1,1,0.25")
                            .op;
    EXPECT_EQ(english(explain(op, makePlan(op), 1).formula.back().text),
              "x = 1 → in x = (1 − (−0.5)) / 0.25 − 0.5 = 5.5 → halved once: (1 − (−0.5)) / 0.5 − 0.5 = 2.5 → "
              "0.25·[4] + 0.25·[5] + 0.25·[6] + 0.25·[7]");
}

TEST(Explain, SaysThatAFilterHasNoEffect)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --Sizes 1,1,1,16 --Scales 1,1,1,0.25 --AntialiasFilter ";
    const auto noEffect = testing::Contains(testing::HasSubstr("AntialiasFilter has no effect here"));
    EXPECT_THAT(notesOf(line + "TRIANGLE"), noEffect);
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true"), noEffect); // nearest
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true --InterpolationMode LINEAR"), testing::Not(noEffect));
    EXPECT_THAT(notesOf(line + "HALVING"), testing::Not(noEffect));
}

} // namespace
} // namespace tessera
