// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace tessera {

// What the rows reached, a value a repetition. In percent of a copy but for the goal and its shares, which are those of
// the attainable. No bar, or no goal: 0.
struct Outcome {
    double bar, goal = 0;
    std::vector<double> reached = {}, attainable = {}, shares = {};
    double uncertainty = 0; // no more below the bar counts as missed
};

// That of a row, which is new where it was not asked for before.
Outcome& outcomeOf(const std::string& row, double bar, double goal = 0);

void printOutcomes(); // every bar and goal, and whether they are met in all repetitions

} // namespace tessera
