// SPDX-License-Identifier: Apache-2.0

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"

#include <algorithm>

namespace tessera {
namespace {

TEST(OfferedOutput, IsFlooredInFloat32UnlessItIsOnesOwn)
{
    const auto offered = [](const char* name, const std::vector<uint32_t>& sizes, const std::vector<float>& scales,
                            const std::vector<uint32_t>& own = {}) {
        Operator op = operatorFromName(name).value();
        setInput(op, DataType::Float32, sizes);
        TensorDesc output = op.output;
        output.sizes = own.empty() ? output.sizes : own;
        changeField(op, outputField(op), output);
        changeField(op, "Scales", scales);
        return op.output.sizes;
    };
    using Sizes = std::vector<uint32_t>;
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 10, 10}, {1, 1, 0.7f, 1.25f}),
              (Sizes{1, 1, 7, 12})); // float64: 6 for 10 × 0.7
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 10, 10}, {1, 1, 0.01f, 1}), (Sizes{1, 1, 1, 10}));
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 4, 4}, {1, 1, 2, 2}, {1, 1, 5, 5}), (Sizes{1, 1, 5, 5}));
    EXPECT_EQ(offered("RESAMPLE_GRAD", {1, 1, 2, 9}, {1, 1, 0.5f, 2}), (Sizes{1, 1, 4, 5})) << "the forward input";
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

std::vector<std::string> notesOf(const std::string& line)
{
    const Operator op = caseFromText(line).op;
    return said(notesOf(op, makePlan(op)));
}

Explanation explained(const std::string& line, uint64_t element)
{
    const Operator op = caseFromText(line).op;
    return explain(op, makePlan(op), element);
}

std::string sentenceOf(const std::string& line, uint64_t element)
{
    return english(explained(line, element).sentence);
}

TEST(Explain, PutsTheNumbersIn)
{
    const Explanation words = explained("RESAMPLE1 --Sizes 1,1,2,3 --Scales 1,1,1,2 --InterpolationMode LINEAR", 3);
    ASSERT_EQ(words.formula.size(), 4u);
    EXPECT_EQ(english(words.formula[2].text), "y = 0");
    EXPECT_EQ(words.formula[2].coordinate, 0U);
    EXPECT_EQ(words.formula[3].coordinate, std::nullopt);
    EXPECT_EQ(english(words.formula[3].text), "x = 3 → in x = (3 − (−0.5)) / 2 − 0.5 = 1.25 → 0.75·[1] + 0.25·[2]");
    EXPECT_EQ(english(words.sentence), "The output lies at x = 1.25 of the input and blends the 2 elements around it.");
    const std::string halved =
        "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true --Sizes 1,1,1,16 --Scales 1,1,1,0.25";
    EXPECT_EQ(english(explained(halved, 1).formula.back().text),
              "x = 1 → in x = (1 − (−0.5)) / 0.25 − 0.5 = 5.5 → halved once: (1 − (−0.5)) / 0.5 − 0.5 = 2.5 → "
              "0.25·[4] + 0.25·[5] + 0.25·[6] + 0.25·[7]");
}

TEST(Explain, AClampedPointIsNoElement)
{
    const std::string doubled = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1,2";
    EXPECT_EQ(
        sentenceOf(doubled, 0),
        "The output lies at x = −0.25 of the input: outside, the edge is repeated, and its element passes unchanged.");
    const std::string aligned = doubled + " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    EXPECT_THAT(sentenceOf(aligned, 2), HasSubstr("which is an element: it passes unchanged."));
}

// DirectML's pages do not define HALVING. The explanation says which parts are our reading.
TEST(Explain, NamesWhatIsOursOfHalving)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true --Sizes ";
    const std::string even = "1,1,1,24 --Scales 1,1,1,0.25", odd = "1,1,1,25 --Scales 1,1,1,0.25";
    EXPECT_EQ(sentenceOf(line + even, 0),
              "The output lies at x = 1.5 of the input and blends the 4 elements around it.");
    EXPECT_THAT(sentenceOf(line + odd, 0), HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + even + " --InputPixelOffsets 0,0,0,0", 0), HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + odd + " --AntialiasFilter TRIANGLE", 0), Not(HasSubstr("is in no document")));
    EXPECT_THAT(notesOf(line + odd), Contains(HasSubstr("is in no document")));
}

TEST(Explain, SaysThatAFilterHasNoEffect)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --Sizes 1,1,1,16 --Scales 1,1,1,0.25 --AntialiasFilter ";
    const auto noEffect = Contains(HasSubstr("AntialiasFilter has no effect here"));
    EXPECT_THAT(notesOf(line + "TRIANGLE"), noEffect);
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true"), noEffect); // nearest
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true --InterpolationMode LINEAR"), Not(noEffect));
    EXPECT_THAT(notesOf(line + "HALVING"), Not(noEffect));
}

