// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace tessera::cpu {

inline constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();

// What a run may move, input and output together in bytes, before non-temporal stores pay. Of a last-level cache that
// a few cores share, three eighths: where a run finds there what the last one left, it pays from half on, where other
// work came between them from a quarter on. One of a hundred megabytes and more is a server's, far from every core and
// shared with strangers, who leave nobody knows how much of it. There it pays beyond the core's own cache where the
// output lies in no cache, and is several times slower than a plain store where it does.
struct StreamingLimits {
    uint64_t outOfCaches; // from here on where the output lies in no cache
    uint64_t anywhere; // from here on always
};

StreamingLimits streamingLimits();

// Whether most of this memory lies in a cache, by the time that a few reads of it take. False of a few pages, and of
// processors whose time stamp is not known.
bool liesInCaches(std::span<const std::byte> memory);

} // namespace tessera::cpu
