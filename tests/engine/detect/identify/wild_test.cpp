// SPDX-License-Identifier: Apache-2.0
// Mistakes from public reports, of resizes, reshapes and transposes, made from the textbook's formulas in float64.

#include "engine/core/message/plain_text.h"
#include "engine/detect/fit/axis_sampling.h"
#include "tests/engine/detect/identify/textbook.h"

#include <limits>

namespace tessera {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// Linear, x = o / Scale.
std::string asymmetric(const std::string& input, const std::string& output, const std::string& scales)
{
    return "RESAMPLE1 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --Sizes "
        + input + " --OutputTensor.Sizes " + output + " --Scales " + scales;
}

// Resizes H and W at x = slope·o + offset.
Array resized(const Array& in, uint32_t h, double slopeH, uint32_t w, double slopeW, const SampleAt& of = blended,
              double offset = 0)
{
    return along(along(in, 2, h, line(slopeH, offset), of), 3, w, line(slopeW, offset), of);
}

Array filledWith(const Sizes& sizes, double value)
{
    return filled(sizes, [=](uint64_t) { return value; });
}

TEST(Wild, LinesAreMeasuredAndNamed)
{
    using enum MistakeClass;
    const Array plane = reals({1, 1, 9, 13}, 3), small = counted({1, 1, 3, 4}), real = reals({1, 2, 7, 8}, 4),
                five = counted({1, 1, 5, 5}), row = reals({1, 1, 1, 500}, 7), four = reals({1, 1, 1, 4}, 4),
                few = reals({1, 1, 1, 5}, 31), box = reals({1, 6, 7, 8}, 5);
    expectEach({
        // The coordinate lines o·(n − 1)/m, which no convention has.
        {plane, resized(plane, 6, 8.0 / 6, 7, 12.0 / 7),
         "RESAMPLE --Sizes 1,1,9,13 --OutputTensor.Sizes 1,1,6,7 --InterpolationMode LINEAR --Scales "
         "1,1,0.6666667,0.53846154",
         Coordinates, "(n − 1)/m", "Meant is x = 1.5·o + 0.25 on H"},
        {real, resized(real, 7, 1 / 1.3, 12, 1 / 1.5), asymmetric("1,2,7,8", "1,2,7,12", "1,1,1,1.5"), Scale,
         "a scale of 1.3 for 1 on H"},
        {five, resized(five, 4, 1.0 / 3, 4, 1.0 / 3, blended, 1),
         "RESAMPLE1 --Sizes 1,1,5,5 --OutputTensor.Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-2.5,-2.5",
         Coordinates, "align_corners coordinates inside the crop"},
        // Without its first row, and a box of the input.
        {real,
         along(
             real, 2, 14, [](double o) { return std::max(1.0, (o + 0.5) * 6 / 14 + 0.5); }, blended),
         "RESAMPLE --Sizes 1,2,7,8 --InterpolationMode LINEAR --Scales 1,1,2,1", Coordinates, "clamped to 1 … 6"},
        {box, along(along(box, 2, 14, line(0.35, 0.5), blended), 3, 16, line(0.3, 1), blended),
         "RESAMPLE --Sizes 1,6,7,8 --InterpolationMode LINEAR --Scales 1,1,2,2", Coordinates, "x = 0.35·o + 0.5 on H"},
        {row,
         along(
             row, 3, 1300, [](double o) { return toBFloat(toBFloat(o) * toBFloat(1 / double{2.6F})); }, blended),
         asymmetric("1,1,1,500", "1,1,1,1300", "1,1,1,2.6"), Tie, "bfloat16"},
        // 98/256 = 49/128, and both are cut off
        {row, along(row, 3, 1300, line(98.0 / 256), blended), asymmetric("1,1,1,500", "1,1,1,1300", "1,1,1,2.6"), Tie,
         "steps of 1/128"},
        // (w − 1)·(s − 1) + w outputs, corners aligned
        {four, along(four, 3, 13, line(3.0 / 12), blended), asymmetric("1,1,1,4", "1,1,1,16", "1,1,1,5"), Scale,
         "align_corners"},
        {few, along(few, 3, 7, line(4.0 / 6), blended), "", None, "align_corners"}, // a few reals are no chance
    });
    const Diagnosis nearest =
        diagnosed({small, resized(small, 3, 1 / 1.3, 6, 1 / 1.5, copied),
                   "RESAMPLE2 --Sizes 1,1,3,4 --OutputTensor.Sizes 1,1,3,6 --RoundingDirection DECREASING --Scales "
                   "1,1,1,1.5 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
                   Scale});
    EXPECT_THAT(nearest.classes().mistakes, Contains(Scale)) << words(nearest);
    const Array grid = reals({1, 1, 5, 7}, 1);
    const Diagnosis cropped =
        diagnosed({grid, along(along(grid, 2, 8, line(5.0 / 8, 2.5 / 8), copied), 3, 12, line(0.5, 1.25), copied),
                   "RESAMPLE1 --Sizes 1,1,5,7 --OutputTensor.Sizes 1,1,8,12 --Scales 1,1,1.6,1.7142857", NearestRule});
    EXPECT_TRUE(cropped.classes().second) << words(cropped);
    EXPECT_EQ(remedyOf(cropped).rfind("Ask for"), 0U) << remedyOf(cropped); // both mistakes have one remedy
}

TEST(Wild, KernelsAndEdgesAreNamed)
{
    using enum MistakeClass;
    const Array in = reals({1, 1, 1, 9}, 9);
    // Extrapolated at one end, clamped at the other.
    const auto at = [](bool isLow) -> SampleAt {
        return [=](const std::vector<double>& from, double x) {
            const double own = isLow ? std::min(x, 8.0) : std::max(x, 0.0);
            const double first = std::clamp(std::floor(own), 0.0, 7.0), t = own - first;
            return (1 - t) * from[static_cast<size_t>(first)] + t * from[static_cast<size_t>(first) + 1];
        };
    };
    const std::string start = "RESAMPLE --Sizes 1,1,1,9 --InterpolationMode LINEAR --Scales 1,1,1,";
    expectEach({
        {in, along(in, 3, 18, halfPixel(2), cubic(-0.75)), start + "2", Mode, "cubic interpolation with a = −0.75"},
        {in, along(in, 3, 18, halfPixel(2), cubic(-0.5)), start + "2", Mode, "cubic interpolation with a = −0.5"},
        {in, along(in, 3, 27, halfPixel(3), at(true)), start + "3", Edge, "below 0"},
        {in, along(in, 3, 27, halfPixel(3), at(false)), start + "3", Edge, "beyond the last element"},
    });
}

TEST(Wild, TwoMistakesAreBothNamed)
{
    using enum MistakeClass;
    const Array in{{1, 2, 2, 2}, {3, 6, 9, 12, 4, 10, 10, 16}}, large = reals({1, 3, 16, 20}, 3);
    const SampleAt lowered = [](const std::vector<double>& from, double x) { return x < -0.5 ? 0 : blended(from, x); };
    expectEach({
        // Pillow's 3 × 3 to 5 × 5: half_pixel, and rounded after each axis.
        {Array{{1, 1, 3, 3}, {181, 66, 39, 114, 179, 115, 55, 178, 227}},
         Array{{1, 1, 5, 5}, {181, 135, 66, 50,  39,  154, 137, 111, 86,  69,  114, 140, 179,
                              141, 115, 79, 118, 178, 181, 182, 55,  104, 178, 207, 227}},
         "RESAMPLE1 --Sizes 1,1,3,3 --DataType UINT8 --OutputTensor.Sizes 1,1,5,5 --InterpolationMode LINEAR --Scales "
         "1,1,2,2 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
         Coordinates, "after each axis", "two mistakes", IntegerRounding},
        // A row too far down, and no first row.
        {large, along(large, 2, 32, line(0.5, -0.75), lowered),
         "RESAMPLE --Sizes 1,3,16,20 --InterpolationMode LINEAR --Scales 1,1,2,1", Coordinates, "", "", Unwritten},
        // webml-polyfill's: half pixel for aligned corners, and 0 outside.
        {in, along(along(in, 2, 4, halfPixel(2), zeroOutside), 3, 4, halfPixel(2), zeroOutside),
         asymmetric("1,2,2,2", "1,2,4,4", "1,1,3,3"), Coordinates, "", "", Edge},
    });
}

// Each input's gradient: what was read of it, with its weight.
Array gradient(const Array& from, size_t axis, uint32_t outputs, double scale)
{
    return along(from, axis, outputs, line(1), [&](const std::vector<double>& own, double at) {
        double sum = 0;
        for (size_t o = 0; o < own.size(); ++o) {
            const double x = std::clamp(halfPixel(scale)(static_cast<double>(o)), 0.0, outputs - 1.0);
            sum += own[o] * std::max(0.0, 1 - std::abs(x - at));
        }
        return sum;
    });
}

TEST(Wild, GradientsAreFoundAndTheirMistakesNamed)
{
    using enum MistakeClass;
    const Array in = reals({1, 2, 10, 6}, 21), right = gradient(gradient(in, 2, 5, 2), 3, 3, 2);
    const Array wide = reals({1, 2, 11, 33}, 22);
    // Nearest by 1.25 on W, which is used on H too; and terms that overwrite each other.
    const Array from = reals({1, 3, 2, 5}, 31);
    const auto gathered = [&](double scaleH, bool adds) {
        Array to = filledWith({1, 3, 2, 4}, 0);
        for (uint32_t i = 0; i < 30; ++i) {
            const auto y = static_cast<uint32_t>(i / 5 % 2 / scaleH), x = static_cast<uint32_t>(i % 5 / 1.25);
            double& sum = to.values[i / 10 * 8 + y * 4 + x];
            sum = (adds ? sum : 0) + from.values[i];
        }
        return to;
    };
    const char* meant = "RESAMPLE_GRAD1 --Sizes 1,3,2,5 --OutputGradientTensor.Sizes 1,3,2,4 --RoundingDirection "
                        "DECREASING --Scales 1,1,1,1.25 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    expectEach({
        {in, right, "", None, "gradient"},
        {wide, gradient(gradient(wide, 2, 5, 2.2), 3, 15, 2.2),
         "RESAMPLE_GRAD --Sizes 1,2,11,33 --OutputGradientTensor.Sizes 1,2,5,15 --InterpolationMode LINEAR "
         "--Scales 1,1,2.2,2.2",
         None},
        {in, mapped(right, [](double each) { return each / 4; }),
         "RESAMPLE_GRAD --Sizes 1,2,10,6 --InterpolationMode LINEAR --Scales 1,1,2,2", Gradient, "a mean for a sum"},
        {from, gathered(1.25, true), meant, Scale, "a scale of 1.25 for 1 on H"},
        {from, gathered(1, false), meant, Gradient},
    });
    EXPECT_THAT(diagnosed({in, right, "", None}).line, HasSubstr("RESAMPLE_GRAD"));
}

