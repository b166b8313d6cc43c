// SPDX-License-Identifier: Apache-2.0

#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/tensor/error.h"
#include "engine/detect/identify/prediction.h"
#include "tests/engine/detect/identify/textbook.h"

#include <map>

namespace tessera {
namespace {

// From its tensors alone. A factor leaves only the sizes: 37 · 1.3 is 48.1.
TEST(Identify, FindsTheOperatorWithoutBeingTold)
{
    for (const auto& [line, isProved] : {
             std::pair{"DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
                       true},
             {"SPACE_TO_DEPTH1 --Sizes 2,3,4,8 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW", true},
             {"RESAMPLE --Sizes 1,1,37,53 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.3,1.3", false},
         }) {
        const Meant meant(std::string(line) + " --data random:1");
        const Diagnosis diagnosis = identify(meant.input, meant.right);
        expectFound(diagnosis, MistakeClass::None);
        EXPECT_EQ(diagnosis.isProved, isProved);
        EXPECT_EQ(caseFromText(diagnosis.line).op, meant.c.op);
        EXPECT_TRUE(!isProved || diagnosis.equals.empty()) << words(diagnosis);
    }
}

TEST(Identify, TheVocabularyIsTheFaultyEngines)
{
    std::vector<std::string_view> names, made;
    for (size_t i = 0; i < kMistakeClasses; ++i)
        names.push_back(name(static_cast<MistakeClass>(i)));
    for (const Mistake& each : mistakes())
        if (made.empty() || made.back() != each.className())
            made.push_back(each.className());
    EXPECT_EQ(names, made);
    EXPECT_EQ(mistakeClassFromName("nearest-rule"), MistakeClass::NearestRule);
    EXPECT_FALSE(mistakeClassFromName("nearest"));
}

// In UINT8 some numbers of iota come twice: the mistake is likely, and not proved.
TEST(Identify, OnlyUniqueValuesProve)
{
    const std::string start = "DEPTH_TO_SPACE1 --Sizes 1,18,4,4 --BlockSize 3 --Order ";
    for (const auto& [type, isProved] : {std::pair{"FLOAT32 --data iota", true}, {"UINT8 --data iota", false}}) {
        const std::string rest = std::string(" --DataType ") + type;
        const Meant meant(start + "DEPTH_COLUMN_ROW" + rest);
        const Diagnosis found = meant.found(Meant(start + "COLUMN_ROW_DEPTH" + rest).right);
        expectFound(found, MistakeClass::Order);
        EXPECT_EQ(found.isProved, isProved) << type;
        EXPECT_EQ(found.explained, 288u);
        EXPECT_THAT(found.line, HasSubstr("--Order COLUMN_ROW_DEPTH"));
        EXPECT_THAT(said(found.sentences.at(1)),
                    HasSubstr("the first that is not as meant, (0,0,0,1), holds 16, not 32"));
        EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("mode='DCR'"));
    }
}

TEST(Identify, SaysWhatIsLeftOver)
{
    const Meant meant("RESAMPLE --Sizes 1,1,128,256 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                      "1,1,2,1 --data random:1");
    Tensor output = meant.right;
    for (uint64_t i = 65536 - 1024; i < 65536; ++i)
        output.setBits(i, 0);
    const Diagnosis found = meant.found(output);
    expectFound(found, MistakeClass::Unwritten, "",
                "64\u202f512 of 65\u202f536 elements; the other 1\u202f024 lie in the last 4 rows, which holds 0 "
                "everywhere");
    EXPECT_EQ(found.explained, 64512u);
}

TEST(Identify, WritesAnyPermutationOfDigits)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType UINT16 --BlockSize 3 --data iota");
    const auto upwards = [](std::vector<uint32_t>& at) { // rows of a block from its last one up
        at = {at[0], ((2 - at[2] % 3) * 3 + at[3] % 3) * 2 + at[1], at[2] / 3, at[3] / 3};
    };
    const Diagnosis found = meant.found(rearranged(meant.input, upwards, meant.c.op.output.sizes));
    expectFound(found, MistakeClass::Permutation);
    EXPECT_TRUE(found.isProved);
    EXPECT_EQ(said(found.what), "the rearrangement n (bh bw c) h w -> n c (h bh) (w bw), bh=3, bw=3, reversed: bh");
    EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("n (bh bw c) h w -> n c (h bh) (w bw), bh=3, bw=3 is meant"));
}

