// SPDX-License-Identifier: Apache-2.0
// Mistakes from public reports, made from the textbook's formulas in float64.
#include "engine/detect/identify/identify.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
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
using testing::Not;

Diagnosis found(const Array& input, const Array& output, const char* meant, DataType type = DataType::Float32)
{
    return identify(tensorOf(input, type), tensorOf(output, type), caseFromText(meant).op);
}

// The coordinate lines o·(n − 1)/m, which no convention has.
TEST(Wild, ALineWithoutANameIsMeasured)
{
    const Array in = reals({1, 1, 9, 13}, 3);
    const Array out = along(along(in, 2, 6, line(8.0 / 6), blended), 3, 7, line(12.0 / 7), blended);
    const Diagnosis diagnosis = found(in, out,
                                      "RESAMPLE --Sizes 1,1,9,13 --OutputTensor.Sizes 1,1,6,7 --InterpolationMode "
                                      "LINEAR --Scales 1,1,0.6666667,0.53846154");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Coordinates) << words(diagnosis);
    EXPECT_EQ(diagnosis.explained, 42u);
    EXPECT_THAT(said(diagnosis.what), HasSubstr("x = o·(n − 1)/m")) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.sentences), Contains(HasSubstr("Meant is x = 1.5·o + 0.25 on H")));
}

TEST(Wild, AScaleOfItsOwnIsNamed)
{
    const Array in = filled({1, 1, 3, 4}, [](uint64_t i) { return static_cast<double>(i); });
    const Array out = along(along(in, 2, 3, line(1 / 1.3), copied), 3, 6, line(1 / 1.5), copied);
    const Diagnosis nearest =
        found(in, out,
              "RESAMPLE2 --Sizes 1,1,3,4 --OutputTensor.Sizes 1,1,3,6 --RoundingDirection "
              "DECREASING --Scales 1,1,1,1.5 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_THAT(nearest.classes(), Contains(MistakeClass::Scale)) << words(nearest);
    const Array real = reals({1, 2, 7, 8}, 4);
    const Array blend = along(along(real, 2, 7, line(1 / 1.3), blended), 3, 12, line(1 / 1.5), blended);
    const Diagnosis linear = found(real, blend,
                                   "RESAMPLE1 --Sizes 1,2,7,8 --OutputTensor.Sizes 1,2,7,12 --InterpolationMode LINEAR "
                                   "--Scales 1,1,1,1.5 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_EQ(linear.mistake, MistakeClass::Scale) << words(linear);
    EXPECT_THAT(said(linear.what), HasSubstr("a scale of 1.3 for 1 on H"));
}

TEST(Wild, CornersAlignedInsideACrop)
{
    const Array in = filled({1, 1, 5, 5}, [](uint64_t i) { return static_cast<double>(i); });
    const Array out = along(along(in, 2, 4, line(1.0 / 3, 1), blended), 3, 4, line(1.0 / 3, 1), blended);
    const Diagnosis diagnosis =
        found(in, out,
              "RESAMPLE1 --Sizes 1,1,5,5 --OutputTensor.Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2 "
              "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-2.5,-2.5");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Coordinates) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.what), HasSubstr("align_corners coordinates inside the crop"));
}

// Pillow's 3 × 3 to 5 × 5: half_pixel, and rounded after each axis.
TEST(Wild, AConventionAndARoundingAreTwoMistakes)
{
    const Array in{{1, 1, 3, 3}, {181, 66, 39, 114, 179, 115, 55, 178, 227}};
    const Array out{{1, 1, 5, 5}, {181, 135, 66, 50,  39,  154, 137, 111, 86,  69,  114, 140, 179,
                                   141, 115, 79, 118, 178, 181, 182, 55,  104, 178, 207, 227}};
    const Diagnosis diagnosis = found(
        in, out,
        "RESAMPLE1 --Sizes 1,1,3,3 --DataType UINT8 --OutputTensor.Sizes 1,1,5,5 --InterpolationMode LINEAR --Scales "
        "1,1,2,2 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
        DataType::UInt8);
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Coordinates) << words(diagnosis);
    EXPECT_EQ(diagnosis.second, MistakeClass::IntegerRounding) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.sentences), Contains(HasSubstr("two mistakes")));
}

