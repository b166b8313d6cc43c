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

struct Rounded {
    DataType type;
    double value;
    uint64_t bits;
};

TEST(FromDouble, RoundsOnceToEvenAndClamps)
{
    using enum DataType;
    const double middle = 1 + 0x1p-11; // of 1 and the half after it
    const Rounded rows[] = {
        {UInt8, 2.5, 2},
        {UInt8, 3.5, 4},
        {UInt8, 300, 255},
        {UInt8, -1, 0},
        {Int8, -129, 0x80},
        {Int64, 1e300, 0x7fffffffffffffff},
        {UInt64, 1e300, UINT64_MAX},
        {Int32, NAN, 0},
        {Float16, middle, 0x3c00},
        {Float16, middle + 0x1p-40, 0x3c01}, // a float in between would be the middle
        {Float16, -middle - 0x1p-40, 0xbc01},
        {Float16, middle + 0x1p-10 - 0x1p-40, 0x3c01}, // below the next middle
        {Float16, 0x1p-25 + 0x1p-60, 1}, // above half of the least
        {Float16, -0x1p-300, 0x8000},
        {Float16, 65520 - 0x1p-30, 0x7bff},
        {Float16, 1e300, 0x7c00},
    };
    for (const Rounded& row : rows)
        EXPECT_EQ(fromDouble(row.type, row.value), row.bits) << name(row.type) << ' ' << row.value;
}

// A value that is read or drawn is rounded; one that an operator computes is cut off.
TEST(FromSum, CutsOffAndClamps)
{
    using enum DataType;
    const Rounded rows[] = {
        {UInt8, 2.667, 2},
        {UInt8, std::nextafter(7, 0), 7}, // no float32 lies between
        {UInt8, double{std::nextafter(7.0f, 0.0f)}, 6},
        {UInt8, 255.9, 255},
        {UInt8, 256, 255},
        {UInt8, -0.9, 0},
        {Int8, -0.444, 0},
        {Int8, -1.9, 0xff},
        {Int8, -300, 0x80},
        {Int8, NAN, 0},
        {Float16, 1 + 3 * 0x1p-11, 0x3c02}, // to nearest-even, as ever
    };
    for (const Rounded& row : rows)
        EXPECT_EQ(fromSum(row.type, row.value), row.bits) << name(row.type) << ' ' << row.value;
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

} // namespace
} // namespace tessera
