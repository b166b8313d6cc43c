// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/dialect.h"
#include "engine/judge/sweep/trial_bench.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// What a report says of an engine besides its name.
struct ReportedEngine {
    std::string description = {}; // "torch 1.13.1, CPU, 2 threads"
    std::string options = {}; // that name both to `tessera check`: " --engine torch --against cpu --ulp 4"
    bool isB = false; // what the report calls it; the bench's other engine is then A
};

// What became of a case.
struct BugSearch {
    SweptTrial trial = {}; // the trial of the case as it was given
    Message title = {}; // "RESAMPLE1 on torch: another neighbour on a tie (tie)"; empty: nothing is wrong
    std::string markdown = {}; // in English, with the title
};

// Runs the case on the bench's two engines. Where that is wrong it writes a title and the mistake with its sentences.
// Then it looks for the smallest case that means the same and goes wrong alike, and writes of this: a program in the
// words of the engine's framework, expected and got. The versions come last. Throws what TrialBench::run() does, and
// Cancelled.
BugSearch reportBug(const TrialBench& bench, const Case& c, const ReportedEngine& engine);

// In whose words an engine is asked, by its name or else by what it says of itself: "torch" is PyTorch's. None: it is
// no framework's.
std::optional<Dialect> dialectOfEngine(std::string_view name, std::string_view description);

} // namespace tessera