void channelsLast(std::vector<uint32_t>& at)
{
    at = {at[0], at[3], at[1], at[2]};
}

// The letters say what each axis is, wherever it lies.
TEST(Identify, KeepsTheLettersOfAResultThatIsNhwc)
{
    const Meant c("DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --DataType FLOAT32 --BlockSize 3 --Order "
                  "COLUMN_ROW_DEPTH --data iota");
    const Diagnosis found = identify(c.input, rearranged(c.right, channelsLast, {1, 12, 15, 2}));
    EXPECT_THAT(said(found.what), HasSubstr("n (c bh bw) h w -> n (h bh) (w bw) c")) << words(found);
}

// Layouts, mirrors and channels, with nothing meant; bytes have no unique values.
TEST(Identify, NamesWhatNoOperatorDoes)
{
    using enum MistakeClass;
    using At = std::vector<uint32_t>&;
    const struct {
        std::vector<uint32_t> sizes;
        void (*place)(At at);
        MistakeClass mistake;
    } rows[] = {
        {{2, 20, 31, 3}, channelsLast, Layout},
        {{2, 3, 31, 20}, [](At at) { std::swap(at[2], at[3]); }, SwappedAxes},
        {{2, 3, 20, 31}, [](At at) { at[2] = 19 - at[2]; }, SwappedAxes},
        {{2, 3, 20, 31}, [](At at) { at[1] = 2 - at[1]; }, ChannelOrder},
        {{2, 3, 20, 31}, [](At) {}, None},
    };
    const Meant c("DEPTH_TO_SPACE --Sizes 2,3,20,31 --DataType UINT8 --BlockSize 1 --data random:1");
    for (const auto& [sizes, place, mistake] : rows)
        EXPECT_EQ(identify(c.input, rearranged(c.input, place, sizes)).mistake, mistake);
}

// Sizes first: an output whose height and width were exchanged, and one that is NHWC.
TEST(Identify, ComparesShapesFirst)
{
    const Meant meant("RESAMPLE --Sizes 1,3,6,8 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:1");
    expectFound(meant.found(Meant("RESAMPLE --Sizes 1,3,6,8 --DataType FLOAT32 --OutputTensor.Sizes "
                                  "1,3,16,9 --Scales 1,1,2.6666667,1.125 --data random:1")
                                .right),
                MistakeClass::SwappedAxes, {}, "B has the sizes {1, 3, 16, 9}, and {1, 3, 9, 16} are meant");
    expectFound(meant.found(rearranged(meant.right, channelsLast, {1, 9, 16, 3})), MistakeClass::Layout);
}

// The output of OpenCV's INTER_NEAREST where width and height were exchanged.
TEST(Identify, FindsTheConventionBehindExchangedSizes)
{
    const Meant meant("RESAMPLE --Sizes 1,3,7,11 --DataType FLOAT32 --OutputTensor.Sizes 1,3,12,20 "
                      "--Scales 1,1,1.7142857,1.8181819 --data random:1");
    const Tensor output = Meant("RESAMPLE2 --Sizes 1,3,7,11 --DataType FLOAT32 --OutputTensor.Sizes 1,3,20,12 "
                                "--RoundingDirection DECREASING --Scales 1,1,2.857143,1.0909091 --InputPixelOffsets "
                                "0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data random:1")
                              .right;
    expectFound(meant.found(output), MistakeClass::SwappedAxes, "floor(x)");
}

