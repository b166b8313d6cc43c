// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"
#include "tests/support/environment.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace tessera {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

Tensor runLine(const std::string& line)
{
    const Case c = caseFromText(line);
    return runOn(engineNamed("cpu"), c, loadInput(c));
}

// Values of other tensors of the same sizes.
enum class Unrelated { OtherValues, SameValuesShuffled, DrawnFromInput, FewValues };

Tensor unrelated(Unrelated kind, const Tensor& input, const Tensor& right, Random& random)
{
    Tensor output(right.desc);
    const uint64_t count = elementCount(right.desc), inputs = elementCount(input.desc);
    std::vector<uint64_t> bits(count);
    for (uint64_t i = 0; i < count; ++i)
        bits[i] = kind == Unrelated::SameValuesShuffled ? right.bits(i)
            : kind == Unrelated::DrawnFromInput         ? input.bits(random.below(inputs))
            : kind == Unrelated::FewValues
            ? fromDouble(right.desc.dataType, static_cast<double>(random.below(3)))
            : fromDouble(right.desc.dataType,
                         static_cast<double>(random.within(isFloat(right.desc.dataType) ? 1.0f : 100.0f)));
    for (uint64_t i = count; kind == Unrelated::SameValuesShuffled && i > 1; --i)
        std::swap(bits[i - 1], bits[random.below(i)]);
    for (uint64_t i = 0; i < count; ++i)
        output.setBits(i, bits[i]);
    return output;
}

bool isConstant(const Tensor& tensor)
{
    for (uint64_t i = 1; i < elementCount(tensor.desc); ++i)
        if (tensor.bits(i) != tensor.bits(0))
            return false;
    return true;
}

// Nothing is named of pairs that have nothing to do with each other, with a case meant and without. Outputs
// of less than 16 elements may agree by chance, which a sentence then says; constants agree with much.
TEST(Identify, NamesNothingOfUnrelatedTensors)
{
    for (const uint64_t seed : todaysPart(testSeeds(fromEnvironment("PAIRS", 250)))) {
        const Case c = randomCase(seed);
        const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
        if (elementCount(right.desc) < 16 || isConstant(right) || isConstant(input))
            continue;
        Random random(seed);
        const auto kind = static_cast<Unrelated>(seed % 4);
        const Tensor output = unrelated(kind, input, right, random);
        if (equalElements(output, right))
            continue; // few values, shuffled
        SCOPED_TRACE(trace(seed, c));
        const Diagnosis meant = identify(input, output, c.op), any = identify(input, output);
        EXPECT_EQ(meant.mistake, MistakeClass::Unknown) << seed % 4 << testing::PrintToString(said(meant.sentences));
        EXPECT_EQ(any.mistake, MistakeClass::Unknown) << seed % 4 << testing::PrintToString(said(any.sentences));
    }
}

// Every built-in permutation is found from its tensors alone.
TEST(Identify, FindsTheOperatorWithoutBeingTold)
{
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1",
          "SPACE_TO_DEPTH1 --Sizes 2,3,4,8 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data "
          "random:2"}) {
        const Case c = caseFromText(line);
        const Diagnosis diagnosis = identify(loadInput(c), runLine(line));
        EXPECT_EQ(diagnosis.mistake, MistakeClass::None) << testing::PrintToString(said(diagnosis.sentences));
        EXPECT_TRUE(diagnosis.isProved);
        EXPECT_EQ(caseFromText(diagnosis.line).op, c.op);
        EXPECT_THAT(said(diagnosis.equals), IsEmpty());
    }
}

std::string wordOf(const Diagnosis& diagnosis)
{
    return std::string(name(diagnosis.mistake)) + testing::PrintToString(said(diagnosis.sentences));
}

TEST(Identify, TheVocabularyIsTheFaultyEngines)
{
    std::vector<std::string_view> names;
    for (size_t i = 0; i < kMistakeClasses; ++i)
        names.push_back(name(static_cast<MistakeClass>(i)));
    EXPECT_EQ(names, mistakeClasses());
    EXPECT_EQ(mistakeClassFromName("nearest-rule"), MistakeClass::NearestRule);
    EXPECT_FALSE(mistakeClassFromName("nearest"));
}

