// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/assess.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/support/engines.h"
#include "tests/support/tensors.h"
#include "tests/support/test_engine.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

RunOutcome outcomeOf(std::function<void()> fail)
{
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,1,1");
    const Plan plan = makePlan(c.op);
    return tryRun(failing(std::move(fail)), c, plan, loadInput(c), Tensor(plan.output));
}

TEST(Trial, EveryStateHasAWordThatReadsBack)
{
    for (const TrialState state : kTrialStates)
        EXPECT_EQ(trialStateFromWord(word(state)), state);
    EXPECT_EQ(trialStateFromWord(word(TrialState::Missing)), TrialState::Missing);
    EXPECT_EQ(word(TrialState::Unsupported), "UNSUPPORTED");
    EXPECT_EQ(trialStateFromWord("PASSED"), std::nullopt);
}

TEST(Trial, AFailureBecomesAState)
{
    for (const auto& [kind, state] : {std::pair{FailureKind::Crash, TrialState::Crash},
                                      {FailureKind::Timeout, TrialState::Timeout},
                                      {FailureKind::Invalid, TrialState::Invalid},
                                      {FailureKind::Unsupported, TrialState::Unsupported}})
        EXPECT_EQ(outcomeOf([failure = kind] { throw RunFailure(failure, "no"); }).state, state);
    const RunOutcome failed = outcomeOf([] { throw EngineError("The device is lost."); });
    EXPECT_EQ(failed.state, TrialState::Fail);
    EXPECT_EQ(english(failed.reason), "The device is lost");
    EXPECT_FALSE(failed.output);
    EXPECT_TRUE(outcomeOf([] {}).output);
    EXPECT_THROW(outcomeOf([] { throw Cancelled(); }), Cancelled);
}

TEST(Trial, AReasonHasNoFullStop)
{
    const auto reasonOf = [](const Message& sentence) {
        return outcomeOf([&] { throw EngineError(sentence); }).reason;
    };
    const Text lost{"room", "The device is lost"}, says{"room", "it says: %1"};
    EXPECT_TRUE(reasonOf(lost + ".") == Message(lost)) << "it is still the room's sentence";
    EXPECT_TRUE(reasonOf(says("Over.\n")) == says("Over"));
    EXPECT_EQ(english(reasonOf(says("a.b") + ".")), "it says: a.b");
    EXPECT_EQ(english(reasonOf(Message("Over.") + ".")), "Over");
}

TEST(Trial, ValuesInOtherPlacesAreMoved)
{
    EXPECT_TRUE(areMoved(bytesOf({1, 2, 2, 3}), bytesOf({3, 2, 1, 2})));
    EXPECT_FALSE(areMoved(bytesOf({1, 2, 2, 3}), bytesOf({3, 2, 1, 1})));
    EXPECT_FALSE(areMoved(bytesOf({1, 2}), bytesOf({1, 2, 2})));
}

// Two NaNs of one bit pattern are equal only where the tolerance says so, even where all bits are.
TEST(Trial, EqualBitsAreJudgedByTheTolerance)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType FLOAT32 --data special");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    const Tensor output = runOn(engineNamed("cpu"), c, input);
    EXPECT_EQ(judge(c, plan, input, output, output, {}).state, TrialState::Pass);
    EXPECT_EQ(judge(c, plan, input, output, output, {.nanEqualsNan = false}).state, TrialState::Fail);
}

} // namespace
} // namespace tessera
