// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/sweep/sweep_file.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct RecordedResult {
    std::string title = {}; // what it is of, and the same in every run: a case, of a matrix "case, engine"
    std::string state = {}; // "PASS" … "ERROR"
    std::vector<std::string> mistakes = {}; // the class, or those it may be of; empty: none is named
    std::string figures = {};
    std::string command = {}; // that repeats it; empty: there is none

    bool operator==(const RecordedResult&) const = default;
};

// A run of `check` or `matrix`, from --json, or of `sweep`, from --out.
struct RecordedRun {
    std::string name = {}; // of the file
    std::string kind = {}; // "check", "matrix", "sweep"
    std::string version = {}, startedAt = {}; // a sweep keeps no time
    std::vector<RecordedResult> results = {}; // in the run's order; titles are unique; of a sweep: what fails
    // Of a sweep: what it is of, "seed 7, 1000 cases, against reference"; and whether all cases were run and all
    // failures are listed, so that what is not there has passed.
    std::string sweep = {};
    bool isComplete = true;
};

// What `text` holds; `name` is the file's, for messages. A sweep that is one shard of several is none. Throws IoError.
RecordedRun recordedRunFrom(std::string_view text, const std::string& name);
bool isRecordedSweep(std::string_view text); // JSON lines of a sweep, or of one of its shards

} // namespace tessera
