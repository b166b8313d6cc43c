// SPDX-License-Identifier: Apache-2.0

// Compiled for the machine that builds it, for its widest stores: it includes nothing that others link as well.
#include "tests/bench/traffic.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace tessera {

namespace {

constexpr uint64_t kLine = 64, kStep = 1024; // bytes; of the larger memory at once

// The widest vector that one store writes. g++ 12 splits a wider one through the memory.
#if defined __AVX512F__
typedef long long Part __attribute__((vector_size(64)));
void streamPart(Part* at, Part value)
{
    _mm512_stream_si512(reinterpret_cast<__m512i*>(at), (__m512i)value);
}
#elif defined __AVX2__
typedef long long Part __attribute__((vector_size(32)));
void streamPart(Part* at, Part value)
{
    _mm256_stream_si256(reinterpret_cast<__m256i*>(at), (__m256i)value);
}
#else
typedef long long Part __attribute__((vector_size(16)));
void streamPart(Part* at, Part value)
{
#if defined __x86_64__
    _mm_stream_si128(reinterpret_cast<__m128i*>(at), (__m128i)value);
#else
    *at = value;
#endif
}
#endif

struct Line {
    Part parts[kLine / sizeof(Part)] = {};

    void addFrom(const std::byte* at)
    {
        for (unsigned i = 0; i < kLine / sizeof(Part); ++i)
            parts[i] |= reinterpret_cast<const Part*>(at)[i];
    }
};

template <bool streams> void storeLine(std::byte* at, const Line& line)
{
    for (unsigned i = 0; i < kLine / sizeof(Part); ++i)
        if constexpr (streams)
            streamPart(reinterpret_cast<Part*>(at) + i, line.parts[i]);
        else
            reinterpret_cast<Part*>(at)[i] = line.parts[i];
}

template <bool streams, bool prefetches>
void move(uint64_t ahead, const std::byte* in, uint64_t inBytes, std::byte* out, uint64_t outBytes)
{
    const uint64_t larger = inBytes > outBytes ? inBytes : outBytes;
    Line sum;
    uint64_t read = 0, written = 0;
    for (uint64_t at = kStep; read < inBytes || written < outBytes; at += kStep) {
        const double share = at < larger ? static_cast<double>(at) / static_cast<double>(larger) : 1;
        const auto readTo = static_cast<uint64_t>(static_cast<double>(inBytes) * share) / kLine * kLine;
        const auto writtenTo = static_cast<uint64_t>(static_cast<double>(outBytes) * share) / kLine * kLine;
        for (; read < readTo; read += kLine) {
            if (prefetches)
                __builtin_prefetch(in + read + ahead);
            sum.addFrom(in + read);
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