// The same numbers, twice as often: likely, and not proved.
TEST(Identify, OnlyUniqueValuesProve)
{
    const std::string start = "DEPTH_TO_SPACE1 --Sizes 1,18,4,4 --BlockSize 3 --Order ";
    for (const auto& [type, isProved] : {std::pair{"FLOAT32 --data iota", true}, {"UINT8 --data iota", false}}) {
        const std::string rest = std::string(" --DataType ") + type;
        const Case meant = caseFromText(start + "DEPTH_COLUMN_ROW" + rest);
        const Diagnosis found = identify(loadInput(meant), runLine(start + "COLUMN_ROW_DEPTH" + rest), meant.op);
        EXPECT_EQ(found.mistake, MistakeClass::Order) << wordOf(found);
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
    const Case meant =
        caseFromText("RESAMPLE --Sizes 1,1,128,256 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                     "1,1,2,1 --data random:1");
    const Tensor input = loadInput(meant);
    Tensor output = runOn(engineNamed("cpu"), meant, input);
    for (uint64_t i = 65536 - 1024; i < 65536; ++i)
        output.setBits(i, 0);
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::Unwritten) << wordOf(found);
    EXPECT_EQ(found.explained, 64512u);
    EXPECT_THAT(said(found.sentences.at(1)),
                HasSubstr("64\u202f512 of 65\u202f536 elements; the other 1\u202f024 lie in the last 4 rows, which "
                          "holds 0 everywhere"));
}

TEST(Identify, SaysWhatComesNearestWhereItDoesNotKnow)
{
    const Case meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,4,4 --DataType UINT32 --BlockSize 3 --data random:1");
    const Tensor input = loadInput(meant);
    Tensor output = runOn(engineNamed("cpu"), meant, input);
    for (uint64_t i = 0; i < 288; i += 9)
        output.setBits(i, output.bits(i) + 1);
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::Unknown) << wordOf(found);
    EXPECT_EQ(found.explained, 256u);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("32 of 288 elements differ; the first, (0,0,0,0), holds"));
    EXPECT_THAT(said(found.equals), IsEmpty());
    EXPECT_EQ(found.line, "");
}

// Any permutation of digits, whether anybody supposed it or not.
TEST(Identify, WritesAnyPermutationOfDigits)
{
    const Case meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType UINT16 --BlockSize 3 --data iota");
    const Tensor input = loadInput(meant);
    Tensor output(outputDesc(meant.op));
    for (uint64_t o = 0; o < elementCount(output.desc); ++o) { // rows of a block from its last one up
        const auto at = coordinates(output.desc.sizes, o);
        const uint32_t channel = ((2 - at[2] % 3) * 3 + at[3] % 3) * 2 + at[1];
        output.setBits(o, input.bits(elementAt(input.desc.sizes, std::vector{at[0], channel, at[2] / 3, at[3] / 3})));
    }
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::Permutation) << wordOf(found);
    EXPECT_TRUE(found.isProved);
    EXPECT_EQ(said(found.what), "the rearrangement n (bh bw c) h w -> n c (h bh) (w bw), bh=3, bw=3, reversed: bh");
    EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("n (bh bw c) h w -> n c (h bh) (w bw), bh=3, bw=3 is meant"));
}

Tensor moved(const Tensor& input, std::vector<uint32_t> sizes,
             const std::function<uint64_t(const std::vector<uint32_t>&)>& from)
{
    Tensor output({.dataType = input.desc.dataType, .sizes = std::move(sizes)});
    for (uint64_t o = 0; o < elementCount(output.desc); ++o)
        output.setBits(o, input.bits(from(coordinates(output.desc.sizes, o))));
    return output;
}

