// SPDX-License-Identifier: Apache-2.0
// Right results with other values, mistakes in a part, and damaged outputs: what they are, where, and by how much. Made
// from the textbook's formulas in float64, or damaged.

#include "engine/compute/registry/faulty_engine.h"
#include "tests/engine/detect/identify/textbook.h"

#include <limits>

namespace tessera {
namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
const std::string kTwice = "RESAMPLE --Sizes 1,3,9,11 --InterpolationMode LINEAR --Scales 1,1,2,2 --DataType ";

Array bytesBelow(uint32_t most)
{
    Random random(3);
    return filled({1, 3, 9, 11}, [&](uint64_t) { return static_cast<double>(random.below(most)); });
}

double same(double x)
{
    return x;
}

// What is done to the values before a resize, and behind it in each channel.
TEST(OtherValues, AreSaid)
{
    const struct {
        const char* type;
        uint32_t below;
        double (*before)(double);
        double (*behind)(double x, double channel);
        const char* says;
        MistakeClass mistake = MistakeClass::Values;
    } rows[] = {
        {"UINT8", 110, same, [](double x, double) { return std::floor(2 * x + 3.5); },
         "times 2, shifted by 3, rounded half up"},
        {"UINT8", 255, same, [](double x, double) { return std::floor(x) + 1; }, "the right result shifted by 1."},
        {"UINT8", 256, same, [](double x, double) { return std::floor(219 * x / 255 + 16.5); },
         "shifted by 16, rounded half up"},
        {"UINT8", 256, same, [](double x, double) { return std::floor(0.7431 * x + 11.3); }, "times 0.743"},
        {"UINT8", 256, [](double x) { return std::pow(x / 255, 2.2); },
         [](double x, double) { return std::floor(255 * std::pow(x, 1 / 2.2) + 0.5); }, "linear light (gamma 2.2)"},
        {"UINT8", 256, [](double x) { return x < 128 ? x : x - 256; },
         [](double x, double) { return std::fmod(std::trunc(x) + 256, 256); }, "bytes that are read as signed ones"},
        {"UINT8", 256, same, [](double x, double) { return std::fmod(std::floor(x) + 10, 256); },
         "shifted by 10 and wrapped around at 256"},
        {"UINT8", 256, same, [](double x, double c) { return std::floor(x + (c < 2 ? 0.5 : 0)); },
         "rounded half up on C 0 to 1 alone", MistakeClass::IntegerRounding},
        {"FLOAT32", 256, same, [](double x, double) { return x / 255; }, "divided by 255."},
        {"FLOAT32", 256, same, [](double x, double c) { return (x - 1) * (1 + c); }, "times 2, shifted by -2 on C 1"},
        {"FLOAT32", 256, same, [](double x, double c) { return x + c / 4; },
         "shifted by 0.25 on C 1; shifted by 0.5 on C 2 alone"},
        {"FLOAT32", 256, same, [](double x, double c) { return c == 1 ? 0.7 : x; }, "0.7 everywhere on C 1 alone"},
        {"FLOAT32", 256, same, [](double, double c) { return 1 + c; },
         "1 everywhere on C 0; 2 everywhere on C 1; 3 everywhere on C 2"},
        {"FLOAT16", 4, same, [](double x, double) { return std::nearbyint(x); }, "to whole numbers",
         MistakeClass::IntegerRounding},
    };
    for (const auto& [type, below, before, behind, says, mistake] : rows) {
        const Array in = bytesBelow(below);
        Array out = doubled(mapped(in, before));
        for (uint64_t i = 0; i < out.values.size(); ++i)
            out.values[i] = behind(out.values[i], static_cast<double>(i / 396));
        expectEach({{in, out, kTwice + type, mistake, "", says}});
    }
}

TEST(OtherValues, OfAllChannelsAndOfOneMoreAreSaid)
{
    const Array in = bytesBelow(256), right = doubled(in);
    const Array grey = filled(right.sizes, [&](uint64_t i) {
        const double* const first = &right.values[i % 396];
        return 0.299 * first[0] + 0.587 * first[396] + 0.114 * first[792];
    });
    Array more = mapped(right, [](double x) { return std::floor(x); });
    more.sizes[1] = 4;
    more.values.resize(4 * 396, 255);
    Array first = more, fewer = right, turned = right;
    std::rotate(first.values.begin(), first.values.end() - 396, first.values.end());
    fewer.sizes[1] = 2;
    fewer.values.resize(2 * 396);
    for (uint64_t i = 0; i < 1188; ++i) // BGR
        turned.values[i] = 2 * right.values[(2 - i / 396) * 396 + i % 396] - 1;
    const auto channels = [](const Array& of, const std::vector<uint32_t>& taken) {
        const uint64_t plane = uint64_t{of.sizes[2]} * of.sizes[3];
        return filled({1, uint32_t(taken.size()), of.sizes[2], of.sizes[3]},
                      [&](uint64_t i) { return of.values[taken[i / plane] * plane + i % plane]; });
    };
    const Array mean = filled({1, 1, in.sizes[2], in.sizes[3]}, [&](uint64_t i) {
        return std::floor((in.values[i] + in.values[i + 99] + in.values[i + 198]) / 3);
    });
    const char* alpha = "with a channel more: C 3 holds 255 everywhere";
    expectEach({
        {in, grey, kTwice + "FLOAT32", MistakeClass::Values, "", "luma of BT.601"},
        {in, more, kTwice + "UINT8", MistakeClass::Values, "", alpha},
        {in, first, kTwice + "UINT8", MistakeClass::Values, "", "C 0 holds 255 everywhere"},
        {in, fewer, kTwice + "FLOAT32", MistakeClass::Layout, "another number of channels"},
        {in, turned, kTwice + "FLOAT32", MistakeClass::ChannelOrder, "", "times 2, shifted by -1",
         MistakeClass::Values},
        {in, more, "", MistakeClass::Values, "", alpha, {}, DataType::UInt8},
        {in, channels(in, {2, 0}), "", MistakeClass::Layout, "channels taken from 2, 0"},
        {in, channels(in, {1}), "", MistakeClass::Layout, "channels taken from 1"},
        {in, channels(in, {0, 1, 2, 0}), "", MistakeClass::Layout, "channels taken from 0, 1, 2, 0"},
        {in, mean, "", MistakeClass::Values, "", "is a copy, as the mean of its channels", {}, DataType::UInt8},
        {in, mean, "", MistakeClass::Values, "", "as the mean of its channels"},
        {mapped(in, [](double x) { return x < 99 ? kNoNumber : x; }),
         doubled(mapped(in, [](double x) { return x < 99 ? 0 : x; })), kTwice + "FLOAT32", MistakeClass::Values, "",
         "of an input with 0 for NaN"},
    });
}

// An output at (y, x) of a picture, of what the input has around it.
TEST(OtherValues, PicturesAreShiftedFilteredOrScaled)
{
    using enum MistakeClass;
    const Array in = reals({1, 3, 30, 40}, 8);
    using At = std::function<double(double y, double x)>;
    const struct {
        MistakeClass mistake;
        double (*pixel)(const At& at, double y, double x);
        const char* says;
    } rows[] = {
        {Coordinates, [](const At& at, double y, double x) { return at(y - 2, x + 3); },
         "x = o − 2 on H and x = o + 3 on W"},
        {Coordinates, [](const At& at, double y, double x) { return (at(y, x) + at(y, x + 1)) / 2; },
         "x = o + 0.5 on W"},
        {Antialias, [](const At& at, double y, double x) { return (at(y - 1, x) + 2 * at(y, x) + at(y + 1, x)) / 4; },
         "a filter over 3 × 1 elements that blurs"},
        {Antialias, [](const At& at, double y, double x) { return 2 * at(y, x) - (at(y, x - 1) + at(y, x + 1)) / 2; },
         "a filter over 1 × 3 elements that sharpens"},
    };
    for (const auto& [mistake, pixel, says] : rows) {
        const Array out = filled(in.sizes, [&, make = pixel](uint64_t i) {
            const auto at = [&](double y, double x) {
                const auto row = static_cast<uint32_t>(std::clamp(y, 0.0, 29.0));
                return in.at(
                    {0, static_cast<uint32_t>(i / 1200), row, static_cast<uint32_t>(std::clamp(x, 0.0, 39.0))});
            };
            return make(at, static_cast<double>(i / 40 % 30), static_cast<double>(i % 40));
        });
        expectEach({{in, out, "", mistake, "", says}});
    }
    const Array larger = along(along(in, 2, 30, line(0.8, 2), blended), 3, 40, line(0.8, 3), blended);
    expectEach({{in, larger, "", Coordinates, "", "x = 0.8·o + 2 on H"}});

    const Array crop = along(along(in, 2, 20, line(1, 1), copied), 3, 30, line(1, 7), copied);
    expectEach({{in, crop, "", None, "", "the coordinates x = o + 1 on H and x = o + 7 on W"}});
    EXPECT_THAT(diagnosed({in, crop, "", None}).line, HasSubstr("--Scales 1,1,1,1 --InputPixelOffsets 0.5,0.5,-1,-7 "));

    // A mean over an area is one mistake, though a filter on one axis comes near it.
    const auto area = [](double step) {
        return [step](const std::vector<double>& line, double from) {
            double sum = 0;
            for (size_t i = 0; i < line.size(); ++i) {
                const auto at = static_cast<double>(i);
                sum += line[i] * std::max(0.0, std::min(at + 1, from + step) - std::max(at, from)) / step;
            }
            return sum;
        };
    };
    const Array picture = mapped(bytes({1, 3, 31, 45}, 4), [](double x) { return x + 128; });
    const double down = 31 / 16.0, across = 45 / 23.0;
    const Array mean = mapped(along(along(picture, 2, 16, line(down), area(down)), 3, 23, line(across), area(across)),
                              [](double x) { return std::floor(x + 1e-9); });
    expectEach({{picture, mean, "", Mode, "the mean of the area that an output covers", "", {}, DataType::UInt8}});
}

// A row of half its value, a channel by nearest, NaN and a large difference, a product of matrices (0 · NaN is NaN),
// and a right neighbour that is the next row's first.
TEST(InAPart, IsSaidWithItsPlace)
{
    using enum MistakeClass;
    const Array in = mapped(bytesBelow(140), [](double x) { return x + 60; }), right = doubled(in),
                nearest = along(along(in, 2, 18, line(0.5), copied), 3, 22, line(0.5), copied);
    const auto changed = [&](const std::function<double(uint64_t i, double x)>& change) {
        return filled(right.sizes, [&](uint64_t i) { return change(i, right.values[i]); });
    };
    const Array half = changed([](uint64_t i, double x) { return std::floor(x * (i / 22 % 18 == 7 ? 0.511 : 1)); });
    const auto last = [&](uint64_t i, double x) {
        const double v = std::clamp((static_cast<double>(i / 22 % 18) + 0.5) / 2 - 0.5, 0.0, 8.0),
                     t = v - std::floor(v);
        const auto end = i / 396 * 99 + static_cast<uint64_t>(v) * 11 + 10;
        const auto read = [&](uint64_t each) { return in.values[std::min<uint64_t>(each, in.values.size() - 1)]; };
        const auto mixed = [&](uint64_t each) { return (1 - t) * read(each) + (v < 8 ? t * read(each + 11) : 0); };
        return i % 22 == 21 ? 0.75 * mixed(end) + 0.25 * mixed(end + 1) : x;
    };
    Array withNan = in;
    withNan.values[99 + 40] = kNoNumber;
    const std::string floats = kTwice + "FLOAT32";
    const char* halved = "lie in H 7, which holds the right values times 0.51";
    expectEach({
        {in, half, kTwice + "UINT8", Unknown, "", halved},
        {in, half, "", Unknown, "", halved, {}, DataType::UInt8},
        {in, changed([&](uint64_t i, double x) { return i / 396 == 1 ? nearest.values[i] : x; }), floats, Mode,
         "on C 1 alone"},
        {in, changed([](uint64_t i, double x) { return i == 300 ? kNoNumber
                                                    : i == 700  ? x + 0.5
                                                                : x; }), floats,
         Unknown, "", "NaN: 1; the largest finite difference is 0.5, at (0,1,13,18):"},
        {withNan, changed([](uint64_t i, double x) { return i / 396 == 1 ? kNoNumber : x; }), floats, Edge,
         "over the whole plane"},
        {in, changed(last), floats, Edge, "into the next row"},
    });
}

const Meant& linear()
{
    static const Meant meant(
        "RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1");
    return meant;
}

Tensor changed(const Tensor& tensor, const std::function<double(uint64_t i, double value)>& change)
{
    return tensorWith(tensor.desc,
                      [&](uint64_t i) { return fromDouble(tensor.desc.dataType, change(i, toDouble(tensor, i))); });
}

// One element of the right result; and every element of it, none by much.
TEST(Damage, OfTheRightResultIsSaidWithItsPlace)
{
    const auto expect = [](const Tensor& output, uint64_t explained, const char* says) {
        const Diagnosis found = linear().found(output);
        expectFound(found, MistakeClass::Unknown, "", says);
        EXPECT_EQ(found.explained, explained);
        EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest")) << words(found);
    };
    expect(changed(linear().right, [](uint64_t i, double value) { return i == 123 ? kNoNumber : value; }), 959,
           "1 of 960 elements differs; the first, (0,0,6,3), holds nan, not");
    const Tensor all = changed(
        linear().right, [](uint64_t i, double value) { return value + 1e-4 * (i % 7 == 3 ? -1 : 1 + double(i % 5)); });
    expect(all, 0, "960 of 960 elements differ; the first, (0,0,0,0), holds");
    expect(all, 0, "the largest difference is 0.0005");
}

// A mistake with up to a hundredth of its elements damaged keeps its name, and is not proved. With more it is unknown.
TEST(Damage, OfAMistakeLeavesItsName)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --data iota";
    const Meant here(line), other(line + " --Order COLUMN_ROW_DEPTH");
    const uint64_t plane = 24 * 36;
    Tensor output = rearranged(here.right, [](auto& at) { at[1] = 2 - at[1]; });
    output.setBits(40, 1);
    output.setBits(2000, 1);
    const Diagnosis found = here.found(output);
    expectFound(found, MistakeClass::ChannelOrder, "", "but for 2 elements");
    EXPECT_FALSE(found.isProved);
    EXPECT_EQ(found.explained, 3 * plane - 2);
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("the first of the others, (0,0,1,4), holds"));
    EXPECT_THAT(said(briefly(found)), HasSubstr("but for 2 elements"));
    const Tensor twentieth =
        changed(other.right, [](uint64_t i, double value) { return i % 20 == 0 ? value + 0.5 : value; });
    const Diagnosis unknown = here.found(twentieth);
    expectFound(unknown, MistakeClass::Unknown, "", "COLUMN_ROW_DEPTH comes nearest");
    expectFound(unknown, MistakeClass::Unknown, "", "130 of 2\u202f592 elements differ");
}

