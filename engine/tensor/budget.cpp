// SPDX-License-Identifier: Apache-2.0
#include "engine/tensor/budget.h"

#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kMebi = uint64_t{1} << 20;
constexpr uint64_t kInBytes = 16 * kMebi; // up to here every byte is told

std::string amount(uint64_t bytes, uint64_t roundedUpBy)
{
    const uint64_t rest = bytes % kMebi;
    if (rest != 0 && bytes < kInBytes)
        return std::to_string(bytes) + " bytes";
    return std::to_string(bytes / kMebi + (rest != 0 ? roundedUpBy : 0)) + " MiB";
}

} // namespace

uint64_t halfOfMemory()
{
    static const uint64_t half =
        static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) / 2;
    return half;
}

std::string withAdvice(std::string refusal, const MemoryBudget& budget)
{
    return budget.advice.empty() ? refusal : std::move(refusal) + "; " + budget.advice;
}

std::string beyondBudget(uint64_t bytes, const MemoryBudget& budget, std::string_view of)
{
    return withAdvice("needs " + amount(bytes, 1) + " " + std::string(of) + ", more than the memory budget of "
                          + amount(budget.bytes, 0),
                      budget);
}

} // namespace tessera
