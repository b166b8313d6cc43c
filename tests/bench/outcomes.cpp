// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/outcomes.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <utility>

namespace tessera {

namespace {

std::vector<std::pair<std::string, Outcome>> outcomes;

} // namespace

Outcome& outcomeOf(const std::string& row, double bar, double goal)
{
    const auto found = std::ranges::find(outcomes, row, &std::pair<std::string, Outcome>::first);
    return found != outcomes.end() ? found->second
                                   : outcomes.emplace_back(row, Outcome{.bar = bar, .goal = goal}).second;
}

void printOutcomes()
{
    if (outcomes.empty())
        return;
    const auto list = [](const std::vector<double>& values) {
        std::ostringstream text;
        for (const double value : values)
            text << (text.str().empty() ? "" : " ") << std::lround(value);
        return text.str();
    };
    const auto tolerance = [](const Outcome& outcome) {
        std::ostringstream text;
        if (outcome.uncertainty > 0)
            text << std::fixed << std::setprecision(1) << " ± " << outcome.uncertainty;
        return text.str();
    };
    std::cout << "\n| row | bar | % of copy | met | attainable, % of copy | % of attainable | goal | met |\n"
                 "|---|---|---|---|---|---|---|---|\n";
    size_t bars = 0, barsMet = 0, goals = 0, goalsMet = 0;
    const auto verdict = [](double wanted, const std::vector<double>& reached, size_t& all, size_t& met) {
        if (wanted == 0 || reached.empty())
            return "–";
        const bool isMet = std::ranges::min(reached) >= wanted;
        ++all;
        met += isMet ? 1 : 0;
        return isMet ? "yes" : "NO";
    };
    const auto number = [](double value) { return value == 0 ? "–" : std::to_string(std::lround(value)); };
    for (const auto& [name, outcome] : outcomes)
        std::cout << "| " << name << " | " << number(outcome.bar) << tolerance(outcome) << " | "
                  << list(outcome.reached) << " | "
                  << verdict(outcome.bar - outcome.uncertainty, outcome.reached, bars, barsMet) << " | "
                  << list(outcome.attainable) << " | " << list(outcome.shares) << " | " << number(outcome.goal) << " | "
                  << verdict(outcome.goal, outcome.shares, goals, goalsMet) << " |\n";
    std::cout << barsMet << " of " << bars << " bars and " << goalsMet << " of " << goals << " goals are met.\n";
}

} // namespace tessera
