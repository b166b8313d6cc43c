// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/engine.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <new>
#include <string>

#include <unistd.h>

namespace tessera {
namespace {

// Reads the words of a kernel's file. Words that it lacks keep their values; a refused allocation is thrown.
template <class... Values> void readWords(const std::string& path, Values&... values)
{
    std::ifstream file(path);
    if (!file && errno == ENOMEM)
        throw std::bad_alloc();
    try {
        file.exceptions(std::ios::badbit);
        static_cast<void>((file >> ... >> values));
    } catch (const std::ios_base::failure&) { // it cannot be read
    }
}

// What the kernel says of a cache of the first processor, or 0.
uint64_t kernelsWord(unsigned level)
{
    for (unsigned index = 0; index < 8; ++index) {
        const auto folder =
            std::filesystem::path("/sys/devices/system/cpu/cpu0/cache") / ("index" + std::to_string(index));
        std::string type, unit;
        unsigned found = 0;
        uint64_t size = 0;
        readWords(folder / "type", type);
        readWords(folder / "level", found);
        readWords(folder / "size", size, unit);
        if (found == level && type != "Instruction")
            return size << (unit == "M" ? 20 : 10);
    }
    return 0;
}

// For AMD's processors the C library adds up every last-level cache of the package (glibc 2.36, handle_amd). The cores
// of one complex share 8, 16 or 32 MiB of them, and 96 where caches are stacked. A kernel knows how much; a virtual
// machine may hide it.
uint64_t sharedPart(uint64_t bytes)
{
#ifdef __x86_64__
    constexpr uint64_t kComplex = uint64_t{32} << 20;
    if (__builtin_cpu_is("amd") != 0)
        return std::min(bytes, kComplex);
#endif
    return bytes;
}

uint64_t sizeOf(unsigned level, int name)
{
    if (const uint64_t bytes = kernelsWord(level); bytes > 0)
        return bytes;
    const uint64_t bytes = static_cast<uint64_t>(std::max(sysconf(name), 0L));
    return level == 3 ? sharedPart(bytes) : bytes;
}

} // namespace

const CacheSizes& cacheSizes()
{
    static const CacheSizes sizes = {.first = sizeOf(1, _SC_LEVEL1_DCACHE_SIZE),
                                     .second = sizeOf(2, _SC_LEVEL2_CACHE_SIZE),
                                     .last = sizeOf(3, _SC_LEVEL3_CACHE_SIZE)};
    return sizes;
}

} // namespace tessera
