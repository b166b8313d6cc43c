// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/engines/engine.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// An engine on a case, held against the row's judge.
struct AgreementCell {
    TrialState state = TrialState::Pass;
    std::optional<Tensor> output = {}; // none: it gave none
    std::optional<Comparison> comparison = {}; // none: no output, or equal in every bit
    Message figures = {}; // "540 of 540 equal", or why there is no output
    unsigned changedRuns = 0; // how many after the first run gave other bits, or nothing
    unsigned wrongRun = 0; // whose output this is: the first that fails although run 1 does not; 0: it is run 1's
    std::optional<Cause> cause = {}; // for a comparison that fails: A is the engine, B the judge
};

// Engines that agree with each other, by their places in the row; the classes and their members in the row's order.
using AgreementClasses = std::vector<std::vector<size_t>>;

struct AgreementRow {
    std::string name; // the case's name, for people: a path, a line, a name of the pack
    std::string command; // the words behind "tessera check" that name it
    std::string before = {}; // in front of it, where its standard input is given: "printf %s '{…}' | "
    Case c;
    std::optional<Tolerance> own = {}; // the case's tolerance, if it has one
    std::string judge = {}; // the engine that the cells are held against; empty: none gave an output
    std::vector<AgreementCell> cells = {}; // one an engine
    // Among the engines with an output: which gave equal bits, and which are within the tolerance of their class's
    // first.
    AgreementClasses byBits = {}, byTolerance = {};
};

// "{onnxruntime, openvino} ≠ {torch, opencv}"; one class: "{cpu, reference}".
std::string text(const AgreementClasses& classes, const std::vector<std::string>& engines);

// The engines of a matrix; they live longer.
struct AgreementBench {
    std::vector<const OutputSource*> engines;
    const OutputSource& judge; // where it gives no output, the first engine that gives one is
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {};
    unsigned runs = 1; // runs of each engine on each case; a cell whose runs differ is not trusted, and any may fail

    // Runs every engine. `own`: the case's tolerance, if it has one. Throws what loadInput() does, and Cancelled.
    AgreementRow run(const Case& c, const std::optional<Tolerance>& own = {}) const;
};

} // namespace tessera
