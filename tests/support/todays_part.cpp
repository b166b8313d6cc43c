// SPDX-License-Identifier: Apache-2.0
#include "tests/support/todays_part.h"

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <stdexcept>
#include <string>

namespace tessera {
namespace {

constexpr uint64_t kParts = 10, kAll = kParts;

uint64_t askedPart()
{
    const char* text = std::getenv("TESSERA_TESTS");
    const std::string asked = text ? text : "";
    if (asked == "all")
        return kAll;
    if (asked.size() == 1 && asked >= "0" && asked <= "9")
        return static_cast<uint64_t>(asked.front() - '0');
    if (!asked.empty())
        throw std::invalid_argument("TESSERA_TESTS is all or a number from 0 to 9, not " + asked);
    return static_cast<uint64_t>(std::time(nullptr)) / (24 * 60 * 60) % kParts;
}

// On standard error: programs also list their tests.
uint64_t part()
{
    static const uint64_t today = [] {
        const uint64_t asked = askedPart();
        if (asked != kAll)
            std::cerr << "A tenth of the slow tests: TESSERA_TESTS=" << asked << '\n';
        return asked;
    }();
    return today;
}

} // namespace

bool runsAllParts()
{
    return part() == kAll;
}

// Of each ten numbers that follow each other one runs, not always the same: loops within loops count in small steps.
bool runsToday(uint64_t number)
{
    const uint64_t ten = number / kParts;
    return runsAllParts() || (number + ten * ten % 7) % kParts == part();
}

} // namespace tessera
