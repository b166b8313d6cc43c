// SPDX-License-Identifier: Apache-2.0
// Random cases of every operator on every engine: against the reference, which shares nothing with the plan, and
// against the plan's own numbers, bit for bit.
#include "engine/compare.h"
#include "engine/operator.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/taps_in_float32.h"

#include <gtest/gtest.h>

namespace tessera {

class Oracle : public testing::TestWithParam<std::string> {
protected:
    const Engine& m_engine = engineNamed(GetParam());
};
INSTANTIATE_TEST_SUITE_P(, Oracle, testing::ValuesIn(engineNames()), engineTestName);

class PlanOracle : public Oracle { };
INSTANTIATE_TEST_SUITE_P(, PlanOracle, testing::ValuesIn(planEngineNames()), engineTestName);

TEST_P(PlanOracle, RandomCasesAreTheReferences)
{
    for (const uint64_t seed : testSeeds(1500)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        ASSERT_EQ(validate(c.op), Issues{});
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Tensor actual = runOn(m_engine, c, plan, input);
        const Tensor expected = runOn(engineNamed("reference"), c, plan, input);
        const Comparison found = compare(c.op, plan, input, actual, expected, defaultTolerance(plan, false));
        ASSERT_EQ(found.beyond, 0u) << found;
        ASSERT_EQ(found.count, elementCount(outputDesc(c.op)));
    }
}

// So all of them agree with each other bit for bit.
TEST_P(PlanOracle, RandomCasesHaveTheBitsOfThePlan)
{
    for (const uint64_t seed : testSeeds(1500)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Comparison found = compare(c.op, plan, input, runOn(m_engine, c, plan, input),
                                         evaluatedInFloat32(plan, input), defaultTolerance(plan, true));
        ASSERT_EQ(found.beyond, 0u) << found;
    }
}

TEST_P(Oracle, OutputsAreWhatTheirSourcesSay)
{
    for (const uint64_t seed : testSeeds(1000)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Comparison found = compare(c.op, plan, input, runOn(m_engine, c, plan, input),
                                         rebuiltFromSources(plan, input), defaultTolerance(plan, false));
        ASSERT_EQ(found.beyond, 0u) << found;
    }
}

TEST_P(Oracle, WhatLiesBetweenTheElementsStays)
{
    for (const uint64_t seed : testSeeds(400)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        ASSERT_TRUE(paddingIsUntouched(runOn(m_engine, c, loadInput(c))));
    }
}

// The reference may not read the plan, the others not the case.
TEST_P(Oracle, ReadsOnlyItsOwnHalf)
{
    for (const uint64_t seed : testSeeds(100)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Tensor expected = runOn(m_engine, c, plan, input);
        Tensor actual(outputDesc(c.op));
        if (m_engine.executesPlans())
            m_engine.run(Case{}, plan, input, actual);
        else
            m_engine.run(c, Plan{}, input, actual);
        ASSERT_TRUE(equalElements(actual, expected));
    }
}

TEST_P(Oracle, AStoppedRunSaysSo)
{
    std::stop_source source;
    source.request_stop();
    for (const Operator& op : allOperators()) {
        Case c{.title = {}, .op = op};
        setInput(c.op, DataType::Float32, {1, 4, 2, 2});
        ASSERT_EQ(validate(c.op), Issues{}) << name(op);
        Tensor output(outputDesc(c.op));
        EXPECT_THROW(m_engine.run(c, makePlan(c.op), Tensor(inputDesc(c.op)), output, {.stop = source.get_token()}),
                     Cancelled)
            << name(op);
    }
}

} // namespace tessera
