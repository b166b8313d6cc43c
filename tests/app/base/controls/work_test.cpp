// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/latest.h"
#include "app/tensor/planes/parallel.h"
#include "tests/app/support/wait.h"
#include "tests/support/matchers.h"
#include "tests/support/no_threads.h"

#include <QtWidgets>

#include <atomic>
#include <new>
#include <numeric>
#include <stdexcept>

namespace tessera {
namespace {

// Computes squares while its gate is open.
class Squares {
public:
    explicit Squares(WhenNewer whenNewer = WhenNewer::Stop)
        : latest([this](int request, int& answer, const RunControl& control) { work(request, answer, control); },
                 {.answered = [this](int, const Reply<int>& reply) { answers.push_back(reply.answer); },
                  .busyChanged = [this] { ++busyChanges; }},
                 whenNewer)
    {
    }

    // Waits until every job has ended and all delivered calls are made.
    void drain()
    {
        isOpen = true;
        ASSERT_TRUE(workerThreads().waitForDone(kPatience));
        QCoreApplication::processEvents();
    }

    std::atomic<bool> isOpen = false;
    std::atomic<int> runs = 0, stopped = 0;
    std::vector<int> answers;
    int busyChanges = 0;
    Latest<int, int> latest;

private:
    void work(int request, int& answer, const RunControl& control)
    {
        ++runs;
        while (!isOpen) {
            if (control.stop.stop_requested()) {
                ++stopped;
                throw Cancelled();
            }
            QThread::yieldCurrentThread();
        }
        answer = request * request;
    }
};

// The machine's load decides how many runs begin before the newest one. Each of them is stopped, or one has just ended.
TEST(Latest, HundredRequestsGiveOneAnswer)
{
    Squares squares;
    for (int i = 1; i <= 100; ++i)
        squares.latest.request(i);
    EXPECT_TRUE(squares.latest.isBusy());
    squares.drain();
    EXPECT_THAT(squares.answers, ElementsAre(10000));
    EXPECT_LE(squares.runs, squares.stopped + 2);
    EXPECT_FALSE(squares.latest.isBusy());
    EXPECT_EQ(squares.busyChanges, 2);
}

TEST(Latest, ANewRequestStopsTheRunBeforeIt)
{
    Squares squares;
    squares.latest.request(1);
    ASSERT_TRUE(waitFor([&] { return squares.runs == 1; }));
    squares.latest.request(2);
    ASSERT_TRUE(waitFor([&] { return squares.stopped == 1; }));
    squares.drain();
    EXPECT_THAT(squares.answers, ElementsAre(4));
}

TEST(Latest, ARunThatIsToFinishAnswersAndTheNewestRequestFollows)
{
    Squares squares(WhenNewer::Finish);
    squares.latest.request(1);
    ASSERT_TRUE(waitFor([&] { return squares.runs == 1; }));
    for (int i = 2; i <= 5; ++i)
        squares.latest.request(i);
    squares.drain();
    EXPECT_THAT(squares.answers, ElementsAre(1, 25));
    EXPECT_EQ(squares.stopped, 0);
    EXPECT_EQ(squares.busyChanges, 2);
}

TEST(Latest, AFreeThreadIsEnoughWhereNoFurtherOneStarts)
{
    std::thread::id where;
    Latest<int, int> latest([&](int, int&, const RunControl&) { where = std::this_thread::get_id(); },
                            {.answered = [](int, const Reply<int>&) {}});
    latest.request(1);
    ASSERT_TRUE(workerThreads().waitForDone(kPatience));
    const NoThreads none;
    latest.request(2);
    ASSERT_TRUE(workerThreads().waitForDone(kPatience));
    EXPECT_NE(where, std::this_thread::get_id());
}

TEST(Latest, AnAnswerThatIsLateIsDropped)
{
    Squares squares;
    squares.isOpen = true;
    squares.latest.request(1);
    ASSERT_TRUE(workerThreads().waitForDone(kPatience)); // without events, so that the answer has not come yet
    squares.latest.request(2);
    squares.drain();
    EXPECT_THAT(squares.answers, ElementsAre(4));
}

TEST(Latest, CancelStopsTheRunAndNothingIsAnswered)
{
    for (const WhenNewer whenNewer : {WhenNewer::Stop, WhenNewer::Finish}) {
        Squares squares(whenNewer);
        squares.latest.request(1);
        ASSERT_TRUE(waitFor([&] { return squares.runs == 1; }));
        squares.latest.request(2);
        squares.latest.cancel();
        EXPECT_FALSE(squares.latest.isBusy());
        ASSERT_TRUE(waitFor([&] { return squares.stopped == 1; }));
        squares.drain();
        EXPECT_THAT(squares.answers, IsEmpty());
        EXPECT_EQ(squares.runs, 1);
        squares.latest.request(3); // the thread is free again
        squares.drain();
        EXPECT_THAT(squares.answers, ElementsAre(9));
    }
}

TEST(Latest, DestructionStopsTheRunWaitsAndDropsTheAnswers)
{
    std::atomic<int> runs = 0, ended = 0;
    int answers = 0;
    {
        Latest<int, int> latest(
            [&](int, int&, const auto& control) {
                ++runs;
                control.show(1);
                while (!control.stop.stop_requested())
                    QThread::yieldCurrentThread();
                ++ended;
            },
            {.answered = [&](int, const Reply<int>&) { ++answers; }});
        latest.request(1);
        while (runs == 0)
            QThread::yieldCurrentThread();
        latest.request(2); // this job never begins, or is stopped as well
    }
    EXPECT_EQ(ended, runs);
    QCoreApplication::processEvents();
    EXPECT_EQ(answers, 0);
}

TEST(Latest, EveryExceptionBecomesASentenceBesideWhatWasThereBeforeIt)
{
    const std::pair<std::function<void()>, const char*> rows[] = {
        {[] { throw EngineError("The device is lost. Run again."); }, "The device is lost. Run again."},
        {[] { throw std::bad_alloc(); }, "There is not enough memory for this."},
        {[] { throw std::logic_error("a bug"); }, "a bug"},
        {[] { throw 42; }, "The computation failed without saying why."},
    };
    for (const auto& [act, sentence] : rows) {
        std::vector<Reply<int>> replies;
        Latest<int, int> latest(
            [&act = act](int, int& answer, const RunControl&) {
                answer = 7;
                act();
            },
            {.answered = [&](int, const Reply<int>& reply) { replies.push_back(reply); }});
        latest.request(1);
        ASSERT_TRUE(waitFor([&] { return !latest.isBusy(); }));
        ASSERT_EQ(replies.size(), 1U);
        EXPECT_EQ(english(replies[0].error), sentence);
        EXPECT_EQ(replies[0].answer, 7);
        EXPECT_TRUE(replies[0].isComplete);
    }
}

TEST(Latest, ARunThatGivesUpByItselfIsNoLongerBusy)
{
    int answers = 0;
    Latest<int, int> latest([](int, int&, const RunControl&) { throw Cancelled(); },
                            {.answered = [&](int, const Reply<int>&) { ++answers; }});
    latest.request(1);
    ASSERT_TRUE(waitFor([&] { return !latest.isBusy(); }));
    EXPECT_EQ(answers, 0);
}

TEST(Latest, ProgressComesInStepsOfOnePerCentOnTheOwnersThread)
{
    std::vector<double> told;
    bool isOurThread = true;
    const QThread* const ours = QThread::currentThread();
    Latest<int, int> latest(
        [](int, int&, const RunControl& control) {
            for (int i = 0; i <= 10000; ++i)
                control.progress(i / 10000.0);
        },
        {.answered = [&](int, const Reply<int>&) { isOurThread &= QThread::currentThread() == ours; },
         .progressed =
             [&](double fraction) {
                 told.push_back(fraction);
                 isOurThread &= QThread::currentThread() == ours;
             }});
    latest.request(1);
    ASSERT_TRUE(waitFor([&] { return !latest.isBusy(); }));
    EXPECT_TRUE(isOurThread);
    EXPECT_GE(told.size(), 99U);
    EXPECT_LE(told.size(), 101U);
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
}

TEST(Latest, EarlyAnswersComeInOrderBeforeTheLast)
{
    std::vector<std::pair<int, bool>> seen;
    Latest<int, int> latest(
        [](int request, int& answer, const auto& control) {
            for (answer = 0; answer < request; ++answer)
                control.show(answer);
        },
        {.answered = [&](int, const Reply<int>& reply) { seen.emplace_back(reply.answer, reply.isComplete); }});
    latest.request(3);
    ASSERT_TRUE(waitFor([&] { return !latest.isBusy(); }));
    EXPECT_THAT(seen, ElementsAre(std::pair(0, false), std::pair(1, false), std::pair(2, false), std::pair(3, true)));
}

TEST(ThreadPool, RefusesWorkThatNoThreadCanDo)
{
    ThreadPool pool;
    std::atomic<int> done = 0;
    {
        const NoThreads none;
        EXPECT_FALSE(pool.start([&] { ++done; }));
    }
    EXPECT_EQ(pool.activeThreadCount(), 0u);
    EXPECT_TRUE(pool.start([&] { ++done; }));
    EXPECT_TRUE(pool.waitForDone());
    const NoThreads none;
    EXPECT_TRUE(pool.start([&] { ++done; })) << "a thread is free";
    EXPECT_TRUE(pool.waitForDone());
    EXPECT_EQ(done, 2);
}

TEST(ThreadPool, OfOneThreadWorksInOrder)
{
    std::vector<int> order, expected(100);
    std::iota(expected.begin(), expected.end(), 0);
    {
        ThreadPool pool(1);
        for (int i = 0; i < 100; ++i)
            EXPECT_TRUE(pool.start([&order, i] { order.push_back(i); }));
    } // the destructor waits
    EXPECT_EQ(order, expected);
}

TEST(ThreadPool, WaitsNoLongerThanItIsTold)
{
    ThreadPool pool;
    std::atomic<bool> mayEnd = false;
    EXPECT_TRUE(pool.start([&] {
        while (!mayEnd)
            std::this_thread::yield();
    }));
    EXPECT_FALSE(pool.waitForDone(10));
    EXPECT_EQ(pool.activeThreadCount(), 1u);
    mayEnd = true;
    EXPECT_TRUE(pool.waitForDone());
}

TEST(InParallel, EveryElementIsOfOnePart)
{
    for (const uint64_t parts : {0, 1, 2, 7, 64, 1000}) {
        std::vector<std::atomic<int>> counts(100);
        inParallel(Pool::Painting, counts.size(), parts, [&](uint64_t begin, uint64_t end) {
            for (uint64_t i = begin; i < end; ++i)
                ++counts[i];
        });
        for (const std::atomic<int>& count : counts)
            EXPECT_EQ(count, 1) << parts;
    }
}

TEST(InParallel, ThrowsWhatAPartThrows)
{
    std::atomic<int> done = 0;
    const auto work = [&](uint64_t begin, uint64_t) {
        if (begin == 3)
            throw std::bad_alloc();
        ++done;
    };
    EXPECT_THROW(inParallel(Pool::Loading, 8, 8, work), std::bad_alloc);
    EXPECT_EQ(done, 7);
}

} // namespace
} // namespace tessera
