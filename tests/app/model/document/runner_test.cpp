// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/model/document/session.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/wait.h"
#include "tests/support/matchers.h"
#include "tests/support/no_threads.h"

#include <QtWidgets>

namespace tessera {
namespace {

RunRequest request(uint64_t serial = 0)
{
    return {.c = documentationExample(), .engines = {QStringLiteral("fake")}, .serial = serial};
}

RunRequest requestOfTwo(uint64_t serial = 0)
{
    RunRequest both = request(serial);
    both.engines << QStringLiteral("other");
    return both;
}

struct RunnerTest : testing::Test {
    RunnerTest()
    {
        QObject::connect(&runner, &Runner::answered, [this](const RunResult& result) { answers.push_back(result); });
    }

    FakeEngine::Log log;
    std::vector<RunResult> answers;
    Runner runner{fakeEngines(log)};
};

TEST_F(RunnerTest, AMissingFileIsTheDatasFault)
{
    RunRequest missing = request();
    missing.c.data = FromFile{"/nowhere/at all.npy"};
    runner.request(missing);
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    EXPECT_THAT(english(answers[0].dataError), HasSubstr("/nowhere/at all.npy"));
    EXPECT_TRUE(answers[0].error.isEmpty());
    EXPECT_EQ(log.runs, 0);
}

TEST_F(RunnerTest, AQuickBIsAnsweredTogetherWithA)
{
    runner.request(requestOfTwo());
    ASSERT_TRUE(workerThreads().waitForDone(kPatience)); // before the early answer
    QCoreApplication::processEvents();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_TRUE(answers[0].isComplete);
    EXPECT_TRUE(answers[0].comparison);
}

TEST_F(RunnerTest, AIsAnsweredWhileASlowBRuns)
{
    log.act = [this] { log.milliseconds = 3 * kPatience; }; // the next run takes long
    runner.request(requestOfTwo(7));
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    EXPECT_TRUE(runner.isBusy());
    EXPECT_FALSE(answers[0].isComplete);
    EXPECT_EQ(answers[0].serial, 7U);
    EXPECT_TRUE(answers[0].a && !answers[0].b);
    runner.cancel();
    EXPECT_EQ(answers.size(), 1U);
}

TEST_F(RunnerTest, WhatAGaveIsAnsweredWhenBIsCancelled)
{
    log.act = [this] { log.milliseconds = 3 * kPatience; };
    runner.request(requestOfTwo());
    ASSERT_TRUE(waitFor([&] { return log.runs == 2; }));
    QCoreApplication::processEvents();
    runner.cancel();
    EXPECT_FALSE(runner.isBusy());
    ASSERT_EQ(answers.size(), 1U); // only one answer, however long B had run
    EXPECT_TRUE(answers[0].a && !answers[0].b);
}

// Without B the output of a device is checked by samples; with B the comparison shows mistakes.
TEST_F(RunnerTest, WhatADeviceComputedIsSampledWhereNothingElseIsHeldAgainstIt)
{
    log.dispatches = 1;
    runner.request(request(1));
    ASSERT_TRUE(waitFor([&] { return answers.size() == 1; }));
    EXPECT_TRUE(english(answers[0].error).find("fake gave a wrong result") != std::string::npos);
    EXPECT_FALSE(answers[0].a);

    runner.request(requestOfTwo(2));
    ASSERT_TRUE(waitFor([&] { return !runner.isBusy(); }));
    EXPECT_TRUE(answers.back().error.isEmpty());
    EXPECT_TRUE(answers.back().comparison);
}

TEST(SessionFolder, SavesOneAfterTheOtherWhereNoThreadStarts)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("session.json");
    std::atomic<bool> isHeld = false, mayGoOn = false;
    SessionFolder session(folder.path(), [&](const Message&) {
        isHeld = true;
        while (!mayGoOn)
            std::this_thread::yield();
    });
    ASSERT_TRUE(QDir().mkpath(file + QStringLiteral("/in its place")));
    Session saved;
    session.write(saved); // this fails, and stops there
    ASSERT_TRUE(waitFor([&] { return isHeld.load(); }));
    ASSERT_TRUE(QDir(file).removeRecursively());
    {
        const NoThreads none;
        saved.live = false;
        session.write(saved);
    }
    EXPECT_FALSE(QFile::exists(file)) << "two saves at the same time";
    mayGoOn = true;
    session.finish();
    EXPECT_TRUE(QFile::exists(file));
    EXPECT_TRUE(session.problem().isEmpty());
}

} // namespace
} // namespace tessera
