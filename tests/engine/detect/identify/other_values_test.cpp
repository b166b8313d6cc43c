// SPDX-License-Identifier: Apache-2.0
// Right results with other values, and mistakes in a part, made from the textbook's formulas in float64.
#include "engine/detect/identify/identify.h"

#include "engine/core/case/case.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace tessera {
namespace {

using testing::Contains;
using testing::HasSubstr;

constexpr const char* kTwice = "RESAMPLE --Sizes 1,3,9,11 --InterpolationMode LINEAR --Scales 1,1,2,2 --DataType ";

Array bytesBelow(const Sizes& sizes, uint32_t most)
{
    Random random(3);
    return filled(sizes, [&](uint64_t) { return static_cast<double>(random.below(most)); });
}

Diagnosis found(const Array& input, const Array& output, DataType type, bool isMeant = true)
{
    const std::optional<Operator> meant =
        isMeant ? std::optional(caseFromText(kTwice + std::string(name(type))).op) : std::nullopt;
    return identify(tensorOf(input, type), tensorOf(output, type), meant);
}

TEST(OtherValues, ARequantisationIsALine)
{
    const Array in = bytesBelow({1, 3, 9, 11}, 110);
    const Array out = mapped(doubled(in), [](double x) { return std::floor(2 * x + 3.5); });
    for (const bool isMeant : {true, false})
        expectFound(found(in, out, DataType::UInt8, isMeant), MistakeClass::Values, {},
                    "times 2, shifted by 3, rounded half up");
}

TEST(OtherValues, EachChannelHasItsLine)
{
    const Array in = reals({1, 3, 9, 11}, 5);
    Array out = doubled(in);
    for (uint64_t i = 0; i < out.values.size(); ++i)
        out.values[i] = (out.values[i] - 0.5) * static_cast<double>(1 + i / 396);
    expectFound(found(in, out, DataType::Float32), MistakeClass::Values, {}, "times 2, shifted by -1 on C 1");
}

TEST(OtherValues, LinearLightIsSaid)
{
    const Array in = bytesBelow({1, 3, 9, 11}, 256);
    const auto light = [](double x) { return std::pow(x / 255, 2.2); };
    const Array out =
        mapped(doubled(mapped(in, light)), [](double x) { return std::floor(255 * std::pow(x, 1 / 2.2) + 0.5); });
    expectFound(found(in, out, DataType::UInt8), MistakeClass::Values, "linear light (gamma 2.2)");
}

TEST(OtherValues, FloatsRoundedToWholeNumbersAreARounding)
{
    const Array in = mapped(reals({1, 3, 9, 11}, 7), [](double x) { return 3 * x; });
    const Array half =
        mapped(in, [](double x) { return toDouble(DataType::Float16, fromDouble(DataType::Float16, x)); });
    const Array out = mapped(doubled(half), [](double x) { return std::nearbyint(x); });
    for (const bool isMeant : {true, false})
        expectFound(found(half, out, DataType::Float16, isMeant), MistakeClass::IntegerRounding, "to whole numbers");
}

TEST(OtherValues, ARoundingOfSomeChannelsIsSaidOfThem)
{
    const Array in = bytesBelow({1, 3, 9, 11}, 256);
    Array out = doubled(in);
    for (uint64_t i = 0; i < out.values.size(); ++i)
        out.values[i] = std::floor(out.values[i] + (i < 2 * 396 ? 0.5 : 0));
    expectFound(found(in, out, DataType::UInt8), MistakeClass::IntegerRounding, "rounded half up on C 0 to 1 alone");
}

TEST(InAPart, ARowOfHalfItsValueIsUnknownAndSaid)
{
    const Array in = mapped(bytesBelow({1, 3, 9, 11}, 140), [](double x) { return x + 60; });
    Array out = doubled(in);
    for (uint64_t i = 0; i < out.values.size(); ++i)
        out.values[i] = std::floor(out.values[i] * (i / 22 % 18 == 7 ? 0.511 : 1));
    for (const bool isMeant : {true, false})
        expectFound(found(in, out, DataType::UInt8, isMeant), MistakeClass::Unknown, {},
                    "lie in H 7, which holds the right values times 0.51");
}

TEST(InAPart, AChannelByNearestIsAModeOfIt)
{
    const Array in = reals({1, 3, 9, 11}, 11);
    Array out = doubled(in);
    const Array other = along(along(in, 2, 18, line(0.5), copied), 3, 22, line(0.5), copied);
    std::copy(other.values.begin() + 396, other.values.begin() + 2 * 396, out.values.begin() + 396);
    expectFound(found(in, out, DataType::Float32), MistakeClass::Mode, "on C 1 alone");
}

TEST(InAPart, NanIsCountedAndTheLargestDifferenceIsFinite)
{
    const Array in = reals({1, 3, 9, 11}, 13);
    Array out = doubled(in);
    out.values[300] = std::numeric_limits<double>::quiet_NaN();
    out.values[700] += 0.5;
    const Diagnosis diagnosis = found(in, out, DataType::Float32);
    expectFound(diagnosis, MistakeClass::Unknown);
    EXPECT_THAT(said(diagnosis.sentences.at(1)),
                HasSubstr("NaN: 1; the largest finite difference is 0.5, at (0,1,13,18):"));
}

// A resize as a product of matrices: 0 · NaN is NaN.
TEST(InAPart, NanOverAWholeChannelIsAProductWithAllWeights)
{
    const Array in = reals({1, 3, 9, 11}, 17);
    Array out = doubled(in), input = in;
    input.values[99 + 40] = std::numeric_limits<double>::quiet_NaN();
    std::fill(out.values.begin() + 396, out.values.begin() + 2 * 396, std::numeric_limits<double>::quiet_NaN());
    expectFound(found(input, out, DataType::Float32), MistakeClass::Edge, "over the whole plane");
}

// The right neighbour of a row's last element is the next row's first.
TEST(InAPart, AReadIntoTheNextRowIsAnEdge)
{
    const Array in = reals({1, 3, 9, 11}, 19);
    Array out = doubled(in);
    for (uint32_t y = 0; y < 3 * 18; ++y) {
        const double v = std::clamp((y % 18 + 0.5) / 2 - 0.5, 0.0, 8.0), t = v - std::floor(v);
        const auto last = static_cast<uint64_t>(y / 18 * 99 + static_cast<uint64_t>(v) * 11 + 10);
        const auto read = [&](uint64_t i) { return in.values[std::min<uint64_t>(i, in.values.size() - 1)]; };
        const auto mixed = [&](uint64_t i) { return (1 - t) * read(i) + (v < 8 ? t * read(i + 11) : 0); };
        out.values[y * 22 + 21] = 0.75 * mixed(last) + 0.25 * mixed(last + 1);
    }
    expectFound(found(in, out, DataType::Float32), MistakeClass::Edge, "into the next row");
}

} // namespace
} // namespace tessera