// The letters say what each axis is, wherever it lies.
TEST(Identify, KeepsTheLettersOfAResultThatIsNhwc)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --DataType FLOAT32 --BlockSize 3 --Order "
                                "COLUMN_ROW_DEPTH --data iota");
    const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
    const Tensor last = moved(right, {1, 12, 15, 2}, [&](const std::vector<uint32_t>& at) {
        return elementAt(right.desc.sizes, std::vector{at[0], at[3], at[1], at[2]});
    });
    const Diagnosis found = identify(input, last);
    EXPECT_THAT(said(found.what), HasSubstr("n (c bh bw) h w -> n (h bh) (w bw) c")) << wordOf(found);
}

// Layouts, mirrors and channels, with nothing meant; bytes have no unique values.
TEST(Identify, NamesWhatNoOperatorDoes)
{
    using At = const std::vector<uint32_t>&;
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 2,3,20,31 --DataType UINT8 --BlockSize 1 --data random:1");
    const Tensor input = loadInput(c);
    const auto element = [&](uint32_t n, uint32_t channel, uint32_t y, uint32_t x) {
        return elementAt(input.desc.sizes, std::vector{n, channel, y, x});
    };
    const auto found = [&](std::vector<uint32_t> sizes, const std::function<uint64_t(At)>& from) {
        return identify(input, moved(input, std::move(sizes), from)).mistake;
    };
    EXPECT_EQ(found({2, 20, 31, 3}, [&](At at) { return element(at[0], at[3], at[1], at[2]); }), MistakeClass::Layout);
    EXPECT_EQ(found({2, 3, 31, 20}, [&](At at) { return element(at[0], at[1], at[3], at[2]); }),
              MistakeClass::SwappedAxes);
    EXPECT_EQ(found({2, 3, 20, 31}, [&](At at) { return element(at[0], at[1], 19 - at[2], at[3]); }),
              MistakeClass::SwappedAxes);
    EXPECT_EQ(found({2, 3, 20, 31}, [&](At at) { return element(at[0], 2 - at[1], at[2], at[3]); }),
              MistakeClass::ChannelOrder);
    EXPECT_EQ(found({2, 3, 20, 31}, [&](At at) { return element(at[0], at[1], at[2], at[3]); }), MistakeClass::None);
}

// Sizes first: an output whose height and width were exchanged, and one that is NHWC.
TEST(Identify, ComparesShapesFirst)
{
    const Case meant = caseFromText("RESAMPLE --Sizes 1,3,6,8 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:1");
    const Tensor input = loadInput(meant);
    const Diagnosis swapped = identify(input,
                                       runLine("RESAMPLE --Sizes 1,3,6,8 --DataType FLOAT32 --OutputTensor.Sizes "
                                               "1,3,16,9 --Scales 1,1,2.6666667,1.125 --data random:1"),
                                       meant.op);
    EXPECT_EQ(swapped.mistake, MistakeClass::SwappedAxes) << wordOf(swapped);
    EXPECT_THAT(said(swapped.sentences),
                Contains(HasSubstr("B has the sizes {1, 3, 16, 9}, and {1, 3, 9, 16} are meant")));
    const Tensor right = runOn(engineNamed("cpu"), meant, input);
    const Tensor last = moved(right, {1, 9, 16, 3}, [&](const std::vector<uint32_t>& at) {
        return elementAt(right.desc.sizes, std::vector{at[0], at[3], at[1], at[2]});
    });
    const Diagnosis layout = identify(input, last, meant.op);
    EXPECT_EQ(layout.mistake, MistakeClass::Layout) << wordOf(layout);
}

// A factor leaves only the sizes: 37 · 1.3 is 48.1.
TEST(Identify, FindsAFactorThatWasGiven)
{
    const std::string line =
        "RESAMPLE --Sizes 1,1,37,53 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.3,1.3 --data random:1";
    const Case c = caseFromText(line);
    const Diagnosis found = identify(loadInput(c), runLine(line));
    EXPECT_EQ(found.mistake, MistakeClass::None) << wordOf(found);
    EXPECT_EQ(caseFromText(found.line).op, c.op);
}

