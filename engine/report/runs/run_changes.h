// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/runs/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A run of `check`, of one engine or ("matrix") of several, from --json, or of `sweep`, from --out.
struct RecordedRun {
    std::string name = {}; // the file's name
    std::string kind = {}; // "check", "matrix", "sweep"
    std::string version = {}, startedAt = {}; // a sweep keeps no time
    std::vector<std::string> engines = {}; // "cpu against reference", each pair once
    // In the run's order; of a sweep: what fails. A name tells a result apart, and is the same in every run: a case, of
    // several engines "case, engine".
    std::vector<Result> results = {};
    // For a sweep: its name, "seed 7, 1000 cases, against reference"; and whether all cases were run and all failures
    // are listed, so that what is not there has passed.
    std::string sweep = {};
    bool isComplete = true;
};

// What `text` holds; `name` is the file's, for messages. A sweep that is one shard of several is none. Throws IoError.
RecordedRun recordedRunFrom(std::string_view text, const std::string& name);

// What has changed between two runs of one kind, which it does not outlive: a result a change, the gravest first, those
// of a kind in the order of the run after. Throws TextError for runs that have nothing in common: of two kinds, or
// sweeps of other cases.
Report changesOf(const RecordedRun& before, const RecordedRun& after, RunHead head = {});

} // namespace tessera
