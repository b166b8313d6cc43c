// SPDX-License-Identifier: GPL-3.0-or-later
// A process that stays: the conversation, and every way in which it breaks off.
#include "foreign_runs.h"

#include "engine/core/ops/operator.h"
#include "engine/judge/measure/assess.h"
#include "tests/support/matchers.h"

#include <atomic>
#include <sstream>
#include <thread>

namespace tessera {
namespace {

std::vector<long> startedIn(const std::filesystem::path& log)
{
    std::istringstream lines(contentOf(log));
    std::vector<long> processes;
    for (long each = 0; lines >> each;)
        processes.push_back(each);
    return processes;
}

// A way of the server, and what its processes write down.
class ServeEngine : public testing::Test {
protected:
    std::unique_ptr<Engine> engineOf(const std::string& way) const { return makeForeignEngine(serverWay(way, log)); }
    void waitUntilAsked() const
    {
        while (contentOf(log).find("asked") == std::string::npos)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }

    const std::filesystem::path log = foreignTestFolder() / "log";
};

TEST_F(ServeEngine, AnswersManyCasesFromOneProcess)
{
    {
        const auto engine = engineOf("check");
        EXPECT_TRUE(startedIn(log).empty()) << "nothing is started before it is needed";
        EXPECT_EQ(english(engine->description()), "copier 1.2, CPU, 1 thread");
        for (int i = 0; i < 20; ++i) {
            const ForeignRun run = runForeign(*engine);
            EXPECT_TRUE(run.isRight()) << run.reason;
            EXPECT_EQ(run.timings.kernel, 0.25) << "its own seconds";
        }
        EXPECT_EQ(startedIn(log).size(), 1u);
    }
    EXPECT_FALSE(isAlive(startedIn(log).front()));
}

TEST_F(ServeEngine, IsTimedFromOutsideWhereItSaysNoSeconds)
{
    const ForeignRun run = runForeign(serverWay("no-seconds"));
    EXPECT_TRUE(run.isRight()) << run.reason;
    EXPECT_GT(run.timings.kernel, 0);
    EXPECT_NE(run.timings.kernel, 0.25);
}

TEST_F(ServeEngine, EachWayIsTheStateOfOneRun)
{
    using enum FailureKind;
    const struct {
        const char* way;
        std::optional<FailureKind> kind; // none: the engine is missing
        const char* reason;
        bool staysUp;
    } rows[] = {
        {"unsupported", Unsupported, "PyTorch has no DCR", true},
        {"claims", Unsupported, "DEPTH_TO_SPACE1", true},
        {"error", Failed, "out of memory", true},
        {"segv", Crash, "signal 11 (segmentation fault)", false},
        {"crash-first", Crash, "before its greeting", false},
        {"hang", Timeout, "1 s", false},
        {"silent", Timeout, "1 s", false},
        {"junk", Invalid, "Welcome to my engine", false},
        {"version", Invalid, "tessera = 2", false},
        {"chatty", Invalid, "copying ...", false},
        {"huge", Invalid, "1 MiB", false},
        {"other-id", Invalid, "id", false},
        {"no-output", Invalid, "it wrote no output", false},
        {"missing", {}, "there is no module torch. To install it: apt-get install python3-torch", false},
    };
    for (const auto& [way, kind, reason, staysUp] : rows) {
        SCOPED_TRACE(way);
        const std::filesystem::path own = foreignTestFolder() / (way + std::string(".log"));
        const bool hangs = kind == Timeout;
        const auto engine =
            makeForeignEngine(serverWay(way, own), {.timeLimit = hangs ? std::optional(1.0) : std::nullopt});
        for (int i = 0; i < 2; ++i) {
            const ForeignRun run = runForeign(*engine);
            EXPECT_EQ(run.kind, kind) << run.reason;
            EXPECT_EQ(run.isMissing, !kind) << run.reason;
            EXPECT_THAT(run.reason, HasSubstr(reason));
        }
        const size_t starts = startedIn(own).size();
        EXPECT_TRUE(hangs || starts == (staysUp ? 1u : 2u)) << "started again where it must be: " << starts;
    }
}

// A command with many cases stops at a server that never greets, and goes on after one that fails a case.
TEST_F(ServeEngine, OneThatNeverGreetsIsToldFromOneThatFails)
{
    const Case c = identityCase();
    const Plan plan = makePlan(c.op);
    const auto outcomeOf = [&](const char* way) {
        const auto engine = makeForeignEngine(serverWay(way), {.timeLimit = 1.0});
        return tryRun(*engine, c, plan, Tensor(c.op.input), Tensor(plan.output));
    };
    for (const char* way : {"silent", "junk", "version", "crash-first", "missing"})
        EXPECT_TRUE(outcomeOf(way).isMissing) << way;
    for (const char* way : {"hang", "segv", "error", "chatty", "unsupported"})
        EXPECT_FALSE(outcomeOf(way).isMissing) << way;
}

TEST_F(ServeEngine, ComesBackAfterAnEndInMidConversation)
{
    const auto engine = engineOf("die");
    EXPECT_TRUE(runForeign(*engine).isRight());
    const ForeignRun dead = runForeign(*engine);
    EXPECT_EQ(dead.kind, FailureKind::Crash);
    EXPECT_THAT(dead.reason, AllOf(HasSubstr("exit code 3"), HasSubstr("out of luck")));
    EXPECT_TRUE(runForeign(*engine).isRight());
    EXPECT_EQ(startedIn(log).size(), 2u);
}

TEST_F(ServeEngine, IsCancelledAndLeavesNoProcess)
{
    const auto engine = engineOf("hang");
    std::stop_source source;
    const std::jthread stopper([&] {
        waitUntilAsked();
        source.request_stop();
    });
    EXPECT_THROW(runForeign(*engine, identityCase(), {.stop = source.get_token()}), Cancelled);
    EXPECT_FALSE(isAlive(startedIn(log).front()));
}

TEST_F(ServeEngine, LetsThreadsWaitForEachOther)
{
    const auto engine = engineOf("copy");
    std::atomic<int> right = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int j = 0; j < 5; ++j)
                    right += runForeign(*engine).isRight() ? 1 : 0;
            });
    }
    EXPECT_EQ(right, 20);
    EXPECT_EQ(startedIn(log).size(), 1u);
}

TEST_F(ServeEngine, CancelsWhoWaitsForItsTurn)
{
    const auto engine = engineOf("hang");
    std::stop_source first, second;
    std::jthread holder(
        [&] { EXPECT_THROW(runForeign(*engine, identityCase(), {.stop = first.get_token()}), Cancelled); });
    waitUntilAsked();
    second.request_stop();
    EXPECT_THROW(runForeign(*engine, identityCase(), {.stop = second.get_token()}), Cancelled);
    first.request_stop();
}

} // namespace
} // namespace tessera