// The output of OpenCV's INTER_NEAREST where width and height were exchanged.
TEST(Identify, FindsTheConventionBehindExchangedSizes)
{
    const Case meant =
        caseFromText("RESAMPLE --Sizes 1,3,7,11 --DataType FLOAT32 --OutputTensor.Sizes 1,3,12,20 --Scales "
                     "1,1,1.7142857,1.8181819 --data random:1");
    const Tensor output = runLine("RESAMPLE2 --Sizes 1,3,7,11 --DataType FLOAT32 --OutputTensor.Sizes 1,3,20,12 "
                                  "--RoundingDirection DECREASING --Scales 1,1,2.857143,1.0909091 --InputPixelOffsets "
                                  "0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data random:1");
    const Diagnosis found = identify(loadInput(meant), output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::SwappedAxes) << wordOf(found);
    EXPECT_THAT(said(found.what), HasSubstr("floor(x)"));
}

// The sums of a linear resampling of bytes as another program makes integers of them.
Tensor roundedSums(const Operator& op, const Tensor& bytes, IntegerRounding rounding)
{
    const Plan plan = makePlan(op);
    Tensor output(plan.output);
    for (uint64_t o = 0; o < elementCount(plan.output); ++o) {
        double sum = 0;
        for (const Partner& partner : sources(plan, o).list)
            sum += partner.weight * toDouble(bytes.desc.dataType, bytes.bits(partner.element));
        output.setBits(o, fromDouble(plan.output.dataType, rounded(sum, rounding)));
    }
    return output;
}

// Twice as large, so that there are halves, and each way of rounding is told from all others. Without negative numbers
// floor is the operators' own way, and away from zero is up.
TEST(Identify, KnowsHowSumsAreRounded)
{
    const std::string text = "RESAMPLE --Sizes 1,2,24,24 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:3";
    const std::map<IntegerRounding, std::string> words = {
        {IntegerRounding::HalfEven, "half to even"}, {IntegerRounding::HalfUp, "half up"},
        {IntegerRounding::HalfDown, "half down"},    {IntegerRounding::HalfAwayFromZero, "half away from zero"},
        {IntegerRounding::Floor, "rounded down"},    {IntegerRounding::Ceil, "rounded up"}};
    for (const char* type : {"INT8", "UINT8"})
        for (const IntegerRounding rounding : kIntegerRoundings) {
            const Case meant = caseFromText(text + " --DataType " + type);
            const Tensor input = loadInput(meant);
            const Tensor output = roundedSums(meant.op, input, rounding);
            const Diagnosis found = identify(input, output, meant.op);
            const bool hasSign = input.desc.dataType == DataType::Int8;
            const bool isRight =
                rounding == IntegerRounding::Truncate || (!hasSign && rounding == IntegerRounding::Floor);
            const bool isUp = !hasSign && rounding == IntegerRounding::HalfAwayFromZero;
            EXPECT_EQ(found.mistake, isRight ? MistakeClass::None : MistakeClass::IntegerRounding)
                << type << ", " << name(rounding) << ": " << wordOf(found);
            if (!isRight) {
                EXPECT_THAT(said(found.what), HasSubstr(words.at(isUp ? IntegerRounding::HalfUp : rounding))) << type;
                EXPECT_THAT(said(found.equals), testing::IsEmpty()) << type << ", " << name(rounding);
                EXPECT_THAT(remedyOf(found), HasSubstr("toward zero"));
            }
        }
}

