// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/case_choice.h"

#include "engine/core/tensor/error.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

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

TEST(Shard, AllTogetherHaveEachCaseOnce)
{
    for (const uint64_t cases : {1u, 5u, 64u, 100u, 101u})
        for (uint64_t count = 1; count <= 20; ++count) {
            std::map<uint64_t, int> seen;
            for (uint64_t index = 1; index <= count; ++index) {
                const Shard shard{index, count};
                for (uint64_t own = 0; own < shard.cases(cases); ++own)
                    ++seen[shard.caseAt(own)];
            }
            ASSERT_EQ(seen.size(), cases) << count;
            ASSERT_EQ(seen.rbegin()->first, cases - 1) << count;
            for (const auto& [number, times] : seen)
                ASSERT_EQ(times, 1) << number;
        }
}

TEST(Shard, IsReadAsIOfN)
{
    EXPECT_EQ(shardFrom("3/16"), (Shard{3, 16}));
    EXPECT_EQ(toText(Shard{3, 16}), "3/16");
    for (const char* text : {"", "0/4", "5/4", "1", "/", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/0"})
        EXPECT_THROW(shardFrom(text), TextError) << text;
}

} // namespace
} // namespace tessera