Tensor leaking(const Case& c, const Tensor& input)
{
    return runOn(*makeFaultyEngine("sabotage:edge:zero-weight", {.threads = 1}), c, Plan{}, input);
}

// NaN from a weight of 0 is named as an edge, which is then made again. A NaN that no neighbour has is another mistake.
// Where the input has only numbers, the output is right.
TEST(ZeroWeight, IsNamedAsAnEdgeAndMadeAgain)
{
    for (const std::string type : {"FLOAT32", "FLOAT16"}) {
        const Meant c("RESAMPLE1 --Sizes 1,2,8,12 --InterpolationMode LINEAR --Scales 1,1,2,2 --data special:4 "
                      "--DataType "
                      + type);
        Tensor output = leaking(c.c, c.input);
        ASSERT_FALSE(equalElements(output, c.right)) << type;
        const Diagnosis found = c.found(output);
        expectFound(found, MistakeClass::Edge, "weight 0", "0·NaN");
        EXPECT_EQ(found.explained, found.of);
        const Plan plan = makePlan(c.c.op);
        const Comparison again = compare(plan, c.input, found.again(c.input), output, defaultTolerance(plan, false));
        EXPECT_EQ(again.beyond, 0u) << type;
        for (uint64_t i = 0; i < elementCount(output.desc); i += 29)
            output.setBits(i, fromDouble(output.desc.dataType, kNoNumber));
        EXPECT_EQ(c.found(output).mistake, MistakeClass::Unknown);
    }
    EXPECT_EQ(linear().found(leaking(linear().c, linear().input)).mistake, MistakeClass::None);
}

} // namespace
} // namespace tessera
