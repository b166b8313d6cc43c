// SPDX-License-Identifier: Apache-2.0
// What the rounding bound takes: of floats by what was added, of integers the one or two that the sum may become.
#include "tests/engine/core/compare/compared.h"

#include <gtest/gtest.h>

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
    Resample1 op = rowOperator(input.desc, 1, 1, InterpolationMode::Linear); // x = 0.5: Σ|w·a| = 1, the bound 4·2⁻²⁴
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
    ResampleGrad op; // three gradients meet in one element
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
    ResampleGrad op;
    op.interpolationMode = InterpolationMode::Linear;
    op.scales = {3, 3, 3, 3};
    op.input = {.sizes = {9, 9, 9, 9}};
    op.output = {.sizes = {3, 3, 3, 3}};
    const Plan plan = makePlan(op);
    const Tensor input(op.input), a(op.output);
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
        Resample1 op = rowOperator(input.desc, 2, each.scale, InterpolationMode::Linear);
        op.inputPixelOffsets[3] = each.inputOffset;
        op.outputPixelOffsets[3] = each.outputOffset;
        const Comparison found = compare(makePlan(op), input, bytesOf(each.a), bytesOf(each.b), kRoundingBound);
        EXPECT_EQ(found.beyond == 0, each.areTaken) << testing::PrintToString(each.a);
    }
}

} // namespace
} // namespace tessera
