// SPDX-License-Identifier: Apache-2.0
// Random cases of every operator on every engine: against the reference, which shares nothing with the plan, and
// against the plan's own numbers, bit for bit.
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/measure.h"
#include "tests/support/engines.h"
#include "tests/support/naive_plan.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gtest/gtest.h>

#include <set>

namespace tessera {

class Oracle : public testing::TestWithParam<std::string> {
protected:
    const Engine& m_engine = engineNamed(GetParam());
};
INSTANTIATE_TEST_SUITE_P(, Oracle, testing::ValuesIn(engineNames()), engineTestName);

class PlanOracle : public Oracle { };
INSTANTIATE_TEST_SUITE_P(, PlanOracle, testing::ValuesIn(planEngineNames()), engineTestName);

namespace {

// The engine's outputs of random cases against expected(random).
void expectOutputs(const Engine& engine, uint64_t count, bool equalBits, auto&& expected)
{
    forEachRandom(count, [&](const Loaded& random) {
        ASSERT_EQ(validate(random.c.op), Issues{});
        const Comparison found = compare(random.plan, random.input, runOn(engine, random), expected(random),
                                         defaultTolerance(random.plan, equalBits));
        ASSERT_EQ(found.beyond, 0u) << found;
        ASSERT_EQ(found.count, elementCount(random.plan.output));
    });
}

} // namespace

TEST_P(PlanOracle, RandomCasesAreTheReferences)
{
    expectOutputs(m_engine, 1500, false, [](const Loaded& each) { return runOn(engineNamed("reference"), each); });
}

// So all of them agree with each other bit for bit.
TEST_P(PlanOracle, RandomCasesHaveTheBitsOfThePlan)
{
    expectOutputs(m_engine, 1500, true, [](const Loaded& each) {
        Tensor output(each.plan.output);
        test::runNaively(each.plan, each.input, output);
        return output;
    });
}

// From sources() alone: bits where one source has all the weight, else Σ weight·value in float64.
Tensor rebuiltFromSources(const Loaded& each)
{
    Tensor output(each.plan.output);
    const DataType type = output.desc.dataType;
    for (uint64_t i = 0; i < elementCount(output.desc); ++i) {
        const Partners from = sources(each.plan, i);
        double sum = 0;
        for (const Partner& source : from.list)
            sum += source.weight * toDouble(type, each.input.bits(source.element));
        const bool isCopy = from.count == 1 && from.list[0].weight == 1;
        output.setBits(i, isCopy ? each.input.bits(from.list[0].element) : fromSum(type, sum));
    }
    return output;
}

TEST_P(Oracle, OutputsAreWhatTheirSourcesSay)
{
    expectOutputs(m_engine, 1000, false, rebuiltFromSources);
}

TEST_P(Oracle, WhatLiesBetweenTheElementsStays)
{
    forEachRandom(400, [&](const Loaded& each) { ASSERT_TRUE(paddingIsUntouched(runOn(m_engine, each))); });
}

// The reference may not read the plan, the others not the case.
TEST_P(Oracle, ReadsOnlyItsOwnHalf)
{
    forEachRandom(100, [&](const Loaded& each) {
        Tensor actual(each.plan.output);
        if (m_engine.executesPlans())
            m_engine.run(Case{}, each.plan, each.input, actual);
        else
            m_engine.run(each.c, Plan{}, each.input, actual);
        ASSERT_TRUE(equalElements(actual, runOn(m_engine, each)));
    });
}

// The map that is recovered from outside is the one that makePlan() says, whatever the operator.
TEST_P(Oracle, AnXrayRecoversTheRightMap)
{
    std::set<std::string_view> operators;
    forEachRandom(150, [&](const Loaded& each) {
        operators.insert(name(each.c.op));
        const Xray xray = probe(m_engine, each.c.op);
        EXPECT_TRUE(xray.isSame && xray.differing == 0) << english(joined(xray.findings, "\n"));
        EXPECT_EQ(english(xray.findings.front()), "The map is the right one.");
        EXPECT_EQ(xray.findings.size(), 2u) << english(joined(xray.findings, "\n"));
        EXPECT_TRUE(xray.plan) << "a plan like ours says it";
        EXPECT_GT(xray.runs, 1u);
    });
    EXPECT_EQ(operators.size(), allOperators().size());
}

TEST_P(Oracle, ARunThatIsMeasuredTakesTimeAndGivesTheOutput)
{
    const Loaded linear("RESAMPLE1 --Sizes 1,2,20,30 --Scales 1,1,2,2 --InterpolationMode LINEAR");
    Tensor output(linear.plan.output);
    const Measurement m = measure(m_engine, linear.c, linear.input, output, {.rounds = 2, .seconds = 0});
    for (const RunSample& run : {m.cold, m.hot[0], m.hot[1]}) {
        EXPECT_GT(run.kernel, 0);
        EXPECT_GE(run.wall, run.kernel);
    }
    EXPECT_GT(m.hot[0].copy, 0);
    EXPECT_TRUE(equalElements(output, runOn(m_engine, linear)));
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
