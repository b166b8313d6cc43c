// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_profile.h"

#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/value.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <new>
#include <thread>

namespace tessera {
namespace {

// The element at n, c, y, x is c·100 + y·10 + x.
Tensor planes()
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 2, 3, 4}});
    for (uint64_t i = 0; i < 24; ++i)
        tensor.setBits(i, fromDouble(DataType::Float32, double(i / 12 * 100 + i % 12 / 4 * 10 + i % 4)));
    return tensor;
}

std::vector<double> lows(const ValueProfile& profile)
{
    std::vector<double> values;
    for (const ValueProfile::Bin& bin : profile.bins)
        values.push_back(bin.low);
    return values;
}

TEST(ValueProfileTest, GoesAlongXAndAlongYThroughTheElement)
{
    const ValueProfile x = profileOf(planes(), {0, 1, 2, 3}, 3, 100), y = profileOf(planes(), {0, 1, 2, 3}, 2, 100);
    EXPECT_EQ(x.length, 4U);
    EXPECT_EQ(lows(x), (std::vector<double>{120, 121, 122, 123}));
    EXPECT_EQ(y.length, 3U);
    EXPECT_EQ(lows(y), (std::vector<double>{103, 113, 123}));
    EXPECT_EQ(x.at(2).low, x.at(2).high);
}

TEST(ValueProfileTest, TellsASingleSpikeAmongMillions)
{
    constexpr uint32_t kLength = 1 << 24;
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 1, kLength}});
    tensor.setBits(12'345'678, 200);
    const ValueProfile profile = profileOf(tensor, {0, 0, 0, 0}, 3, 300);
    ASSERT_EQ(profile.bins.size(), 300U);
    uint32_t next = 0, spikes = 0;
    for (const ValueProfile::Bin& bin : profile.bins) {
        EXPECT_EQ(bin.first, std::exchange(next, bin.end));
        EXPECT_EQ(bin.low, 0);
        spikes += bin.high > 0;
    }
    EXPECT_EQ(next, kLength);
    EXPECT_EQ(spikes, 1U);
    const ValueProfile::Bin& spike = profile.at(12'345'678);
    EXPECT_EQ(spike.high, 200);
    EXPECT_EQ(spike.highAt, 12'345'678U);
    EXPECT_EQ(profile.at(0).highAt, 0U);
}

TEST(ValueProfileTest, KeepsWhatIsNotFiniteApart)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float16, .sizes = {1, 1, 1, 6}});
    const double infinity = std::numeric_limits<double>::infinity();
    const double values[] = {1, std::nan(""), infinity, 2, -infinity, -infinity};
    for (uint64_t i = 0; i < 6; ++i)
        tensor.setBits(i, fromDouble(DataType::Float16, values[i]));
    const ValueProfile profile = profileOf(tensor, {}, 3, 3);
    EXPECT_TRUE(profile.bins[0].hasNaN && profile.bins[0].isFinite && !profile.bins[0].hasPlus);
    EXPECT_EQ(profile.bins[0].high, 1);
    EXPECT_TRUE(profile.bins[1].hasPlus && !profile.bins[1].hasMinus);
    EXPECT_EQ(profile.bins[1].low, 2);
    EXPECT_TRUE(profile.bins[2].hasMinus && !profile.bins[2].isFinite);
}

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
