// SPDX-License-Identifier: Apache-2.0
// Which integers the rounding bound takes.
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

Tensor byteTensor(const std::vector<uint64_t>& values)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {static_cast<uint32_t>(values.size())}});
    for (uint64_t i = 0; i < values.size(); ++i)
        tensor.setBits(i, values[i]);
    return tensor;
}

// Whether the bound takes a and b as the first two elements of a row of two that is resampled linearly.
bool areTaken(float scale, const std::vector<uint64_t>& row, uint64_t a, uint64_t b, uint64_t second)
{
    Resample1 op;
    op.interpolationMode = InterpolationMode::Linear;
    op.dimensionCount = 1;
    op.scales = {scale};
    op.inputPixelOffsets = {0.5f};
    op.outputPixelOffsets = {-0.5f};
    op.input = {.dataType = DataType::UInt8, .sizes = {2}};
    op.output = {.dataType = DataType::UInt8, .sizes = {2}};
    const Plan plan = makePlan(op);
    return compare(plan, byteTensor(row), byteTensor({a, second}), byteTensor({b, second}),
                   {.interpolationBound = true})
               .beyond
        == 0;
}

TEST(IntegerBound, ASumThatFloat32HoldsHasOneInteger)
{
    EXPECT_FALSE(areTaken(0.5f, {9, 10}, 9, 10, 10)); // 9.5
    EXPECT_TRUE(areTaken(0.5f, {9, 10}, 9, 9, 10));
    EXPECT_FALSE(areTaken(0.5f, {8, 10}, 9, 8, 10)); // 9
    EXPECT_FALSE(areTaken(0.75f, {0, 4}, 0, 1, 4)); // 0.67
}

TEST(IntegerBound, OneThatItRoundsNearAnIntegerHasTwo)
{
    EXPECT_TRUE(areTaken(0.75f, {0, 6}, 0, 1, 6)); // a sixth of 6
    EXPECT_TRUE(areTaken(0.75f, {0, 6}, 1, 0, 6));
    EXPECT_FALSE(areTaken(0.75f, {0, 6}, 1, 2, 6));
}

// 1 / 0.4 is 2.5 in float32, though 1 / 0.4f is less: x is the float32 number, and the sum an exact integer.
TEST(IntegerBound, ACoordinateThatFloat32HoldsMakesOneToo)
{
    Resample1 op;
    op.interpolationMode = InterpolationMode::Linear;
    op.dimensionCount = 1;
    op.scales = {0.4f};
    op.inputPixelOffsets = op.outputPixelOffsets = {0};
    op.input = {.dataType = DataType::UInt8, .sizes = {5}};
    op.output = {.dataType = DataType::UInt8, .sizes = {2}};
    const auto beyond = [&](uint64_t value) {
        return compare(makePlan(op), byteTensor({30, 1, 120, 168, 2}), byteTensor({30, value}), byteTensor({30, 144}),
                       {.interpolationBound = true})
            .beyond;
    };
    EXPECT_EQ(beyond(144), 0u);
    EXPECT_EQ(beyond(143), 1u);
    EXPECT_EQ(beyond(145), 1u);
}

} // namespace
} // namespace tessera
