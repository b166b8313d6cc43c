// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cache.h"

#include <algorithm>
#include <fstream>
#include <string>

#include <unistd.h>

namespace tessera::cpu {
namespace {

// What the kernel says of a cache of the first processor, or 0. It knows which part of a server's cache these
// processors share, where the C library may add up all of them.
uint64_t kernelsWord(unsigned level)
{
    for (unsigned index = 0; index < 8; ++index) {
        const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index) + "/";
        std::string type, unit;
        unsigned found = 0;
        uint64_t size = 0;
        std::ifstream(folder + "type") >> type;
        std::ifstream(folder + "level") >> found;
        std::ifstream(folder + "size") >> size >> unit;
        if (found == level && type != "Instruction")
            return size << (unit == "M" ? 20 : 10);
    }
    return 0;
}

uint64_t sizeOf(unsigned level, int name, uint64_t otherwise)
{
    if (const uint64_t bytes = kernelsWord(level); bytes > 0)
        return bytes;
    const long bytes = sysconf(name);
    return bytes > 0 ? static_cast<uint64_t>(bytes) : otherwise;
}

} // namespace

CacheSizes cacheSizes()
{
    static const CacheSizes sizes = [] {
        constexpr uint64_t kMegabyte = uint64_t{1} << 20;
        const uint64_t own = sizeOf(2, _SC_LEVEL2_CACHE_SIZE, kMegabyte);
        return CacheSizes{.own = own, .shared = std::max(own, sizeOf(3, _SC_LEVEL3_CACHE_SIZE, 8 * kMegabyte))};
    }();
    return sizes;
}

uint64_t streamingPays()
{
    constexpr uint64_t kServer = uint64_t{128} << 20;
    const auto [own, shared] = cacheSizes();
    return shared < kServer ? std::max(own, shared / 2) : own / 2 * 3;
}

} // namespace tessera::cpu
