// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/message/export.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace TESSERA_API tessera {

uint64_t halfOfMemory(); // of the machine's memory, in bytes

// How much memory one request may take: a file that is read, or both buffers of a case and its plan's tables.
struct MemoryBudget {
    uint64_t bytes = halfOfMemory();
    std::string advice = {}; // how a user of the program raises it; ends every refusal. Empty: nothing is added

    bool operator==(const MemoryBudget&) const = default;
};

// What is said of something that does not fit: "needs 40 MiB of memory, more than the memory budget of 16 MiB; ADVICE".
std::string beyondBudget(uint64_t bytes, const MemoryBudget& budget, std::string_view of = "of memory");
std::string withAdvice(std::string refusal, const MemoryBudget& budget); // "REFUSAL; ADVICE"

} // namespace tessera
