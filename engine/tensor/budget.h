// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

// What is said of something that does not fit the memory budget, and how the budget is raised: "needs 40 MiB of memory,
// more than the memory budget of 16 MiB; …".
std::string beyondBudget(uint64_t bytes, uint64_t budget, std::string_view of = "of memory");
std::string howToRaiseBudget(); // "Run → Memory budget… raises it, on a command line --memory-budget"

} // namespace tessera