// DEPTH_TO_SPACE1's right memory, under the sizes N, C, W, H or N, H, W, C.
TEST(Wild, RightMemoryUnderOtherSizesIsAReshape)
{
    using enum MistakeClass;
    const Operator meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,12,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH").op;
    const Array in = counted({1, 12, 2, 3});
    const std::vector<double> right = transposed(in.values, {1, 3, 2, 2, 2, 3}, {0, 1, 4, 2, 5, 3});
    const Tensor input = tensorOf(in);
    for (const Sizes& sizes : {Sizes{1, 3, 6, 4}, Sizes{1, 4, 6, 3}}) {
        const Tensor output = tensorOf({sizes, right});
        const Diagnosis diagnosis = identify(input, output, meant);
        expectAlone(diagnosis, Layout, "a reshape of the right result");
        EXPECT_TRUE(diagnosis.isProved);
        EXPECT_EQ(diagnosis.explained, 72u);
        EXPECT_TRUE(equalElements(diagnosis.again(input), output));
    }
}

// With nothing meant: a reshaped result, and one with channels last on both sides.
TEST(Wild, ReshapesAndChannelsLastNeedNoCase)
{
    using enum MistakeClass;
    const Array in = counted({1, 12, 2, 3});
    const std::vector<double> right = transposed(in.values, {1, 3, 2, 2, 2, 3}, {0, 1, 4, 2, 5, 3});
    const std::string what = "DEPTH_TO_SPACE1 with BlockSize 2 and Order COLUMN_ROW_DEPTH";
    const Diagnosis reshaped = identify(tensorOf(in), tensorOf({{1, 3, 6, 4}, right}));
    expectAlone(reshaped, Layout, "a reshape of the result of " + what);
    EXPECT_TRUE(reshaped.isProved);
    const Diagnosis last = identify(tensorOf({{1, 2, 3, 12}, transposed(in.values, {1, 12, 2, 3}, {0, 2, 3, 1})}),
                                    tensorOf({{1, 4, 6, 3}, transposed(right, {1, 3, 4, 6}, {0, 2, 3, 1})}));
    expectAlone(last, None, what + " in NHWC");
    EXPECT_TRUE(last.isProved);
    const Array wide = reals({1, 3, 5, 7}, 8);
    const Array large = along(along(wide, 2, 10, halfPixel(2), blended), 3, 14, halfPixel(2), blended);
    const Array upsideDown = along(
        large, 2, 10, [](double o) { return 9 - o; }, blended);
    EXPECT_THAT(words(identify(tensorOf(wide), tensorOf(upsideDown))),
                HasSubstr("The operator is RESAMPLE --Sizes 1,3,5,7"));
    Tensor doubled = tensorOf(large);
    doubled.desc.sizes = {3, 10, 14}; // without its batch of one
    EXPECT_EQ(identify(tensorOf(wide), doubled).mistake, None);
}

