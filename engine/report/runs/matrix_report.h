// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/agreement.h"
#include "engine/report/runs/report.h"

#include <iosfwd>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// `check` with several engines: engines × cases, for people and for other programs.
struct MatrixReport {
    std::vector<std::string> engines = {}; // a column each
    std::vector<Message> descriptions = {}; // what the engines say of themselves
    std::string judge = {};
    std::string options = {}; // that `tessera check` needs besides: " --tolerance ulp=4"
    unsigned runs = 1; // runs of each engine on each case
    std::vector<AgreementRow> rows = {}; // without outputs
    std::vector<Result> failures = {}; // cases that did not run
    std::map<std::pair<size_t, size_t>, PageEvidence> evidence = {}; // for a page: failing cells, by row and engine
};

// "PASS", "PASS 3 within", "FAIL 12 differ, order", "MISTRUSTED, changes" (from run to run), "UNSUPPORTED"
Message cellText(const AgreementCell& cell);
// A result a cell, row by row, and behind them the cases that did not run. The command of a cell repeats it: one of the
// judge's own has none unless it failed or changes, nor has a missing engine's.
Report reportOf(const MatrixReport& matrix, RunHead head);
void printMatrix(const MatrixReport& matrix, std::span<const Result> results, std::ostream& out);

// What a page shows of the cells of a row that fail, by the engine's place: of at most so many. The row has its outputs
// still. Throws what loadInput() does, and Cancelled.
std::map<size_t, PageEvidence> evidenceOf(const AgreementRow& row, const AgreementBench& bench, size_t most);

} // namespace tessera
