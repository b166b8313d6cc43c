// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/measure.h"
#include "engine/report/runs/report.h"

#include <iosfwd>
#include <optional>
#include <string>
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

} // namespace tessera
