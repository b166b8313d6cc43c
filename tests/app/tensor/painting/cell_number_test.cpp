// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tessera {
namespace {

// The numbers as cells of `most` characters have them.
std::vector<std::string> written(const std::vector<std::string>& numbers, int most,
                                 CellNumbers way = CellNumbers::Shortest)
{
    NumberForm form(way);
    for (const std::string& number : numbers)
        form.add(QString::fromStdString(number));
    form.fit(most);
    std::vector<std::string> texts;
    for (const std::string& number : numbers)
        texts.push_back(form.written(QString::fromStdString(number)).toStdString());
    return texts;
}

using Texts = std::vector<std::string>;
const Texts kNone{"", ""};

TEST(CellNumber, AllHaveAsManyDigitsAsFitTheLongest)
{
    EXPECT_EQ(written({"1.4", "0.25", "12"}, 4), (Texts{"1.4", "0.25", "12"}));
    EXPECT_EQ(written({"1.4", "1.3999999"}, 5), (Texts{"1.400", "1.400"}));
    EXPECT_EQ(written({"0.5", "7.000001", "14.166667"}, 8), (Texts{"0.50000", "7.00000", "14.16667"}));
    EXPECT_EQ(written({"-0.40123", "0.25"}, 7), (Texts{"-.40123", ".25000"}));
    EXPECT_EQ(written({"-0.40123", "0.25"}, 4), (Texts{"-.40", ".25"}));
    EXPECT_EQ(written({"255.7141", "3.25"}, 6), (Texts{"255.71", "3.25"}));
    EXPECT_EQ(written({"255.7141", "3.25"}, 4), (Texts{"256", "3"})); // no digit follows a point
    EXPECT_EQ(written({"-5.9604645e-08", "0"}, 8), (Texts{"-5.96e-8", "0"}));
    EXPECT_EQ(written({"6.0218e+23", "1"}, 4), (Texts{"6e23", "1e0"}));
    EXPECT_EQ(written({"-0.001", "1.23456"}, 4), (Texts{"0.00", "1.23"}));
}

TEST(CellNumber, SaysNothingRatherThanTooLittle)
{
    EXPECT_EQ(written({"-0.40123", "0.3"}, 3), kNone); // "-.4" might be -0.36
    EXPECT_EQ(written({"2.61", "1"}, 2), kNone);
    EXPECT_EQ(written({"23.25", "1"}, 3), kNone); // "1" is no whole number's
    EXPECT_EQ(written({"0.0471", "0"}, 2), kNone);
    EXPECT_EQ(written({"1e-08", "0"}, 3), kNone);
}

TEST(CellNumber, NeverCutsWholeNumbersBitsAndNames)
{
    EXPECT_EQ(written({"4294967295", "1"}, 9), kNone);
    EXPECT_EQ(written({"equal", "beyond"}, 5), kNone);
    EXPECT_EQ(written({"00000031", "1e100000"}, 7, CellNumbers::Hex), kNone);
}

TEST(CellNumber, WhatIsNotFiniteDecidesNothing)
{
    EXPECT_EQ(written({"nan", "-inf", "1.5"}, 3), (Texts{"nan", "", "1.5"}));
    EXPECT_EQ(written({"inf", "1.23456"}, 4), (Texts{"inf", "1.23"}));
}

TEST(CellNumber, FourDigitsAreThoseOfTheLargest)
{
    EXPECT_EQ(written({"1.4", "0.25"}, 12, CellNumbers::Rounded), (Texts{"1.4", "0.25"}));
    EXPECT_EQ(written({"1.4", "0.33333334"}, 12, CellNumbers::Rounded), (Texts{"1.400", "0.333"}));
    EXPECT_EQ(written({"123456", "7"}, 12, CellNumbers::Rounded), (Texts{"123456", "7"}));
    EXPECT_EQ(written({"123456", "7"}, 5, CellNumbers::Rounded), (Texts{"1.2e5", "7.0e0"}));
}

// What is shown is the number, as near as the last digit of all tells.
TEST(CellNumber, IsNeverFurtherFromTheNumberThanHalfTheLastDigit)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponents(-12, 12), mantissas(-10, 10);
    for (int i = 0; i < 2000; ++i) {
        const double scale = std::pow(10, std::floor(exponents(random)));
        std::vector<std::string> numbers;
        double largest = 0;
        for (int k = 0; k < 10; ++k) {
            const double value = mantissas(random) * scale;
            largest = std::max(largest, std::abs(value));
            numbers.push_back(QString::number(value, 'g', 9).toStdString());
        }
        const int most = 2 + i % 9;
        const std::vector<std::string> shown = written(numbers, most);
        const bool isNone = shown[0].empty();
        for (size_t k = 0; k < numbers.size(); ++k) {
            ASSERT_EQ(shown[k].empty(), isNone);
            ASSERT_LE(shown[k].size(), size_t(most));
            if (isNone)
                continue;
            const double error = std::abs(std::stod(shown[k]) - std::stod(numbers[k]));
            const bool isPower = shown[k].find('e') != std::string::npos;
            ASSERT_LE(error, isPower ? 0.51 * std::abs(std::stod(numbers[k])) : 0.051 * largest) << numbers[k];
        }
    }
}

} // namespace
} // namespace tessera
