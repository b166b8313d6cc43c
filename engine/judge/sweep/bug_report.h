// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/dialect.h"
#include "engine/judge/sweep/trial_bench.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// What a report says about an engine besides its name.
struct ReportedEngine {
    std::string description = {}; // "torch 1.13.1, CPU, 2 threads"
    std::string options = {}; // options of `tessera check` for both engines: " --engine torch --against cpu --ulp 4"
    bool isB = false; // the report calls it B, and the bench's other engine A
};

// The report of a case.
struct BugSearch {
    SweptTrial trial = {}; // of the given case
    Message title = {}; // "RESAMPLE1 on torch: another neighbour on a tie (tie)"; empty: nothing is wrong
    std::string markdown = {}; // in English, with the title
};

// Runs the case on the bench's two engines. If they differ, writes a title and the mistake with its sentences. Then
// finds the smallest case with the same meaning that fails alike, and writes it as a program of the engine's framework,
// with the expected output and the engine's. The versions come last. Throws what TrialBench::run() does, and Cancelled.
BugSearch reportBug(const TrialBench& bench, const Case& c, const ReportedEngine& engine);

// The framework of an engine, by its name or its description: "torch" is PyTorch's. None: it is no framework's.
std::optional<Dialect> dialectOfEngine(std::string_view name, std::string_view description);

} // namespace tessera
