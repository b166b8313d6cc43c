// SPDX-License-Identifier: Apache-2.0
// A family of operators that exists nowhere in the tree does all that the engine's own do.
#include "tests/example_family/channel_shuffle.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/random.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string kLine = "CHANNEL_SHUFFLE --Sizes 1,6,1,2 --DataType UINT32 --GroupCount 3 --data iota";

class ExampleFamily : public testing::Test {
protected:
    static void SetUpTestSuite() { example::addChannelShuffle(); }

    static Tensor run(const std::string& engine, const Case& c)
    {
        const Plan plan = makePlan(c.op);
        Tensor output(plan.output);
        makeEngine(engine)->run(c, plan, loadInput(c), output);
        return output;
    }

    Case c = caseFromText(kLine);
    Plan plan = makePlan(c.op);
};

TEST_F(ExampleFamily, RunsOnEveryEngine)
{
    for (const EngineEntry& entry : engineList()) {
        if (!entry.available)
            continue;
        const Tensor output = run(entry.name, c);
        std::vector<uint64_t> values;
        for (uint64_t i = 0; i < elementCount(output.desc); ++i)
            values.push_back(output.bits(i));
        EXPECT_THAT(values, ElementsAre(0, 1, 4, 5, 8, 9, 2, 3, 6, 7, 10, 11)) << entry.name;
    }
}

TEST_F(ExampleFamily, RandomCasesAgreeWithTheOracle)
{
    Random random(7);
    for (int i = 0; i < 100; ++i) {
        Case any{.title = {}, .op = example::ChannelShuffle(), .data = Generator{.pattern = Pattern::Random}};
        any.op->randomize(random);
        ASSERT_EQ(validate(any.op), Issues{});
        const Comparison found = compare(makePlan(any.op), loadInput(any), run("cpu", any), run("reference", any), {});
        ASSERT_EQ(found.equal, found.count) << toText(any);
    }
}

TEST_F(ExampleFamily, IsWrittenAndReadAsALine)
{
    EXPECT_EQ(toText(c), kLine);
    EXPECT_EQ(caseFromText(toText(c)), c);
    EXPECT_THROW(caseFromText("CHANNEL_SHUFFLE --Sizes 1,6,1,2 --Groups 3"), TextError);
    EXPECT_FALSE(validate(caseFromText("CHANNEL_SHUFFLE --Sizes 1,6,1,2 --GroupCount 4").op).empty());
}

TEST_F(ExampleFamily, IsWrittenAndReadAsACaseFile)
{
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "tessera_channel_shuffle.json";
    writeCaseFile(c, path);
    const CaseFile file = readCaseFile(path);
    std::filesystem::remove(path);
    ASSERT_EQ(file.dispatchCount(), 1u);
    EXPECT_EQ(file.dispatch(0).op, c.op);
    EXPECT_TRUE(equalElements(loadInput(file.dispatch(0)), loadInput(c)));
}

TEST_F(ExampleFamily, IsExplained)
{
    EXPECT_EQ(english(explain(c.op, plan, 2).sentence), "Output channel 1 is input channel 2.");
    EXPECT_THAT(targets(plan, 4).list, ElementsAre(Partner{2, 1}));
    const std::vector<StoryStep> steps = story(plan);
    ASSERT_EQ(steps.size(), 4u);
    const auto names = [](const StoryStep& step) {
        std::vector<std::string> list;
        for (const StoryDimension& dimension : step.dimensions)
            list.push_back(dimension.name);
        return list;
    };
    EXPECT_THAT(names(steps[0]), ElementsAre("n", "k", "h", "w"));
    EXPECT_THAT(names(steps[1]), ElementsAre("n", "g", "c", "h", "w"));
    EXPECT_THAT(names(steps[2]), ElementsAre("n", "c", "g", "h", "w"));
}

TEST_F(ExampleFamily, IsSaidInEveryDialect)
{
    EXPECT_THAT(code(c.op, Dialect::DirectML), HasSubstr("desc.GroupCount = 3;"));
    EXPECT_THAT(code(c.op, Dialect::NumPy), HasSubstr("x.reshape(1, 3, 2, 1, 2).transpose(0, 2, 1, 3, 4)"));
    EXPECT_THAT(code(c.op, Dialect::PyTorch), HasSubstr("F.channel_shuffle(x, 3)"));
    EXPECT_THAT(code(c.op, Dialect::Einops), HasSubstr("\"n (g c) h w -> n (c g) h w\", g=3"));
}

TEST_F(ExampleFamily, IsComparedAndProved)
{
    const Tensor output = run("cpu", c);
    EXPECT_EQ(assess(c.op, plan, loadInput(c), output, output, {}).verdict, Verdict::Pass);
    const Case still = caseFromText("CHANNEL_SHUFFLE --Sizes 1,6,1,2 --DataType UINT32 --GroupCount 6 --data iota");
    const Tensor same = run("cpu", still);
    EXPECT_EQ(english(assess(still.op, makePlan(still.op), loadInput(still), same, same, {}).reason),
              "every channel stays where it is");
    const auto engine = makeEngine("cpu");
    ASSERT_TRUE(isPermutation(c.op));
    EXPECT_TRUE(provePermutation(*engine, c.op).holds());
    const RoundTrip trip = roundTrip(*engine, c.op);
    EXPECT_EQ(trip.returned, trip.count);
    EXPECT_LT(trip.returnedMixed, trip.count);
}

TEST_F(ExampleFamily, IsInTheListsAndInTheConformancePack)
{
    EXPECT_TRUE(operatorFromName("DML_OPERATOR_CHANNEL_SHUFFLE"));
    EXPECT_EQ(conformanceCases().back().title, "channel shuffle of three groups");
    EXPECT_THROW(addOperator(example::ChannelShuffle()), TextError);
}

} // namespace
} // namespace tessera
