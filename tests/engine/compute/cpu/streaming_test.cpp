// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#ifdef __x86_64__
#include <x86intrin.h>
#endif

namespace tessera::cpu {
namespace {

// Most answers of many: another process may take the caches at any time.
template <class Ask> bool mostly(const Ask& ask)
{
    constexpr int kTries = 25;
    int yes = 0;
    for (int i = 0; i < kTries; ++i)
        yes += ask();
    return yes > kTries / 2;
}

#ifdef __x86_64__

class Memory {
public:
    std::span<const std::byte> bytes() const { return m_bytes; }
    void touch() { std::ranges::fill(m_bytes, std::byte{1}); }
    void flush() const
    {
        for (size_t i = 0; i < m_bytes.size(); i += kLineBytes)
            _mm_clflush(m_bytes.data() + i);
        _mm_mfence();
    }

private:
    std::vector<std::byte> m_bytes = std::vector<std::byte>(size_t{256} * 1024);
};

TEST(Streaming, KnowsWhatLiesInCaches)
{
    Memory memory;
    EXPECT_FALSE(mostly([&] { return memory.touch(), liesOutOfCaches(memory.bytes()); }));
    EXPECT_TRUE(mostly([&] { return memory.flush(), liesOutOfCaches(memory.bytes()); }));
}

// Non-temporal stores leave the output in no cache: a run whose data fit would stream once and then for ever.
TEST(Streaming, BetweenItsLimitsBothSidesLieInNoCache)
{
    Memory input, output;
    Kernels kernels = {};
    kernels.streaming = {1000, 2000, 3000, 4000};
    const auto mostlyStreams = [&](uint64_t bytes, bool isInputCached, bool isOutputCached) {
        return mostly([&] {
            isInputCached ? input.touch() : input.flush();
            isOutputCached ? output.touch() : output.flush();
            return kernels.streams(bytes, 1, input.bytes(), output.bytes());
        });
    };
    EXPECT_FALSE(mostlyStreams(999, false, false));
    EXPECT_TRUE(mostlyStreams(1000, false, false));
    EXPECT_FALSE(mostlyStreams(1000, true, false));
    EXPECT_FALSE(mostlyStreams(1000, false, true));
    EXPECT_TRUE(mostlyStreams(2000, true, true));
}

#endif

TEST(Streaming, AsksForFewerBytesOutOfCaches)
{
    const StreamingLimits limits = streamingLimits();
    EXPECT_GT(limits.outOfCaches, 0);
    EXPECT_LE(limits.outOfCaches, limits.byOne);
    EXPECT_LE(limits.byOne, limits.bySeveral);
    EXPECT_LE(limits.bySeveral, limits.lastCache);
}

TEST(Streaming, OfAFewPagesNothingIsKnown)
{
    const std::vector<std::byte> memory(size_t{64} * 1024);
    EXPECT_FALSE(liesOutOfCaches(memory));
    EXPECT_FALSE(liesOutOfCaches({}));
    Kernels kernels = {};
    kernels.streaming = {1000, 2000, 3000, 4000};
    EXPECT_FALSE(kernels.streams(1999, 1, memory, memory));
    EXPECT_TRUE(kernels.streams(2000, 1, memory, memory));
    EXPECT_FALSE(kernels.streams(2999, 2, memory, memory));
    EXPECT_TRUE(kernels.streams(3000, 2, memory, memory));
    kernels.streaming = {kNever, kNever, kNever, kNever};
    EXPECT_FALSE(kernels.streams(uint64_t{1} << 62, 1, memory, memory));
}

} // namespace
} // namespace tessera::cpu
