// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/case_issues.h"

#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(CaseIssues, OfAGeneratorAreThoseOfTheOperator)
{
    const Case c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2");
    EXPECT_EQ(issuesOf(c, {}), validate(c.op));
}

// The nearest blocks first, or the sizes of the data, and none that they do not have.
TEST(CaseIssues, SuggestWhatGoesWithTheData)
{
    using Suggested = std::vector<std::pair<std::string, std::vector<std::string>>>; // of each issue's path
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

} // namespace
} // namespace tessera