TEST(Wild, RoundingsOfIntegersAreNamed)
{
    const Array in = bytes({1, 1, 9, 11}, 21);
    const Array sums = along(along(in, 2, 18, halfPixel(2), blended), 3, 22, halfPixel(2), blended);
    const char* meant = "RESAMPLE --Sizes 1,1,9,11 --DataType INT8 --InterpolationMode LINEAR --Scales 1,1,2,2";
    const auto away = [](double sum) { return std::copysign(std::floor(std::abs(sum) + 0.5), sum); };
    const auto floorOf = [](double sum) { return std::floor(sum); };
    const Diagnosis one = found(in, mapped(sums, away), meant, DataType::Int8),
                    other = found(in, mapped(sums, floorOf), meant, DataType::Int8);
    EXPECT_EQ(one.mistake, MistakeClass::IntegerRounding) << words(one);
    EXPECT_THAT(said(one.what), HasSubstr("half away from zero"));
    EXPECT_EQ(other.mistake, MistakeClass::IntegerRounding) << words(other);
    EXPECT_THAT(said(other.what), HasSubstr("rounded down"));
}

TEST(Wild, StepsOfFixedPointAreNamed)
{
    const Array in = reals({1, 1, 1, 500}, 7), out = along(in, 3, 1300, line(98.0 / 256), blended);
    const Diagnosis diagnosis = found(
        in, out,
        "RESAMPLE1 --Sizes 1,1,1,500 --OutputTensor.Sizes 1,1,1,1300 --InterpolationMode LINEAR --Scales 1,1,1,2.6 "
        "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Tie) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.what), HasSubstr("steps of 1/128")); // 98/256 = 49/128, and both are cut off
}

TEST(Wild, CubicIsNamedWithItsCoefficient)
{
    const Array in = reals({1, 1, 1, 9}, 9);
    for (const double a : {-0.75, -0.5}) {
        const Array out = along(in, 3, 18, halfPixel(2), cubic(a));
        const Diagnosis diagnosis =
            found(in, out, "RESAMPLE --Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,2");
        EXPECT_EQ(diagnosis.mistake, MistakeClass::Mode) << words(diagnosis);
        EXPECT_THAT(said(diagnosis.what),
                    HasSubstr(a == -0.75 ? "cubic interpolation with a = −0.75" : "cubic interpolation with a = −0.5"));
    }
}

// (w − 1)·(s − 1) + w outputs, corners aligned.
TEST(Wild, AnotherLengthIsNamedWithItsConvention)
{
    const Array in = reals({1, 1, 1, 4}, 4), out = along(in, 3, 13, line(3.0 / 12), blended);
    const Diagnosis diagnosis =
        found(in, out,
              "RESAMPLE1 --Sizes 1,1,1,4 --OutputTensor.Sizes 1,1,1,16 --InterpolationMode LINEAR --Scales 1,1,1,5 "
              "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Scale) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.what), HasSubstr("align_corners"));
}

TEST(Wild, NanEverywhereIsSaid)
{
    const Array in{{1, 1, 1, 6}, {1.5, -0.3, -2.2, 0.6, -1.1, -1.4}};
    const Array out = filled({1, 1, 1, 9}, [](uint64_t) { return std::numeric_limits<double>::quiet_NaN(); });
    const Diagnosis diagnosis =
        found(in, out,
              "RESAMPLE1 --Sizes 1,1,1,6 --OutputTensor.Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,1.6 "
              "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::LengthOne) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.sentences), Contains(HasSubstr("Every element of B is NaN")));
}

// The low end is extrapolated, the high end clamped, and the reverse.
TEST(Wild, OneEndThatIsNotClampedIsNamed)
{
    const Array in = reals({1, 1, 1, 9}, 8);
    for (const bool isLow : {true, false}) {
        const Array out = along(in, 3, 27, halfPixel(3), [&](const std::vector<double>& from, double x) {
            const double own = isLow ? std::min(x, 8.0) : std::max(x, 0.0);
            const double first = std::clamp(std::floor(own), 0.0, 7.0), t = own - first;
            return (1 - t) * from[static_cast<size_t>(first)] + t * from[static_cast<size_t>(first) + 1];
        });
        const Diagnosis diagnosis =
            found(in, out, "RESAMPLE --Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,3");
        EXPECT_EQ(diagnosis.mistake, MistakeClass::Edge) << words(diagnosis);
        EXPECT_THAT(said(diagnosis.what), HasSubstr(isLow ? "below 0" : "behind the last element"));
    }
}

// Each input's gradient: what was read of it, with its weight.
Array gradient(const Array& from, size_t axis, uint32_t outputs, double scale)
{
    Array to{from.sizes, {}};
    to.sizes[axis] = outputs;
    return along(from, axis, outputs, line(1), [&](const std::vector<double>& own, double at) {
        double sum = 0;
        for (size_t o = 0; o < own.size(); ++o) {
            const double x = std::clamp(halfPixel(scale)(static_cast<double>(o)), 0.0, outputs - 1.0);
            sum += own[o] * std::max(0.0, 1 - std::abs(x - at));
        }
        return sum;
    });
}

TEST(Wild, GradientsAreFoundWithoutBeingMeantAndMeansAreNamed)
{
    const Array in = reals({1, 2, 10, 6}, 21), right = gradient(gradient(in, 2, 5, 2), 3, 3, 2);
    const Diagnosis any = identify(tensorOf(in), tensorOf(right));
    EXPECT_EQ(any.mistake, MistakeClass::None) << words(any);
    EXPECT_THAT(any.line, HasSubstr("RESAMPLE_GRAD"));
    const Diagnosis mean = found(in, mapped(right, [](double each) { return each / 4; }),
                                 "RESAMPLE_GRAD --Sizes 1,2,10,6 --InterpolationMode LINEAR --Scales 1,1,2,2");
    EXPECT_EQ(mean.mistake, MistakeClass::Gradient) << words(mean);
    EXPECT_THAT(said(mean.what), HasSubstr("a mean for a sum"));
}

// The right elements of DEPTH_TO_SPACE1, in an array that is called N, C, W, H or N, H, W, C.
TEST(Wild, RightMemoryUnderOtherSizesIsAReshape)
{
    const Operator meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,12,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH").op;
    const Array in = filled({1, 12, 2, 3}, [](uint64_t i) { return static_cast<double>(i); });
    const Array right = filled({1, 3, 4, 6}, [&](uint64_t i) {
        const auto x = static_cast<uint32_t>(i % 6), y = static_cast<uint32_t>(i / 6 % 4);
        return in.at({0, static_cast<uint32_t>(i / 24) * 4 + y % 2 * 2 + x % 2, y / 2, x / 2});
    });
    const Tensor input = tensorOf(in, DataType::Float32);
    for (const Sizes& sizes : {Sizes{1, 3, 6, 4}, Sizes{1, 4, 6, 3}}) {
        const Tensor output = tensorOf({sizes, right.values}, DataType::Float32);
        const Diagnosis diagnosis = identify(input, output, meant);
        EXPECT_EQ(diagnosis.classes(), std::vector{MistakeClass::Layout}) << words(diagnosis);
        EXPECT_EQ(said(diagnosis.what), "a reshape of the right result");
        EXPECT_TRUE(diagnosis.isProved);
        EXPECT_EQ(diagnosis.explained, 72u);
        EXPECT_TRUE(equalElements(diagnosis.again(input), output));
    }
}

// Without a case: three channels whose memory was only called H, W, C.
TEST(Wild, AReshapeOfTheInputIsNoPermutation)
{
    const Array in = reals({1, 3, 6, 9}, 5);
    const Diagnosis diagnosis =
        identify(tensorOf(in, DataType::Float32), tensorOf({Sizes{1, 6, 9, 3}, in.values}, DataType::Float32));
    EXPECT_EQ(diagnosis.classes(), std::vector{MistakeClass::Layout}) << words(diagnosis);
    EXPECT_EQ(said(diagnosis.what), "a reshape of the input");
}

// One value everywhere is in every order: it proves no reshape.
TEST(Wild, OneValueUnderOtherSizesIsNoReshape)
{
    const Array in = filled({1, 1, 4, 6}, [](uint64_t) { return 1.0; });
    const Diagnosis diagnosis =
        identify(tensorOf(in, DataType::Float32), tensorOf({Sizes{1, 1, 6, 4}, in.values}, DataType::Float32));
    EXPECT_FALSE(diagnosis.isProved) << words(diagnosis);
    EXPECT_NE(said(diagnosis.what), "a reshape of the input");
}

Array doubled(const Array& from)
{
    const auto twice = [](const Array& each, size_t axis) {
        return along(each, axis, each.sizes[axis] * 2, halfPixel(2), blended);
    };
    return twice(twice(from, 2), 3);
}

constexpr const char* kDoubled = "RESAMPLE --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2";

// Channels last that are only called channels first, and rows of eight elements that are read as rows of seven.
TEST(Wild, MemoryOfAnotherLayoutBeforeAResizeIsNamed)
{
    const Array in = reals({1, 3, 5, 7}, 26);
    const Array last = filled(in.sizes, [&](uint64_t i) {
        return in.at(
            {0, static_cast<uint32_t>(i % 3), static_cast<uint32_t>(i / 21), static_cast<uint32_t>(i / 3 % 7)});
    });
    const Array rows = filled(in.sizes, [&](uint64_t i) { return i % 8 == 7 ? 0.0 : in.values[i / 8 * 7 + i % 8]; });
    for (const auto& [moved, what] :
         {std::pair{last, "memory written as NHWC before"},
          std::pair{rows, "memory with rows in a pitch of 8 that is read in one of 7 before"}}) {
        const Diagnosis meant = found(in, doubled(moved), kDoubled),
                        any = identify(tensorOf(in), tensorOf(doubled(moved)));
        EXPECT_EQ(meant.classes(), std::vector{MistakeClass::Layout}) << words(meant);
        EXPECT_THAT(said(meant.what), HasSubstr(what));
        EXPECT_EQ(any.classes(), std::vector{MistakeClass::Layout}) << words(any);
    }
}

TEST(Wild, HeightAndWidthExchangedBeforeAResizeAreNamed)
{
    const Array in = reals({1, 3, 5, 7}, 27);
    const Array turned = filled({1, 3, 7, 5}, [&](uint64_t i) {
        return in.at(
            {0, static_cast<uint32_t>(i / 35), static_cast<uint32_t>(i % 5), static_cast<uint32_t>(i / 5 % 7)});
    });
    const auto to = [](const Array& from, uint32_t h, uint32_t w) {
        return along(along(from, 2, h, halfPixel(h / static_cast<double>(from.sizes[2])), blended), 3, w,
                     halfPixel(w / static_cast<double>(from.sizes[3])), blended);
    };
    const Diagnosis size = found(in, to(turned, 10, 14), kDoubled);
    EXPECT_EQ(size.classes(), std::vector{MistakeClass::SwappedAxes}) << words(size);
    const char* factors = "RESAMPLE --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,3";
    const Diagnosis scales = found(in, to(in, 15, 14), factors), both = found(in, to(turned, 14, 15), factors);
    EXPECT_EQ(scales.classes(), std::vector{MistakeClass::SwappedAxes}) << words(scales);
    EXPECT_EQ(both.classes(), std::vector{MistakeClass::SwappedAxes}) << words(both);
}

TEST(Wild, NanThatSpreadsOverAPlaneIsAnEdge)
{
    Array in = reals({1, 3, 5, 7}, 28);
    Array out = doubled(in);
    in.values[40] = std::numeric_limits<double>::quiet_NaN(); // of the second channel
    std::fill_n(out.values.begin() + 140, 140, in.values[40]);
    const Diagnosis diagnosis = found(in, out, kDoubled);
    EXPECT_EQ(diagnosis.classes(), std::vector{MistakeClass::Edge}) << words(diagnosis);
    EXPECT_EQ(diagnosis.explained, diagnosis.of);
}

TEST(Wild, NanAloneWasNeverWritten)
{
    const Array in = reals({1, 3, 5, 7}, 29);
    const Array out = filled({1, 3, 10, 14}, [](uint64_t) { return std::numeric_limits<double>::quiet_NaN(); });
    EXPECT_EQ(found(in, out, kDoubled).mistake, MistakeClass::Unwritten);
    EXPECT_EQ(identify(tensorOf(in), tensorOf(out)).mistake, MistakeClass::Unwritten);
}

// Of the mean and of an element it is said what they are.
TEST(Wild, OneValueOfTheInputIsNotUnwritten)
{
    const Array in = reals({1, 3, 5, 7}, 30);
    double mean = 0;
    for (const double each : in.values)
        mean += each / 105;
    for (const double value : {mean, in.values[0], in.values[50]}) {
        const Diagnosis diagnosis = found(in, filled({1, 3, 10, 14}, [=](uint64_t) { return value; }), kDoubled);
        EXPECT_EQ(diagnosis.mistake, MistakeClass::Unknown) << words(diagnosis);
        EXPECT_THAT(said(diagnosis.sentences), Contains(HasSubstr("Each of its 420 elements holds")));
    }
}

// webml-polyfill's: half pixel for aligned corners, and 0 outside.
TEST(Wild, AConventionAndAnEdgeAreTwoMistakes)
{
    const Array in{{1, 2, 2, 2}, {3, 6, 9, 12, 4, 10, 10, 16}};
    const SampleAt zeroOutside = [](const std::vector<double>& own, double x) {
        double sum = 0;
        for (size_t i = 0; i < own.size(); ++i)
            sum += own[i] * std::max(0.0, 1 - std::abs(x - static_cast<double>(i)));
        return sum;
    };
    const Array out = along(along(in, 2, 4, halfPixel(2), zeroOutside), 3, 4, halfPixel(2), zeroOutside);
    const Diagnosis diagnosis =
        found(in, out,
              "RESAMPLE1 --Sizes 1,2,2,2 --OutputTensor.Sizes 1,2,4,4 --InterpolationMode LINEAR --Scales 1,1,3,3 "
              "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_EQ(diagnosis.mistake, MistakeClass::Coordinates) << words(diagnosis);
    EXPECT_EQ(diagnosis.second, MistakeClass::Edge) << words(diagnosis);
}

// Of nearest by 1.25 on W, which is used on H too; and terms that overwrite each other.
TEST(Wild, GradientsWithAnotherScaleOrFewerTermsAreNamed)
{
    const Array from = reals({1, 3, 2, 5}, 31);
    const auto gathered = [&](double scaleH, bool adds) {
        Array to = filled({1, 3, 2, 4}, [](uint64_t) { return 0.0; });
        for (uint32_t i = 0; i < 30; ++i) {
            const auto y = static_cast<uint32_t>(i / 5 % 2 / scaleH), x = static_cast<uint32_t>(i % 5 / 1.25);
            double& sum = to.values[i / 10 * 8 + y * 4 + x];
            sum = (adds ? sum : 0) + from.values[i];
        }
        return to;
    };
    const char* meant = "RESAMPLE_GRAD1 --Sizes 1,3,2,5 --OutputGradientTensor.Sizes 1,3,2,4 --RoundingDirection "
                        "DECREASING --Scales 1,1,1,1.25 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    const Diagnosis scale = found(from, gathered(1.25, true), meant), terms = found(from, gathered(1, false), meant);
    EXPECT_EQ(scale.mistake, MistakeClass::Scale) << words(scale);
    EXPECT_EQ(said(scale.what), "a scale of 1.25 for 1 on H");
    EXPECT_EQ(terms.mistake, MistakeClass::Gradient) << words(terms);
}

TEST(Wild, AGroupSaysEachNameOnce)
{
    const Array in = filled({1, 1, 30, 40}, [](uint64_t i) { return static_cast<double>(i); });
    const Array out = along(along(in, 2, 75, line(29.0 / 74), copied), 3, 100, line(39.0 / 99), copied);
    const Diagnosis diagnosis = identify(tensorOf(in), tensorOf(out));
    EXPECT_EQ(diagnosis.mistake, MistakeClass::None) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.equals), Not(Contains(HasSubstr(said(diagnosis.what))))) << words(diagnosis);
}

TEST(Wild, AFewRealsAreNoChance)
{
    const Array in = reals({1, 1, 1, 5}, 31), out = along(in, 3, 7, line(4.0 / 6), blended);
    const Diagnosis diagnosis = identify(tensorOf(in), tensorOf(out));
    EXPECT_EQ(diagnosis.mistake, MistakeClass::None) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.what), HasSubstr("align_corners"));
}

} // namespace
} // namespace tessera
