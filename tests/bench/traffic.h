// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace tessera {

// Ways to read one memory and write another from end to end, in turn and in proportion, without any work between: no
// kernel that reads all of its input and writes all of its output can be faster than the fastest of them.
struct TrafficWay {
    bool streams; // stores go round the caches
    uint64_t ahead; // bytes between what is read or written and what is prefetched; 0 = nothing is
};
inline constexpr TrafficWay kTrafficWays[] = {{false, 0}, {false, 4096}, {true, 0}, {true, 4096}, {true, 16384}};

// Both begin with a line of the cache. What remains of a memory behind its last whole line is left alone.
void moveTraffic(const TrafficWay& way, const std::byte* in, uint64_t inBytes, std::byte* out, uint64_t outBytes);

} // namespace tessera
