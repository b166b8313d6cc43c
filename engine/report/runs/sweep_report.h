// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/judge/sweep/sweep.h"
#include "engine/report/runs/report.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What `sweep` and `report` say of a sweep.

// A failure as it is told: those of a kind, and those that shrink to the same case, are one, the first.
struct ShownFailure {
    const SweepFailure* failure;
    std::string label; // "case 12, and 40 like it (13, 17 …)", "known"

    bool isShrunk() const { return !failure->shrunk.empty(); }
    const std::string& line() const { return isShrunk() ? failure->shrunk : failure->line; }
    std::string figures() const;
};
struct ShownFailures {
    std::vector<ShownFailure> failures;
    uint64_t others = 0; // that are neither shown nor like one that is
};
ShownFailures shownFailures(const SweepReport& report); // which outlives it
int exitCodeOf(const SweepSum& sum);

struct SweepPlace {
    uint64_t ran, cases, wrong;
};
// "12800 of 100000 cases, 21000 a second, 4 s left, 2 failed"; `seconds` where the time is limited.
std::string progressText(const SweepPlace& place, std::chrono::duration<double> since, std::optional<double> seconds);

// A sweep, or one that was merged, which outlives it: which cases it has, a result a failure, and the sums with the
// line that repeats it.
Report reportOf(const SweepReport& sweep, RunHead head = {.command = "sweep"});
// The same with what its page shows of the failures, which are run once more; without that where it was stopped, or is
// meanwhile.
Report reportOf(const SweepReport& sweep, const SweepHooks& hooks, RunHead head, const Fact& tolerance);

} // namespace tessera
