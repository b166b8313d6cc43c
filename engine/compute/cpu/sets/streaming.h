// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace tessera::cpu {

inline constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();

// What a run may move, input and output together in bytes, before non-temporal stores pay. Out of memory they pay
// beyond the core's own cache: a plain store reads its line first. Where the last run left its data in the last-level
// cache they are up to three times slower than plain stores; one thread is then better off with them from three eighths
// of that cache on, several threads, which share the way to memory, from a half. A last-level cache of a hundred
// megabytes and more is a server's and shared with strangers: there, from all of it on.
//
// A run is out of caches where its input and its output are. Its output alone does not tell: non-temporal stores leave
// it in no cache, and a run whose data would fit would stream again and again.
struct StreamingLimits {
    uint64_t outOfCaches; // from here on where input and output lie in no cache
    uint64_t byOne, bySeveral; // from here on always, by one thread and by several
    uint64_t lastCache; // all of it
};

StreamingLimits streamingLimits();

// Whether most of this memory lies in no cache, by the time that a few reads of it take. False where that is not known:
// of a few pages, and on processors without a time stamp that we read.
bool liesOutOfCaches(std::span<const std::byte> memory);

} // namespace tessera::cpu
