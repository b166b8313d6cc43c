// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_levels.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <thread>

namespace tessera {
namespace {

TEST(FiniteRanges, ASearchWithoutMemoryFailsForAllWhoWaitAndIsDoneAgain)
{
    const Tensor tensor({.dataType = DataType::Float32, .sizes = {1, 1, 1, 4}});
    std::atomic<int> searches = 0;
    std::atomic<bool> mayFail = false;
    FiniteRanges ranges([&](const Tensor& each) {
        if (++searches > 1)
            return finiteRange(each, {});
        while (!mayFail)
            std::this_thread::yield();
        throw std::bad_alloc();
    });
    std::thread first([&] { EXPECT_THROW(ranges.of(tensor), std::bad_alloc); });
    while (searches == 0)
        std::this_thread::yield();
    std::thread second([&] {
        try {
            ranges.of(tensor); // it came when the first had failed
        } catch (const std::bad_alloc&) { // as the first, for which it waited
        }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(50)); // so that it waits
    mayFail = true;
    first.join();
    second.join();
    EXPECT_EQ(ranges.of(tensor), FiniteRange(std::pair(0.0, 0.0)));
}

} // namespace
} // namespace tessera
