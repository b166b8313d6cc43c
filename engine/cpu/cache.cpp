// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cache.h"

#include <algorithm>

#include <unistd.h>

namespace tessera::cpu {
namespace {

uint64_t sizeOf(int level, uint64_t otherwise)
{
    const long bytes = sysconf(level);
    return bytes > 0 ? static_cast<uint64_t>(bytes) : otherwise;
}

} // namespace

uint64_t cacheBytes()
{
    static const uint64_t bytes = [] {
        constexpr uint64_t kMegabyte = uint64_t{1} << 20, kServer = 128 * kMegabyte;
        const uint64_t own = sizeOf(_SC_LEVEL2_CACHE_SIZE, kMegabyte);
        const uint64_t shared = sizeOf(_SC_LEVEL3_CACHE_SIZE, 8 * kMegabyte);
        return shared < kServer ? std::max(own, shared / 4 * 3) : own / 2 * 3;
    }();
    return bytes;
}

} // namespace tessera::cpu