AxisMap linear(uint32_t inputs, uint32_t outputs, float scale, float in = 0.5f, float out = -0.5f)
{
    return {inputs, outputs, scale, in, out, InterpolationMode::Linear, NearestRule::HalfUp, {}};
}

AxisMap nearest(AxisMap map, NearestRule rounding = NearestRule::HalfUp)
{
    map.mode = InterpolationMode::NearestNeighbor;
    map.rounding = rounding;
    return map;
}

TEST(Sampling, TheWayThereAndBack)
{
    const AxisMap map = linear(4, 8, 2);
    EXPECT_EQ(coordinate64(map, 0), -0.25);
    EXPECT_EQ(coordinate(map, -0.5), -0.5); // edge on edge
    EXPECT_EQ(outputAt(map, -0.25), 0);
    EXPECT_EQ(outputsBetween(map, -1, 10), (std::pair<uint32_t, uint32_t>{0, 8}));
    EXPECT_EQ(outputsBetween(map, 0, 1), (std::pair<uint32_t, uint32_t>{1, 3})); // x = 0.25, 0.75
    EXPECT_EQ(outputsBetween(map, 20, 30).first, outputsBetween(map, 20, 30).second);
}

TEST(Sampling, AllAxesTogetherInASentence)
{
    const AxisMap kept = linear(5, 5, 1), right = linear(4, 8, 2), left = linear(4, 8, 2, 0, 0);
    const std::pair<std::vector<AxisMap>, const char*> rows[] = {
        {{kept, kept, right, right}, ""},
        {{kept, kept, right, left}, "The picture moves left by 0.5 pixels of the output."},
        {{kept, kept, left, left}, "The picture moves up by 0.5 pixels and left by 0.5 pixels of the output."},
        {{left}, "The picture moves left by 0.5 pixels of the output."},
        {{kept, linear(4, 7, 2, 0, 0)}, "The edges of the two pictures do not meet."},
        {{nearest(right, NearestRule::Floor), nearest(right)}, "The picture moves down by 1 pixel of the output."},
    };
    for (const auto& [maps, said] : rows)
        EXPECT_EQ(english(pictureSummary(maps)), said);
}

TEST(Sampling, EdgesAndTheirSentence)
{
    struct Row {
        const char* name;
        AxisMap map;
        double first, last;
        const char* sentence;
    };
    const Row rows[] = {
        {"half_pixel", linear(4, 8, 2), 0, 0, "Nothing shifts: the edges of both pictures coincide."},
        {"asymmetric", linear(4, 8, 2, 0, 0), -0.5, -0.5,
         "The picture moves left by 0.5 pixels of the output: the scale starts at the centre of pixel 0 of both."},
        {"align_corners", linear(4, 7, 2, 0, 0), -0.5, 0.5,
         "No shift, but the picture is stretched about its middle: each edge lies 0.5 pixels outside."},
        {"cropped", linear(4, 4, 2), 0, 4,
         "The first edges coincide; at the other end the input reaches 4 pixels beyond the output and is cropped."},
    };
    for (const Row& row : rows) {
        const Displacement edges = displacement(row.map);
        EXPECT_EQ(edges.first, row.first) << row.name;
        EXPECT_EQ(edges.last, row.last) << row.name;
        EXPECT_EQ(english(pictureSentence(row.map, 3)), row.sentence) << row.name;
        EXPECT_EQ(shiftsNothing(row.map), row.first == 0 && row.last == 0) << row.name;
    }
    EXPECT_THAT(english(pictureSentence(linear(4, 8, 2, 0, 0), 2)), HasSubstr(" up by "));
}

TEST(Sampling, NearestIsJudgedByWhatItReads)
{
    EXPECT_EQ(lead(nearest(linear(4, 8, 2))), 0);
    EXPECT_EQ(lead(nearest(linear(4, 8, 2, 0.5f, 0))), 0); // floor(o/2): 0 0 1 1 …
    // DirectMLX's defaults: 0 1 1 2 2 3 3 3, half an input too far; the last is clamped.
    EXPECT_EQ(lead(nearest(linear(4, 8, 2), NearestRule::Ceil)), 0.5);
    EXPECT_EQ(english(pictureSentence(nearest(linear(4, 8, 2), NearestRule::Ceil), 3)),
              "The picture moves left by 1 pixel of the output: rounding up at these offsets reads 0.5 pixels of the "
              "input too far.");
    // Halving takes the second of each pair.
    EXPECT_EQ(lead(nearest(linear(4, 2, 0.5f))), 0.5);
    EXPECT_EQ(english(pictureSentence(nearest(linear(4, 8, 2)), 3)),
              "Nothing shifts: every output copies the input that it covers.");
}

