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

// The room finds failures: random cases by number, the smallest case that still fails, and bug reports. The commands,
// the window, the C interface and reports use it.

struct SweepFailure {
    TrialState state = TrialState::Fail;
    std::string figures = {}; // in English, as files have them
    Classes classes = {}; // without mistakes: there is no output
    std::string line = {}; // the case as it was found
    std::string shrunk = {}, shrunkFigures = {}; // the smallest case that fails like it; empty: not looked for
    bool isGone = false; // it could not be shrunk: it passed when it was run again

    bool operator==(const SweepFailure&) const = default;
};

// A key that failures of probably one defect share: operator and class of mistake, or the failure's words where there
// is no output.
std::string kindOf(const SweepFailure& failure);

inline constexpr size_t kMostSweepFailures = 1000; // that are kept; those with the lowest numbers

struct SweepSum {
    uint64_t ran = 0; // how many of the numbered cases ran
    std::array<uint64_t, kTrialStates.size()> counts = {}; // how many of these are in each state
    uint64_t digest = 0; // of all inputs and outputs; independent of their order and of the machines
    std::map<uint64_t, SweepFailure> failures = {}; // by number
    std::vector<SweepFailure> known = {}; // known failures that still fail
    bool isComplete = false; // every case was run

    uint64_t count(TrialState state) const { return counts[static_cast<size_t>(state)]; }
    uint64_t wrong() const; // how many of the numbered cases are wrong
    bool operator==(const SweepSum&) const = default;
};

// Adds a part's counts, digest and failures, of which the lowest kMostSweepFailures are kept.
void add(SweepSum& sum, const SweepSum& part);

// Keeps the shrunk case of the first failure of each of the first `mostKinds` kinds.
void keepShrunk(SweepSum& sum, size_t mostKinds);

// Which cases are run, and how long.
struct SweepOrder {
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    CaseChoice choice = {};
    Shard shard = {};
    std::vector<Case> known = {}; // earlier failures, which run first
    std::optional<double> seconds = {}; // after which no case is started
    unsigned jobs = 1; // threads, each with engines of its own
    size_t mostShrunk = 10; // failures to shrink: the first ones of different kinds
};

// The engines of one thread; threads may share them.
struct SweepEngines {
    std::shared_ptr<const OutputSource> engine, against;
};

struct SweepHooks {
    std::function<SweepEngines()> makeEngines; // called once a thread
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {}; // ends the sweep; what was found is kept
    // These may be empty. One thread at a time calls them.
    std::function<void(uint64_t ran, uint64_t wrong)> progress = {};
    // The first failure of a kind, once it is shrunk.
    std::function<void(std::optional<uint64_t> number, const SweepFailure& failure)> found = {};
};

TrialBench benchOf(const SweepEngines& engines, const SweepHooks& hooks); // the engines live longer

// Throws what the engines' factory throws, TextError for a choice without cases, and EngineError for a defect of the
// sweep.
SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks);

// A sweep, or one shard of it, as JSON lines: a head, a line for each failure, the sums. It holds no times, so that the
// same sweep gives the same bytes.
struct SweepReport {
    std::string version = {}; // the program's version
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    CaseChoice choice = {};
    Shard shard = {};
    std::string engine = {}, against = {};
    std::string options = {}; // further options of `tessera check`: " --ulp 4"
    std::string check = {},
                sweep = {}; // the caller's commands for a case, with %1 for its line, and for all; may be empty
    uint64_t mostShrunk = 0;
    SweepSum sum = {};

    bool operator==(const SweepReport&) const = default;
};

std::string checkCommand(const SweepReport& report, const std::string& line); // "tessera check LINE --engine …"
// Repeats the sweep or shard: "tessera sweep --operator RESAMPLE1 --seed …".
std::string sweepCommand(const SweepReport& report);
std::string jsonLines(const SweepReport& report);
// Reads a report and checks its sums against its lines. Throws IoError.
SweepReport sweepReportFrom(std::string_view lines, const std::string& name);

struct NamedReport {
    std::string name; // the file's name
    SweepReport report;
};
// Merges all shards of one sweep. Throws TextError where one is missing, occurs twice, or is of another sweep.
SweepReport merged(std::vector<NamedReport> shards);

} // namespace tessera
