// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/random_case.h"

#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/trial_bench.h"
#include "tests/support/matchers.h"

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
        EXPECT_FALSE(c.op.input.strides || c.op.output.strides);
        ++kinds[std::string(name(c.op)) + " " + std::string(name(c.op.input.dataType))];
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
    EXPECT_EQ(cases.at(1, 1).op.input.dataType, DataType::Int64);
    EXPECT_THROW(RandomCases({.operators = {"RESAMPLE"}, .types = {DataType::Int64}}), TextError);
}

// A failure of an earlier version is repeated by its seed and number.
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

TEST(RandomCase, EveryOperatorTypeAndLayoutComesAndIsSmall)
{
    std::map<std::string, size_t> operators;
    std::set<DataType> types;
    size_t gaps = 0, repeats = 0, ones = 0, special = 0;
    uint64_t elements = 0;
    for (uint64_t i = 0; i < 5000; ++i) {
        const Case c = randomCase(1, i);
        ASSERT_TRUE(validate(c.op).empty()) << i << ": " << toText(c);
        const uint64_t most = std::max(elementCount(c.op.input), elementCount(c.op.output));
        ASSERT_LE(most, 20'000u) << toText(c);
        elements += most;
        ++operators[std::string(name(c.op))];
        types.insert(c.op.input.dataType);
        gaps += isPacked(c.op.output) ? 0 : 1;
        for (const uint64_t stride : effectiveStrides(c.op.input))
            repeats += stride == 0 ? 1 : 0;
        for (const uint32_t size : c.op.input.sizes)
            ones += size == 1 ? 1 : 0;
        special += std::get<Generator>(c.data).pattern == Pattern::Special ? 1 : 0;
    }
    EXPECT_LT(elements / 5000, 1000u);
    EXPECT_EQ(operators.size(), allOperators().size());
    for (const auto& [name, count] : operators)
        EXPECT_GT(count, 300u) << name;
    EXPECT_EQ(types.size(), kDataTypes.size());
    EXPECT_GT(gaps, 2000u);
    EXPECT_GT(repeats, 750u);
    EXPECT_GT(ones, 1250u);
    EXPECT_GT(special, 750u);
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

const char* const kDepthToSpace = "DEPTH_TO_SPACE1 --Sizes 2,50,3,4 --DataType INT16 --Strides 800,16,5,1 "
                                  "--OutputTensor.Strides 700,300,20,1 --BlockSize 5 --Order COLUMN_ROW_DEPTH "
                                  "--data special:9";
const char* const kResample = "RESAMPLE1 --Sizes 2,3,6,26 --DataType FLOAT16 --OutputTensor.Sizes 2,4,5,64 "
                              "--InterpolationMode LINEAR --Scales 1,1.3,0.77,2.46 --InputPixelOffsets 0,0.3,0.5,1.5 "
                              "--OutputPixelOffsets 0,0,-1.25,3 --data random:5";

// How far the last axis grows.
int64_t growth(const Case& c)
{
    return int64_t{c.op.output.sizes.back()} - c.op.input.sizes.back();
}

std::string smallest(const std::string& line, const StillFails& stillFails)
{
    const Case c = caseFromText(line);
    EXPECT_TRUE(stillFails(c)) << line;
    return toText(shrunk(c, stillFails));
}

TEST(Shrink, WhatDoesNotMatterGoesAndWhatMattersStays)
{
    const std::tuple<const char*, StillFails, const char*> rows[] = {
        {kDepthToSpace, [](const Case&) { return true; },
         "DEPTH_TO_SPACE1 --Sizes 1,1,1,1 --DataType FLOAT32 --BlockSize 1 --data iota"},
        {kDepthToSpace, [](const Case& c) { return c.op.kind == OperatorKind::DepthToSpace1 && c.op.blockSize >= 3; },
         "DEPTH_TO_SPACE1 --Sizes 1,9,1,1 --DataType FLOAT32 --BlockSize 3 --data iota"},
        {kResample, [](const Case&) { return true; }, "RESAMPLE1 --Sizes 1 --DataType FLOAT32 --Scales 1 --data iota"},
        {kResample, [](const Case& c) { return growth(c) >= c.op.input.sizes.back() + 5; },
         "RESAMPLE1 --Sizes 1 --DataType FLOAT32 --OutputTensor.Sizes 7 --Scales 1 --data iota"},
        // Where the scale is output size / input size, it stays so in the smaller case.
        {"RESAMPLE --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1",
         [](const Case& c) { return growth(c) > 0; },
         "RESAMPLE --Sizes 1 --DataType FLOAT32 --OutputTensor.Sizes 2 --Scales 2 --data iota"},
    };
    for (const auto& [line, stillFails, expected] : rows)
        EXPECT_EQ(smallest(line, stillFails), toText(caseFromText(expected)));
    const auto isSigned = [](const Case& c) { return c.op.input.dataType == DataType::Int16; };
    EXPECT_THAT(smallest(kDepthToSpace, isSigned), HasSubstr("INT16"));
    const auto hasGaps = [](const Case& c) { return !isPacked(c.op.output); };
    EXPECT_THAT(smallest(kDepthToSpace, hasGaps), HasSubstr("OutputTensor.Strides"));
}

TEST(Shrink, NoSizeGrowsAndTheSameCaseGivesTheSameResult)
{
    for (uint64_t i = 0; i < 60; ++i) {
        const Case c = randomCase(5, i);
        const auto stillFails = [&](const Case& other) {
            return other.op.input.dataType == c.op.input.dataType
                && elementCount(other.op.output) % 2 == elementCount(c.op.output) % 2;
        };
        const Case small = shrunk(c, stillFails);
        ASSERT_TRUE(stillFails(small)) << toText(c);
        ASSERT_TRUE(validate(small.op).empty()) << toText(small);
        ASSERT_LE(small.op.input.sizes.size(), c.op.input.sizes.size());
        ASSERT_LE(elementCount(small.op.input), elementCount(c.op.input));
        ASSERT_LE(elementCount(small.op.output), elementCount(c.op.output));
        ASSERT_EQ(small, shrunk(c, stillFails));
    }
}

TEST(Shrink, EndsWhenItsTriesAreUsedUp)
{
    for (const size_t tries : {size_t{0}, size_t{1}, size_t{7}, size_t{50}}) {
        size_t runs = 0;
        const auto count = [&](const Case&) { return ++runs % 3 == 0; };
        shrunk(caseFromText(kDepthToSpace), count, tries);
        EXPECT_LE(runs, tries);
    }
}

} // namespace
} // namespace tessera
