// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/history/recorded_run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

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
bool isFailingState(std::string_view state); // neither passed, nor mistrusted, nor unsupported

} // namespace tessera
