// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/sets/non_temporal.h"

#include "engine/engines/cache.h"
#include "engine/cpu/sets/kernels.h"

#include <algorithm>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace tessera::cpu {

#ifdef __x86_64__

uint64_t nonTemporalPays()
{
    constexpr uint64_t kMegabyte = uint64_t{1} << 20, kServer = 128 * kMegabyte;
    const CacheSizes& caches = cacheSizes();
    const uint64_t own = caches.second > 0 ? caches.second : kMegabyte;
    const uint64_t shared = std::max(own, caches.last > 0 ? caches.last : 8 * kMegabyte);
    return shared < kServer ? std::max(own, shared / 8 * 3) : own / 2 * 3;
}

void storeFence()
{
    _mm_sfence();
}

#else

uint64_t nonTemporalPays()
{
    return kNever;
}

void storeFence() { }

#endif

} // namespace tessera::cpu
