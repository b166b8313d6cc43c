// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/runs/report.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

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

} // namespace tessera
