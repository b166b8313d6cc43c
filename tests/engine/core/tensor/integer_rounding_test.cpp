// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/integer_rounding.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tessera {
namespace {

TEST(IntegerRounding, EachGoesItsWay)
{
    struct Row {
        double value;
        std::array<double, kIntegerRoundings.size()> results; // in their order
    };
    const Row rows[] = {
        // truncate, half-up, half-even, half-away-from-zero, half-down, floor, ceil
        {-2.75, {-2, -3, -3, -3, -3, -3, -2}},
        {-2.5, {-2, -2, -2, -3, -3, -3, -2}},
        {-1.5, {-1, -1, -2, -2, -2, -2, -1}},
        {-1.25, {-1, -1, -1, -1, -1, -2, -1}},
        {-0.5, {0, 0, 0, -1, -1, -1, 0}},
        {0.5, {0, 1, 0, 1, 0, 0, 1}},
        {1.25, {1, 1, 1, 1, 1, 1, 2}},
        {1.5, {1, 2, 2, 2, 1, 1, 2}},
        {2.5, {2, 3, 2, 3, 2, 2, 3}},
        {2.75, {2, 3, 3, 3, 3, 2, 3}},
        {3, {3, 3, 3, 3, 3, 3, 3}},
        {std::nextafter(0.5, 0), {0, 0, 0, 0, 0, 0, 1}},
    };
    for (const Row& row : rows)
        for (size_t i = 0; i < kIntegerRoundings.size(); ++i)
            EXPECT_EQ(rounded(row.value, kIntegerRoundings[i]), row.results[i])
                << row.value << ", " << name(kIntegerRoundings[i]);
}

TEST(IntegerRounding, NamesAreReadBack)
{
    for (const IntegerRounding rounding : kIntegerRoundings)
        EXPECT_EQ(integerRoundingFromName(name(rounding)), rounding);
    EXPECT_EQ(integerRoundingFromName("nearest"), std::nullopt);
}

// A value that is read or drawn is rounded; one that an operator computes is cut off.
TEST(IntegerRounding, SumsAreCutOffAndClamped)
{
    EXPECT_EQ(fromSum(DataType::UInt8, 2.667), 2u);
    EXPECT_EQ(fromSum(DataType::UInt8, std::nextafter(7, 0)), 7u) << "no float32 lies between";
    EXPECT_EQ(fromSum(DataType::UInt8, std::nextafter(7.0f, 0.0f)), 6u);
    EXPECT_EQ(fromSum(DataType::UInt8, 255.9), 255u);
    EXPECT_EQ(fromSum(DataType::UInt8, 256), 255u);
    EXPECT_EQ(fromSum(DataType::UInt8, -0.9), 0u);
    EXPECT_EQ(fromSum(DataType::Int8, -0.444), 0u);
    EXPECT_EQ(fromSum(DataType::Int8, -1.9), 0xffu);
    EXPECT_EQ(fromSum(DataType::Int8, -300), 0x80u);
    EXPECT_EQ(fromSum(DataType::Int8, std::numeric_limits<double>::quiet_NaN()), 0u);
    EXPECT_EQ(fromSum(DataType::Float16, 1 + 3 * 0x1p-11), 0x3c02u); // to nearest-even, as ever
}

} // namespace
} // namespace tessera
