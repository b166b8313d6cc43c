// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace tessera {

// A slow test runs a tenth of its cases each day and all of them within ten days. TESSERA_TESTS of the environment is
// "all", as `.ci/run all` sets it, or the number of a tenth, 0 to 9; without it the day decides. The first call prints
// which tenth it is.
bool runsAllParts();
bool runsToday(uint64_t number); // the case of that number, in whatever order the test counts them

template <typename T> std::vector<T> todaysPart(const std::vector<T>& all)
{
    std::vector<T> part;
    for (uint64_t number = 0; const T& each : all)
        if (runsToday(number++))
            part.push_back(each);
    return part;
}

} // namespace tessera