// Twice as large, so that there are halves, and each way of rounding is told from all others. Without negative numbers
// floor is the operators' own way, and away from zero is up.
TEST(Identify, KnowsHowSumsAreRounded)
{
    using enum IntegerRounding;
    const std::map<IntegerRounding, std::string> texts = {{HalfEven, "half to even"}, {HalfUp, "half up"},
                                                          {HalfDown, "half down"},    {HalfAwayFromZero, "half away"},
                                                          {Floor, "rounded down"},    {Ceil, "rounded up"}};
    for (const bool hasSign : {true, false})
        for (const IntegerRounding rule : kIntegerRoundings) {
            SCOPED_TRACE(std::to_string(hasSign) + std::string(name(rule)));
            const Array in = mapped(bytes({1, 2, 24, 24}, 3), [=](double x) { return hasSign ? x : x + 128; });
            const Diagnosis diagnosis =
                diagnosed({in, mapped(doubled(in), [=](double x) { return rounded(x, rule); }),
                           "RESAMPLE --Sizes 1,2,24,24 --InterpolationMode LINEAR --Scales 1,1,2,2 --DataType "
                               + std::string(hasSign ? "INT8" : "UINT8"),
                           MistakeClass::None});
            if (rule == Truncate || (!hasSign && rule == Floor)) {
                expectFound(diagnosis, MistakeClass::None);
                continue;
            }
            expectFound(diagnosis, MistakeClass::IntegerRounding,
                        texts.at(!hasSign && rule == HalfAwayFromZero ? HalfUp : rule));
            EXPECT_THAT(said(diagnosis.equals), IsEmpty());
            EXPECT_THAT(remedyOf(diagnosis), HasSubstr("toward zero"));
        }
}

// A class of resamplings has no remedy for an operator that moves blocks, and says none.
TEST(Identify, HasARemedyOfEveryClassForEveryOperator)
{
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,2,8 --data random:1",
                             "RESAMPLE --Sizes 1,8,2,8 --InterpolationMode LINEAR", "RESAMPLE_GRAD --Sizes 1,8,2,8"})
        for (size_t i = 0; i < kMistakeClasses; ++i)
            EXPECT_NO_THROW(remedyOf(static_cast<MistakeClass>(i), caseFromText(line).op)) << line << " " << i;
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,8,2,8 --DataType FLOAT32 --data random:1");
    const Tensor rolled = rearranged(meant.right, [](std::vector<uint32_t>& at) { at[3] = (at[3] + 15) % 16; });
    expectFound(meant.found(rolled), MistakeClass::Coordinates, "rows that are rotated by one element");
}

TEST(Identify, NamesAResultThatIsCut)
{
    for (const std::string line : {"DEPTH_TO_SPACE1 --Sizes 2,12,6,8 --DataType FLOAT32 --data random:1",
                                   "RESAMPLE --Sizes 2,3,6,8 --DataType FLOAT32 --InterpolationMode LINEAR "
                                   "--Scales 1,1,2,2 --data random:1"})
        for (const std::vector<uint32_t>& sizes : std::vector<std::vector<uint32_t>>{{2, 3, 11, 15}, {1, 3, 12, 16}}) {
            const Meant meant(line);
            SCOPED_TRACE(line + text(sizes));
            const Tensor first = rearranged(
                meant.right, [](auto&) {}, sizes);
            const Tensor last = rearranged(
                meant.right,
                [&](std::vector<uint32_t>& at) {
                    for (size_t axis = 0; axis < 4; ++axis)
                        at[axis] += meant.right.desc.sizes[axis] - sizes[axis];
                },
                sizes);
            const bool isCopy = line.starts_with("DEPTH");
            if (isCopy)
                expectFound(meant.found(first), MistakeClass::Layout, "without its last elements along an axis");
            const Diagnosis found = meant.found(last);
            expectFound(found, MistakeClass::Layout, "without its first elements along an axis");
            EXPECT_EQ(found.isProved, isCopy);
            EXPECT_EQ(remedyOf(found), "");
        }
}