TEST(Sampling, CountsOfWhatIsUnusual)
{
    const AxisCounts halved = countsOf(nearest(linear(4, 2, 0.5f)), 100); // reads 1 and 3
    EXPECT_EQ(halved.ties, 2u);
    EXPECT_EQ(halved.clamped, 0u);
    EXPECT_EQ(halved.cropped, 0u); // each output stands for two inputs
    EXPECT_EQ(halved.skipped, 2u); // 0 and 2
    const AxisCounts doubled = countsOf(linear(4, 8, 2), 100);
    EXPECT_EQ(doubled.clamped, 2u);
    EXPECT_EQ(doubled.cropped + doubled.skipped + doubled.ties, 0u);
    EXPECT_EQ(countsOf(linear(4, 4, 2), 100).cropped, 1u); // x = −0.25 … 1.25: reads 0, 1, 2
}

using enum NearestRule;
using enum Arithmetic;

std::vector<uint32_t> all(const AxisMap& map, NearestRule rule, Arithmetic arithmetic)
{
    std::vector<uint32_t> indices;
    for (uint32_t output = 0; output < map.outputs; ++output)
        indices.push_back(nearestUnder(map, output, rule, arithmetic));
    return indices;
}

// 4 → 6, half-pixel: x = −1/6, ½, 7/6, 11/6, 2½, 19/6; two ties.
TEST(NearestRules, EachOnFourToSix)
{
    const AxisMap map = nearest(linear(4, 6, 1.5f));
    const std::pair<NearestRule, std::vector<uint32_t>> rows[] = {{HalfUp, {0, 1, 1, 2, 3, 3}},
                                                                  {HalfDown, {0, 0, 1, 2, 2, 3}},
                                                                  {Floor, {0, 0, 1, 1, 2, 3}},
                                                                  {Ceil, {0, 1, 2, 2, 3, 3}}};
    for (const auto& [rule, indices] : rows)
        for (const Arithmetic arithmetic : {Division, Exact})
            EXPECT_EQ(all(map, rule, arithmetic), indices) << int(rule);
}

// The ratio gives 14.5, float32 14.499999: 6/20 is no float32.
TEST(NearestRules, ArithmeticDecidesAtTheTieOfTwentyToSix)
{
    const AxisMap map = nearest(linear(20, 6, 0.3f));
    EXPECT_EQ(coordinate(map, 4, Exact), 14.5);
    EXPECT_EQ(nearestUnder(map, 4, HalfUp, Division), 14u);
    EXPECT_EQ(nearestUnder(map, 4, HalfUp, Exact), 15u);
    const Divergences parting = divergences(map, map, HalfUp, Exact, map.outputs, 10);
    EXPECT_EQ(parting.list, (std::vector<RoundingDifference>{{4, 14, 15}}));
    EXPECT_EQ(parting.count, 1u);
}

// Exactness against 64-bit integers: x = ((2o + 1)·n − m)/(2m).
TEST(NearestRules, ExactIsWhatIntegersSay)
{
    for (int64_t n = 1; n <= 24; ++n)
        for (int64_t m = 1; m <= 24; ++m) {
            const AxisMap map = nearest(linear(uint32_t(n), uint32_t(m), float(double(m) / double(n))));
            for (int64_t o = 0; o < m; ++o) {
                const int64_t twice = (2 * o + 1) * n - m; // twice m·x
                const int64_t halfUp = (twice + m) / (2 * m); // never below 0
                EXPECT_EQ(nearestUnder(map, uint32_t(o), HalfUp, Exact), uint32_t(std::min(halfUp, n - 1)))
                    << n << " to " << m << " at " << o;
            }
        }
}

TEST(NearestRules, DivisionIsWhatTheOperatorDoesAndARestatedMapReadsTheSame)
{
    for (const NearestRule rounding : {NearestRule::HalfUp, NearestRule::Ceil, NearestRule::Floor}) {
        const AxisMap map = nearest(linear(37, 100, 100.0f / 37), rounding);
        EXPECT_EQ(all(map, map.rounding, Division), makeTaps(map).first);
    }
    const AxisMap map = nearest(linear(4, 6, 1.5f, 1.0f), NearestRule::Ceil); // ceil(x − ½) as INCREASING says it
    const AxisMap plain = restated(map, HalfDown);
    EXPECT_EQ(plain.inputPixelOffset, 0.5f);
    EXPECT_EQ(all(plain, HalfDown, Division), makeTaps(map).first);
    EXPECT_EQ(divergences(map, plain, HalfDown, Division, 6, 6).count, 0u);
    EXPECT_EQ(divergences(map, plain, HalfUp, Division, 6, 6).count, 2u); // both ties
}

TEST(NearestRules, DivergencesStopWhereToldAndCountOn)
{
    const AxisMap map = nearest(linear(64, 32, 0.5f)); // every x is a tie
    const Divergences some = divergences(map, map, HalfDown, Division, 16, 3);
    EXPECT_EQ(some.count, 16u);
    EXPECT_EQ(some.list.size(), 3u);
}

} // namespace
} // namespace tessera
