// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/input_case.h"

#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(CaseIssues, OfAGeneratorAreThoseOfTheOperator)
{
    const Case c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2");
    EXPECT_EQ(issuesOf(c, {}), validate(c.op));
}

// Suggests the nearest blocks first, or the sizes of the data, and no sizes that the data do not have.
TEST(CaseIssues, SuggestWhatGoesWithTheData)
{
    // The path and the suggested values of each issue.
    using Suggested = std::vector<std::pair<std::string, std::vector<std::string>>>;
    const std::tuple<const char*, std::vector<uint32_t>, Suggested> rows[] = {
        {"SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2",
         {1, 3, 240, 321},
         {{"InputTensor.Sizes[3]", {}}, {"BlockSize", {"3"}}}},
        {"DEPTH_TO_SPACE1 --Sizes 1,144,1,1 --BlockSize 5",
         {1, 144, 1, 1},
         {{"InputTensor.Sizes[1]", {}}, {"BlockSize", {"4", "6", "3"}}}},
        {"SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2", {1, 3, 240, 320}, {{"InputTensor.Sizes[3]", {"320"}}}},
        {"SPACE_TO_DEPTH1 --Sizes 1,3,241,320 --BlockSize 2", {1, 3, 241, 320}, {{"InputTensor.Sizes[2]", {}}}},
    };
    for (const auto& [line, sizes, suggested] : rows) {
        Case c = caseFromText(line);
        c.data = FromValues{Tensor({.dataType = inputDesc(c.op).dataType, .sizes = sizes}), "photo.png"};
        Suggested found;
        for (const Issue& issue : issuesOf(c, {}))
            found.emplace_back(issue.path, issue.suggestions);
        EXPECT_EQ(found, suggested) << line;
    }
}

// The form has no field for that shape.
TEST(CaseIssues, AShapeThatFollowsBlamesTheNumberThatMakesIt)
{
    const std::pair<const char*, const char*> rows[] = {
        {"RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,1e9",
         "Scales[3] = 1e+09 gives OutputTensor.Sizes = {1, 1, 4, 4000000000}, which has more than 2^32 − 1 elements"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,100000000 --BlockSize 2",
         "InputTensor.Sizes[3] = 100000000 gives OutputTensor.Sizes = {1, 2, 4, 200000000}, which needs "},
    };
    for (const auto& [line, sentenceBegins] : rows) {
        const Issues issues = issuesOf(caseFromText(line), {.bytes = 1 << 30});
        ASSERT_EQ(issues.size(), 1U) << line;
        EXPECT_EQ(english(sentence(issues[0])).substr(0, std::string(sentenceBegins).size()), sentenceBegins);
    }
}

} // namespace
} // namespace tessera
