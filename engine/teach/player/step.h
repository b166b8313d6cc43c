// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/teach/player/player.h"

namespace tessera {

// What is said of one step: the formula of the first element that it fills, with its numbers, and a sentence. Without
// an element the formula is empty.
struct StepWords {
    std::vector<FormulaLine> formula;
    Message sentence;
};
StepWords wordsOf(const Operator& op, const Plan& plan, const Player& player, uint64_t step);
// The same after `stepsDone` steps: of the last one, or that there was none.
StepWords wordsAfter(const Operator& op, const Plan& plan, const Player& player, uint64_t stepsDone);

// "from (0,0,0,0) to (0,0,1,1)", or the one element: "(0,0,1,1)". Places are not empty.
Message placesText(const Places& places, std::span<const uint32_t> sizes);

} // namespace tessera
