// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/random_case.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/case_choice.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tessera {
namespace {

TEST(RandomCase, DependsOnItsSeedAndNumberAlone)
{
    std::vector<std::string> forwards;
    for (uint64_t i = 0; i < 300; ++i)
        forwards.push_back(toText(randomCase(7, i)));
    for (uint64_t i = 300; i-- > 0;)
        ASSERT_EQ(toText(randomCase(7, i)), forwards[i]) << i;
    EXPECT_GT(std::set<std::string>(forwards.begin(), forwards.end()).size(), 295u);
    size_t same = 0;
    for (uint64_t i = 0; i < 300; ++i)
        same += toText(randomCase(8, i)) == forwards[i] ? 1 : 0;
    EXPECT_LT(same, 3u);
}

TEST(RandomCase, IsOfTheChoiceAndOfItAlone)
{
    const CaseChoice choice{
        {"DEPTH_TO_SPACE1", "RESAMPLE_GRAD", "RESAMPLE3"}, {DataType::Float16, DataType::Int8}, true};
    const RandomCases cases(choice);
    std::map<std::string, size_t> kinds;
    for (uint64_t i = 0; i < 1000; ++i) {
        const Case c = cases.at(4, i);
        ASSERT_TRUE(validate(c.op).empty()) << toText(c);
        EXPECT_FALSE(inputDesc(c.op).strides || outputDesc(c.op).strides);
        ++kinds[std::string(name(c.op)) + " " + std::string(name(inputDesc(c.op).dataType))];
        ASSERT_EQ(toText(RandomCases(choice).at(4, i)), toText(c));
    }
    EXPECT_EQ(kinds.size(), 5u); // a gradient of INT8 there is not
    for (const auto& [kind, count] : kinds)
        EXPECT_GT(count, 100u) << kind;
}

TEST(RandomCase, OfTypesLeavesOutTheOperatorsWithoutThem)
{
    const RandomCases cases({.types = {DataType::Int64}});
    EXPECT_EQ(cases.operators().size(), 4u);
    EXPECT_EQ(inputDesc(cases.at(1, 1).op).dataType, DataType::Int64);
    EXPECT_THROW(RandomCases({.operators = {"RESAMPLE"}, .types = {DataType::Int64}}), TextError);
}

// Failures of other times were found by number.
TEST(RandomCase, StaysWhatItWas)
{
    EXPECT_EQ(toText(randomCase(7, 0)),
              "DEPTH_TO_SPACE --Sizes 2,9,3,5 --DataType UINT8 --Strides 135,3,1,27 "
              "--OutputTensor.Strides 135,135,15,1 --OutputTensor.TotalTensorSizeInBytes 280 "
              "--BlockSize 3 --data random:95699");
    EXPECT_EQ(toText(randomCase(7, 1)),
              "RESAMPLE1 --Sizes 2,6,4 --DataType FLOAT32 --OutputTensor.Sizes 4,8,4 "
              "--OutputTensor.Strides 8,32,2 --InterpolationMode NEAREST_NEIGHBOR --Scales 2,1e-45,1 "
              "--InputPixelOffsets -17.429352,2468052,9584618 --OutputPixelOffsets -0.5,-0.5,-0.25 "
              "--data special:55988");
}

TEST(RandomCase, HasNoIssuesIsSmallAndReadsBack)
{
    uint64_t elements = 0;
    for (uint64_t i = 0; i < 5000; ++i) {
        const Case c = randomCase(3, i);
        ASSERT_EQ(validate(c.op).size(), 0u) << i << ": " << toText(c);
        const uint64_t most = std::max(elementCount(inputDesc(c.op)), elementCount(outputDesc(c.op)));
        ASSERT_LE(most, 20'000u) << toText(c);
        elements += most;
        ASSERT_EQ(caseFromText(toText(c)).op, c.op) << toText(c);
    }
    EXPECT_LT(elements / 5000, 1000u);
}

TEST(RandomCase, EveryOperatorTypeAndLayoutComes)
{
    std::map<std::string, size_t> operators;
    std::set<DataType> types;
    size_t gaps = 0, repeats = 0, ones = 0, special = 0;
    for (uint64_t i = 0; i < 2000; ++i) {
        const Case c = randomCase(1, i);
        ++operators[std::string(name(c.op))];
        types.insert(inputDesc(c.op).dataType);
        gaps += isPacked(outputDesc(c.op)) ? 0 : 1;
        for (const uint64_t stride : effectiveStrides(inputDesc(c.op)))
            repeats += stride == 0 ? 1 : 0;
        for (const uint32_t size : inputDesc(c.op).sizes)
            ones += size == 1 ? 1 : 0;
        special += std::get<Generator>(c.data).pattern == Pattern::Special ? 1 : 0;
    }
    EXPECT_EQ(operators.size(), allOperators().size());
    for (const auto& [name, count] : operators)
        EXPECT_GT(count, 120u) << name;
    EXPECT_EQ(types.size(), kDataTypes.size());
    EXPECT_GT(gaps, 800u);
    EXPECT_GT(repeats, 300u);
    EXPECT_GT(ones, 500u);
    EXPECT_GT(special, 300u);
}

TEST(RandomCase, EveryWayHasANameAndAWeight)
{
    for (const WeightTable& table : randomCaseWeights()) {
        EXPECT_FALSE(table.title.empty());
        EXPECT_GT(table.rows.size(), 1u);
        for (const Weighted& row : table.rows) {
            EXPECT_FALSE(row.name.empty());
            EXPECT_GT(row.weight, 0u) << row.name;
        }
    }
}

TEST(RandomCase, WaysAreTakenAsOftenAsTheyWeigh)
{
    constexpr Weighted kRows[] = {{"a", 1}, {"never", 0}, {"b", 3}};
    Random random(1);
    std::array<size_t, 3> counts = {};
    for (size_t i = 0; i < 4000; ++i)
        ++counts[pickWeighted(kRows, random)];
    EXPECT_NEAR(static_cast<double>(counts[0]), 1000, 100);
    EXPECT_EQ(counts[1], 0u);
}

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
