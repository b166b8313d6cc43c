// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace tessera {

// One of several machines that share a sweep: the cases whose number leaves index − 1 when divided by count.
struct Shard {
    uint64_t index = 1; // from 1
    uint64_t count = 1;

    bool operator==(const Shard&) const = default;
    uint64_t cases(uint64_t all) const { return (all + count - index) / count; }
    uint64_t caseAt(uint64_t own) const { return own * count + index - 1; }
};

// "3/16", or "slurm": the place of this task in its array, from SLURM_ARRAY_TASK_ID, _MIN and _COUNT. Throws TextError.
Shard shardFrom(const std::string& text);
std::string toText(const Shard& shard); // "3/16"

} // namespace tessera
