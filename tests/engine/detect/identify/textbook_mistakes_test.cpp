// SPDX-License-Identifier: Apache-2.0
// Mistakes of programs that no bad engine makes, each from the textbook: of resizes, and of reshape and transpose.
#include "engine/detect/identify/identify.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <numbers>

namespace tessera {
namespace {

using testing::Contains;

void expectNamed(MistakeClass mistake, const Case& meant, const Tensor& input, const Tensor& output)
{
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_THAT(found.classes(), Contains(mistake)) << words(found);
}

// Two axes of a picture, each by its own element, at coordinates of float32.
using SampleOf = std::function<SampleAt(float scale)>;

Array resized(const Array& in, float scale, float scaleW, const SampleOf& of)
{
    const auto axis = [&](const Array& from, size_t which, float by) {
        const auto x = [=](double o) { return double{(static_cast<float>(o) + 0.5f) / by - 0.5f}; };
        return along(from, which, static_cast<uint32_t>(static_cast<float>(from.sizes[which]) * by), x, of(by));
    };
    return axis(axis(in, 2, scale), 3, scaleW);
}

// A filter of this radius, stretched by what the axis shrinks; what lies outside is left out.
SampleOf wide(const std::function<double(double)>& filter, double radius)
{
    return [=](float scale) -> SampleAt {
        return [=, stretch = std::max(1.0, 1 / double{scale})](const std::vector<double>& line, double x) {
            double sum = 0, weights = 0;
            for (int i = 0; i < static_cast<int>(line.size()); ++i)
                if (const double d = std::abs(i - x) / stretch; d < radius) {
                    weights += filter(d);
                    sum += filter(d) * line[static_cast<size_t>(i)];
                }
            return sum / weights;
        };
    };
}

double keys(double d)
{
    constexpr double a = -0.5;
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : a * (d * d * d - 5 * d * d + 8 * d - 4);
}

double lanczos(double d)
{
    const double x = std::numbers::pi * d;
    return d == 0 ? 1 : 3 * std::sin(x) * std::sin(x / 3) / (x * x);
}

TEST(TextbookMistakes, OtherFiltersAreNamed)
{
    const Array in = reals({1, 1, 17, 23}, 10);
    const std::string start = "RESAMPLE3 --Sizes 1,1,17,23 --InterpolationMode LINEAR --Scales 1,1,0.4,0.6";
    const Case plain = caseFromText(start),
               triangle = caseFromText(start + " --Antialiased true --AntialiasFilter TRIANGLE");
    const auto expect = [&](MistakeClass mistake, const Case& meant, const SampleOf& of) {
        expectNamed(mistake, meant, tensorOf(in), tensorOf(resized(in, 0.4f, 0.6f, of)));
    };
    expect(MistakeClass::Mode, plain, wide(keys, 2));
    expect(MistakeClass::Mode, plain, wide(lanczos, 3));
    expect(MistakeClass::Mode, plain, [](float scale) -> SampleAt { // the mean of what an output covers
        return [=, half = 0.5 / double{scale}](const std::vector<double>& line, double x) {
            double sum = 0, covered = 0;
            for (int i = 0; i < static_cast<int>(line.size()); ++i) {
                const double part = std::max(0.0, std::min(x + half, i + 0.5) - std::max(x - half, i - 0.5));
                covered += part;
                sum += part * line[static_cast<size_t>(i)];
            }
            return sum / covered;
        };
    });
    expect(MistakeClass::Antialias, triangle, wide([](double d) { return 1 - d; }, 1));
}

// Linear, with an element of its own for an index outside, or other weights.
SampleOf linear(const std::function<double(double weight)>& weight, bool isReflected = false)
{
    return [=](float) -> SampleAt {
        return [=](const std::vector<double>& line, double x) {
            const auto last = static_cast<int>(line.size()) - 1;
            const double inside = isReflected ? x : std::clamp(x, 0.0, static_cast<double>(last));
            const int first = static_cast<int>(std::floor(inside));
            const auto element = [&](int i) {
                const int within = isReflected ? (i < 0 ? -i : i > last ? 2 * last - i : i) : std::min(i, last);
                return line[static_cast<size_t>(within)];
            };
            const auto t = static_cast<float>(inside - first);
            return weight(double{1 - t}) * element(first) + weight(double{t}) * element(first + 1);
        };
    };
}

TEST(TextbookMistakes, OtherEdgesWeightsAndPlacesAreNamed)
{
    const Array in = reals({1, 2, 9, 11}, 12);
    const Case meant =
        caseFromText("RESAMPLE1 --Sizes 1,2,9,11 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random");
    const auto expect = [&](MistakeClass mistake, const SampleOf& of) {
        expectNamed(mistake, meant, tensorOf(in), tensorOf(resized(in, 1.7f, 2.3f, of)));
    };
    const auto whole = [](double weight) { return weight; };
    expect(MistakeClass::None, linear(whole));
    expect(MistakeClass::Edge, linear(whole, true));
    expect(MistakeClass::HalfWeights, linear([](double weight) { return std::round(weight * 2048) / 2048; }));
    expect(MistakeClass::HalfWeights, linear([](double weight) { return std::floor(weight * 128) / 128; }));
    expect(MistakeClass::HalfWeights, linear([](double weight) { // bfloat16
               const auto bits = std::bit_cast<uint32_t>(static_cast<float>(weight));
               return double{std::bit_cast<float>((bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000)};
           }));
    expect(MistakeClass::Coordinates, [](float) -> SampleAt {
        return [](const std::vector<double>& line, double x) { return blended(line, x + 0.5); };
    });
}

TEST(TextbookMistakes, SumsInHalfAreNamed)
{
    const auto half = [](float value) { return halfToFloat(floatToHalf(value)); };
    const Meant meant("RESAMPLE1 --Sizes 1,2,9,11 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data "
                      "random:6");
    const Plan plan = makePlan(meant.c.op);
    Tensor output(plan.output);
    for (uint64_t o = 0; o < elementCount(plan.output); ++o) {
        float sum = 0;
        for (const Partner& source : sources(plan, o).list) {
            const auto value = static_cast<float>(toDouble(DataType::Float32, meant.input.bits(source.element)));
            sum = half(sum + half(static_cast<float>(source.weight) * value));
        }
        output.setBits(o, fromDouble(DataType::Float32, double{sum}));
    }
    expectNamed(MistakeClass::HalfWeights, meant.c, meant.input, output);
}

// Zeros, ones and what a debugger fills memory with.
TEST(TextbookMistakes, AColumnThatIsNotWrittenIsNamed)
{
    const Meant meant("RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --Scales 1,1,2,2 --data random:5");
    for (const uint64_t bits : {uint64_t{0}, ~uint64_t{0}, uint64_t{0xcdcdcdcdcdcdcdcd}}) {
        Tensor output = meant.right;
        for (uint64_t i = 17; i < elementCount(output.desc); i += 18)
            output.setBits(i, bits);
        expectNamed(MistakeClass::Unwritten, meant.c, meant.input, output);
    }
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
         SwappedAxes, "H and W exchanged before SPACE_TO_DEPTH1"},
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 18, 2, 4}, {0, 1, 3, 2}}, {{1, 2, 3, 3, 4, 2}, {0, 1, 4, 2, 5, 3}}}, Sizes{1, 2, 12, 6},
         SwappedAxes, "H and W exchanged before DEPTH_TO_SPACE1"},
        // The other order, and an exchange after it
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 3, 3, 2, 2, 4}, {0, 3, 4, 1, 5, 2}}, {{1, 2, 6, 12}, {0, 1, 3, 2}}}, Sizes{1, 2, 12, 6}, Order,
         "H and W exchanged after DEPTH_COLUMN_ROW"},
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
