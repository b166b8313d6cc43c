// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_sampling.h"

#include "engine/detect/fit/located.h"
#include "engine/detect/fit/value_fit.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/tensors.h"

#include <limits>

namespace tessera {
namespace {

// Linear has no ties: what takes the other neighbour of a tie reads what the operator reads.
TEST(AxisSampling, TheOtherNeighbourOfTiesChangesNothingOfLinear)
{
    const AxisMap map = {.inputs = 5, .outputs = 7, .scale = 1.4f, .mode = InterpolationMode::Linear};
    AxisSampling otherwise = asDefined(map);
    const AxisTaps defined = tapsOf(otherwise);
    otherwise.precision = Precision::OtherNeighbour;
    const AxisTaps taps = tapsOf(otherwise);
    EXPECT_EQ(taps.first, defined.first);
    EXPECT_EQ(taps.rowStart, defined.rowStart);
    EXPECT_EQ(taps.weights, defined.weights);
}

// Beyond 2^53 a number has no next integer: a count from tap to tap would never end. An axis that grows a million times
// covers no centre of an input.
TEST(AxisSampling, AKernelThatReachesNothingEndsAndTakesTheNearest)
{
    for (const float offset : {-1e12f, 1e20f, -3e38f}) {
        AxisSampling cubic = asDefined(
            {.inputs = 5, .outputs = 3, .scale = 1, .inputPixelOffset = offset, .mode = InterpolationMode::Linear});
        cubic.kernel = Kernel::Cubic;
        EXPECT_EQ(tapsOf(cubic).outputs, 3u) << offset;
    }
    AxisSampling block = asDefined({.inputs = 5, .outputs = 3, .scale = 1e6f, .mode = InterpolationMode::Linear});
    block.kernel = Kernel::Block;
    EXPECT_EQ(tapsOf(block).first, (std::vector<uint32_t>{0, 0, 0}));
    block.map.outputPixelOffset = -0.5f - 1e6f;
    EXPECT_EQ(tapsOf(block).outputs, 3u);
}

// Offsets beyond FLOAT32 give infinity − infinity. Whatever the edges and the arithmetic, every row is inside the axis.
TEST(AxisSampling, ACoordinateThatIsNoNumberStaysInside)
{
    constexpr float most = std::numeric_limits<float>::max();
    for (const AxisMap& map :
         {AxisMap{.inputs = 5, .outputs = 3, .scale = 1e-38f, .inputPixelOffset = -most, .outputPixelOffset = -most},
          AxisMap{.inputs = 5, .outputs = 3, .scale = 1, .inputPixelOffset = most}})
        for (const InterpolationMode mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear})
            for (int edge = 0; edge <= static_cast<int>(Edges::Symmetric); ++edge)
                for (int precision = 0; precision <= static_cast<int>(Precision::Product); ++precision) {
                    AxisSampling sampling = asDefined(map);
                    sampling.map.mode = mode;
                    sampling.edges = static_cast<Edges>(edge);
                    sampling.precision = static_cast<Precision>(precision);
                    const AxisTaps taps = tapsOf(sampling);
                    for (uint32_t o = 0; o < taps.outputs; ++o)
                        EXPECT_LE(taps.first[o] + taps.taps(o), map.inputs);
                }
}

TEST(PairLines, ValuesThatAreNotFiniteGiveNone)
{
    const auto axis = [](uint32_t inputs, uint32_t outputs) {
        return asDefined({.inputs = inputs,
                          .outputs = outputs,
                          .scale = static_cast<float>(outputs) / static_cast<float>(inputs),
                          .mode = InterpolationMode::Linear});
    };
    const auto infinite = [](std::vector<uint32_t> sizes) {
        const std::vector<double> values(*elementCount(sizes), std::numeric_limits<double>::infinity());
        return tensorOf(DataType::Float32, std::move(sizes), values);
    };
    EXPECT_FALSE(measuredLines(infinite({1, 1, 8, 6}), infinite({1, 1, 16, 12}),
                               {axis(1, 1), axis(1, 1), axis(8, 16), axis(6, 12)}, {2, 3}, {}));
}

// Where the elements lie for which it says true.
std::string placeOf(const Sizes& sizes, const std::function<bool(uint64_t i, const Sizes& at)>& isMarked)
{
    std::vector<bool> marked;
    for (uint64_t i = 0; i < uint64_t{sizes[0]} * sizes[1] * sizes[2] * sizes[3]; ++i) {
        Sizes at{};
        uint64_t rest = i;
        for (size_t axis = 4; axis-- > 0; rest /= sizes[axis])
            at[axis] = static_cast<uint32_t>(rest % sizes[axis]);
        marked.push_back(isMarked(i, at));
    }
    const std::vector<TensorPart> parts = partsWith(marked, sizes);
    return parts.empty() ? "" : english(text(parts.front(), sizes));
}

TEST(Located, PartsAreSaid)
{
    const struct {
        bool (*isMarked)(uint64_t i, const Sizes& at);
        const char* says;
    } rows[] = {
        {[](uint64_t, const Sizes& a) { return a[2] == 14; }, "H 14"},
        {[](uint64_t, const Sizes& a) { return a[2] == 19; }, "the last row"},
        {[](uint64_t, const Sizes& a) { return a[3] > 25; }, "the last 4 columns"},
        {[](uint64_t, const Sizes& a) { return a[1] == 1 || a[1] == 2; }, "C 1 to 2"},
        {[](uint64_t, const Sizes& a) { return a[0] == 1 && a[1] == 2; }, "N 1, C 2"},
        {[](uint64_t, const Sizes& a) { return a[3] % 2 == 1; }, "W 1, 3 … 29"},
        {[](uint64_t, const Sizes& a) { return a[2] == 3 || a[2] == 7; }, "H 3, 7"},
        {[](uint64_t i, const Sizes&) { return i >= 2390 && i < 2417; },
         "the elements 2390 to 2416 in the order of memory"},
        {[](uint64_t i, const Sizes&) { return i >= 4750; }, "the last 50 elements"},
        {[](uint64_t i, const Sizes&) { return i % 32 == 31; },
         "one element in 32, from element 31 to 4799 in the order of memory"},
        {[](uint64_t, const Sizes&) { return false; }, ""},
        {[](uint64_t, const Sizes&) { return true; }, ""},
    };
    for (const auto& [isMarked, says] : rows)
        EXPECT_EQ(placeOf({2, 4, 20, 30}, isMarked), says);
}

// What random numbers are, and what is made of them.
std::optional<ValueFit> fitOf(bool line, DataType type, double from, double to,
                              const std::function<double(double)>& made)
{
    Random random(5);
    ValuePairs pairs{.type = type, .right = {}, .is = {}};
    for (int i = 0; i < 300; ++i) {
        const double value = from + (to - from) * random.below(1 << 20) / (1 << 20);
        pairs.right.push_back(value);
        pairs.is.push_back(toDouble(type, fromDouble(type, made(value))));
    }
    return fittedValues(pairs, line);
}

TEST(ValueFit, LinesAreShort)
{
    const auto bytes = fitOf(true, DataType::UInt8, 10, 120, [](double x) { return std::floor((x - 10) * 2 + 3.5); });
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->factor, 2);
    EXPECT_EQ(bytes->offset, -17);
    EXPECT_GT(bytes->bits, 100);
    const auto reals = fitOf(true, DataType::Float32, 0, 255, [](double x) { return x / 255 - 0.5; });
    ASSERT_TRUE(reals);
    EXPECT_EQ(reals->factor, 1.0 / 255);
    EXPECT_EQ(reals->offset, -0.5);
}

