// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include "engine/core/tensor/value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

#include <x86intrin.h>

namespace tessera::cpu {
namespace {

// Ties, what is out of range, what is no number: at every place of a vector and behind the last one; and every half.
std::vector<float> awkwardFloats()
{
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<float> values = {0.5f,    -0.5f,         1.5f,      -1.5f,       2.5f,        254.5f,   255.5f,
                                       126.5f,  127.5f,        -128.5f,   -129.0f,     300.0f,      -300.0f,  3e9f,
                                       -3e9f,   3e38f,         -3e38f,    kInfinity,   -kInfinity,  kNan,     -kNan,
                                       -0.0f,   65504.0f,      65519.99f, 65520.0f,    6e-8f,       2.98e-8f, 2.9e-8f,
                                       6.1e-5f, 6.0975552e-5f, 1e-40f,    0.99999994f, -0.99999994f};
    std::vector<float> all;
    for (size_t turn = 0; turn < values.size(); ++turn) // 33 of them: each meets every lane
        all.insert(all.end(), values.begin(), values.end());
    for (uint32_t half = 0; half < 65536; ++half)
        all.push_back(halfToFloat(static_cast<uint16_t>(half)));
    return all;
}

TEST(Kernels, NarrowAsSingleValuesAre)
{
    const std::vector<float> values = awkwardFloats();
    for (const Kernels& kernels : kernelSets())
        for (const DataType type : {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8}) {
            const uint32_t bytes = elementBytes(type);
            std::vector<std::byte> narrowed(values.size() * bytes);
            kernels.narrow(type, values.data(), values.size(), narrowed.data());
            for (size_t i = 0; i < values.size(); ++i) {
                uint64_t bits = 0;
                std::memcpy(&bits, &narrowed[i * bytes], bytes);
                const uint64_t expected = fromSum(type, static_cast<double>(values[i]));
                if (!isNan(type, bits) || !isNan(type, expected)) {
                    ASSERT_EQ(bits, expected) << kernels.name << ", " << name(type) << ", " << values[i] << " at " << i;
                }
            }
        }
}

TEST(Kernels, WidenAsSingleValuesAre)
{
    for (const Kernels& kernels : kernelSets())
        for (const DataType type : {DataType::Float16, DataType::Int8, DataType::UInt8}) {
            const uint32_t bytes = elementBytes(type);
            const uint64_t count = uint64_t{1} << 8 * bytes;
            std::vector<std::byte> values(count * bytes);
            for (uint64_t i = 0; i < count; ++i)
                std::memcpy(&values[i * bytes], &i, bytes);
            std::vector<float> widened(count);
            const std::byte* const row = values.data();
            const uint32_t first = 0, rowStart[] = {0, 1};
            const float weight = 1;
            kernels.combine(type, {1, &first, rowStart, &weight, 0}, &row, count, widened.data(), 0, 0);
            for (uint64_t i = 0; i < count; ++i) {
                const double expected = toDouble(type, i);
                if (!isNan(type, i)) {
                    ASSERT_EQ(static_cast<double>(widened[i]), expected) << kernels.name << ", " << toHex(type, i);
                }
                ASSERT_EQ(isNan(type, i), widened[i] != widened[i]) << kernels.name << ", " << toHex(type, i);
            }
        }
}

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
