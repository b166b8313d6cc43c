// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"

#include "engine/core/case/case.h"
#include "tests/engine/compute/cpu/naive_run.h"

#include <gtest/gtest.h>

#include <stop_token>
#include <thread>

namespace tessera {
namespace {

using namespace test;

const Case kNoCase = {}; // the engine reads none

TEST(CpuThreads, TheirNumberChangesNoBit)
{
    Random random(4);
    for (const Plan& plan : largePlans(random)) {
        SCOPED_TRACE(plan.work.index());
        expectNaive(plan, random, {1, 2, 3});
    }
}

TEST(CpuThreads, RunsMayOverlapOnOneEngine)
{
    Random random(5);
    const Plan plan = std::move(largePlans(random)[3]);
    const InputAndExpected run = inputAndExpected(plan, random);
    const auto engine = makeCpuEngine(2);
    std::vector<Tensor> outputs;
    for (int i = 0; i < 3; ++i)
        outputs.push_back(markedOutput(plan));
    {
        std::vector<std::jthread> threads;
        for (Tensor& output : outputs)
            threads.emplace_back([&] { engine->run(kNoCase, plan, run.input, output); });
    }
    for (const Tensor& output : outputs)
        EXPECT_TRUE(sameBytes(plan, output, run.expected));
}

TEST(CpuControl, ProgressRisesToOneOnTheCallingThread)
{
    Random random(6);
    for (const Plan& plan : largePlans(random)) {
        const Tensor input = randomInput(random, plan);
        for (const unsigned threads : {1u, 2u}) {
            double last = 0;
            const auto caller = std::this_thread::get_id();
            const RunControl control = {.progress = [&](double progress) {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                EXPECT_GE(progress, last);
                last = progress;
            }};
            Tensor output = markedOutput(plan);
            makeCpuEngine(threads)->run(kNoCase, plan, input, output, control);
            EXPECT_EQ(last, 1);
        }
    }
}

TEST(CpuControl, AStoppedRunThrowsAndLeavesTheEngineFitForTheNext)
{
    Random random(7);
    const Plan plan = std::move(largePlans(random)[3]);
    const auto [input, expected] = inputAndExpected(plan, random);
    const auto engine = makeCpuEngine(2);

    std::stop_source before;
    before.request_stop();
    Tensor output = markedOutput(plan);
    EXPECT_THROW(engine->run(kNoCase, plan, input, output, {.stop = before.get_token()}), Cancelled);
    EXPECT_TRUE(sameBytes(plan, output, markedOutput(plan))) << "nothing was written";

    std::stop_source during;
    int reports = 0;
    const RunControl control = {.stop = during.get_token(), .progress = [&](double) {
                                    ++reports;
                                    during.request_stop();
                                }};
    EXPECT_THROW(makeCpuEngine(1)->run(kNoCase, plan, input, output, control), Cancelled);
    EXPECT_EQ(reports, 1);

    engine->run(kNoCase, plan, input, output);
    EXPECT_TRUE(sameBytes(plan, output, expected));
}

TEST(CpuEngine, SaysWhatItIs)
{
    const auto engine = makeCpuEngine(1, "plain");
    EXPECT_EQ(engine->name(), "cpu");
    EXPECT_EQ(english(engine->description()), "1 thread, plain");
    EXPECT_TRUE(engine->executesPlans());
    EXPECT_THROW(makeCpuEngine(1, "AVX-7"), EngineError);
}

} // namespace
} // namespace tessera