// Some columns and rows take the other neighbour: each of them for all of its elements.
TEST(Identify, TellsTiesApart)
{
    const Meant meant("RESAMPLE --Sizes 1,1,20,30 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:1");
    const Tensor output = tensorWith(meant.c.op.output, [&](uint64_t o) {
        const uint64_t y = o / 15, x = o % 15;
        return meant.input.bits((2 * y + (y % 3 == 0 ? 0 : 1)) * 30 + 2 * x + (x % 4 == 0 ? 0 : 1));
    });
    const Diagnosis found = meant.found(output);
    expectFound(found, MistakeClass::Tie);
    EXPECT_FALSE(found.isProved);
    EXPECT_THAT(said(found.what), HasSubstr("at 8 of 25 coordinates"));
    EXPECT_THAT(said(found.sentences), Contains(HasSubstr("takes floor(x + ½)")));
    EXPECT_EQ(found.again(meant.input).bits(0), output.bits(0));
}

// Pillow adds its steps up in float64, so that some ties of both axes fall below. With nothing meant, mistakes of one
// axis explain more of the output than the operator itself.
TEST(Identify, TellsTiesApartWithoutBeingTold)
{
    const auto places = [](double inputs, uint32_t outputs) {
        std::vector<uint32_t> all;
        const double step = inputs / outputs;
        for (double x = step / 2; all.size() < outputs; x += step)
            all.push_back(static_cast<uint32_t>(x));
        return all;
    };
    const Tensor input = tensorOf(bytes({1, 1, 120, 160}, 5), DataType::Int8);
    const std::vector<uint32_t> rows = places(120, 204), columns = places(160, 272);
    const auto place = [&](std::vector<uint32_t>& at) { at = {0, 0, rows[at[2]], columns[at[3]]}; };
    const Diagnosis found = identify(input, rearranged(input, place, {1, 1, 204, 272}));
    expectFound(found, MistakeClass::None, "nearest by floor(x + ½)", "take the other neighbour on a tie");
}

// A tie is decided for a whole row or column. An output that decides it for each element is no such tie.
TEST(Identify, AChoiceForEachElementIsNoTie)
{
    const Meant meant("RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:1");
    Tensor largest(meant.c.op.output), any(meant.c.op.output);
    Random random(3);
    for (uint64_t o = 0; o < elementCount(largest.desc); ++o) {
        const uint64_t corner = o / 20 * 80 + o / 5 % 4 * 20 + o % 5 * 2;
        uint64_t best = corner;
        for (const uint64_t each : {corner + 1, corner + 10, corner + 11})
            if (toDouble(meant.input, each) > toDouble(meant.input, best))
                best = each;
        largest.setBits(o, meant.input.bits(best));
        any.setBits(o, meant.input.bits(corner + random.below(2) + 10 * random.below(2)));
    }
    for (const Tensor& output : {largest, any}) {
        EXPECT_EQ(identify(meant.input, output).mistake, MistakeClass::Unknown);
        EXPECT_EQ(meant.found(output).mistake, MistakeClass::Unknown);
    }
}

// Each axis has a mistake of its own. Both are measured, and two measured axes are no proof.
TEST(Identify, MeasuresEachAxisAlone)
{
    for (const char* mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const std::string start = "RESAMPLE1 --Sizes 2,3,12,17 --DataType FLOAT32 --data random:5 --OutputTensor.Sizes "
                                  "2,3,30,38 --InterpolationMode "
            + std::string(mode);
        const Meant meant(start + " --Scales 1,1,2.5,2.6");
        const Tensor output = Meant(start
                                    + " --Scales 1,1,2.5,2.2352941 --InputPixelOffsets 0.5,0.5,0,0.5 "
                                      "--OutputPixelOffsets -0.5,-0.5,0,-0.5")
                                  .right;
        const Diagnosis found = meant.found(output);
        expectFound(found, MistakeClass::Coordinates, "x = 0.4·o");
        EXPECT_EQ(found.axes.size(), 2u);
        EXPECT_FALSE(found.isProved);
    }
}

