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

Diagnosis found(const Array& input, const Array& output, const std::string& meant, DataType type = DataType::Float32)
{
    return identify(tensorOf(input, type), tensorOf(output, type), caseFromText(meant).op);
}

// Linear, x = o / Scale.
std::string asymmetric(const std::string& input, const std::string& output, const std::string& scales)
{
    return "RESAMPLE1 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --Sizes "
        + input + " --OutputTensor.Sizes " + output + " --Scales " + scales;
}

// The coordinate lines o·(n − 1)/m, which no convention has.
TEST(Wild, ALineWithoutANameIsMeasured)
{
    const Array in = reals({1, 1, 9, 13}, 3);
    const Array out = along(along(in, 2, 6, line(8.0 / 6), blended), 3, 7, line(12.0 / 7), blended);
    expectFound(found(in, out,
                      "RESAMPLE --Sizes 1,1,9,13 --OutputTensor.Sizes 1,1,6,7 --InterpolationMode LINEAR --Scales "
                      "1,1,0.6666667,0.53846154"),
                MistakeClass::Coordinates, "x = o·(n − 1)/m", "Meant is x = 1.5·o + 0.25 on H");
}

TEST(Wild, AScaleOfItsOwnIsNamed)
{
    const Array in = counted({1, 1, 3, 4});
    const Array out = along(along(in, 2, 3, line(1 / 1.3), copied), 3, 6, line(1 / 1.5), copied);
    const Diagnosis nearest =
        found(in, out,
              "RESAMPLE2 --Sizes 1,1,3,4 --OutputTensor.Sizes 1,1,3,6 --RoundingDirection "
              "DECREASING --Scales 1,1,1,1.5 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    EXPECT_THAT(nearest.classes(), Contains(MistakeClass::Scale)) << words(nearest);
    const Array real = reals({1, 2, 7, 8}, 4);
    const Array blend = along(along(real, 2, 7, line(1 / 1.3), blended), 3, 12, line(1 / 1.5), blended);
    expectFound(found(real, blend, asymmetric("1,2,7,8", "1,2,7,12", "1,1,1,1.5")), MistakeClass::Scale,
                "a scale of 1.3 for 1 on H");
}

TEST(Wild, CornersAlignedInsideACrop)
{
    const Array in = counted({1, 1, 5, 5});
    const Array out = along(along(in, 2, 4, line(1.0 / 3, 1), blended), 3, 4, line(1.0 / 3, 1), blended);
    expectFound(
        found(in, out,
              "RESAMPLE1 --Sizes 1,1,5,5 --OutputTensor.Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2 "
              "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-2.5,-2.5"),
        MistakeClass::Coordinates, "align_corners coordinates inside the crop");
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
    expectFound(diagnosis, MistakeClass::Coordinates);
    EXPECT_EQ(diagnosis.second, MistakeClass::IntegerRounding) << words(diagnosis);
    EXPECT_THAT(said(diagnosis.sentences), Contains(HasSubstr("two mistakes")));
}

TEST(Wild, StepsOfFixedPointAreNamed)
{
    const Array in = reals({1, 1, 1, 500}, 7), out = along(in, 3, 1300, line(98.0 / 256), blended);
    const Diagnosis diagnosis = found(in, out, asymmetric("1,1,1,500", "1,1,1,1300", "1,1,1,2.6"));
    expectFound(diagnosis, MistakeClass::Tie, "steps of 1/128"); // 98/256 = 49/128, and both are cut off
}

TEST(Wild, CubicIsNamedWithItsCoefficient)
{
    const Array in = reals({1, 1, 1, 9}, 9);
    for (const double a : {-0.75, -0.5}) {
        const Array out = along(in, 3, 18, halfPixel(2), cubic(a));
        expectFound(found(in, out, "RESAMPLE --Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,2"),
                    MistakeClass::Mode,
                    a == -0.75 ? "cubic interpolation with a = −0.75" : "cubic interpolation with a = −0.5");
    }
}

// (w − 1)·(s − 1) + w outputs, corners aligned.
TEST(Wild, AnotherLengthIsNamedWithItsConvention)
{
    const Array in = reals({1, 1, 1, 4}, 4), out = along(in, 3, 13, line(3.0 / 12), blended);
    expectFound(found(in, out, asymmetric("1,1,1,4", "1,1,1,16", "1,1,1,5")), MistakeClass::Scale, "align_corners");
}

TEST(Wild, NanEverywhereIsSaid)
{
    const Array in{{1, 1, 1, 6}, {1.5, -0.3, -2.2, 0.6, -1.1, -1.4}};
    const Array out = filled({1, 1, 1, 9}, [](uint64_t) { return std::numeric_limits<double>::quiet_NaN(); });
    expectFound(found(in, out, asymmetric("1,1,1,6", "1,1,1,9", "1,1,1,1.6")), MistakeClass::LengthOne, {},
                "Every element of B is NaN");
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
        expectFound(found(in, out, "RESAMPLE --Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,3"),
                    MistakeClass::Edge, isLow ? "below 0" : "behind the last element");
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
    expectFound(any, MistakeClass::None);
    EXPECT_THAT(any.line, HasSubstr("RESAMPLE_GRAD"));
    const Array wide = reals({1, 2, 11, 33}, 22), exact = gradient(gradient(wide, 2, 5, 2.2), 3, 15, 2.2);
    expectFound(
        found(wide, exact,
              "RESAMPLE_GRAD --Sizes 1,2,11,33 --OutputGradientTensor.Sizes 1,2,5,15 --InterpolationMode LINEAR "
              "--Scales 1,1,2.2,2.2"),
        MistakeClass::None);
    expectFound(found(in, mapped(right, [](double each) { return each / 4; }),
                      "RESAMPLE_GRAD --Sizes 1,2,10,6 --InterpolationMode LINEAR --Scales 1,1,2,2"),
                MistakeClass::Gradient, "a mean for a sum");
}

// The right elements of DEPTH_TO_SPACE1, in an array that is called N, C, W, H or N, H, W, C.
TEST(Wild, RightMemoryUnderOtherSizesIsAReshape)
{
    const Operator meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,12,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH").op;
    const Array in = counted({1, 12, 2, 3});
    const Array right = filled({1, 3, 4, 6}, [&](uint64_t i) {
        const auto x = static_cast<uint32_t>(i % 6), y = static_cast<uint32_t>(i / 6 % 4);
        return in.at({0, static_cast<uint32_t>(i / 24) * 4 + y % 2 * 2 + x % 2, y / 2, x / 2});
    });
    const Tensor input = tensorOf(in);
    for (const Sizes& sizes : {Sizes{1, 3, 6, 4}, Sizes{1, 4, 6, 3}}) {
        const Tensor output = tensorOf({sizes, right.values});
        const Diagnosis diagnosis = identify(input, output, meant);
        expectAlone(diagnosis, MistakeClass::Layout, "a reshape of the right result");
        EXPECT_TRUE(diagnosis.isProved);
        EXPECT_EQ(diagnosis.explained, 72u);
        EXPECT_TRUE(equalElements(diagnosis.again(input), output));
    }
}

// Without a case: three channels whose memory was only called H, W, C.
TEST(Wild, AReshapeOfTheInputIsNoPermutation)
{
    const Array in = reals({1, 3, 6, 9}, 5);
    expectAlone(identify(tensorOf(in), tensorOf({Sizes{1, 6, 9, 3}, in.values})), MistakeClass::Layout,
                "a reshape of the input");
}

// One value everywhere is in every order: it proves no reshape.
TEST(Wild, OneValueUnderOtherSizesIsNoReshape)
{
    const Array in = filled({1, 1, 4, 6}, [](uint64_t) { return 1.0; });
    const Diagnosis diagnosis = identify(tensorOf(in), tensorOf({Sizes{1, 1, 6, 4}, in.values}));
    EXPECT_FALSE(diagnosis.isProved) << words(diagnosis);
    EXPECT_NE(said(diagnosis.what), "a reshape of the input");
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
        expectAlone(found(in, doubled(moved), kDoubled), MistakeClass::Layout, what);
        expectAlone(identify(tensorOf(in), tensorOf(doubled(moved))), MistakeClass::Layout);
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
    const char* factors = "RESAMPLE --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,3";
    expectAlone(found(in, to(turned, 10, 14), kDoubled), MistakeClass::SwappedAxes);
    expectAlone(found(in, to(in, 15, 14), factors), MistakeClass::SwappedAxes);
    expectAlone(found(in, to(turned, 14, 15), factors), MistakeClass::SwappedAxes);
    EXPECT_EQ(identify(tensorOf(in), tensorOf(to(in, 10, 6))).mistake, MistakeClass::SwappedAxes); // 5 × 7 now stands
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
        expectFound(diagnosis, MistakeClass::Unknown, {}, "Each of its 420 elements holds");
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
    const Diagnosis diagnosis = found(in, out, asymmetric("1,2,2,2", "1,2,4,4", "1,1,3,3"));
    expectFound(diagnosis, MistakeClass::Coordinates);
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
    expectFound(found(from, gathered(1.25, true), meant), MistakeClass::Scale, "a scale of 1.25 for 1 on H");
    expectFound(found(from, gathered(1, false), meant), MistakeClass::Gradient);
}

TEST(Wild, AGroupSaysEachNameOnce)
{
    const Array in = counted({1, 1, 30, 40});
    const Array out = along(along(in, 2, 75, line(29.0 / 74), copied), 3, 100, line(39.0 / 99), copied);
    const Diagnosis diagnosis = identify(tensorOf(in), tensorOf(out));
    expectFound(diagnosis, MistakeClass::None);
    EXPECT_THAT(said(diagnosis.equals), Not(Contains(HasSubstr(said(diagnosis.what))))) << words(diagnosis);
}

TEST(Wild, AFewRealsAreNoChance)
{
    const Array in = reals({1, 1, 1, 5}, 31), out = along(in, 3, 7, line(4.0 / 6), blended);
    expectFound(identify(tensorOf(in), tensorOf(out)), MistakeClass::None, "align_corners");
}

} // namespace
} // namespace tessera
