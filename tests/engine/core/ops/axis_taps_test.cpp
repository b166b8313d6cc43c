// SPDX-License-Identifier: Apache-2.0
// Which inputs each output of an axis reads and by which weights, on maps that a pencil is enough for.
#include "engine/core/ops/axis_taps.h"

#include "tests/support/matchers.h"

#include <limits>
#include <tuple>

namespace tessera {
namespace {

using Indices = std::vector<uint32_t>;
using RowWeights = std::vector<float>;
using Bands = std::vector<RowWeights>;
using Flags = std::vector<uint8_t>;

constexpr float kLeast = std::numeric_limits<float>::denorm_min(), kMost = std::numeric_limits<float>::max();
constexpr uint8_t kTie = AxisTaps::Tie, kClamped = AxisTaps::Clamped;

AxisMap axis(uint32_t inputs, uint32_t outputs, float scale, float in, float out,
             NearestRule rounding = NearestRule::HalfUp)
{
    return {inputs, outputs, scale, in, out, InterpolationMode::NearestNeighbor, rounding, {}};
}

AxisMap linear(AxisMap map, std::optional<AntialiasFilter> filter = {})
{
    map.mode = InterpolationMode::Linear;
    map.antialias = filter;
    return map;
}

AxisMap triangle(uint32_t inputs, uint32_t outputs, float scale, float in = 0.5f, float out = -0.5f)
{
    return linear(axis(inputs, outputs, scale, in, out), AntialiasFilter::Triangle);
}

AxisMap halving(uint32_t inputs, uint32_t outputs, float scale, float in = 0.5f, float out = -0.5f)
{
    return linear(axis(inputs, outputs, scale, in, out), AntialiasFilter::Halving);
}

RowWeights row(const AxisTaps& taps, uint32_t output)
{
    return {taps.weights.begin() + taps.rowStart[output], taps.weights.begin() + taps.rowStart[output + 1]};
}

struct Pencil {
    const char* what;
    AxisMap map;
    Indices first; // of the band of each output
    Bands bands = {}; // none: each is the one input
    Flags flags = {}; // none: not asked
};

const Pencil kPencil[] = {
    // Nearest.
    {"x = −1/6, 0.5, 1.17, 1.83, 2.5, 3.17", axis(4, 6, 1.5f, 0.5f, -0.5f), {0, 1, 1, 2, 3, 3}},
    {"the same, upwards", axis(4, 6, 1.5f, 0.5f, -0.5f, NearestRule::Ceil), {0, 1, 2, 2, 3, 3}},
    {"the same, downwards", axis(4, 6, 1.5f, 0.5f, -0.5f, NearestRule::Floor), {0, 0, 1, 1, 2, 3}},
    // RESAMPLE1 is RESAMPLE2, DECREASING, with InputPixelOffsets − 0.5; the page's remark about the output's offsets is
    // wrong.
    {"RESAMPLE1 said by RESAMPLE2", axis(4, 6, 1.5f, 0, -0.5f, NearestRule::Floor), {0, 1, 1, 2, 3, 3}},
    {"the page's remark", axis(4, 6, 1.5f, 0.5f, -1, NearestRule::Floor), {0, 0, 1, 2, 2, 3}},
    {"ties go up: x = 0.5, 2.5", axis(4, 2, 0.5f, 0.5f, -0.5f), {1, 3}, {}, {kTie, kTie}},
    {"the edge is repeated", axis(2, 4, 1, 0, 0), {0, 1, 1, 1}, {}, {0, 0, kClamped, kClamped}},
    {"a huge coordinate", axis(4, 2, kLeast, 0, -0.5f), {3, 3}},
    {"an infinite one", axis(4, 2, 1e-38f, 0, 1e38f), {0, 0}},
    {"FLT_MAX forces x to −InputPixelOffset: align-corners with one output", axis(4, 1, kMost, -2, 0), {2}},
    // Linear.
    {"doubled: x = −0.25, 0.25, 0.75 …", linear(axis(3, 6, 2, 0.5f, -0.5f)), Indices{0, 0, 0, 1, 1, 2},
     Bands{{1}, {0.75f, 0.25f}, {0.25f, 0.75f}, {0.75f, 0.25f}, {0.25f, 0.75f}, {1}},
     Flags{kClamped, 0, 0, 0, 0, kClamped}},
    {"an integer coordinate reads one element: x = 0, 0.5, 1, 1.5, 2", linear(axis(3, 5, 2, 0, 0)),
     Indices{0, 0, 1, 1, 2}, Bands{{1}, {0.5f, 0.5f}, {1}, {0.5f, 0.5f}, {1}}},
    // The triangle.
    // Halving: radius 2 around x = 0.5 weighs elements −1 … 2 with ¼ ¾ ¾ ¼, in all 2; −1 reads element 0.
    {"twice as wide at half the size", triangle(6, 3, 0.5f), Indices{0, 1, 3},
     Bands{{0.5f, 0.375f, 0.125f}, {0.125f, 0.375f, 0.375f, 0.125f}, {0.125f, 0.375f, 0.5f}},
     Flags{kClamped, 0, kClamped}},
    // Scale ¼, x = −2 and 2: radius 4 weighs −5 … 1 with ¼ ½ ¾ 1 ¾ ½ ¼, and of these −5 … 0 are element 0.
    {"x is not clamped first", triangle(2, 2, 0.25f, 2, 0), {0, 0}, {{3.75f / 4, 0.25f / 4}, {0.75f / 4, 3.25f / 4}}},
    {"far outside it is the edge", triangle(6, 2, 0.5f, 0.5f, 100), {0, 0}, {{1}, {1}}},
    {"x is infinite", triangle(3, 1, 1e-40f, 0, -1), {2}, {{1}}},
    // Halving.
    {"a quarter blends two means", halving(8, 2, 0.25f), {0, 4}, {RowWeights(4, 0.25f), RowWeights(4, 0.25f)}, {0, 0}},
    // The last element of an odd length is the mean of itself and its repeat.
    {"3 → 2", halving(3, 1, 0.25f), {0}, {{0.25f, 0.25f, 0.5f}}, {kClamped}},
    {"6 → 3 → 2: the second is the third mean, and once more", halving(6, 1, 0.125f), Indices{0},
     Bands{{0.125f, 0.125f, 0.125f, 0.125f, 0.25f, 0.25f}}},
    {"7 → 4 → 2: the last of 4 is element 6, and weighs as much as a pair", halving(7, 1, 0.125f), Indices{0},
     Bands{{0.125f, 0.125f, 0.125f, 0.125f, 0.125f, 0.125f, 0.25f}}},
    // InputPixelOffset 0 becomes 0.25: output 1 lies at 1/0.5 − 0.25 = 1.75 of the means, and −0.25 is clamped.
    {"offsets that are not pixel centres", halving(8, 2, 0.25f, 0, 0), Indices{0, 2},
     Bands{{0.5f, 0.5f}, {0.125f, 0.125f, 0.375f, 0.375f}}},
    {"the least scale", halving(3, 2, kLeast, 0, 0), {0, 0}, {{0.25f, 0.25f, 0.5f}, {0.25f, 0.25f, 0.5f}}},
    {"a small scale", halving(3, 2, 1e-30f, 0, 0), {0, 0}, {{0.25f, 0.25f, 0.5f}, {0.25f, 0.25f, 0.5f}}},
    // 8 → 4 → 2, and x is two denormal steps: a weight that float32 cannot hold is none, its element is not read.
    {"reads nothing of no weight", halving(8, 1, 0.125f, -1.5f, -kLeast), {0}, {RowWeights(4, 0.25f)}},
};

// Also of a table that is made one output at a time.
TEST(Taps, AreThoseOfThePencil)
{
    for (const Pencil& each : kPencil) {
        SCOPED_TRACE(each.what);
        const AxisTaps taps = makeTaps(each.map);
        EXPECT_EQ(taps.first, each.first);
        EXPECT_TRUE(each.flags.empty() || taps.flags == each.flags);
        for (uint32_t output = 0; output < taps.outputs; ++output) {
            EXPECT_EQ(row(taps, output), each.bands.empty() ? RowWeights{1} : each.bands.at(output)) << output;
            const AxisTaps part = makeTaps(each.map, output, output + 1);
            EXPECT_EQ(row(part, 0), row(taps, output)) << output;
            EXPECT_EQ(std::tie(part.first[0], part.x[0], part.flags[0]),
                      std::tie(taps.first[output], taps.x[output], taps.flags[output]));
        }
    }
}

TEST(Nearest, TiesKnowTheirOtherNeighbourAlsoWhereFloat32MissesThem)
{
    EXPECT_EQ(makeTaps(axis(4, 2, 0.5f, 0.5f, -0.5f)).otherNeighbour, (Indices{0, 2}));
    const AxisMap map = axis(20, 6, 0.3f, 0.5f, -0.5f); // the exact ratio gives 14.5, float32 14.499999
    const AxisTaps taps = makeTaps(map);
    EXPECT_LT(coordinate32(map, 4), 14.5f);
    EXPECT_EQ(taps.first[4], 14u);
    EXPECT_EQ(taps.otherNeighbour[4], 15u);
    EXPECT_EQ(taps.flags[4], kTie);
    EXPECT_EQ(taps.flags[3], 0);
}

TEST(Taps, KnowWhetherTheyCopy)
{
    EXPECT_TRUE(makeTaps(axis(2, 4, 1, 0, 0)).copies());
    EXPECT_EQ(makeTaps(axis(2, 4, 1, 0, 0)).inputsRead(), 2u);
    EXPECT_TRUE(makeTaps(linear(axis(7, 7, 1, 0.5f, -0.5f))).isIdentity());
    EXPECT_FALSE(makeTaps(linear(axis(7, 6, 1, 0.5f, -0.5f))).isIdentity());
}

// A filter over more elements than could be counted one by one: half of it lies before the input, half behind.
TEST(Triangle, AnEndlessFilterIsBothEdges)
{
    const AxisTaps taps = makeTaps(triangle(3, 1, 1e-30f, 0, 0));
    ASSERT_EQ(taps.taps(0), 3u);
    EXPECT_EQ(taps.weights[0], 0.5f);
    EXPECT_EQ(taps.weights[2], 0.5f);
}

// 6 → 2 at pixel centres: the means of pairs are 0.5, 2.5, 4.5, and the outputs lie at 0.25 and 1.75 of them. On 0 … 5
// that is 1 and 4, as ONNX Runtime's test has it of DirectML.
TEST(Halving, OfSixToTwoIsOneAndFour)
{
    const AxisTaps taps = makeTaps(halving(6, 2, 1.0f / 3));
    EXPECT_EQ(taps.first, (Indices{0, 2}));
    EXPECT_THAT(row(taps, 0), testing::Pointwise(testing::FloatEq(), RowWeights{0.375f, 0.375f, 0.125f, 0.125f}));
    EXPECT_THAT(row(taps, 1), testing::Pointwise(testing::FloatEq(), RowWeights{0.125f, 0.125f, 0.375f, 0.375f}));
    EXPECT_EQ(taps.flags, (Flags{0, 0})); // 3 is odd, and is not halved again
}

TEST(Filters, ArePlainLinearWhereNothingShrinks)
{
    EXPECT_EQ(makeTaps(triangle(6, 3, 2)).weights, makeTaps(linear(axis(6, 3, 2, 0.5f, -0.5f))).weights);
    for (const float scale : {0.5f, 0.75f, 1.0f, 2.0f}) { // from one half on
        const AxisMap plain = linear(axis(9, 7, scale, 0.25f, -0.5f)), halved = halving(9, 7, scale, 0.25f);
        EXPECT_EQ(filterOf(halved), std::nullopt) << scale;
        EXPECT_EQ(makeTaps(halved).first, makeTaps(plain).first) << scale;
        EXPECT_EQ(makeTaps(halved).weights, makeTaps(plain).weights) << scale;
    }
    EXPECT_EQ(filterOf(halving(9, 7, 0.49999997f)), AntialiasFilter::Halving);
}

TEST(Halving, EndsWhateverTheScale)
{
    EXPECT_EQ(halved(halving(8, 2, 0.25f, 0, 0)).rest.inputPixelOffset, 0.25f);
    EXPECT_EQ(halved(halving(3, 1, kLeast, 0, 0)).times, 148u);
    EXPECT_LT(estimatedTapBytes(halving(1000, 10, 1e-30f, 0, 0)), 10u * 1000 * 4 + 1000);
    EXPECT_GT(estimatedTapBytes(halving(1000000, 1000000, 1e-30f, 0, 0)), uint64_t{1} << 40);
}

TEST(Transposed, EveryWeightComesBack)
{
    const AxisTaps back = transposed(makeTaps(linear(axis(3, 6, 2, 0.5f, -0.5f))));
    EXPECT_EQ(back.first, (Indices{0, 1, 3}));
    EXPECT_EQ(row(back, 0), (RowWeights{1, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 1), (RowWeights{0.25f, 0.75f, 0.75f, 0.25f}));
    EXPECT_EQ(row(back, 2), (RowWeights{0.25f, 0.75f, 1}));
    const AxisTaps never = transposed(makeTaps(axis(6, 2, 1.0f / 3, 0.5f, -0.5f))); // reads 1 and 4
    EXPECT_EQ(never.rowStart, (Indices{0, 0, 1, 1, 1, 2, 2})) << "what was never read has an empty band";
    EXPECT_FALSE(never.copies());
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

} // namespace
} // namespace tessera