// Pillow: each axis ends in bytes, the columns first.
TEST(Identify, KnowsSumsThatAreRoundedAfterEachAxis)
{
    const Case meant = caseFromText("RESAMPLE --Sizes 1,1,21,30 --DataType UINT8 --OutputTensor.Sizes 1,1,40,47 "
                                    "--InterpolationMode LINEAR --Scales 1,1,1.9047619,1.5666667 --data random:1");
    const Tensor input = loadInput(meant);
    const auto axis = [](const Tensor& bytes, const std::string& fields) {
        const Case c = caseFromText("RESAMPLE " + fields + " --DataType UINT8 --InterpolationMode LINEAR");
        return roundedSums(c.op, bytes, IntegerRounding::HalfUp);
    };
    const Tensor wide = axis(input, "--Sizes 1,1,21,30 --OutputTensor.Sizes 1,1,21,47 --Scales 1,1,1,1.5666667");
    const Tensor output = axis(wide, "--Sizes 1,1,21,47 --OutputTensor.Sizes 1,1,40,47 --Scales 1,1,1.9047619,1");
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::IntegerRounding) << wordOf(found);
    EXPECT_THAT(said(found.what), HasSubstr("after each axis"));
}

// Some columns and rows take the other neighbour: each of them for all of its elements.
TEST(Identify, TellsTiesApart)
{
    const Case meant =
        caseFromText("RESAMPLE --Sizes 1,1,20,30 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:1");
    const Tensor input = loadInput(meant);
    Tensor output(outputDesc(meant.op));
    for (uint64_t o = 0; o < 150; ++o) {
        const uint64_t y = o / 15, x = o % 15;
        output.setBits(o, input.bits((2 * y + (y % 3 == 0 ? 0 : 1)) * 30 + 2 * x + (x % 4 == 0 ? 0 : 1)));
    }
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::Tie) << wordOf(found);
    EXPECT_FALSE(found.isProved);
    EXPECT_THAT(said(found.what), HasSubstr("at 8 of 25 coordinates"));
    EXPECT_THAT(said(found.sentences), Contains(HasSubstr("takes floor(x + ½)")));
    EXPECT_EQ(found.again(input).bits(0), output.bits(0));
}

// A choice of its own for each element explains too much: it is no tie.
TEST(Identify, AChoiceForEachElementIsNoTie)
{
    const Case meant =
        caseFromText("RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:1");
    const Tensor input = loadInput(meant);
    Tensor largest(outputDesc(meant.op)), any(outputDesc(meant.op));
    Random random(3);
    for (uint64_t o = 0; o < elementCount(largest.desc); ++o) {
        const uint64_t corner = o / 20 * 80 + o / 5 % 4 * 20 + o % 5 * 2;
        uint64_t best = corner;
        for (const uint64_t each : {corner + 1, corner + 10, corner + 11})
            if (toDouble(DataType::Float32, input.bits(each)) > toDouble(DataType::Float32, input.bits(best)))
                best = each;
        largest.setBits(o, input.bits(best));
        any.setBits(o, input.bits(corner + random.below(2) + 10 * random.below(2)));
    }
    for (const Tensor& output : {largest, any}) {
        EXPECT_EQ(identify(input, output).mistake, MistakeClass::Unknown);
        EXPECT_EQ(identify(input, output, meant.op).mistake, MistakeClass::Unknown);
    }
}

// Each axis with a mistake of its own: the axes are tried alone, where what the others read is beyond doubt.
TEST(Identify, TriesEachAxisAlone)
{
    for (const char* mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const std::string start =
            "RESAMPLE1 --Sizes 2,3,12,17 --DataType FLOAT32 --data random:5 --InterpolationMode " + std::string(mode);
        const Case meant = caseFromText(start + " --OutputTensor.Sizes 2,3,30,38 --Scales 1,1,2.5,2.6");
        const Tensor output = runLine(start
                                      + " --OutputTensor.Sizes 2,3,30,38 --Scales 1,1,2.5,2.2352941 "
                                        "--InputPixelOffsets 0.5,0.5,0,0.5 --OutputPixelOffsets -0.5,-0.5,0,-0.5");
        const Diagnosis found = identify(loadInput(meant), output, meant.op);
        EXPECT_EQ(found.mistake, MistakeClass::Coordinates) << wordOf(found);
        EXPECT_THAT(said(found.what), HasSubstr("asymmetric coordinates on H and output size / input size"))
            << wordOf(found);
    }
}