// Another order or other coordinates than the meant ones, and values on another scale besides.
TEST(Wild, AnotherMapMayHaveOtherValuesToo)
{
    using enum MistakeClass;
    const Operator meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,12,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW").op;
    const Array in = reals({1, 12, 2, 3}, 5);
    std::vector<double> values = transposed(in.values, {1, 3, 2, 2, 2, 3}, {0, 1, 4, 2, 5, 3});
    for (double& each : values)
        each *= 255;
    const Diagnosis found = identify(tensorOf(in), tensorOf({{1, 3, 4, 6}, values}), meant);
    EXPECT_EQ(found.mistake, Order);
    EXPECT_EQ(found.second, Values);
    EXPECT_EQ(english(found.sentences.front()), "B is what COLUMN_ROW_DEPTH gives, times 255.");
}

constexpr const char* kDoubled = "RESAMPLE --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2";

// The same memory under other sizes, rows of eight elements that are read as rows of seven, H and W exchanged.
TEST(Wild, MemoryOfAnotherLayoutIsNamed)
{
    using enum MistakeClass;
    const Array in = reals({1, 3, 5, 7}, 26), hwc = reals({1, 3, 6, 9}, 5), low = reals({1, 3, 5, 6}, 4);
    const Array last{in.sizes, transposed(in.values, {1, 3, 5, 7}, {0, 2, 3, 1})};
    const Array rows = filled(in.sizes, [&](uint64_t i) { return i % 8 == 7 ? 0.0 : in.values[i / 8 * 7 + i % 8]; });
    const Array turned{{1, 3, 7, 5}, transposed(in.values, {1, 3, 5, 7}, {0, 1, 3, 2})};
    const Array right = doubled(in), two = reals({2, 3, 5, 7}, 6);
    const Array quarter = filled({1, 3, 14, 10}, [&](uint64_t i) { // to the left
        return right.at({0, static_cast<uint32_t>(i / 140), static_cast<uint32_t>(i % 10),
                         static_cast<uint32_t>(13 - i / 10 % 14)});
    });
    const Array again = doubled(filled(two.sizes, [&](uint64_t i) { return two.values[i % 105]; }));
    const auto to = [](const Array& from, uint32_t h, uint32_t w) {
        return along(along(from, 2, h, halfPixel(h / static_cast<double>(from.sizes[2])), blended), 3, w,
                     halfPixel(w / static_cast<double>(from.sizes[3])), blended);
    };
    const char* factors = "RESAMPLE --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,3";
    expectEach(
        {
            {hwc, {{1, 6, 9, 3}, hwc.values}, "", Layout, "a reshape of the input"},
            {in, doubled(last), kDoubled, Layout, "memory written as NHWC before"},
            {in, doubled(last), "", Layout},
            {in, doubled(rows), kDoubled, Layout, "memory with rows in a pitch of 8 that is read in one of 7 before"},
            {in, doubled(rows), "", Layout},
            {in, to(turned, 10, 14), kDoubled, SwappedAxes},
            {in, quarter, kDoubled, SwappedAxes, "the right result, transposed"},
            {two, again, "RESAMPLE --Sizes 2,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2", Layout,
             "an input that is read with its first batch entry for all"},
            {in, to(in, 15, 14), factors, SwappedAxes},
            {in, to(turned, 14, 15), factors, SwappedAxes},
        },
        true);
    EXPECT_EQ(diagnosed({in, to(in, 10, 6), "", SwappedAxes}).mistake, SwappedAxes); // 5 × 7 now stands
    EXPECT_EQ(diagnosed({in, to(in, 15, 14), "", SwappedAxes}).mistake, SwappedAxes); // 3 and 2 for 2 and 3
    EXPECT_EQ(diagnosed({low, to(low, 10, 9), "", None}).mistake, None); // 1.5 for H gives 7.5 rows
}

