// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(OfferedOutput, IsFlooredInFloat32UnlessItIsOnesOwn)
{
    const auto offered = [](const char* name, const std::vector<uint32_t>& sizes, const std::vector<float>& scales,
                            const std::vector<uint32_t>& own = {}) {
        Operator op = operatorFromName(name).value();
        setInput(op, DataType::Float32, sizes);
        TensorDesc output = outputDesc(op);
        output.sizes = own.empty() ? output.sizes : own;
        changeField(op, outputField(op), output);
        changeField(op, "Scales", scales);
        return outputDesc(op).sizes;
    };
    using Sizes = std::vector<uint32_t>;
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 10, 10}, {1, 1, 0.7f, 1.25f}),
              (Sizes{1, 1, 7, 12})); // float64: 6 for 10 × 0.7
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 10, 10}, {1, 1, 0.01f, 1}), (Sizes{1, 1, 1, 10}));
    EXPECT_EQ(offered("RESAMPLE1", {1, 1, 4, 4}, {1, 1, 2, 2}, {1, 1, 5, 5}), (Sizes{1, 1, 5, 5}));
    EXPECT_EQ(offered("RESAMPLE_GRAD", {1, 1, 2, 9}, {1, 1, 0.5f, 2}), (Sizes{1, 1, 4, 5})) << "the forward input";
}

// InputPixelOffsets is of the gradient's input, the forward output.
TEST(Gradient, OffsetsBelongToTheTensorOfTheirName)
{
    const Operator gradient = caseFromText("RESAMPLE_GRAD --Sizes 3 --Scales 1.5 --InputPixelOffsets 0.25 "
                                           "--OutputPixelOffsets 0.75")
                                  .op;
    const AxisMap map = axisMaps(gradient).front();
    EXPECT_EQ(map.outputPixelOffset, 0.25f);
    EXPECT_EQ(map.inputPixelOffset, 0.75f);

    const Operator forward = caseFromText("RESAMPLE1 --Sizes 2 --OutputTensor.Sizes 3 --Scales 1.5").op;
    const Operator turned = converted(forward, gradient), back = converted(turned, forward);
    EXPECT_EQ(fieldText(turned, "InputPixelOffsets"), "-0.5") << "the place of a sample stays";
    EXPECT_EQ(fieldText(turned, "OutputPixelOffsets"), "0.5");
    EXPECT_EQ(fieldText(back, "InputPixelOffsets"), "0.5");
}

std::vector<std::string> notesOf(const std::string& line)
{
    const Operator op = caseFromText(line).op;
    std::vector<std::string> notes;
    for (const Message& note : notesOf(op, makePlan(op)))
        notes.push_back(english(note));
    return notes;
}

// A case of before gives another result, and says so.
TEST(Gradient, ExchangedOffsetsOfPixelCentresAreNoted)
{
    const auto isNoted = [](const std::string& offsets, const std::string& scale = "2") {
        const std::string line = "RESAMPLE_GRAD1 --Sizes 4 --Scales " + scale + " --InputPixelOffsets " + offsets;
        const bool isSaid = std::ranges::count(notesOf(line), english(offsetsNote(caseFromText(line).op))) > 0;
        EXPECT_EQ(!offsetsNote(caseFromText(line).op).isEmpty(), isSaid);
        return isSaid;
    };
    EXPECT_TRUE(isNoted("0.5 --OutputPixelOffsets -0.5"));
    EXPECT_FALSE(isNoted("-0.5 --OutputPixelOffsets 0.5"));
    EXPECT_FALSE(isNoted("0 --OutputPixelOffsets 0.5"));
    EXPECT_FALSE(isNoted("0.5 --OutputPixelOffsets -0.5", "1")) << "both are the same map";
}

std::string sentenceOf(const std::string& line, uint64_t element)
{
    const Operator op = caseFromText(line).op;
    return english(explain(op, makePlan(op), element).sentence);
}

std::string formulaOf(const std::string& line, uint64_t element)
{
    const Operator op = caseFromText(line).op;
    return english(explain(op, makePlan(op), element).formula.back().text);
}

TEST(Explain, PutsTheNumbersIn)
{
    const std::string doubled = "RESAMPLE1 --Sizes 1,1,2,3 --Scales 1,1,1,2 --InterpolationMode LINEAR";
    const Operator op = caseFromText(doubled).op;
    const Explanation words = explain(op, makePlan(op), 3);
    ASSERT_EQ(words.formula.size(), 4u);
    EXPECT_EQ(english(words.formula[2].text), "y = 0");
    EXPECT_EQ(words.formula[2].coordinate, 0U);
    EXPECT_EQ(words.formula[3].coordinate, std::nullopt);
    EXPECT_EQ(formulaOf(doubled, 3), "x = 3 → in x = (3 − (−0.5)) / 2 − 0.5 = 1.25 → 0.75·[1] + 0.25·[2]");
    EXPECT_EQ(sentenceOf(doubled, 3), "The output lies at x = 1.25 of the input and blends the 2 elements around it.");
    EXPECT_EQ(
        formulaOf("RESAMPLE3 --InterpolationMode LINEAR --Antialiased true --Sizes 1,1,1,16 --Scales 1,1,1,0.25", 1),
        "x = 1 → in x = (1 − (−0.5)) / 0.25 − 0.5 = 5.5 → halved once: (1 − (−0.5)) / 0.5 − 0.5 = 2.5 → "
        "0.25·[4] + 0.25·[5] + 0.25·[6] + 0.25·[7]");
}

TEST(Explain, AClampedPointIsNoElement)
{
    const std::string doubled = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1,2";
    EXPECT_EQ(
        sentenceOf(doubled, 0),
        "The output lies at x = −0.25 of the input: outside, the edge is repeated, and its element passes unchanged.");
    const std::string aligned = doubled + " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    EXPECT_THAT(sentenceOf(aligned, 2), HasSubstr("which is an element: it passes unchanged."));
}

// What no document says of the operator is not held back.
TEST(Explain, NamesWhatIsOursOfHalving)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true --Sizes ";
    const std::string even = "1,1,1,24 --Scales 1,1,1,0.25", odd = "1,1,1,25 --Scales 1,1,1,0.25";
    EXPECT_EQ(sentenceOf(line + even, 0),
              "The output lies at x = 1.5 of the input and blends the 4 elements around it.");
    EXPECT_THAT(sentenceOf(line + odd, 0), HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + even + " --InputPixelOffsets 0,0,0,0", 0), HasSubstr("is in no document"));
    EXPECT_THAT(sentenceOf(line + odd + " --AntialiasFilter TRIANGLE", 0), Not(HasSubstr("is in no document")));
    EXPECT_THAT(notesOf(line + odd), testing::Contains(HasSubstr("is in no document")));
}

TEST(Explain, SaysThatAFilterHasNoEffect)
{
    const std::string line = "RESAMPLE3 --DataType FLOAT32 --Sizes 1,1,1,16 --Scales 1,1,1,0.25 --AntialiasFilter ";
    const auto noEffect = testing::Contains(HasSubstr("AntialiasFilter has no effect here"));
    EXPECT_THAT(notesOf(line + "TRIANGLE"), noEffect);
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true"), noEffect); // nearest
    EXPECT_THAT(notesOf(line + "TRIANGLE --Antialiased true --InterpolationMode LINEAR"), Not(noEffect));
    EXPECT_THAT(notesOf(line + "HALVING"), Not(noEffect));
}

} // namespace
} // namespace tessera
