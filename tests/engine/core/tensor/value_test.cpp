// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"

#include "engine/core/tensor/error.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace tessera {
namespace {

uint64_t bitsOf(float value)
{
    return std::bit_cast<uint32_t>(value);
}

TEST(Half, EveryBitPatternSurvivesTheWayThroughFloat)
{
    for (uint32_t bits = 0; bits < 65536; ++bits) {
        const float value = halfToFloat(static_cast<uint16_t>(bits));
        if (!std::isnan(value))
            EXPECT_EQ(floatToHalf(value), bits);
        else
            EXPECT_TRUE(std::isnan(halfToFloat(floatToHalf(value))));
    }
}

TEST(Half, RoundsToNearestEven)
{
    EXPECT_EQ(floatToHalf(2049), 0x6800); // between 2048 and 2050, the even one
    EXPECT_EQ(floatToHalf(2051), 0x6802);
    EXPECT_EQ(floatToHalf(65520), 0x7c00); // halfway to the next power: infinity
    EXPECT_EQ(floatToHalf(-0.0f), 0x8000);
}

TEST(FromDouble, IntegersRoundToEvenAndClamp)
{
    EXPECT_EQ(fromDouble(DataType::UInt8, 2.5), 2u);
    EXPECT_EQ(fromDouble(DataType::UInt8, 3.5), 4u);
    EXPECT_EQ(fromDouble(DataType::UInt8, 300), 255u);
    EXPECT_EQ(fromDouble(DataType::UInt8, -1), 0u);
    EXPECT_EQ(fromDouble(DataType::Int8, -129), 0x80u);
    EXPECT_EQ(fromDouble(DataType::Int64, 1e300), 0x7fffffffffffffffu);
    EXPECT_EQ(fromDouble(DataType::UInt64, 1e300), std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(fromDouble(DataType::Int32, std::nan("")), 0u);
}

TEST(FromDouble, HalvesAreRoundedOnce)
{
    const double middle = 1 + 0x1p-11; // the middle of 1 and the half after it
    EXPECT_EQ(fromDouble(DataType::Float16, middle), 0x3c00u);
    EXPECT_EQ(fromDouble(DataType::Float16, middle + 0x1p-40), 0x3c01u); // a float in between would be the middle
    EXPECT_EQ(fromDouble(DataType::Float16, -middle - 0x1p-40), 0xbc01u);
    EXPECT_EQ(fromDouble(DataType::Float16, middle + 0x1p-10 - 0x1p-40), 0x3c01u); // below the next middle
    EXPECT_EQ(fromDouble(DataType::Float16, 0x1p-25 + 0x1p-60), 1u); // above half of the least
    EXPECT_EQ(fromDouble(DataType::Float16, -0x1p-300), 0x8000u);
    EXPECT_EQ(fromDouble(DataType::Float16, 65520 - 0x1p-30), 0x7bffu);
    EXPECT_EQ(fromDouble(DataType::Float16, 1e300), 0x7c00u);
}

TEST(Text, IsTheShortestThatReadsBackEqual)
{
    EXPECT_EQ(toText(DataType::Float32, bitsOf(0.1f)), "0.1");
    EXPECT_EQ(toText(DataType::Float16, floatToHalf(0.1f)), "0.1");
    for (const char* text : {"10", "-130", "1200", "2050", "10008", "65504", "0.25", "6e-08"})
        EXPECT_EQ(toText(DataType::Float16, fromText(DataType::Float16, text)), std::string(text));
    EXPECT_EQ(toText(DataType::Float32, bitsOf(-0.0f)), "-0");
    EXPECT_EQ(toText(DataType::Int8, 0xff), "-1");
    EXPECT_EQ(toText(DataType::UInt64, std::numeric_limits<uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(toHex(DataType::UInt32, 31), "0x0000001f");
    EXPECT_EQ(toHex(DataType::UInt8, 31), "0x1f");
    for (uint32_t bits = 0; bits < 0x7c00; bits += 7)
        EXPECT_EQ(fromText(DataType::Float16, toText(DataType::Float16, bits)), bits);
    for (const char* text : {"nan", "inf", "-inf", "-0", "1e-45", "16777217"})
        EXPECT_EQ(toText(DataType::Float64, fromText(DataType::Float64, text)), std::string(text)) << text;
}

TEST(Text, OfNoValueIsRefused)
{
    for (const char* text : {"", "x", "1.5", "256", "-1", "1 ", "0x1f"})
        EXPECT_THROW(fromText(DataType::UInt8, text), TextError) << text;
    EXPECT_THROW(fromText(DataType::Float32, "1,5"), TextError);
    EXPECT_THROW(fromText(DataType::Int64, "9223372036854775808"), TextError);
}

TEST(Ulp, CountsStepsAlongTheLine)
{
    const DataType f32 = DataType::Float32;
    EXPECT_EQ(ulpDistance(f32, bitsOf(1), bitsOf(std::nextafter(1.0f, 2.0f))), 1u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(0.0f), bitsOf(-0.0f)), 0u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(std::numeric_limits<float>::denorm_min()),
                          bitsOf(-std::numeric_limits<float>::denorm_min())),
              2u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(NAN), bitsOf(NAN)), 0u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(NAN), bitsOf(1)), std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(ulpDistance(DataType::Int64, uint64_t{1} << 63, 0x7fffffffffffffffu),
              std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(ulpDistance(DataType::UInt8, 3, 5), 2u);
}

TEST(IntegerRounding, EachGoesItsWay)
{
    struct Roundings {
        double value;
        std::array<double, kIntegerRoundings.size()> results; // in their order
    };
    const Roundings rows[] = {
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
    for (const Roundings& row : rows)
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