// A block operator's and a resize's right elements, which are then moved.
TEST(Wild, MovedResultsAreNamed)
{
    using enum MistakeClass;
    const Array in = reals({1, 12, 3, 5}, 1), picture = reals({1, 3, 5, 7}, 2);
    const Array blocks{{1, 3, 6, 10}, transposed(in.values, {1, 3, 2, 2, 3, 5}, {0, 1, 4, 2, 5, 3})};
    const char* meant = "DEPTH_TO_SPACE1 --Sizes 1,12,3,5 --BlockSize 2 --Order COLUMN_ROW_DEPTH";
    const auto hold = [](const Array& from, const Array& right, const char* op) {
        const uint32_t w = right.sizes[3];
        const uint64_t plane = uint64_t{right.sizes[2]} * w, count = 3 * plane;
        const auto out = [&](const std::function<uint64_t(uint64_t i)>& source) {
            return filled(right.sizes, [&](uint64_t i) {
                const uint64_t element = source(i);
                return element < count ? right.values[element] : 0;
            });
        };
        expectEach({
            {from, out([&](uint64_t i) {
                 return i + (i < plane ? plane : i < 2 * plane ? -plane : 0);
             }),
             op, ChannelOrder, "channels in the order 1, 0, 2"},
            {from, out([&](uint64_t i) { return i % plane; }), op, Layout, "channels taken from 0, 0, 0"},
            {from, out([&](uint64_t i) { return (i + count - 1) % count; }), op, Layout, "one element further on"},
            {from, out([&](uint64_t i) { return i % (w + 2) < w ? i / (w + 2) * w + i % (w + 2) : count; }), op, Layout,
             "in a pitch of " + std::to_string(w + 2)},
            {from, out([&](uint64_t i) { return i % w == w - 1 ? i - 1 : i; }), op, Edge, "repeats the one before"},
            {from, out([&](uint64_t i) { return i / plane == 1 ? i / w * w + w - 1 - i % w : i; }), op, SwappedAxes,
             "on C 1 alone"},
        });
    };
    hold(in, blocks, meant);
    hold(picture, doubled(picture), kDoubled);
}

