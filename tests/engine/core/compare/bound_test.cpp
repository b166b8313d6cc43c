// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/core/compare/compared.h"
#include "tests/support/loaded.h"
#include "tests/support/matchers.h"

#include <bit>
#include <cmath>
#include <limits>

namespace tessera {
namespace {

constexpr double kLargest = std::numeric_limits<float>::max();
constexpr Tolerance kRoundingBound{.interpolationBound = true};

// 1 and −1 meet at one half: the exact answer is 0, and any ulp of a small number would be far too strict.
TEST(Bound, TheInterpolationBoundKnowsWhatWasAdded)
{
    const Tensor input = rowOf({1, -1, 1});
    Operator op = rowOperator(input.desc, 1, 1, InterpolationMode::Linear); // x = 0.5: Σ|w·a| = 1, the bound 4·2⁻²⁴
    op.inputPixelOffsets[3] = -0.5f;
    op.outputPixelOffsets[3] = 0;
    for (const auto& [a, beyond] :
         {std::pair(0.0, 0u), {4 * 0x1p-24, 0}, {-4 * 0x1p-24, 0}, {4.1 * 0x1p-24, 1}, {INFINITY, 1}})
        EXPECT_EQ(compare(makePlan(op), input, rowOf({a}), rowOf({0}), kRoundingBound).beyond, beyond) << a;
}

TEST(Bound, TheBoundGivesHalvesAnUlpAndIntegersNothing)
{
    const auto beyond = [](DataType type, uint64_t a, uint64_t b) {
        const auto row = [&](std::vector<uint64_t> bits) {
            return tensorOfBits(type, {1, 1, 1, static_cast<uint32_t>(bits.size())}, bits);
        };
        return compareLinear(row({a, a}), 0.5f, row({a}), row({b}), kRoundingBound).beyond;
    };
    EXPECT_EQ(beyond(DataType::Float16, 0x3c00, 0x3c01), 0u);
    EXPECT_EQ(beyond(DataType::Float16, 0x3c00, 0x3c02), 1u);
    EXPECT_EQ(beyond(DataType::Float16, 0x7bff, 0x7c00), 0u) << "the largest half rounds to infinity";
    EXPECT_EQ(beyond(DataType::UInt8, 9, 10), 1u);
    EXPECT_EQ(beyond(DataType::UInt8, 9, 9), 0u);
}

TEST(Bound, AnOverflowOnTheWayIsNoMistake)
{
    Operator op{OperatorKind::ResampleGrad}; // three gradients meet in one element
    op.interpolationMode = InterpolationMode::NearestNeighbor;
    op.scales[3] = 3;
    op.output = {.sizes = {1, 1, 1, 1}};
    const auto beyond = [&](double largest, double a, double b) {
        const Tensor input = rowOf({largest, largest, -largest});
        op.input = input.desc;
        return compare(makePlan(op), input, rowOf({a}), rowOf({b}), kRoundingBound).beyond;
    };
    EXPECT_EQ(beyond(kLargest, INFINITY, kLargest), 0u);
    EXPECT_EQ(beyond(kLargest, 0, kLargest), 1u);
    EXPECT_EQ(beyond(kLargest / 4, INFINITY, 0), 1u);
}

// The gradient adds along four axes: what a product of denormals loses is weighed by the axes that follow.
TEST(Bound, DenormalsOfAnEarlyAxisAreAddedOften)
{
    const Plan plan = planOf("RESAMPLE_GRAD --InterpolationMode LINEAR --Sizes 9,9,9,9 --OutputGradientTensor.Sizes "
                             "3,3,3,3 --Scales 3,3,3,3");
    const Tensor input(plan.input), a(plan.output);
    Tensor b = a;
    for (const auto& [units, beyond] : {std::pair(200u, 0u), {20000u, 1u}}) {
        b.setBits(1 + 3 * (1 + 3 * (1 + 3 * 1)), units); // of denormals, in the middle
        EXPECT_EQ(compare(plan, input, a, b, kRoundingBound).beyond, beyond) << units;
    }
}

// A row of bytes that is resampled linearly, and two outputs that may be both right.
struct ByteRows {
    float scale, inputOffset, outputOffset;
    std::vector<double> row, a, b;
    bool areTaken;
};

TEST(IntegerBound, TakesTheIntegersThatTheSumMayBecome)
{
    const ByteRows rows[] = {
        // A sum that float32 holds has one integer: 9.5, 9, two thirds.
        {0.5f, 0.5f, -0.5f, {9, 10}, {9, 10}, {10, 10}, false},
        {0.5f, 0.5f, -0.5f, {9, 10}, {9, 10}, {9, 10}, true},
        {0.5f, 0.5f, -0.5f, {8, 10}, {9, 10}, {8, 10}, false},
        {0.75f, 0.5f, -0.5f, {0, 4}, {0, 4}, {1, 4}, false},
        // One that it rounds near an integer has two: a sixth of 6.
        {0.75f, 0.5f, -0.5f, {0, 6}, {0, 6}, {1, 6}, true},
        {0.75f, 0.5f, -0.5f, {0, 6}, {1, 6}, {0, 6}, true},
        {0.75f, 0.5f, -0.5f, {0, 6}, {1, 6}, {2, 6}, false},
        // 1 / 0.4 is 2.5 in float32, though 1 / 0.4f is less: x is the float32 number, and the sum an exact integer.
        {0.4f, 0, 0, {30, 1, 120, 168, 2}, {30, 144}, {30, 144}, true},
        {0.4f, 0, 0, {30, 1, 120, 168, 2}, {30, 143}, {30, 144}, false},
        {0.4f, 0, 0, {30, 1, 120, 168, 2}, {30, 145}, {30, 144}, false},
    };
    for (const ByteRows& each : rows) {
        const Tensor input = bytesOf(each.row);
        Operator op = rowOperator(input.desc, 2, each.scale, InterpolationMode::Linear);
        op.inputPixelOffsets[3] = each.inputOffset;
        op.outputPixelOffsets[3] = each.outputOffset;
        const Comparison found = compare(makePlan(op), input, bytesOf(each.a), bytesOf(each.b), kRoundingBound);
        EXPECT_EQ(found.beyond == 0, each.areTaken) << testing::PrintToString(each.a);
    }
}

// 0, 1, 2, 3 doubled: 0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.
TEST(Foreign, IntegersMayBeRoundedInAnotherWay)
{
    using enum IntegerRounding;
    const std::vector<double> four = {0, 1, 2, 3}, ours = {0, 0, 0, 1, 1, 2, 2, 3};
    struct Row {
        std::vector<double> input, a, b;
        IntegerRounding rounding;
        uint64_t beyond;
    };
    const Row rows[] = {
        {four, ours, {0, 0, 1, 1, 2, 2, 3, 3}, Truncate, 3},
        {four, ours, {0, 0, 1, 1, 2, 2, 3, 3}, HalfEven, 0},
        {four, ours, {0, 1, 1, 1, 2, 2, 3, 3}, HalfEven, 1}, // upwards is not to the nearest
        {four, ours, {0, 1, 1, 2, 2, 3, 3, 3}, Ceil, 0},
        {four, ours, {0, 0, 1, 1, 2, 2, 3, 4}, HalfEven, 1},
        {{0, 1}, {0}, {1}, HalfUp, 0}, // 0.5
        {{0, 1}, {0}, {2}, HalfUp, 1},
    };
    for (const Row& row : rows) {
        const float scale = row.a.size() < row.input.size() ? 0.5f : 2;
        const Comparison found =
            compareLinear(bytesOf(row.input), scale, bytesOf(row.a), bytesOf(row.b), {.integers = row.rounding});
        EXPECT_EQ(found.beyond, row.beyond) << testing::PrintToString(row.b) << ", " << name(row.rounding);
    }
}

// A step from 0 to 1 at a place where float32 coordinates are coarse: a coordinate that is 2 ulps off changes the value
// by far more than the roundings of the sum.
TEST(Foreign, CoordinatesMayBeComputedInAnotherWay)
{
    const Tensor input = tensorWith({.sizes = {1, 1, 1, 4096}},
                                    [](uint64_t i) { return std::bit_cast<uint32_t>(i < 2049 ? 0.0f : 1.0f); });
    const Operator op = rowOperator(input.desc, 8192, 2, InterpolationMode::Linear);
    const Plan plan = makePlan(op);
    const auto beyond = [&](float theirs, const Tolerance& tolerance) {
        Tensor a(op.output), b(op.output);
        a.setBits(4097, std::bit_cast<uint32_t>(0.25f)); // x = 2048.25
        b.setBits(4097, std::bit_cast<uint32_t>(theirs));
        return compare(plan, input, a, b, tolerance).beyond;
    };
    const float moved = std::nextafter(std::nextafter(2048.25f, 3000.0f), 3000.0f) - 2048;
    EXPECT_EQ(beyond(moved, {.interpolationBound = true}), 1u);
    EXPECT_EQ(beyond(moved, {.interpolationBound = true, .anyCoordinates = true}), 0u);
    EXPECT_EQ(beyond(moved, tolerancePreset("foreign")->of(plan)), 0u);
    EXPECT_EQ(beyond(0.26f, {.interpolationBound = true, .anyCoordinates = true}), 1u);
}

// Every channel's x is a tie by its offsets, and every program reads channel c for channel c.
TEST(Foreign, AnAxisThatKeepsEveryPlaceHasNoOtherSide)
{
    const Plan plan = planOf("RESAMPLE1 --Sizes 1,2,1,2 --Scales 1,1,1,2 --InputPixelOffsets 1,1,1,0.5 "
                             "--OutputPixelOffsets -0.5,-0.5,-0.5,0");
    ASSERT_NE(std::get<SeparableTaps>(plan.work).axes[1].flags[1] & AxisTaps::Tie, 0);
    const auto compared = [&](const std::vector<double>& values) {
        return compare(plan, tensorOf(DataType::Float32, {1, 2, 1, 2}, {1, 2, 3, 4}),
                       tensorOf(DataType::Float32, {1, 2, 1, 4}, values),
                       tensorOf(DataType::Float32, {1, 2, 1, 4}, {1, 1, 2, 2, 3, 3, 4, 4}), {.eitherNeighbour = true});
    };
    EXPECT_EQ(compared({1, 1, 2, 2, 1, 1, 2, 2}).beyond, 4u); // the first channel twice
    const Comparison moved = compared({1, 1, 1, 2, 3, 3, 3, 4}); // o / 2, and the side before it
    EXPECT_EQ(moved.verdict, Verdict::Pass);
    EXPECT_EQ(moved.withinOnTies, 2u);
    EXPECT_EQ(moved.shareOnTies, 0.25) << "the first tie has no input before it";
}

} // namespace
} // namespace tessera
