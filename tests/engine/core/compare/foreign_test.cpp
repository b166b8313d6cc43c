// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

// Outputs of other programs: other integers of the same sum, other coordinates of the same place.

namespace tessera {
namespace {

Tensor bytes(const std::vector<uint64_t>& values)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 1, static_cast<uint32_t>(values.size())}});
    for (uint64_t i = 0; i < values.size(); ++i)
        tensor.setBits(i, values[i]);
    return tensor;
}

Resample1 linear(const TensorDesc& input, uint32_t outputs, float scale)
{
    Resample1 op;
    op.interpolationMode = InterpolationMode::Linear;
    op.scales = {1, 1, 1, scale};
    op.input = input;
    op.output = {.dataType = input.dataType, .sizes = {1, 1, 1, outputs}};
    return op;
}

// 0, 1, 2, 3 doubled: 0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.
TEST(Foreign, IntegersMayBeRoundedInAnotherWay)
{
    const Tensor input = bytes({0, 1, 2, 3}), ours = bytes({0, 0, 0, 1, 1, 2, 2, 3});
    const Plan plan = makePlan(linear(input.desc, 8, 2));
    const auto beyond = [&](const std::vector<uint64_t>& b, IntegerRounding rounding) {
        return compare(plan, input, ours, bytes(b), {.integers = rounding}).beyond;
    };
    EXPECT_EQ(beyond({0, 0, 1, 1, 2, 2, 3, 3}, IntegerRounding::Truncate), 3u);
    EXPECT_EQ(beyond({0, 0, 1, 1, 2, 2, 3, 3}, IntegerRounding::HalfEven), 0u);
    EXPECT_EQ(beyond({0, 1, 1, 1, 2, 2, 3, 3}, IntegerRounding::HalfEven), 1u); // upwards is not to the nearest
    EXPECT_EQ(beyond({0, 1, 1, 2, 2, 3, 3, 3}, IntegerRounding::Ceil), 0u);
    EXPECT_EQ(beyond({0, 0, 1, 1, 2, 2, 3, 4}, IntegerRounding::HalfEven), 1u);

    // 0 and 1 halved lie at 0.5: half-even 0, half-up 1.
    const Tensor pair = bytes({0, 1});
    const Plan half = makePlan(linear(pair.desc, 1, 0.5f));
    EXPECT_EQ(compare(half, pair, bytes({0}), bytes({1}), {.integers = IntegerRounding::HalfUp}).beyond, 0u);
    EXPECT_EQ(compare(half, pair, bytes({0}), bytes({2}), {.integers = IntegerRounding::HalfUp}).beyond, 1u);
}

// A step from 0 to 1 at a place where float32 coordinates are coarse: a coordinate that is 2 ulps off changes the value
// by far more than the roundings of the sum.
TEST(Foreign, CoordinatesMayBeComputedInAnotherWay)
{
    Tensor input(TensorDesc{.sizes = {1, 1, 1, 4096}});
    for (uint64_t i = 2049; i < 4096; ++i)
        input.setBits(i, std::bit_cast<uint32_t>(1.0f));
    const Resample1 op = linear(input.desc, 8192, 2);
    const Plan plan = makePlan(op);
    Tensor ours(op.output), theirs(op.output);
    const uint64_t at = 4097; // x = 2048.25: 0.25
    const float moved = std::nextafter(std::nextafter(2048.25f, 3000.0f), 3000.0f) - 2048;
    ours.setBits(at, std::bit_cast<uint32_t>(0.25f));
    theirs.setBits(at, std::bit_cast<uint32_t>(moved));
    const auto beyond = [&](const Tolerance& tolerance) {
        return compare(plan, input, ours, theirs, tolerance).beyond;
    };
    EXPECT_EQ(beyond({.interpolationBound = true}), 1u);
    EXPECT_EQ(beyond({.interpolationBound = true, .anyCoordinates = true}), 0u);
    EXPECT_EQ(beyond(tolerancePreset("foreign")->of(plan)), 0u);
    theirs.setBits(at, std::bit_cast<uint32_t>(0.26f));
    EXPECT_EQ(beyond({.interpolationBound = true, .anyCoordinates = true}), 1u);
}

TEST(Foreign, TheChoicesAreSavedWithTheCase)
{
    for (const IntegerRounding rounding : kIntegerRoundings) {
        const Tolerance chosen{.interpolationBound = true, .integers = rounding, .anyCoordinates = true};
        EXPECT_EQ(toleranceFromJson(toJson(chosen)), chosen) << name(rounding);
    }
    EXPECT_EQ(toleranceFromJson(R"({"atol": 1})"), (Tolerance{.atol = 1}));
    try {
        toleranceFromJson(R"({"integers": "down"})");
        FAIL();
    } catch (const IoError& error) {
        EXPECT_THAT(error.what(),
                    testing::HasSubstr("truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil"));
    }
}

// The gradient adds along four axes: what a product of denormals loses is weighed by the axes that follow.
TEST(Bound, DenormalsOfAnEarlyAxisAreAddedOften)
{
    ResampleGrad op;
    op.interpolationMode = InterpolationMode::Linear;
    op.scales = {3, 3, 3, 3};
    op.input = {.sizes = {9, 9, 9, 9}};
    op.output = {.sizes = {3, 3, 3, 3}};
    const Plan plan = makePlan(op);
    const Tensor input(op.input);
    Tensor a(op.output), b(op.output);
    const uint64_t middle = 1 + 3 * (1 + 3 * (1 + 3 * 1));
    b.setBits(middle, 200); // denormal units
    EXPECT_EQ(compare(plan, input, a, b, {.interpolationBound = true}).beyond, 0u);
    b.setBits(middle, 20000);
    EXPECT_EQ(compare(plan, input, a, b, {.interpolationBound = true}).beyond, 1u);
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
    const auto tensor = [](const std::vector<float>& values) {
        Tensor made(TensorDesc{.sizes = {1, 2, 1, static_cast<uint32_t>(values.size() / 2)}});
        for (uint64_t i = 0; i < values.size(); ++i)
            made.setBits(i, std::bit_cast<uint32_t>(values[i]));
        return made;
    };
    const Tensor input = tensor({1, 2, 3, 4}), right = tensor({1, 1, 2, 2, 3, 3, 4, 4});
    const auto compared = [&](const std::vector<float>& values) {
        return compare(plan, input, tensor(values), right, {.eitherNeighbour = true});
    };
    EXPECT_EQ(compared({1, 1, 2, 2, 1, 1, 2, 2}).beyond, 4u); // the first channel twice
    const Comparison moved = compared({1, 1, 1, 2, 3, 3, 3, 4}); // o / 2, and the side before it
    EXPECT_EQ(moved.verdict, Verdict::Pass);
    EXPECT_EQ(moved.withinOnTies, 2u);
    EXPECT_EQ(moved.shareOnTies, 0.25) << "the first tie has no input before it";
}

} // namespace
} // namespace tessera
