// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/value_fit.h"

#include "engine/core/tensor/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace tessera {
namespace {

// Random numbers, and what is made of them.
ValuePairs pairs(DataType type, double from, double to, const std::function<double(double)>& made)
{
    Random random(5);
    ValuePairs result{.type = type, .right = {}, .is = {}};
    for (int i = 0; i < 300; ++i) {
        const double value = from + (to - from) * random.below(1 << 20) / (1 << 20);
        result.right.push_back(value);
        result.is.push_back(toDouble(type, fromDouble(type, made(value))));
    }
    return result;
}

TEST(ValueFit, LinesOfRoundedNumbersAreShort)
{
    const auto fit = fittedValues(
        pairs(DataType::UInt8, 10, 120, [](double x) { return std::floor((x - 10) * 2 + 3 + 0.5); }), true);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->factor, 2);
    EXPECT_EQ(fit->offset, -17);
    EXPECT_GT(fit->bits, 100);
}

TEST(ValueFit, LinesOfRealsAreShort)
{
    const auto fit = fittedValues(pairs(DataType::Float32, 0, 255, [](double x) { return x / 255 - 0.5; }), true);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->factor, 1.0 / 255);
    EXPECT_EQ(fit->offset, -0.5);
}

TEST(ValueFit, NumbersAreCutOffAtEnds)
{
    const auto fit =
        fittedValues(pairs(DataType::Float32, -1, 2, [](double x) { return std::clamp(x, 0.0, 1.0); }), false);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->least, 0);
    EXPECT_EQ(fit->most, 1);
    EXPECT_FALSE(fit->isRight(DataType::Float32));
}

TEST(ValueFit, RoundingsAreToldApart)
{
    for (const IntegerRounding rule : {IntegerRounding::Floor, IntegerRounding::Ceil, IntegerRounding::HalfUp}) {
        const auto fit =
            fittedValues(pairs(DataType::Int16, -90, 90, [&](double x) { return rounded(x, rule); }), false);
        ASSERT_TRUE(fit);
        EXPECT_NE(std::ranges::find(fit->roundings, rule), fit->roundings.end());
        EXPECT_EQ(std::ranges::find(fit->roundings, IntegerRounding::Truncate), fit->roundings.end());
    }
}

TEST(ValueFit, WhatIsRightIsRight)
{
    EXPECT_TRUE(
        fittedValues(pairs(DataType::Float32, 0, 1, [](double x) { return x; }), false)->isRight(DataType::Float32));
    EXPECT_TRUE(fittedValues(pairs(DataType::UInt8, 0, 255, [](double x) { return std::trunc(x); }), false)
                    ->isRight(DataType::UInt8));
}

TEST(ValueFit, NoiseIsNoLine)
{
    Random random(7);
    const ValuePairs noise =
        pairs(DataType::Float32, 0, 1, [&](double x) { return 2 * x + random.below(100) * 0.001; });
    EXPECT_FALSE(fittedValues(noise, true));
}

} // namespace
} // namespace tessera
