// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

// What tests of a failing machine share (tests/faults/shim.cpp).
namespace tessera {

// How many calls of each kind a run reported: "write" → 12. A program that calls another reports twice; the larger
// number counts.
inline std::map<std::string, uint64_t> faultCounts(const std::filesystem::path& file)
{
    std::map<std::string, uint64_t> counts;
    std::ifstream lines(file);
    std::string kind;
    for (uint64_t count = 0; lines >> kind >> count;)
        counts[kind] = std::max(counts[kind], count);
    return counts;
}

// Numbers of calls, from 1 to `count`: the first, the last, and some between; at most `most`.
inline std::vector<uint64_t> someCalls(uint64_t count, uint64_t most)
{
    std::vector<uint64_t> calls;
    for (uint64_t i = 0; i < std::min(count, most); ++i)
        calls.push_back(1 + (count <= most ? i : most == 1 ? 0 : i * (count - 1) / (most - 1)));
    return calls;
}

} // namespace tessera