// Linear, with coordinates of a fused multiply-add, as PyTorch has them: the same map. What deviates here and there is
// not.
TEST(Identify, TellsAnotherPrecisionFromDamage)
{
    const Case meant = caseFromText("RESAMPLE --Sizes 1,2,37,53 --DataType FLOAT32 --OutputTensor.Sizes 1,2,61,80 "
                                    "--InterpolationMode LINEAR --Scales 1,1,1.6486486,1.509434 --data random:5");
    const Tensor input = loadInput(meant);
    const auto value = [&](uint32_t c, uint32_t y, uint32_t x) {
        return static_cast<float>(toDouble(DataType::Float32, input.bits((uint64_t{c} * 37 + y) * 53 + x)));
    };
    const auto coordinate = [](uint32_t o, float n, float m) {
        return std::max(0.0f, std::fma(n / m, static_cast<float>(o) + 0.5f, -0.5f));
    };
    Tensor output(outputDesc(meant.op));
    for (uint32_t o = 0; o < elementCount(output.desc); ++o) {
        const float y = coordinate(o / 80 % 61, 37, 61), x = coordinate(o % 80, 53, 80);
        const auto y0 = static_cast<uint32_t>(y), x0 = static_cast<uint32_t>(x), c = o / (80 * 61);
        const uint32_t y1 = std::min(y0 + 1, 36u), x1 = std::min(x0 + 1, 52u);
        const float ty = y - static_cast<float>(y0), tx = x - static_cast<float>(x0);
        const float above = (1 - tx) * value(c, y0, x0) + tx * value(c, y0, x1);
        const float below = (1 - tx) * value(c, y1, x0) + tx * value(c, y1, x1);
        output.setBits(o, fromDouble(DataType::Float32, double{(1 - ty) * above + ty * below}));
    }
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_EQ(found.mistake, MistakeClass::Tie) << wordOf(found);
    EXPECT_EQ(identify(input, output).mistake, MistakeClass::None);
    for (uint64_t o = 0; o < elementCount(output.desc); o += 7)
        output.setBits(o, output.bits(o) ^ 0x2a);
    EXPECT_EQ(identify(input, output, meant.op).mistake, MistakeClass::Unknown);
}

// The wrong one of two outputs is named, whichever side it is.
TEST(Identify, BlamesTheSideThatIsWrong)
{
    const std::string rest = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType UINT16 --BlockSize 3 --data iota --Order ";
    const Case meant = caseFromText(rest + "DEPTH_COLUMN_ROW");
    const Tensor input = loadInput(meant), right = runLine(rest + "DEPTH_COLUMN_ROW"),
                 wrong = runLine(rest + "COLUMN_ROW_DEPTH");
    EXPECT_EQ(said(briefly(cause(meant.op, input, wrong, right))), "order: A is what COLUMN_ROW_DEPTH gives");
    EXPECT_EQ(said(briefly(cause(meant.op, input, right, wrong))), "order: B is what COLUMN_ROW_DEPTH gives");
    EXPECT_THAT(said(briefly(cause(meant.op, input, right, right))), HasSubstr("none: A and B are what is meant"));
}

TEST(Identify, TellsHowFarItIsUntilItIsStopped)
{
    const Tensor input = generate({.pattern = Pattern::Random, .seed = 1}, {.sizes = {1, 4, 8, 8}});
    const Tensor output = generate({.pattern = Pattern::Random, .seed = 2}, {.sizes = {1, 1, 16, 16}});
    std::stop_source source;
    IdentifyProgress last;
    EXPECT_THROW(identify(input, output, {},
                          {.stop = source.get_token(),
                           .progress =
                               [&](const IdentifyProgress& now) {
                                   last = now;
                                   source.request_stop();
                               }}),
                 Cancelled);
    EXPECT_GT(last.tried, 0u);
    EXPECT_LT(last.tried, last.of);
}

} // namespace
} // namespace tessera
