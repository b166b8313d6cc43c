// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/judge/sweep/shrink.h"
#include "engine/judge/sweep/trial_bench.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tessera {

// One of several machines that share a sweep: the cases whose number leaves index − 1 when divided by count.
struct Shard {
    uint64_t index = 1; // from 1
    uint64_t count = 1;

    bool operator==(const Shard&) const = default;
    uint64_t cases(uint64_t all) const { return (all + count - index) / count; }
    uint64_t caseAt(uint64_t own) const { return own * count + index - 1; }
};

// "3/16", or "slurm": the place of this task in its array, from SLURM_ARRAY_TASK_ID, _MIN and _COUNT. Throws TextError.
Shard shardFrom(const std::string& text);
std::string toText(const Shard& shard); // "3/16"

struct SweepFailure {
    TrialState state = TrialState::Fail;
    std::string figures = {}; // in English, as files have them
    std::vector<std::string> mistakes = {}; // its class, or those it may be of; empty: there is no output
    std::string second = {}; // the class of a mistake that was made at the same time; empty: there is none
    std::string line = {}; // the case as it was found
    // The smallest case that fails like it, its figures, and its line with a * where it may be something else; empty:
    // not looked for.
    std::string shrunk = {}, shrunkFigures = {}, stars = {};

    bool operator==(const SweepFailure&) const = default;
};

inline constexpr size_t kMostSweepFailures = 1000; // that are kept; those with the lowest numbers

struct SweepSum {
    uint64_t ran = 0; // how many of the numbered cases ran
    std::array<uint64_t, kTrialStates.size()> counts = {}; // how many of these are in each state
    uint64_t digest = 0; // covers all inputs and outputs, in whatever order and on however many machines they were made
    std::map<uint64_t, SweepFailure> failures = {}; // by number
    std::vector<SweepFailure> known = {}; // those that were run first and still fail
    bool isComplete = false; // every case was run

    uint64_t count(TrialState state) const { return counts[static_cast<size_t>(state)]; }
    uint64_t wrong() const; // how many of the numbered cases are wrong
    bool operator==(const SweepSum&) const = default;
};

// Adds a part's counts, digest and failures, of which the lowest kMostSweepFailures are kept.
void add(SweepSum& sum, const SweepSum& part);
// Leaves the lowest `mostShrunk` failures as shrunk.
void keepShrunk(SweepSum& sum, size_t mostShrunk);

// What an earlier run of the same order has done, which is not done again.
struct SweepStart {
    std::set<uint64_t> chunks = {}; // the first of each one's cases, by place in the shard
    bool isKnownRun = false; // what was to run first
    SweepSum sum = {};
};

// Which cases are run, and how long.
struct SweepOrder {
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    Shard shard = {};
    std::vector<Case> known = {}; // run first: what failed at other times
    std::optional<double> seconds = {}; // after so many no case is begun
    unsigned jobs = 1; // threads, each with engines of its own
    size_t mostShrunk = 10; // so many failures are shrunk; those with the lowest numbers
    ShrinkLimits limits = {};
    SweepStart start = {};
};

// The engines of one thread.
struct SweepEngines {
    std::unique_ptr<OutputSource> engine, against;
};

struct SweepHooks {
    std::function<SweepEngines()> makeEngines; // called once a thread
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {}; // ends the sweep; what was found is kept
    // Each may be empty, and is called by one thread at a time.
    std::function<void(uint64_t ran, uint64_t wrong)> progress = {};
    std::function<void(std::optional<uint64_t> number, const SweepFailure& failure)> found = {}; // once shrunk
    // A chunk was run to its end, as SweepStart names it; `part` has those of its failures that are kept.
    std::function<void(uint64_t chunk, const SweepSum& part)> done = {};
    std::function<void(const std::vector<SweepFailure>& known)> knownRun = {}; // the same of what runs first
};

// Throws what engines throw when they are made, and EngineError for a defect of the sweep.
SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks);

} // namespace tessera
