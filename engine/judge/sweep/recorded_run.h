// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/sweep/sweep_file.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct RecordedResult {
    std::string title = {}; // what it is of, and the same in every run: a case, of a matrix "case, engine"
    std::string state = {}; // "PASS" … "ERROR"
    std::vector<std::string> mistakes = {}; // the class, or those it may be of; empty: none is named
    std::string second = {}; // the class of a mistake that was made at the same time; empty: there is none
    std::string figures = {};
    std::string command = {}; // that repeats it; empty: there is none

    bool operator==(const RecordedResult&) const = default;
};

// A run of `check`, of one engine or ("matrix") of several, from --json, or of `sweep`, from --out.
struct RecordedRun {
    std::string name = {}; // the file's name
    std::string kind = {}; // "check", "matrix", "sweep"
    std::string version = {}, startedAt = {}; // a sweep keeps no time
    std::vector<std::string> engines = {}; // "cpu against reference", each pair once
    std::vector<RecordedResult> results = {}; // in the run's order; titles are unique; of a sweep: what fails
    // For a sweep: its name, "seed 7, 1000 cases, against reference"; and whether all cases were run and all failures
    // are listed, so that what is not there has passed.
    std::string sweep = {};
    bool isComplete = true;
};

// What `text` holds; `name` is the file's, for messages. A sweep that is one shard of several is none. Throws IoError.
RecordedRun recordedRunFrom(std::string_view text, const std::string& name);

// What has become of a result, the gravest first.
enum class RunChange : uint8_t {
    NewlyFailing, // it fails, and did not, or was not there
    ChangedVerdict, // another state, and not from failing to passing or back
    ChangedClass, // it fails as before, by another mistake
    ChangedFigures, // the same, with other figures
    Appeared, // it was not there, and does not fail
    Vanished, // it is there no more
    Fixed, // it failed, and passes
};
inline constexpr std::array kRunChanges = {
    RunChange::NewlyFailing, RunChange::ChangedVerdict, RunChange::ChangedClass, RunChange::ChangedFigures,
    RunChange::Appeared,     RunChange::Vanished,       RunChange::Fixed};
std::string_view name(RunChange change); // "newly failing"

struct ChangedResult {
    RunChange change = RunChange::NewlyFailing;
    std::string title = {};
    std::optional<RecordedResult> before = {}, after = {}; // none: it was not there, it is there no more
};

struct RunComparison {
    std::vector<ChangedResult> changes = {}; // by kind, each in the order of the run after
    uint64_t same = 0; // results that are in both runs and equal

    size_t count(RunChange change) const;
};

// Two runs of one kind, held against each other by title. What a complete sweep does not list has passed. Throws
// TextError for runs that have nothing in common: of two kinds, or sweeps of other cases.
RunComparison compareRuns(const RecordedRun& before, const RecordedRun& after);

} // namespace tessera
