// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/runner.h"

#include "app/base/work/latest.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/wait.h"
#include "tests/support/matchers.h"

#include <new>

namespace tessera {
namespace {

RunRequest request(uint64_t serial = 0)
{
    return {.c = documentationExample(), .engineA = QStringLiteral("fake"), .engineB = {}, .serial = serial};
}

struct RunAnswers {
    explicit RunAnswers(Runner& runner)
    {
        QObject::connect(&runner, &Runner::answered, [this](const RunResult& result) { list.push_back(result); });
    }
    std::vector<RunResult> list;
};

TEST(Runner, AMissingFileIsTheDatasFault)
{
    FakeEngine::Log log;
    Runner runner(fakeEngines(log));
    const RunAnswers answers(runner);
    RunRequest missing = request();
    missing.c.data = FromFile{"/nowhere/at all.npy"};
    runner.request(missing);
    ASSERT_TRUE(waitFor([&] { return !answers.list.empty(); }));
    EXPECT_THAT(english(answers.list[0].dataError), HasSubstr("/nowhere/at all.npy"));
    EXPECT_TRUE(answers.list[0].error.isEmpty());
    EXPECT_EQ(log.runs, 0);
}

RunRequest requestOfTwo(uint64_t serial = 0)
{
    RunRequest both = request(serial);
    both.engineB = QStringLiteral("other");
    return both;
}

TEST(Runner, AQuickBIsAnsweredTogetherWithA)
{
    FakeEngine::Log log;
    Runner runner(fakeEngines(log));
    const RunAnswers answers(runner);
    runner.request(requestOfTwo());
    ASSERT_TRUE(workerThreads().waitForDone(kPatience)); // before anybody waits for B
    QCoreApplication::processEvents();
    ASSERT_EQ(answers.list.size(), 1U);
    EXPECT_TRUE(answers.list[0].isComplete);
    EXPECT_TRUE(answers.list[0].comparison);
}

TEST(Runner, AIsAnsweredWhileASlowBRuns)
{
    FakeEngine::Log log;
    log.act = [&log] { log.milliseconds = 3 * kPatience; }; // for the run after it
    Runner runner(fakeEngines(log));
    const RunAnswers answers(runner);
    runner.request(requestOfTwo(7));
    ASSERT_TRUE(waitFor([&] { return !answers.list.empty(); }));
    EXPECT_TRUE(runner.isBusy());
    EXPECT_FALSE(answers.list[0].isComplete);
    EXPECT_EQ(answers.list[0].serial, 7U);
    EXPECT_TRUE(answers.list[0].a && !answers.list[0].b);
    runner.cancel();
    EXPECT_EQ(answers.list.size(), 1U);
}

TEST(Runner, WhatAGaveIsAnsweredWhenBIsCancelled)
{
    FakeEngine::Log log;
    log.act = [&log] { log.milliseconds = 3 * kPatience; };
    Runner runner(fakeEngines(log));
    const RunAnswers answers(runner);
    runner.request(requestOfTwo());
    ASSERT_TRUE(waitFor([&] { return log.runs == 2; }));
    QCoreApplication::processEvents();
    runner.cancel();
    EXPECT_FALSE(runner.isBusy());
    ASSERT_EQ(answers.list.size(), 1U); // however long B had run
    EXPECT_TRUE(answers.list[0].a && !answers.list[0].b);
}

// Without a B a device's output is sampled; with one the comparison shows what is wrong.
TEST(Runner, WhatADeviceComputedIsSampledWhereNothingElseIsHeldAgainstIt)
{
    FakeEngine::Log log;
    log.dispatches = 1;
    Runner runner(fakeEngines(log));
    const RunAnswers answers(runner);
    runner.request(request(1));
    ASSERT_TRUE(waitFor([&] { return answers.list.size() == 1; }));
    EXPECT_TRUE(english(answers.list[0].error).find("fake gave a wrong result") != std::string::npos);
    EXPECT_FALSE(answers.list[0].a);

    runner.request(requestOfTwo(2));
    ASSERT_TRUE(waitFor([&] { return !runner.isBusy(); }));
    EXPECT_TRUE(answers.list.back().error.isEmpty());
    EXPECT_TRUE(answers.list.back().comparison);
}

} // namespace
} // namespace tessera
