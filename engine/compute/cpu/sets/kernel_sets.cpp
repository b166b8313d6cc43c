// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include "engine/compute/cpu/sets/cpu_features.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/random.h"

#include <algorithm>
#include <array>
#include <vector>

#ifdef __x86_64__
#include <x86intrin.h>
#endif

namespace tessera::cpu {

std::span<const Kernels> kernelSets()
{
    static const std::vector<Kernels> sets = [] {
        std::vector<Kernels> found;
#if defined __x86_64__ && !defined TESSERA_WITHOUT_AVX512
        if (runsAvx512())
            found.push_back(avx512Kernels());
#endif
#if defined __x86_64__ && !defined TESSERA_WITHOUT_AVX2
        if (runsAvx2())
            found.push_back(avx2Kernels());
#endif
#ifndef TESSERA_WITHOUT_PLAIN
        found.push_back(plainKernels());
#endif
        return found;
    }();
    return sets;
}

StreamingLimits streamingLimits()
{
    constexpr uint64_t kMegabyte = uint64_t{1} << 20, kServer = 128 * kMegabyte;
    const CacheSizes& caches = cacheSizes();
    const uint64_t own = caches.second > 0 ? caches.second : kMegabyte;
    const uint64_t shared = std::max(own, caches.last > 0 ? caches.last : 8 * kMegabyte);
    if (shared >= kServer)
        return {own / 2 * 3, shared, shared, shared};
    const uint64_t byOne = std::max(own, shared / 8 * 3);
    return {std::min(own / 2 * 3, byOne), byOne, std::max(own, shared / 2), shared};
}

#ifdef __x86_64__

namespace {

constexpr size_t kProbes = 9, kLine = 64, kPage = 4096, kLines = kPage / kLine;

using Ticks = std::array<uint64_t, kProbes>;

uint64_t timeStamp()
{
    _mm_lfence(); // earlier instructions have ended, later ones have not begun
    const uint64_t stamp = __rdtsc();
    _mm_lfence();
    return stamp;
}

void read(const std::byte* at)
{
    static_cast<void>(*static_cast<const volatile std::byte*>(at));
}

// Ticks of the time stamp until that byte is loaded.
uint64_t ticksToRead(const std::byte* at)
{
    const uint64_t begin = timeStamp();
    read(at);
    return timeStamp() - begin;
}

uint64_t median(Ticks ticks)
{
    std::ranges::nth_element(ticks, ticks.begin() + kProbes / 2);
    return ticks[kProbes / 2];
}

// Pseudo-random numbers below `end`, since the processor prefetches reads whose order repeats.
class Places {
public:
    uint64_t next(uint64_t end) { return mixedBits(m_state += kGoldenRatio) % end; }

private:
    uint64_t m_state = timeStamp();
};

// The ticks of a line that lies in no cache.
uint64_t ticksOfMemory()
{
    alignas(kPage) std::array<std::byte, kProbes* kPage> pages = {};
    Places places;
    Ticks ticks;
    for (size_t i = 0; i < kProbes; ++i) {
        const std::byte* const line = pages.data() + i * kPage + places.next(kLines) * kLine;
        _mm_clflush(line);
        _mm_mfence();
        ticks[i] = ticksToRead(line);
    }
    return median(ticks);
}

} // namespace

bool liesOutOfCaches(std::span<const std::byte> memory)
{
    const uintptr_t begin = reinterpret_cast<uintptr_t>(memory.data());
    const uint64_t first = (kPage - begin % kPage) % kPage,
                   pages = (memory.size() - std::min(first, memory.size())) / kPage;
    if (pages < 4 * kProbes)
        return false;
    static const uint64_t ofMemory = ticksOfMemory();
    Places places;
    Ticks ticks;
    for (uint64_t& each : ticks) {
        const std::byte* const page = memory.data() + first + places.next(pages) * kPage;
        const uint64_t line = places.next(kLines);
        read(page + (line + kLines / 4 + places.next(kLines / 2)) % kLines * kLine); // for the page's translation
        each = ticksToRead(page + line * kLine);
    }
    return median(ticks) >= ofMemory / 3 * 2;
}

#else

bool liesOutOfCaches(std::span<const std::byte>)
{
    return false;
}

#endif

} // namespace tessera::cpu
