// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/lesson/player.h"
#include "tests/support/matchers.h"
#include "tests/support/random_case.h"

#include <set>
#include <tuple>

namespace tessera {
namespace {

using Filled = std::vector<std::vector<uint64_t>>; // by step: the elements

Filled played(const Plan& plan, Stepping stepping)
{
    const Player player(plan, stepping);
    Filled filled(player.steps());
    for (uint64_t step = 0; step < player.steps(); ++step)
        for (uint64_t i = 0; i < player.places(step).count(); ++i)
            filled[step].push_back(player.places(step).at(i));
    return filled;
}

constexpr StepOrder kAllOrders[] = {StepOrder::Output, StepOrder::Input, StepOrder::Memory};
constexpr StepUnit kAllUnits[] = {StepUnit::Element, StepUnit::Row, StepUnit::Block, StepUnit::Channel};

using enum StepOrder;
using enum StepUnit;
const std::tuple<const char*, Stepping, Filled> kPlayed[] = {
    // Output {1, 2, 2, 2} of eight channels of one pixel: the input's order in both orders of the operator.
    {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
     {Input},
     {{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}}},
    {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2", {Input}, {{0}, {4}, {1}, {5}, {2}, {6}, {3}, {7}}},
    // Output {1, 1, 2, 4}: rows, blocks and channels of it, and the block of a pixel in several channels.
    {"DEPTH_TO_SPACE1 --Sizes 1,4,1,2 --BlockSize 2", {Output, Row}, {{0, 1, 2, 3}, {4, 5, 6, 7}}},
    {"DEPTH_TO_SPACE1 --Sizes 1,4,1,2 --BlockSize 2", {Output, Block}, {{0, 1, 4, 5}, {2, 3, 6, 7}}},
    {"DEPTH_TO_SPACE1 --Sizes 1,4,1,2 --BlockSize 2", {Output, Channel}, {{0, 1, 2, 3, 4, 5, 6, 7}}},
    {"DEPTH_TO_SPACE1 --Sizes 1,4,1,2 --BlockSize 2", {Input, Row}, {{0, 2}, {1, 3}, {4, 6}, {5, 7}}},
    {"SPACE_TO_DEPTH --Sizes 1,1,2,4 --BlockSize 2", {Output, Block}, {{0, 2, 4, 6}, {1, 3, 5, 7}}},
    // By addresses. Interleaved channels: both channels of a pixel lie side by side.
    {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --OutputTensor.Strides 8,1,4,2",
     {Memory},
     {{0}, {4}, {1}, {5}, {2}, {6}, {3}, {7}}},
    {"RESAMPLE --Sizes 1,2,1,1 --Scales 1,1,1,2 --OutputTensor.Strides 4,1,4,2", {Memory}, {{0}, {2}, {1}, {3}}},
    // An output is filled when the last of its inputs has its turn. Linear, twice as wide: outputs 0 and 3 read one
    // input, and 1 and 2 read both.
    {"RESAMPLE1 --Sizes 1,1,1,2 --Scales 1,1,1,2 --InterpolationMode LINEAR", {Input}, {{0}, {1, 2, 3}}},
    {"RESAMPLE1 --Sizes 1,1,1,2 --Scales 1,1,1,2 --InterpolationMode LINEAR", {Output, Block}, {{0, 1}, {2, 3}}},
};

TEST(Player, FillsWhatThePencilSays)
{
    for (const auto& [line, stepping, filled] : kPlayed)
        EXPECT_EQ(played(planOf(line), stepping), filled) << line;
}

TEST(Player, AnInputThatNobodyReadsFillsNothing)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,1,4 --Scales 1,1,1,0.5");
    const Plan plan = makePlan(c.op);
    const Filled filled = played(plan, {StepOrder::Input});
    ASSERT_EQ(filled.size(), 4U);
    size_t empty = 0;
    const Player player(plan, {StepOrder::Input});
    for (uint64_t step = 0; step < 4; ++step) {
        const StepWords words = wordsAfter(c.op, plan, player, step + 1);
        EXPECT_EQ(words.formula.empty(), filled[step].empty());
        if (!filled[step].empty())
            continue;
        ++empty;
        EXPECT_THAT(english(words.sentence), HasSubstr("read by no output"));
        EXPECT_THAT(english(words.sentence), HasSubstr("(0,0,0," + std::to_string(step) + ")"));
    }
    EXPECT_EQ(empty, 2U);
}

// For every operator, order and unit. Each output is filled once, by the step that stepOf() names. In the input's order
// each input has one step, which reads it and no later input.
TEST(Player, FillsEachOutputOnce)
{
    std::set<std::string_view> operators;
    forEachRandom(400, [&](const Loaded& random) {
        const Plan& plan = random.plan;
        operators.insert(name(random.c.op));
        for (const StepOrder order : kAllOrders)
            for (const StepUnit unit : kAllUnits) {
                const Player player(plan, {order, unit});
                std::vector<uint64_t> filledBy(elementCount(plan.output), UINT64_MAX), turns;
                for (uint64_t step = 0; step < player.steps(); ++step) {
                    const Places places = player.places(step);
                    for (uint64_t i = 0; i < places.count(); ++i) {
                        ASSERT_EQ(filledBy.at(places.at(i)), UINT64_MAX) << "filled twice";
                        filledBy[places.at(i)] = step;
                        ASSERT_EQ(player.stepOf(places.at(i)), step);
                    }
                    if (order == StepOrder::Input)
                        for (uint64_t i = 0; i < player.turn(step).count(); ++i)
                            turns.push_back(player.turn(step).at(i));
                }
                ASSERT_EQ(std::ranges::count(filledBy, UINT64_MAX), 0) << "not filled";
                std::ranges::sort(turns);
                for (size_t i = 0; i < turns.size(); ++i)
                    ASSERT_EQ(turns[i], i);
                ASSERT_EQ(turns.size(), order == StepOrder::Input ? elementCount(plan.input) : 0);
            }
    });
    EXPECT_EQ(operators.size(), allOperators().size());
}

// In the order of the elements and of the addresses nothing is skipped.
TEST(Player, TheStepsOfElementsAreThoseOfTheTensor)
{
    forEachRandom(100, [](const Loaded& random) {
        const Plan& plan = random.plan;
        const Player output(plan, {}), input(plan, {StepOrder::Input}), memory(plan, {StepOrder::Memory});
        ASSERT_EQ(output.steps(), elementCount(plan.output));
        ASSERT_EQ(memory.steps(), output.steps());
        ASSERT_EQ(input.steps(), elementCount(plan.input));
        for (uint64_t step = 0; step < output.steps(); ++step)
            ASSERT_EQ(output.places(step).at(0), step);
        for (uint64_t step = 0; step < input.steps(); ++step)
            ASSERT_EQ(input.turn(step).at(0), step);
    });
}

TEST(Player, WordsAreThoseOfTheExplanation)
{
    const Case c = documentationExample();
    const Plan plan = makePlan(c.op);
    const Explanation explained = explain(c.op, plan, 39);
    const StepWords element = wordsAfter(c.op, plan, Player(plan, {}), 40);
    EXPECT_EQ(element.formula, explained.formula);
    EXPECT_EQ(element.sentence, explained.sentence);
    const StepWords row = wordsAfter(c.op, plan, Player(plan, {StepOrder::Output, StepUnit::Row}), 7);
    EXPECT_EQ(row.formula, explain(c.op, plan, 36).formula);
    EXPECT_THAT(english(row.sentence), HasSubstr("6 elements from (0,1,2,0) to (0,1,2,5)"));
}

// A step of a large tensor costs as little as one of a small tensor. A table of 10^8 elements for each would not end.
TEST(Player, StepsThroughAHundredMillionElements)
{
    const Plan plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,400,500,500 --BlockSize 10 --Order COLUMN_ROW_DEPTH");
    for (const StepOrder order : kAllOrders) {
        const Player player(plan, {order});
        ASSERT_EQ(player.steps(), 100'000'000U);
        for (uint64_t step = 0; step < player.steps(); step += 99)
            ASSERT_EQ(player.stepOf(player.places(step).at(0)), step);
    }
}

} // namespace
} // namespace tessera