// Outputs of a single value: the mean, one element, NaN (never written), and ones, which have every order.
TEST(Wild, OneValueIsSaidWhatItIs)
{
    using enum MistakeClass;
    const Array in = reals({1, 3, 5, 7}, 30), six{{1, 1, 1, 6}, {1.5, -0.3, -2.2, 0.6, -1.1, -1.4}};
    double mean = 0;
    for (const double each : in.values)
        mean += each / 105;
    const Sizes twice{1, 3, 10, 14};
    const char* each420 = "Each of its 420 elements holds";
    expectEach({
        {in, filledWith(twice, mean), kDoubled, Unknown, "", each420},
        {in, filledWith(twice, in.values[0]), kDoubled, Unknown, "", each420},
        {in, filledWith(twice, in.values[50]), kDoubled, Unknown, "", each420},
        {in, filledWith(twice, kNan), kDoubled, Unwritten},
        {in, filledWith(twice, kNan), "", Unwritten},
        {six, filledWith({1, 1, 1, 9}, kNan), asymmetric("1,1,1,6", "1,1,1,9", "1,1,1,1.6"), LengthOne, "",
         "Every element of B is NaN"},
    });
    const Diagnosis ones = diagnosed({filledWith({1, 1, 4, 6}, 1), filledWith({1, 1, 6, 4}, 1), "", Unknown});
    EXPECT_FALSE(ones.isProved) << words(ones);
    EXPECT_NE(tessera::said(ones.what), "a reshape of the input");
}

