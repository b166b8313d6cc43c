// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/sets/kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#ifdef __x86_64__
#include <x86intrin.h>
#endif

namespace tessera::cpu {
namespace {

// Most answers of many: another process may take the caches at any time.
template <class Prepare> bool mostlyLiesInCaches(std::span<const std::byte> memory, const Prepare& prepare)
{
    constexpr int kTries = 25;
    int yes = 0;
    for (int i = 0; i < kTries; ++i) {
        prepare();
        yes += liesInCaches(memory);
    }
    return yes > kTries / 2;
}

#ifdef __x86_64__

TEST(Streaming, KnowsWhatLiesInCaches)
{
    std::vector<std::byte> memory(size_t{256} * 1024);
    EXPECT_TRUE(mostlyLiesInCaches(memory, [&] { std::ranges::fill(memory, std::byte{1}); }));
    EXPECT_FALSE(mostlyLiesInCaches(memory, [&] {
        for (size_t i = 0; i < memory.size(); i += kLineBytes)
            _mm_clflush(memory.data() + i);
        _mm_mfence();
    }));
}

#endif

TEST(Streaming, AsksForFewerBytesOutOfCaches)
{
    const StreamingLimits limits = streamingLimits();
    EXPECT_LE(limits.outOfCaches, limits.anywhere);
    EXPECT_GT(limits.outOfCaches, 0);
}

TEST(Streaming, AFewPagesAreNotAskedFor)
{
    std::vector<std::byte> memory(size_t{64} * 1024);
    EXPECT_FALSE(mostlyLiesInCaches(memory, [&] { std::ranges::fill(memory, std::byte{1}); }));
    EXPECT_FALSE(liesInCaches({}));
}

TEST(Streaming, BetweenItsLimitsGoesByTheOutput)
{
    std::vector<std::byte> memory(size_t{256} * 1024);
    Kernels kernels = {};
    kernels.streaming = {1000, 2000};
    EXPECT_FALSE(kernels.streams(999, {}));
    EXPECT_TRUE(kernels.streams(1000, {})); // too few pages to ask
    EXPECT_TRUE(kernels.streams(2000, memory));
    kernels.streaming = {kNever, kNever};
    EXPECT_FALSE(kernels.streams(uint64_t{1} << 62, memory));
}

} // namespace
} // namespace tessera::cpu
