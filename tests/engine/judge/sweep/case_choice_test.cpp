// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/case_choice.h"

#include "engine/core/tensor/error.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal(const std::vector<std::string>& operators, const std::optional<std::string>& types)
{
    return messageOf<TextError>([&] { choiceFrom(operators, types, false); });
}

TEST(CaseChoice, IsTheSameInWhateverOrderItIsTold)
{
    const CaseChoice choice = choiceFrom({"RESAMPLE1", "DEPTH_TO_SPACE1", "RESAMPLE1"}, "FLOAT16,FLOAT32", true);
    EXPECT_EQ(choice, choiceFrom({"DML_OPERATOR_DEPTH_TO_SPACE1", "RESAMPLE1"}, "FLOAT32,FLOAT16,FLOAT32", true));
    EXPECT_THAT(choice.operators, ElementsAre("DEPTH_TO_SPACE1", "RESAMPLE1"));
    EXPECT_EQ(toText(choice), " --operator DEPTH_TO_SPACE1 --operator RESAMPLE1 --types FLOAT32,FLOAT16 --packed");
    EXPECT_EQ(described(choice), "DEPTH_TO_SPACE1, RESAMPLE1; FLOAT32, FLOAT16; packed");
}

TEST(CaseChoice, OfAllIsThatOfNone)
{
    EXPECT_EQ(choiceFrom(operatorNames(), std::nullopt, false), CaseChoice());
    EXPECT_EQ(toText(CaseChoice()), "");
    EXPECT_EQ(described(CaseChoice()), "");
    EXPECT_EQ(described(CaseChoice{.isPacked = true}), "packed");
}

TEST(CaseChoice, KnowsTheTypesOfEveryOperator)
{
    EXPECT_THAT(typesOf(*operatorFromName("RESAMPLE_GRAD")), ElementsAre(DataType::Float32, DataType::Float16));
    EXPECT_EQ(typesOf(*operatorFromName("RESAMPLE3")).size(), 4u);
    EXPECT_EQ(typesOf(*operatorFromName("SPACE_TO_DEPTH")).size(), kDataTypes.size());
}

TEST(CaseChoice, SaysWhatWouldBeRight)
{
    EXPECT_THAT(refusal({"RESAMPEL"}, {}), AllOf(HasSubstr("--operator \"RESAMPEL\""), HasSubstr("RESAMPLE?")));
    EXPECT_THAT(refusal({}, "FLOAT32,FLOT16"), AllOf(HasSubstr("--types \"FLOT16\""), HasSubstr("FLOAT16?")));
    EXPECT_THAT(refusal({}, ""), HasSubstr("expected FLOAT64"));
    EXPECT_THAT(refusal({"RESAMPLE_GRAD", "SPACE_TO_DEPTH"}, "INT8"),
                AllOf(HasSubstr("--types INT8: RESAMPLE_GRAD"), HasSubstr("FLOAT32, FLOAT16")));
    EXPECT_THAT(refusal({"RESAMPLE_GRAD"}, "FLOAT32,INT8"),
                AllOf(HasSubstr("--types INT8"), HasSubstr("expected one of FLOAT32, FLOAT16")));
    EXPECT_EQ(refusal({"RESAMPLE_GRAD", "SPACE_TO_DEPTH"}, "FLOAT32,INT8"), "nothing was thrown");
}

} // namespace
} // namespace tessera
