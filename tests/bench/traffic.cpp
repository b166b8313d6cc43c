// SPDX-License-Identifier: Apache-2.0

// Compiled for the machine that builds it, for its widest stores: it includes nothing that others link as well.
#include "tests/bench/traffic.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace tessera {

namespace {

constexpr uint64_t kLine = 64, kStep = 1024; // bytes; of the larger memory at once

typedef uint64_t Line __attribute__((vector_size(64)));

Line loadLine(const std::byte* at)
{
    Line value;
    __builtin_memcpy(&value, at, sizeof value);
    return value;
}

template <bool streams> void storeLine(std::byte* at, const Line& value)
{
#if defined __AVX512F__
    if constexpr (streams)
        return _mm512_stream_si512(reinterpret_cast<__m512i*>(at), (__m512i)value);
#elif defined __x86_64__
    if constexpr (streams) {
        for (unsigned i = 0; i < sizeof value; i += sizeof(__m128i))
            _mm_stream_si128(reinterpret_cast<__m128i*>(at + i),
                             _mm_loadu_si128(reinterpret_cast<const __m128i*>(&value) + i / sizeof(__m128i)));
        return;
    }
#endif
    __builtin_memcpy(at, &value, sizeof value);
}

template <bool streams, bool prefetches>
void move(uint64_t ahead, const std::byte* in, uint64_t inBytes, std::byte* out, uint64_t outBytes)
{
    const uint64_t larger = inBytes > outBytes ? inBytes : outBytes;
    Line sum = {};
    uint64_t read = 0, written = 0;
    for (uint64_t at = kStep; read < inBytes || written < outBytes; at += kStep) {
        const double share = at < larger ? static_cast<double>(at) / static_cast<double>(larger) : 1;
        const auto readTo = static_cast<uint64_t>(static_cast<double>(inBytes) * share) / kLine * kLine;
        const auto writtenTo = static_cast<uint64_t>(static_cast<double>(outBytes) * share) / kLine * kLine;
        for (; read < readTo; read += kLine) {
            if (prefetches)
                __builtin_prefetch(in + read + ahead);
            sum |= loadLine(in + read);
        }
        for (; written < writtenTo; written += kLine) {
            if (prefetches && !streams)
                __builtin_prefetch(out + written + ahead, 1);
            storeLine<streams>(out + written, sum);
        }
        if (share == 1)
            break;
    }
    asm volatile("" : : "m"(sum)); // what was read is used
#ifdef __x86_64__
    _mm_sfence();
#endif
}

} // namespace

void moveTraffic(const TrafficWay& way, const std::byte* in, uint64_t inBytes, std::byte* out, uint64_t outBytes)
{
    if (way.streams)
        return way.ahead > 0 ? move<true, true>(way.ahead, in, inBytes, out, outBytes)
                             : move<true, false>(0, in, inBytes, out, outBytes);
    return way.ahead > 0 ? move<false, true>(way.ahead, in, inBytes, out, outBytes)
                         : move<false, false>(0, in, inBytes, out, outBytes);
}

} // namespace tessera
