// SPDX-License-Identifier: Apache-2.0
#include "engine/tensor/budget.h"

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

std::string beyondBudget(uint64_t bytes, uint64_t budget, std::string_view of)
{
    return "needs " + amount(bytes, 1) + " " + std::string(of) + ", more than the memory budget of " + amount(budget, 0)
        + "; " + howToRaiseBudget();
}

std::string howToRaiseBudget()
{
    return "Run → Memory budget… raises it, on a command line --memory-budget";
}

} // namespace tessera