TEST(Wild, AGroupSaysEachNameOnce)
{
    using enum MistakeClass;
    const Array in = counted({1, 1, 30, 40});
    const Diagnosis diagnosis = diagnosed({in, resized(in, 75, 29.0 / 74, 100, 39.0 / 99, copied), "", None});
    expectFound(diagnosis, None);
    EXPECT_THAT(said(diagnosis.equals), Not(Contains(HasSubstr(said(diagnosis.what))))) << words(diagnosis);
}

struct Move { // NumPy's x.reshape(shape).transpose(axes)
    std::vector<uint32_t> shape;
    std::vector<size_t> axes;
};
using MoveList = std::vector<Move>;

Array moved(const Array& from, const MoveList& moves, const Sizes& sizes)
{
    Array to{sizes, from.values};
    for (const auto& [shape, axes] : moves)
        to.values = transposed(to.values, shape, axes);
    return to;
}

struct Wrong {
    const char* meant; // behind the sizes
    Sizes input;
    MoveList moves;
    Sizes output;
    MistakeClass mistake;
    const char* what;
};

TEST(Compositions, AreNamed)
{
    using enum MistakeClass;
    const char *toSpaceCrd = "DEPTH_TO_SPACE1 --BlockSize 3 --Order COLUMN_ROW_DEPTH --Sizes ",
               *toSpaceDcr = "DEPTH_TO_SPACE1 --BlockSize 3 --Order DEPTH_COLUMN_ROW --Sizes ",
               *toDepthDcr = "SPACE_TO_DEPTH1 --BlockSize 3 --Order DEPTH_COLUMN_ROW --Sizes ";
    const Wrong all[] = {
        // torch-mlir#4351: reshape(n, b, b, C', h, w) of DEPTH_COLUMN_ROW, transposed as COLUMN_ROW_DEPTH
        {toSpaceCrd, Sizes{1, 18, 3, 2}, MoveList{{{1, 3, 3, 2, 3, 2}, {0, 1, 4, 2, 5, 3}}}, Sizes{1, 2, 9, 6},
         Permutation, "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH"},
        {toSpaceDcr, Sizes{2, 18, 3, 2}, MoveList{{{2, 2, 3, 3, 3, 2}, {0, 3, 4, 1, 5, 2}}}, Sizes{2, 2, 9, 6},
         Permutation, "the shape of COLUMN_ROW_DEPTH with the axes of DEPTH_COLUMN_ROW"},
        // x.transpose(-1, -2) before the operator
        {toDepthDcr, Sizes{1, 2, 6, 9},
         MoveList{{{1, 2, 6, 9}, {0, 1, 3, 2}}, {{1, 2, 3, 3, 2, 3}, {0, 3, 5, 1, 2, 4}}}, Sizes{1, 18, 3, 2},
         SwappedAxes, "a tensor with H and W exchanged before SPACE_TO_DEPTH1"},
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 18, 2, 4}, {0, 1, 3, 2}}, {{1, 2, 3, 3, 4, 2}, {0, 1, 4, 2, 5, 3}}}, Sizes{1, 2, 12, 6},
         SwappedAxes, "a tensor with H and W exchanged before DEPTH_TO_SPACE1"},
        // The other order, and an exchange after it
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 3, 3, 2, 2, 4}, {0, 3, 4, 1, 5, 2}}, {{1, 2, 6, 12}, {0, 1, 3, 2}}}, Sizes{1, 2, 12, 6}, Order,
         "a tensor with H and W exchanged after DEPTH_COLUMN_ROW"},
        // np.argsort(axes) for the axes
        {toSpaceCrd, Sizes{1, 18, 2, 4}, MoveList{{{1, 2, 3, 3, 2, 4}, {0, 1, 3, 5, 2, 4}}}, Sizes{1, 2, 6, 12},
         Permutation, "the axes of COLUMN_ROW_DEPTH turned round: their inverse"},
        // Any order of the six axes
        {toSpaceCrd, Sizes{1, 18, 2, 4}, MoveList{{{1, 2, 3, 3, 2, 4}, {5, 1, 0, 3, 2, 4}}}, Sizes{1, 2, 6, 12},
         Permutation, "a tensor that is read as (n, c, by, bx, h, w) and transposed by (0, 5, 1, 3, 2, 4)"},
    };
    for (const Wrong& wrong : all) {
        const Array in = counted(wrong.input);
        const Operator meant = operatorIn(wrong.meant + listText(wrong.input, ","));
        const Diagnosis found = identify(tensorOf(in), tensorOf(moved(in, wrong.moves, wrong.output)), meant);
        expectFound(found, wrong.mistake);
        EXPECT_EQ(said(found.what), wrong.what);
        EXPECT_TRUE(found.isProved) << words(found);
        EXPECT_EQ(found.explained, found.of);
    }
}