TEST(ValueFit, NumbersAreCutOffAtEnds)
{
    const auto fit = fitOf(false, DataType::Float32, -1, 2, [](double x) { return std::clamp(x, 0.0, 1.0); });
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->least, 0);
    EXPECT_EQ(fit->most, 1);
    EXPECT_FALSE(fit->isRight(DataType::Float32));
}

TEST(ValueFit, RoundingsAreToldApart)
{
    for (const IntegerRounding rule : {IntegerRounding::Floor, IntegerRounding::Ceil, IntegerRounding::HalfUp}) {
        const auto fit = fitOf(false, DataType::Int16, -90, 90, [&](double x) { return rounded(x, rule); });
        ASSERT_TRUE(fit);
        EXPECT_NE(std::ranges::find(fit->roundings, rule), fit->roundings.end());
        EXPECT_EQ(std::ranges::find(fit->roundings, IntegerRounding::Truncate), fit->roundings.end());
    }
}

TEST(ValueFit, WhatIsRightIsRight)
{
    EXPECT_TRUE(fitOf(false, DataType::Float32, 0, 1, [](double x) { return x; })->isRight(DataType::Float32));
    const auto bytes = fitOf(false, DataType::UInt8, 0, 255, [](double x) { return std::trunc(x); });
    EXPECT_TRUE(bytes->isRight(DataType::UInt8));
}

TEST(ValueFit, OneValueOfFloatsIsNoRounding)
{
    const auto one = [](double) { return 1.0; };
    EXPECT_FALSE(fitOf(false, DataType::Float32, 0.1, 0.9, one)); // each rounded up would be 1 as well
    const auto fit = fitOf(true, DataType::Float32, 0.1, 0.9, one);
    ASSERT_TRUE(fit);
    EXPECT_EQ(std::pair(fit->factor, fit->offset), std::pair(0.0, 1.0));
}

TEST(ValueFit, NoiseIsNoLine)
{
    Random random(7);
    EXPECT_FALSE(fitOf(true, DataType::Float32, 0, 1, [&](double x) { return 2 * x + random.below(100) * 0.001; }));
}

} // namespace
} // namespace tessera
