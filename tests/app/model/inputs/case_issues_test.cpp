// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/case_issues.h"

#include "engine/core/ops/operator.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

// The issues of the operator's line, on values of these sizes.
Issues issuesOn(const char* line, std::vector<uint32_t> sizes)
{
    Case c = caseFromText(line);
    c.data = FromValues{Tensor({.dataType = inputDesc(c.op).dataType, .sizes = std::move(sizes)}), "photo.png"};
    return issuesOf(c, {});
}

TEST(CaseIssues, OfAGeneratorAreThoseOfTheOperator)
{
    const Case c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2");
    EXPECT_EQ(issuesOf(c, {}), validate(c.op));
}

TEST(CaseIssues, SuggestBlocksForDataAndNoSizesThatTheyDoNotHave)
{
    const Issues issues = issuesOn("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2", {1, 3, 240, 321});
    ASSERT_EQ(issues.size(), 2U);
    EXPECT_EQ(issues[0].path, "InputTensor.Sizes[3]");
    EXPECT_THAT(issues[0].suggestions, IsEmpty());
    EXPECT_EQ(issues[1].path, "BlockSize");
    EXPECT_THAT(issues[1].suggestions, ElementsAre("3"));
}

TEST(CaseIssues, SuggestTheNearestBlocksFirst)
{
    const Issues issues = issuesOn("DEPTH_TO_SPACE1 --Sizes 1,144,1,1 --BlockSize 5", {1, 144, 1, 1});
    ASSERT_FALSE(issues.empty());
    EXPECT_THAT(issues.back().suggestions, ElementsAre("4", "6", "3"));
}

TEST(CaseIssues, SuggestTheSizesOfTheData)
{
    const Issues issues = issuesOn("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2", {1, 3, 240, 320});
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_THAT(issues[0].suggestions, ElementsAre("320"));
}

TEST(CaseIssues, SuggestNothingWhereNoBlockGoesWithTheData)
{
    const Issues issues = issuesOn("SPACE_TO_DEPTH1 --Sizes 1,3,241,320 --BlockSize 2", {1, 3, 241, 320});
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_THAT(issues[0].suggestions, IsEmpty());
}

} // namespace
} // namespace tessera
