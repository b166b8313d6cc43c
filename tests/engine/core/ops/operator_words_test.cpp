// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ops/operator.h"

#include "engine/core/case/case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using Lines = std::vector<std::pair<int, std::string>>; // an axis and its formula

TEST(Symbols, AreWhatTheFormulaPutsNumbersInto)
{
    const std::string sampled = " = (o − OutputPixelOffset) / Scale − InputPixelOffset → ";
    const std::pair<const char*, Lines> rows[] = {
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
        {"DEPTH_TO_SPACE --Sizes 1,8,1,1 --BlockSize 2",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = by·b·C + bx·C + c"}}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
        {"RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
         {{3, "x" + sampled + "the two about it"}}},
        {"RESAMPLE2 --Sizes 1,1,2,4 --Scales 1,1,2,2 --RoundingDirection DECREASING",
         {{2, "y" + sampled + "floor(x)"}, {3, "x" + sampled + "floor(x)"}}},
        {"RESAMPLE_GRAD1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
         {{3, "x = (o − InputPixelOffset) / Scale − OutputPixelOffset → the two about it, backwards"}}},
    };
    for (const auto& [line, formula] : rows) {
        const Operator op = caseFromText(line).op;
        Lines lines;
        for (const FormulaLine& each : symbolsOf(op, makePlan(op)))
            lines.emplace_back(each.axis, english(each.text));
        EXPECT_EQ(lines, formula) << line;
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
    const std::string sizes = " --Sizes 1,1,4,6", linear = sizes + " --InterpolationMode LINEAR --Scales 1,1,0.5,0.5";
    const std::pair<std::string, const char*> rows[] = {
        {"RESAMPLE1" + linear, "two nearest"},
        {"RESAMPLE3" + linear, "two nearest"},
        {"RESAMPLE3" + linear + " --Antialiased true", "pairs' means"},
        {"RESAMPLE3" + linear + " --Antialiased true --AntialiasFilter TRIANGLE", "triangle"},
        {"RESAMPLE_GRAD1" + linear, "gradients"},
        {"RESAMPLE3" + sizes + " --Antialiased true", "copies one"}, // nearest
        {"RESAMPLE_GRAD" + sizes, "gradients"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(meaning(line), HasSubstr(said)) << line;
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
