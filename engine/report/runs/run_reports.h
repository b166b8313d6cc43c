// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/sweep/sweep.h"
#include "engine/report/runs/report.h"

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
    // The beginning of each result's row: the varied values, or the dispatch's name.
    std::vector<std::vector<std::string>> varied = {};
    std::vector<Fact> madeOn = provenance();
};
// Prints the table of the results from `first` on. `titles` are those of the varied values.
void printTimes(const BenchRun& run, size_t first, std::vector<std::string> titles, std::ostream& out);
// The table, the kernels' medians beside the copies' as bars, and a result for each row. It does not outlive the run.
Report reportOf(const BenchRun& run);

// What `probe` found about a case on an engine: the verdict, the findings, the map beside the right one, and the first
// outputs that read other inputs. JSON has all of it, with the axes' coordinates. `name` is the case as given.
Result probeResult(std::string name, const std::string& engine, std::string command, Xray xray);

// Throws TextError where a tensor to be identified has more than four dimensions; `what` names it.
void requireFourDimensions(const Tensor& tensor, const std::string& what);
// A run of `identify`: its question and its answer.
struct IdentifyRun {
    RunHead head = {};
    std::string names = {}; // the tensors, "input.npy output.npy"
    Tensor input = {}, output = {};
    std::optional<Operator> meant = {}; // for the input
    Diagnosis diagnosis = {};
};
void print(std::ostream& out, const Diagnosis& diagnosis); // a line with class and counts, then the sentences
// The sentences, what the tensors cannot tell apart, and the case that can. `hasEvidence`: also, for a page, the meant
// output beside the given one, or the two tensors.
Report reportOf(const IdentifyRun& run, bool hasEvidence);

// Groups of engines that agree with each other, by their indices. Groups and members are in the engines' order.
using EngineClasses = std::vector<std::vector<size_t>>;

struct MatrixRow {
    std::string name = {}; // the case's name, for people: a path, a line, a name of the pack
    std::string operatorName = {};
    uint64_t elements = 0; // of the output
    std::string judge = {}; // the engine with which the others are compared; empty: none gave an output
    // The engines with an output that have equal bits, and those within the tolerance of their group's first.
    EngineClasses byBits = {}, byTolerance = {};
};

// `check` with several engines: engines × cases, for people and for other programs.
struct MatrixReport {
    std::vector<std::string> engines = {}; // the columns
    std::vector<Message> descriptions = {}; // Engine::description() of each
    std::string judge = {};
    std::vector<MatrixRow> rows = {};
    std::vector<Result> results = {}; // a result for each cell, row by row; then the cases that did not run
};

// "PASS", "PASS 3 within", "FAIL 12 differ, order", "MISTRUSTED, changes" (from run to run), "UNSUPPORTED"
std::string cellText(const Result& cell);
Report reportOf(const MatrixReport& matrix, RunHead head); // the report does not outlive `matrix`
void printMatrix(const MatrixReport& matrix, std::ostream& out);

// The reports of `sweep` and `report`.

// A failure as it is shown. It stands for all of its kind, and for those that shrink to the same case; it is their
// first.
struct ShownFailure {
    const SweepFailure* failure = nullptr;
    std::optional<uint64_t> number = {}; // none: a known failure, which ran first
    uint64_t alike = 0; // how many others it stands for

    std::string label() const; // "case 12, and 40 like it", "known"
    bool isShrunk() const { return !failure->shrunk.empty(); }
    const std::string& line() const { return isShrunk() ? failure->shrunk : failure->line; }
    std::string figures() const;
};
struct ShownFailures {
    std::vector<ShownFailure> failures = {};
    uint64_t others = 0; // failures that are neither shown nor like a shown one
};
ShownFailures shownFailures(const SweepReport& report); // `report` outlives them
int exitCodeOf(const SweepSum& sum);

// A sweep, merged or not, which outlives the report: its cases, a result for each failure, and the sums with the line
// that repeats it.
Report reportOf(const SweepReport& sweep, RunHead head = {.command = "sweep"});
// The same with evidence for its page, for which the failures are run once more. A stop leaves the evidence out.
Report reportOf(const SweepReport& sweep, const SweepHooks& hooks, RunHead head, const Fact& tolerance);

// A run of `check`, of one engine or ("matrix") of several, that --json wrote.
struct RecordedRun {
    std::string name = {}; // the file's name
    std::string kind = {}; // "check", "matrix"
    std::string version = {}, startedAt = {};
    std::vector<std::string> engines = {}; // "cpu against reference", each pair once
    std::vector<Result> results = {}; // in the run's order; each by its case, or with several engines "case, engine"
};

// Reads a run from `text`; `name` is the file's, for messages. Throws IoError.
RecordedRun recordedRunFrom(std::string_view text, const std::string& name);

// What newly fails, is fixed, or fails by another class of mistake. The gravest is first; equal ones are in the order
// of the run after. The runs outlive the report.
Report changesOf(const RecordedRun& before, const RecordedRun& after, RunHead head = {});

} // namespace tessera
