// SPDX-License-Identifier: Apache-2.0
// Outputs of other programs: other integers of the same sum, other coordinates of the same place.
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"
#include "tests/engine/core/compare/compared.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace tessera {
namespace {

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
    Tensor input(TensorDesc{.sizes = {1, 1, 1, 4096}});
    for (uint64_t i = 2049; i < 4096; ++i)
        input.setBits(i, std::bit_cast<uint32_t>(1.0f));
    const Resample1 op = rowOperator(input.desc, 8192, 2, InterpolationMode::Linear);
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

TEST(Foreign, TheChoicesAreSavedWithTheCase)
{
    for (const IntegerRounding rounding : kIntegerRoundings) {
        const Tolerance chosen{.interpolationBound = true, .integers = rounding, .anyCoordinates = true};
        EXPECT_EQ(toleranceFromJson(toJson(chosen)), chosen) << name(rounding);
    }
    EXPECT_EQ(toleranceFromJson(R"({"atol": 1})"), (Tolerance{.atol = 1}));
    EXPECT_THAT(messageOf<IoError>([] { toleranceFromJson(R"({"integers": "down"})"); }),
                testing::HasSubstr("truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil"));
}

// Every channel's x is a tie by its offsets, and every program reads channel c for channel c.
TEST(Foreign, AnAxisThatKeepsEveryPlaceHasNoOtherSide)
{
    Resample1 op;
    op.scales = {1, 1, 1, 2};
    op.inputPixelOffsets = {1, 1, 1, 0.5f};
    op.outputPixelOffsets = {-0.5f, -0.5f, -0.5f, 0};
    op.input.sizes = {1, 2, 1, 2};
    op.output.sizes = {1, 2, 1, 4};
    const Plan plan = makePlan(op);
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
