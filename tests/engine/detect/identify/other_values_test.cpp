// SPDX-License-Identifier: Apache-2.0
// Right results with other values, mistakes in a part, and outputs that are nearly something: what, where they are not,
// and by how much. Made from the textbook's formulas in float64, or damaged.
#include "engine/detect/identify/identify.h"

#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
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

double same(double x)
{
    return x;
}

// What is done to the values before a resize and behind it.
TEST(OtherValues, AreSaid)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const struct {
        DataType type;
        uint32_t below;
        double (*before)(double);
        double (*behind)(double);
        const char* says;
    } rows[] = {
        {DataType::UInt8, 110, same, [](double x) { return std::floor(2 * x + 3.5); },
         "times 2, shifted by 3, rounded half up"},
        {DataType::UInt8, 256, [](double x) { return std::pow(x / 255, 2.2); },
         [](double x) { return std::floor(255 * std::pow(x, 1 / 2.2) + 0.5); }, "linear light (gamma 2.2)"},
        {DataType::UInt8, 256, [](double x) { return x < 128 ? x : x - 256; },
         [](double x) { return std::fmod(std::trunc(x) + 256, 256); }, "bytes that are read as signed ones"},
        {DataType::UInt8, 256, same, [](double x) { return std::fmod(std::floor(x) + 10, 256); },
         "shifted by 10 and wrapped around at 256"},
        {DataType::Float32, 3, [](double x) { return x == 2 ? 0 : x; }, same, "of an input with 0 for NaN"},
        {DataType::Float32, 256, same, [](double x) { return x / 255; }, "divided by 255."},
    };
    for (const auto& [type, below, before, behind, says] : rows) {
        const Array in = bytesBelow({1, 3, 9, 11}, below);
        const Array out = mapped(doubled(mapped(in, before)), behind);
        const bool hasNan = below == 3;
        expectFound(found(hasNan ? mapped(in, [](double x) { return x == 2 ? kNan : x; }) : in, out, type),
                    MistakeClass::Values, {}, says);
    }
}

TEST(OtherValues, EachChannelHasItsOwn)
{
    const struct {
        DataType type;
        MistakeClass mistake;
        double (*made)(double x, double channel);
        const char* says;
    } rows[] = {
        {DataType::Float32, MistakeClass::Values, [](double x, double c) { return (x - 0.5) * (1 + c); },
         "times 2, shifted by -1 on C 1"},
        {DataType::Float32, MistakeClass::Values, [](double x, double c) { return x + c / 4; },
         "shifted by 0.25 on C 1; shifted by 0.5 on C 2 alone"},
        {DataType::Float32, MistakeClass::Values, [](double x, double c) { return c == 1 ? 0.7 : x; },
         "0.7 everywhere on C 1 alone"},
        {DataType::Float32, MistakeClass::Values, [](double, double c) { return 1 + c; },
         "1 everywhere on C 0; 2 everywhere on C 1; 3 everywhere on C 2"},
        {DataType::UInt8, MistakeClass::IntegerRounding,
         [](double x, double c) { return std::floor(x + (c < 2 ? 0.5 : 0)); }, "rounded half up on C 0 to 1 alone"},
    };
    for (const auto& [type, mistake, made, says] : rows) {
        const Array in = type == DataType::UInt8 ? bytesBelow({1, 3, 9, 11}, 256) : reals({1, 3, 9, 11}, 5);
        Array out = doubled(in);
        for (uint64_t i = 0; i < out.values.size(); ++i)
            out.values[i] = made(out.values[i], static_cast<double>(i / 396));
        expectFound(found(in, out, type), mistake, {}, says);
    }
}

TEST(OtherValues, EveryChannelIsTheLuma)
{
    const Array in = reals({1, 3, 9, 11}, 6);
    const Array right = doubled(in);
    const Array grey = filled(right.sizes, [&](uint64_t i) {
        return 0.299 * right.values[i % 396] + 0.587 * right.values[i % 396 + 396]
            + 0.114 * right.values[i % 396 + 792];
    });
    expectFound(found(in, grey, DataType::Float32), MistakeClass::Values, {}, "luma of BT.601");
}

TEST(OtherValues, AChannelMoreIsSaid)
{
    const Array in = bytesBelow({1, 3, 9, 11}, 256);
    for (const bool isMeant : {true, false}) {
        Array out = mapped(doubled(in), [](double x) { return std::floor(x); });
        out.sizes[1] = 4;
        out.values.resize(4 * 396, 255);
        expectFound(found(in, out, DataType::UInt8, isMeant), MistakeClass::Values, {},
                    "with a channel more: C 3 holds 255 everywhere");
    }
}

// One output at (y, x) of a picture.
using PixelOf = std::function<double(const Array& in, uint32_t channel, double y, double x)>;

