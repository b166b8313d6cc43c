// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/judge/sweep/random_case.h"
#include "engine/judge/sweep/trial_bench.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct SweepFailure {
    TrialState state = TrialState::Fail;
    std::string figures = {}; // in English, as files have them
    std::vector<std::string> mistakes = {}; // its class, or those it may be of; empty: there is no output
    std::string second = {}; // the class of a mistake that was made at the same time; empty: there is none
    std::string line = {}; // the case as it was found
    std::string shrunk = {}, shrunkFigures = {}; // the smallest case that fails like it; empty: not looked for
    bool isGone = false; // it was looked for, and nothing failed when the case was run again

    bool operator==(const SweepFailure&) const = default;
};

// What failures that are probably one defect have in common: operator and class of mistake; without an output what was
// said instead. It can be compared, no more.
std::string kindOf(const SweepFailure& failure);

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

// Leaves as shrunk the first failure of each of the first `mostKinds` kinds.
void keepShrunk(SweepSum& sum, size_t mostKinds);

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

TrialBench benchOf(const SweepEngines& engines, const SweepHooks& hooks); // the engines live longer

// Throws what engines throw when they are made, TextError for a choice of no case, and EngineError for a defect of the
// sweep.
SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks);

// A sweep, or one shard of it, as a file of JSON lines: what was asked for, a line a failure, the sums. It holds no
// times, so that the same sweep gives the same bytes.
struct SweepReport {
    std::string version = {}; // the program's version
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    CaseChoice choice = {};
    Shard shard = {};
    std::string engine = {}, against = {};
    std::string options = {}; // that `tessera check` needs besides: " --ulp 4"
    std::string check = {}, sweep = {}; // how a caller repeats a case, the line as %1, and all; empty: by commands
    uint64_t mostShrunk = 0;
    SweepSum sum = {};

    bool operator==(const SweepReport&) const = default;
};

std::string checkCommand(const SweepReport& report, const std::string& line); // "tessera check LINE --engine …"
// That repeats the sweep, or the shard: "tessera sweep --operator RESAMPLE1 --seed …".
std::string sweepCommand(const SweepReport& report);
std::string jsonLines(const SweepReport& report);
// The report in a file; throws IoError. The sums are counted again from the lines.
SweepReport sweepReportFrom(std::string_view lines, const std::string& name);

struct NamedReport {
    std::string name; // the file's name
    SweepReport report;
};
// All shards of one sweep as the report of a sweep in one. Throws TextError where one is missing, there twice, or of
// another sweep.
SweepReport merged(std::vector<NamedReport> shards);

} // namespace tessera
