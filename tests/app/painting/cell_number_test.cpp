// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/painting/cell_number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tessera {
namespace {

std::string fitted(const char* text, int most)
{
    return fittedNumber(QString::fromLatin1(text), most).toStdString();
}

TEST(CellNumber, KeepsTheDigitsThatFit)
{
    EXPECT_EQ(fitted("-0.40123", 8), "-0.40123");
    EXPECT_EQ(fitted("-0.40123", 7), "-.40123");
    EXPECT_EQ(fitted("-0.40123", 4), "-.40");
    EXPECT_EQ(fitted("255.7141", 6), "255.71");
    EXPECT_EQ(fitted("255.7141", 4), "256");
    EXPECT_EQ(fitted("503.5", 4), "504"); // no digit follows a point
    EXPECT_EQ(fitted("-5.9604645e-08", 8), "-5.96e-8");
    EXPECT_EQ(fitted("6.0218e+23", 4), "6e23");
}

TEST(CellNumber, SaysNothingRatherThanTooLittle)
{
    EXPECT_EQ(fitted("-0.40123", 3), ""); // "-.4" might be -0.36
    EXPECT_EQ(fitted("2.6", 2), "");
    EXPECT_EQ(fitted("0.0471", 3), "");
    EXPECT_EQ(fitted("1e-08", 3), "");
}

TEST(CellNumber, NeverCutsWholeNumbersBitsAndNames)
{
    EXPECT_EQ(fitted("4294967295", 9), "");
    EXPECT_EQ(fitted("nan", 2), "");
    EXPECT_EQ(fitted("-inf", 3), "");
    EXPECT_EQ(fitted("equal", 4), "");
}

// What is shown is the number, as near as its last digit tells.
TEST(CellNumber, IsNeverFurtherFromTheNumberThanHalfItsLastDigit)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponents(-12, 12), mantissas(-10, 10);
    for (int i = 0; i < 20000; ++i) {
        const double value = mantissas(random) * std::pow(10, std::floor(exponents(random)));
        const QString exact = QString::number(value, 'g', 9);
        const QString shown = fittedNumber(exact, 2 + i % 9);
        if (shown.isEmpty())
            continue;
        ASSERT_LE(shown.size(), std::max<qsizetype>(2 + i % 9, 0));
        const double error = std::abs(shown.toDouble() - exact.toDouble());
        ASSERT_LE(error, 0.51 * std::abs(exact.toDouble())) << exact.toStdString() << ' ' << shown.toStdString();
        ASSERT_EQ(shown.startsWith(u'-'), exact.startsWith(u'-'));
    }
}

} // namespace
} // namespace tessera