TEST(OtherValues, PicturesAreShiftedFilteredOrScaled)
{
    const Array in = reals({1, 3, 30, 40}, 8);
    const auto at = [](const Array& from, uint32_t c, double y, double x) {
        const auto inside = [](double i, uint32_t size) {
            return static_cast<uint32_t>(std::clamp(i, 0.0, size - 1.0));
        };
        return from.at({0, c, inside(y, from.sizes[2]), inside(x, from.sizes[3])});
    };
    const struct {
        MistakeClass mistake;
        PixelOf pixel;
        const char* says;
    } rows[] = {
        {MistakeClass::Coordinates,
         [&](const Array& from, uint32_t c, double y, double x) { return at(from, c, y - 2, x + 3); },
         "x = 1·o − 2 on H and x = 1·o + 3 on W"},
        {MistakeClass::Coordinates,
         [&](const Array& from, uint32_t c, double y, double x) {
             return (at(from, c, y, x) + at(from, c, y, x + 1)) / 2;
         },
         "x = 1·o + 0.5 on W"},
        {MistakeClass::Antialias,
         [&](const Array& from, uint32_t c, double y, double x) {
             return (at(from, c, y - 1, x) + 2 * at(from, c, y, x) + at(from, c, y + 1, x)) / 4;
         },
         "a filter over 3 × 1 elements that blurs"},
        {MistakeClass::Antialias,
         [&](const Array& from, uint32_t c, double y, double x) {
             return 2 * at(from, c, y, x) - (at(from, c, y, x - 1) + at(from, c, y, x + 1)) / 2;
         },
         "a filter over 1 × 3 elements that sharpens"},
    };
    for (const auto& row : rows) {
        const Array out = filled(in.sizes, [&](uint64_t i) {
            return row.pixel(in, static_cast<uint32_t>(i / 1200), static_cast<double>(i / 40 % 30),
                             static_cast<double>(i % 40));
        });
        expectFound(identify(tensorOf(in), tensorOf(out)), row.mistake, {}, row.says);
    }
    const Array larger = along(along(in, 2, 30, line(0.8, 2), blended), 3, 40, line(0.8, 3), blended);
    expectFound(identify(tensorOf(in), tensorOf(larger)), MistakeClass::Coordinates, {}, "x = 0.8·o + 2 on H");
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

const std::string kLinear =
    "RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1";

template <class Change> Tensor changed(const Tensor& tensor, Change&& change)
{
    Tensor result(tensor.desc);
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        result.setBits(i, fromDouble(tensor.desc.dataType, change(i, toDouble(tensor.desc.dataType, tensor.bits(i)))));
    return result;
}

TEST(Damage, OfTheRightResultIsSaidWithItsPlace)
{
    const Meant here(kLinear);
    Tensor output = here.right;
    output.setBits(123, 0x7fc00000); // NaN
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_EQ(found.explained, 959u);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest")) << words(found);
    EXPECT_THAT(said(found.sentences.at(1)),
                HasSubstr("1 of 960 elements differs; the first, (0,0,6,3), holds nan, not"));
}

// Every element differs, and none by much.
TEST(Damage, OfAllElementsIsMeasured)
{
    const Meant here(kLinear);
    const Tensor output = changed(
        here.right, [](uint64_t i, double value) { return value + 1e-4 * (i % 7 == 3 ? -1 : 1 + double(i % 5)); });
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest")) << words(found);
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("960 of 960 elements differ; the first, (0,0,0,0), holds"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("the largest difference is 0.0005"));
}

// It is the mistake that it is, but for some elements; which is never a proof.
TEST(Damage, OfAMistakeLeavesItsName)
{
    const Meant here("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --data iota");
    const uint64_t plane = 24 * 36;
    Tensor output(here.right.desc);
    for (uint64_t i = 0; i < 3 * plane; ++i)
        output.setBits(i, here.right.bits((2 - i / plane) * plane + i % plane));
    output.setBits(40, 1);
    output.setBits(2000, 1);
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::ChannelOrder);
    EXPECT_FALSE(found.isProved);
    EXPECT_EQ(found.explained, 3 * plane - 2);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("but for 2 elements"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("the first of the others, (0,0,1,4), holds"));
    EXPECT_THAT(said(briefly(found)), HasSubstr("but for 2 elements"));
}

TEST(Damage, OfMoreThanAHundredthIsUnknown)
{
    const Meant here("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --data iota");
    const Meant other("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
                      "--data iota");
    const Tensor output =
        changed(other.right, [](uint64_t i, double value) { return i % 20 == 0 ? value + 0.5 : value; });
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("COLUMN_ROW_DEPTH comes nearest"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("130 of 2\u202f592 elements differ"));
}

// Most of it numbers, as a tensor that somebody meets.
const std::string kFew = "RESAMPLE1 --Sizes 1,2,8,12 --InterpolationMode LINEAR --Scales 1,1,2,2 --data special:4 "
                         "--DataType ";

Tensor leaking(const Case& c)
{
    return runOn(*makeFaultyEngine("sabotage:edge:zero-weight", {.threads = 1}), c, Plan{}, loadInput(c));
}

TEST(ZeroWeight, IsNamedAsAnEdgeAndMadeAgain)
{
    for (const char* type : {"FLOAT32", "FLOAT16"}) {
        const Meant c(kFew + type);
        const Tensor output = leaking(c.c);
        ASSERT_FALSE(equalElements(output, c.right)) << type;
        const Diagnosis found = identify(c.input, output, c.c.op);
        expectFound(found, MistakeClass::Edge);
        EXPECT_EQ(found.explained, found.of);
        EXPECT_THAT(said(found.what), HasSubstr("weight 0"));
        EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("0·NaN"));
        const Plan plan = makePlan(c.c.op);
        const Comparison again = compare(plan, c.input, found.again(c.input), output, defaultTolerance(plan, false));
        EXPECT_EQ(again.beyond, 0u) << type;
    }
}

// NaN where no neighbour has any is something else.
TEST(ZeroWeight, ANanFromNowhereIsNoLeak)
{
    const Meant c(kFew + "FLOAT32");
    Tensor output = leaking(c.c);
    for (uint64_t i = 0; i < elementCount(output.desc); i += 29)
        output.setBits(i, 0x7fc00000);
    EXPECT_EQ(identify(c.input, output, c.c.op).mistake, MistakeClass::Unknown);
}

// Without a NaN or an infinity nothing is to be seen of it.
TEST(ZeroWeight, OfNumbersItIsRight)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,2,8,12 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                                "1,1,2,2 --data random:1");
    EXPECT_EQ(identify(loadInput(c), leaking(c), c.op).mistake, MistakeClass::None);
}

} // namespace
} // namespace tessera
