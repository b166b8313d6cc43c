// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/work/thread_pool.h"

#include "app/tensor/planes/parallel.h"
#include "tests/support/no_threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <numeric>

namespace tessera {
namespace {

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
    } // waits
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