TEST(Compositions, OfBytesThatRepeatAreNamed)
{
    const Array in = bytes({1, 36, 8, 6}, 3);
    const Array out = moved(in, {{{1, 3, 3, 4, 8, 6}, {0, 1, 4, 2, 5, 3}}}, {1, 4, 24, 18});
    const Operator meant =
        operatorIn("DEPTH_TO_SPACE1 --DataType INT8 --Order COLUMN_ROW_DEPTH --Sizes 1,36,8,6 --BlockSize 3");
    const Diagnosis found = identify(tensorOf(in, DataType::Int8), tensorOf(out, DataType::Int8), meant);
    EXPECT_EQ(said(found.what), "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH");
    EXPECT_FALSE(found.isProved);
}

TEST(Compositions, ThereAndBackIsNamedWithoutAnythingMeant)
{
    const Array in = counted({1, 3, 6, 9});
    const Array out =
        moved(in, {{{1, 3, 2, 3, 3, 3}, {0, 3, 5, 1, 2, 4}}, {{1, 3, 3, 3, 2, 3}, {0, 1, 4, 2, 5, 3}}}, in.sizes);
    const Diagnosis found = identify(tensorOf(in), tensorOf(out));
    EXPECT_EQ(said(found.what), "SPACE_TO_DEPTH by DEPTH_COLUMN_ROW and back by COLUMN_ROW_DEPTH, in blocks of 3");
    EXPECT_EQ(found.mistake, MistakeClass::Order);
}

TEST(Compositions, OfUnrelatedOrdersOfValuesAreNone)
{
    const Operator meant =
        operatorIn("DEPTH_TO_SPACE1 --DataType INT8 --Order COLUMN_ROW_DEPTH --Sizes 1,8,2,3 --BlockSize 2");
    for (unsigned seed = 1; seed <= 200; ++seed) {
        const Array in = bytes({1, 8, 2, 3}, seed);
        Array out{{1, 2, 4, 6}, in.values};
        Random random(seed);
        for (size_t i = out.values.size(); i > 1; --i)
            std::swap(out.values[i - 1], out.values[random.below(i)]);
        EXPECT_EQ(identify(tensorOf(in, DataType::Int8), tensorOf(out, DataType::Int8), meant).mistake,
                  MistakeClass::Unknown)
            << seed;
    }
}

} // namespace
} // namespace tessera