// Linear, with coordinates of a fused multiply-add, as PyTorch has them: the same map. What deviates here and there is
// not.
TEST(Identify, TellsAnotherPrecisionFromDamage)
{
    const Meant meant("RESAMPLE --Sizes 1,2,37,53 --DataType FLOAT32 --OutputTensor.Sizes 1,2,61,80 "
                      "--InterpolationMode LINEAR --Scales 1,1,1.6486486,1.509434 --data random:5");
    const auto fused = [](float n, float m) {
        return [=](double o) { return double{std::max(0.0f, std::fma(n / m, static_cast<float>(o) + 0.5f, -0.5f))}; };
    };
    const Array in{{1, 2, 37, 53}, doublesOf(meant.input)};
    Tensor output = tensorOf(along(along(in, 2, 61, fused(37, 61), blended), 3, 80, fused(53, 80), blended));
    expectFound(meant.found(output), MistakeClass::Tie);
    EXPECT_EQ(identify(meant.input, output).mistake, MistakeClass::None);
    for (uint64_t o = 0; o < elementCount(output.desc); o += 7)
        output.setBits(o, output.bits(o) ^ 0x2a);
    EXPECT_EQ(meant.found(output).mistake, MistakeClass::Unknown);
}

// The wrong one of two outputs is named, whether it is A or B.
TEST(Identify, BlamesTheSideThatIsWrong)
{
    const std::string rest = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType UINT16 --BlockSize 3 --data iota --Order ";
    const Meant meant(rest + "DEPTH_COLUMN_ROW"), other(rest + "COLUMN_ROW_DEPTH");
    const auto brief = [&](const Tensor& a, const Tensor& b) {
        return said(briefly(cause(meant.c.op, meant.input, a, b)));
    };
    EXPECT_EQ(brief(other.right, meant.right), "order: A is what COLUMN_ROW_DEPTH gives");
    EXPECT_EQ(brief(meant.right, other.right), "order: B is what COLUMN_ROW_DEPTH gives");
    EXPECT_THAT(brief(meant.right, meant.right), HasSubstr("none: A and B are what is meant"));
}

TEST(Identify, TellsHowFarItIsUntilItIsStopped)
{
    const Tensor input = generate({.pattern = Pattern::Random, .seed = 1}, {.sizes = {1, 4, 8, 8}});
    const Tensor output = generate({.pattern = Pattern::Random, .seed = 2}, {.sizes = {1, 1, 16, 16}});
    std::stop_source source;
    std::pair<size_t, size_t> last;
    const auto stop = [&](size_t tried, size_t of) {
        last = {tried, of};
        source.request_stop();
    };
    EXPECT_THROW(identify(input, output, {}, {.stop = source.get_token(), .progress = stop}), Cancelled);
    EXPECT_GT(last.first, 0u);
    EXPECT_LT(last.first, last.second);
}

TEST(Values, AreUniqueUntilOneIsThereTwiceOrUntilStopped)
{
    Tensor tensor = tensorOf(counted({1, 1, 1, 200'000}), DataType::UInt32); // more than are sorted at a time
    EXPECT_TRUE(areUnique(tensor, {}));
    tensor.setBits(199'999, 7);
    EXPECT_FALSE(areUnique(tensor, {}));
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(areUnique(tensor, source.get_token()), Cancelled);
    EXPECT_THROW(haveSameValues(tensor, tensor, source.get_token()), Cancelled);
    EXPECT_THROW(digitsOfValues(tensor, tensor, source.get_token()), Cancelled);
}

} // namespace
} // namespace tessera
