// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/sweep/sweep.h"
#include "engine/report/runs/report.h"

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A run of `bench`.
struct BenchRun {
    RunHead head = {};
    std::vector<TimedCase> results = {};
    // By result: what its row begins with, the swept values, or the dispatch's name.
    std::vector<std::vector<std::string>> varied = {};
    std::vector<Fact> madeOn = provenance();
};
// The table of the results from `first` on; `titles` are those of what was varied.
void printTimes(const BenchRun& run, size_t first, std::vector<std::string> titles, std::ostream& out);
// The table, the kernel's medians beside the copy's as bars, and a result a row. It does not outlive the run.
Report reportOf(const BenchRun& run);

// What `probe` found of a case, by its name as it is given, on an engine: the verdict, the findings, the map beside the
// right one, and the first outputs that read otherwise; for programs all of it, with the axes' coordinates.
Result probeResult(std::string name, const std::string& engine, std::string command, Xray xray);

// Throws TextError where a tensor that is to be identified has more; `what` names it.
void requireFourDimensions(const Tensor& tensor, const std::string& what);
// A run of `identify`: what was asked and answered.
struct IdentifyRun {
    RunHead head = {};
    std::string names = {}; // what was compared, "input.npy output.npy"
    Tensor input = {}, output = {};
    std::optional<Operator> meant = {}; // for the input
    Diagnosis diagnosis = {};
};
void print(std::ostream& out, const Diagnosis& diagnosis); // the class and the counts in a line, a sentence each below
// The sentences, what the tensors cannot tell apart and the case that can; for a page evidence, too: of what was meant
// beside what came, or of the two tensors.
Report reportOf(const IdentifyRun& run, bool hasEvidence);

// Engines that agree with each other, by their places; the classes and their members in the engines' order.
using EngineClasses = std::vector<std::vector<size_t>>;

struct MatrixRow {
    std::string name = {}; // the case's name, for people: a path, a line, a name of the pack
    std::string operatorName = {};
    uint64_t elements = 0; // of the output
    std::string judge = {}; // the engine that the cells are held against; empty: none gave an output
    // Among the engines with an output: which gave equal bits, and which are within the tolerance of their class's
    // first.
    EngineClasses byBits = {}, byTolerance = {};
};

// `check` with several engines: engines × cases, for people and for other programs.
struct MatrixReport {
    std::vector<std::string> engines = {}; // a column each
    std::vector<Message> descriptions = {}; // what the engines say of themselves
    std::string judge = {};
    std::vector<MatrixRow> rows = {};
    std::vector<Result> results = {}; // one a cell, row by row, and behind them the cases that did not run
};

// "PASS", "PASS 3 within", "FAIL 12 differ, order", "MISTRUSTED, changes" (from run to run), "UNSUPPORTED"
std::string cellText(const Result& cell);
Report reportOf(const MatrixReport& matrix, RunHead head); // which it does not outlive
void printMatrix(const MatrixReport& matrix, std::ostream& out);

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
