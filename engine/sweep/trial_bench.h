// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"
#include "engine/compare/tolerance_text.h"
#include "engine/engines/engine.h"
#include "engine/identify/diagnosis.h"
#include "engine/measure/trial.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

// What a case came to.
struct SweptTrial {
    TrialState state = TrialState::Pass;
    bool isMoved = false; // of Fail: the right values in wrong places
    bool isSaid = false; // of Fail: an engine says so itself, there is no output
    std::string figures = {}; // of what is wrong: "12 of 48 equal, …", or the reason
    std::vector<MistakeClass> mistakes = {}; // of Fail: what it is; several: one of them
    uint64_t digest = 0; // of the case's input and the engine's output; the same on every machine

    // Whether it went wrong in the same way, as far as both can tell: a smaller case may leave more classes.
    bool isLike(const SweptTrial& other) const
    {
        return state == other.state && isMoved == other.isMoved && isSaid == other.isSaid
            && (mistakes == other.mistakes || std::ranges::find_first_of(mistakes, other.mistakes) != mistakes.end());
    }
};

// Two engines, or one and the files beside it, and the rule that holds them together.
struct TrialBench {
    const OutputSource& engine;
    const OutputSource& against;
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {};

    // Throws EngineError where the case has issues, what loadInput() throws, and Cancelled.
    SweptTrial run(const Case& c) const;
};

} // namespace tessera
