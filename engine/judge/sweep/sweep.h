// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/judge/sweep/case_choice.h"
#include "engine/judge/sweep/shrink.h"
#include "engine/judge/sweep/sweep_sum.h"
#include "engine/judge/sweep/trial_bench.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Which cases are run, and how long.
struct SweepOrder {
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    CaseChoice choice = {};
    Shard shard = {};
    std::vector<Case> known = {}; // run first: what failed at other times
    std::optional<double> seconds = {}; // after so many no case is begun
    unsigned jobs = 1; // threads, each with engines of its own
    size_t mostShrunk = 10; // so many failures are shrunk, each of another kind; those with the lowest numbers
    ShrinkLimits limits = {};
};

// The engines of one thread; they may be those of another.
struct SweepEngines {
    std::shared_ptr<const OutputSource> engine, against;
};

struct SweepHooks {
    std::function<SweepEngines()> makeEngines; // called once a thread
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {}; // ends the sweep; what was found is kept
    // Each may be empty, and is called by one thread at a time.
    std::function<void(uint64_t ran, uint64_t wrong)> progress = {};
    // The first failure of a kind, once it is shrunk.
    std::function<void(std::optional<uint64_t> number, const SweepFailure& failure)> found = {};
};

// Throws what engines throw when they are made, TextError for a choice of no case, and EngineError for a defect of the
// sweep.
SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks);

} // namespace tessera
