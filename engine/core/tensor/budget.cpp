// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/budget.h"

#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kMebi = uint64_t{1} << 20;
constexpr uint64_t kInBytes = 16 * kMebi; // up to here every byte is told

Message amount(uint64_t bytes, uint64_t roundedUpBy)
{
    const uint64_t rest = bytes % kMebi;
    if (rest != 0 && bytes < kInBytes)
        return say("tensor", "%1 bytes")(bytes);
    return std::to_string(bytes / kMebi + (rest != 0 ? roundedUpBy : 0)) + " MiB";
}

} // namespace

uint64_t halfOfMemory()
{
    static const uint64_t half =
        static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) / 2;
    return half;
}

Message neededAmount(uint64_t bytes)
{
    return amount(bytes, 1);
}

Message amountOf(const MemoryBudget& budget)
{
    return amount(budget.bytes, 0);
}

Message withAdvice(Message refusal, const MemoryBudget& budget)
{
    return budget.advice.isEmpty() ? refusal : std::move(refusal) + "; " + budget.advice;
}

Message beyondBudget(uint64_t bytes, const MemoryBudget& budget)
{
    //: The rest of a sentence.
    return withAdvice(
        say("tensor", "needs %1 of memory, more than the memory budget of %2")(neededAmount(bytes), amountOf(budget)),
        budget);
}

Message beyondBudget(const Message& subject, uint64_t bytes, const MemoryBudget& budget)
{
    return withAdvice(say("tensor", "%1 needs %2 of memory, more than the memory budget of %3")(
                          subject, neededAmount(bytes), amountOf(budget)),
                      budget);
}

} // namespace tessera
