// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ops/operator_words.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

struct Line {
    int axis;
    std::string text;

    bool operator==(const Line&) const = default;
};

struct InSymbols {
    const char* line;
    std::vector<Line> formula;
};

const InSymbols kInSymbols[] = {
    {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
     {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
    {"DEPTH_TO_SPACE --Sizes 1,8,1,1 --BlockSize 2",
     {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = by·b·C + bx·C + c"}}},
    {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
     {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
    {"RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
     {{3, "x = (o − OutputPixelOffset) / Scale − InputPixelOffset → the two about it"}}},
    {"RESAMPLE2 --Sizes 1,1,2,4 --Scales 1,1,2,2 --RoundingDirection DECREASING",
     {{2, "y = (o − OutputPixelOffset) / Scale − InputPixelOffset → floor(x)"},
      {3, "x = (o − OutputPixelOffset) / Scale − InputPixelOffset → floor(x)"}}},
    {"RESAMPLE_GRAD1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
     {{3, "x = (o − InputPixelOffset) / Scale − OutputPixelOffset → the two about it, backwards"}}},
};

TEST(Symbols, AreWhatTheFormulaPutsNumbersInto)
{
    for (const InSymbols& each : kInSymbols) {
        const Case c = caseFromText(each.line);
        std::vector<Line> lines;
        for (const FormulaLine& line : symbolsOf(c.op, makePlan(c.op)))
            lines.push_back({line.axis, english(line.text)});
        EXPECT_EQ(lines, each.formula) << each.line;
    }
}

// One text for both: the channel's line holds the symbols before its numbers.
TEST(Symbols, OfTheChannelStandInTheExplanation)
{
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
                             "SPACE_TO_DEPTH --Sizes 1,2,4,4 --BlockSize 2"}) {
        const Case c = caseFromText(line);
        const Plan plan = makePlan(c.op);
        std::string channel;
        for (const FormulaLine& each : explain(c.op, plan, 5).formula)
            channel = each.axis == 1 ? english(each.text) : channel;
        EXPECT_TRUE(channel.starts_with(english(symbolsOf(c.op, plan).back().text) + " = ")) << channel;
    }
}

using testing::HasSubstr;

std::string meaning(const std::string& line)
{
    const Operator op = caseFromText(line).op;
    for (const Field& field : fields(op))
        if (field.info.name == "InterpolationMode")
            return english(meaningOf(op, std::get<EnumValue>(field.value)));
    return {};
}

TEST(ValueMeaning, LinearBlendsTwoAnAxisUnlessAFilterIsWiderOrItIsAGradient)
{
    const std::string sizes = " --Sizes 1,1,4,6 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5";
    EXPECT_THAT(meaning("RESAMPLE1" + sizes), HasSubstr("two nearest"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes), HasSubstr("two nearest"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes + " --Antialiased true"), HasSubstr("pairs' means"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes + " --Antialiased true --AntialiasFilter TRIANGLE"), HasSubstr("triangle"));
    EXPECT_THAT(meaning("RESAMPLE_GRAD1" + sizes), HasSubstr("gradients"));
}

TEST(ValueMeaning, NearestCopiesAndItsGradientAdds)
{
    EXPECT_THAT(meaning("RESAMPLE3 --Sizes 1,1,4,6 --Antialiased true"), HasSubstr("copies one"));
    EXPECT_THAT(meaning("RESAMPLE_GRAD --Sizes 1,1,4,6"), HasSubstr("gradients"));
}

TEST(ValueMeaning, LinearHasNoUseForARoundingDirection)
{
    for (const std::string operatorName : {"RESAMPLE2", "RESAMPLE3", "RESAMPLE_GRAD1"}) {
        const Operator linear = caseFromText(operatorName + " --Sizes 1,1,4,6 --InterpolationMode LINEAR").op;
        EXPECT_THAT(english(whyWithoutEffect(linear, "RoundingDirection")), HasSubstr("no effect")) << operatorName;
        EXPECT_TRUE(whyWithoutEffect(linear, "Scales").isEmpty());
        const Operator nearest = caseFromText(operatorName + " --Sizes 1,1,4,6").op;
        EXPECT_TRUE(whyWithoutEffect(nearest, "RoundingDirection").isEmpty());
    }
}

} // namespace
} // namespace tessera
