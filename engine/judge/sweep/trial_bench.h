// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/engine.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace tessera {

struct TrialOutputs {
    Tensor input, got, expected;
    std::optional<Comparison> comparison; // none: equal in every bit
};

// The result of a case.
struct SweptTrial {
    TrialState state = TrialState::Pass;
    Message figures = {}; // what is wrong: "12 of 48 equal, …", or the reason
    Classes classes = {}; // for Fail
    uint64_t digest = 0; // of the input and the engine's output; the same on every machine
    std::optional<TrialOutputs> outputs = {}; // none: one engine gave none

    bool isMismatch() const { return state == TrialState::Fail && outputs; }
    // Whether it fails in the same way and as clearly: its possible classes are among the other's, and both or neither
    // have a second mistake.
    bool isLike(const SweptTrial& other) const
    {
        const auto isOfTheOther = [&](MistakeClass mistake) {
            return std::ranges::find(other.classes.mistakes, mistake) != other.classes.mistakes.end();
        };
        return state == other.state && isMismatch() == other.isMismatch() && classes.second == other.classes.second
            && classes.mistakes.empty() == other.classes.mistakes.empty()
            && std::ranges::all_of(classes.mistakes, isOfTheOther);
    }
};

// Two sources to compare, and the tolerance between them.
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

// Runs the engine on other cases; it must live longer. Throws what engines and loadInput() throw.
Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop);

// The sources of two outputs that differ; they must live longer. Only engines can be asked.
struct ComparedEngines {
    const OutputSource* a;
    const OutputSource* b;
    MemoryBudget budget = {};
    std::stop_token stop = {};
};
// cause(). Where it leaves several mistakes, runs the blamed engine on a case that tells them apart. Throws what
// askedOf() does, and Cancelled.
Cause causeAsking(const ComparedEngines& suspects, const Operator& op, const Tensor& input, const Tensor& a,
                  const Tensor& b, bool wantsProbe = true);

// Whether a case without issues still fails in the same way.
using StillFails = std::function<bool(const Case& c)>;

inline constexpr size_t kShrinkTries = 600; // runs of the engine while shrinking

// Makes a failing case small: sizes, rank, strides, offsets, scales, block, choices, type, data, in this order, again
// and again until nothing helps or the tries are used up. No size, stride or offset grows. The result is deterministic.
Case shrunk(const Case& failing, const StillFails& stillFails, size_t tries = kShrinkTries);

// A case and its result.
struct SmallestFailure {
    Case c;
    SweptTrial trial;
};

// The smallest case found that fails as `c` did in the trial, among those that are wanted. A hang is not run once more.
// None: the case passes when it is run again. Throws Cancelled.
std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const std::function<bool(const Case& c)>& isWanted = {});

} // namespace tessera
