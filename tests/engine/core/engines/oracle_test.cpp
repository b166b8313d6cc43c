// SPDX-License-Identifier: Apache-2.0
// Random cases of every operator on every engine: against the reference, which shares nothing with the plan, and
// against the plan's own numbers, bit for bit.
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
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

namespace {

// The engine's outputs of random cases against expected(c, plan, input).
void expectOutputs(const Engine& engine, uint64_t count, bool equalBits, auto&& expected)
{
    for (const uint64_t seed : testSeeds(count)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        ASSERT_EQ(validate(c.op), Issues{});
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Comparison found = compare(plan, input, runOn(engine, c, plan, input), expected(c, plan, input),
                                         defaultTolerance(plan, equalBits));
        ASSERT_EQ(found.beyond, 0u) << found;
        ASSERT_EQ(found.count, elementCount(outputDesc(c.op)));
    }
}

} // namespace

TEST_P(PlanOracle, RandomCasesAreTheReferences)
{
    expectOutputs(m_engine, 1500, false, [](const Case& c, const Plan& plan, const Tensor& input) {
        return runOn(engineNamed("reference"), c, plan, input);
    });
}

// So all of them agree with each other bit for bit.
TEST_P(PlanOracle, RandomCasesHaveTheBitsOfThePlan)
{
    expectOutputs(m_engine, 1500, true,
                  [](const Case&, const Plan& plan, const Tensor& input) { return evaluatedInFloat32(plan, input); });
}

TEST_P(Oracle, OutputsAreWhatTheirSourcesSay)
{
    expectOutputs(m_engine, 1000, false,
                  [](const Case&, const Plan& plan, const Tensor& input) { return rebuiltFromSources(plan, input); });
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
