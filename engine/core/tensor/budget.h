// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <cstdint>

namespace tessera {

uint64_t halfOfMemory(); // half of the machine's memory, in bytes

// How much memory one request may take: a file that is read, or both buffers of a case and its plan's tables.
struct MemoryBudget {
    uint64_t bytes = halfOfMemory();
    Message advice = {}; // how a user of the program raises it; ends every refusal. Empty: nothing is added

    bool operator==(const MemoryBudget&) const = default;
};

// What is said of something that does not fit: "needs 40 MiB of memory, more than the memory budget of 16 MiB; ADVICE".
Message beyondBudget(uint64_t bytes, const MemoryBudget& budget);
Message beyondBudget(const Message& subject, uint64_t bytes, const MemoryBudget& budget); // the whole sentence
// Parts of other refusals.
Message neededAmount(uint64_t bytes); // "40 MiB"
Message amountOf(const MemoryBudget& budget);
Message withAdvice(Message refusal, const MemoryBudget& budget); // "REFUSAL; ADVICE"

} // namespace tessera
