// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/engine.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

struct TrialOutputs {
    Tensor input, got, expected;
    std::optional<Comparison> comparison; // none: equal in every bit
};

// What a case came to.
struct SweptTrial {
    TrialState state = TrialState::Pass;
    Message figures = {}; // what is wrong: "12 of 48 equal, …", or the reason
    std::vector<MistakeClass> mistakes = {}; // for Fail: what it is; several: one of them
    std::optional<MistakeClass> second = {}; // another mistake, made at the same time
    uint64_t digest = 0; // digests the case's input and the engine's output; the same on every machine
    std::optional<TrialOutputs> outputs = {}; // none: one engine gave none

    bool isMismatch() const { return state == TrialState::Fail && outputs; }
    // Whether it went wrong in the same way, as clearly as the other: no class is left that the other rules out, and
    // two mistakes at once are two.
    bool isLike(const SweptTrial& other) const
    {
        const auto isOfTheOther = [&](MistakeClass mistake) {
            return std::ranges::find(other.mistakes, mistake) != other.mistakes.end();
        };
        return state == other.state && isMismatch() == other.isMismatch() && second == other.second
            && mistakes.empty() == other.mistakes.empty() && std::ranges::all_of(mistakes, isOfTheOther);
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
    Tolerance toleranceOf(const Plan& plan) const;
};

// Runs the engine, which lives longer, on other cases. Throws what engines and loadInput() throw.
Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop);

// The sources of two outputs that differ; they live longer. A file, and null, cannot be asked.
struct ComparedEngines {
    const OutputSource* a;
    const OutputSource* b;
    MemoryBudget budget = {};
    std::stop_token stop = {};
};
// cause(); where that leaves several names, the engine that is blamed is asked the case that tells them apart. Throws
// what askedOf() does, and Cancelled.
Cause causeAsking(const ComparedEngines& suspects, const Operator& op, const Tensor& input, const Tensor& a,
                  const Tensor& b, bool wantsProbe = true);

} // namespace tessera
