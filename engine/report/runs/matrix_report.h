// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/agreement.h"
#include "engine/report/runs/check_report.h"
#include "engine/report/text/evidence.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/page.h"

#include <array>
#include <iosfwd>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// `check` with several engines: engines × cases, for people and for other programs.
struct MatrixReport {
    RunHead head = {.command = "matrix"};
    std::vector<std::string> engines = {}; // a column each
    std::vector<Message> descriptions = {}; // what the engines say of themselves
    std::string judge = {};
    std::string options = {}; // that `tessera check` needs besides: " --ulp 4"
    unsigned runs = 1; // runs of each engine on each case
    std::vector<AgreementRow> rows = {}; // without outputs
    std::vector<std::pair<std::string, Message>> failures = {}; // cases that did not run: name, and why
    std::map<std::pair<size_t, size_t>, PageEvidence> evidence = {}; // for a page: failing cells, by row and engine
    ExitCode code = {};
};

// The state's word; of an engine that says itself that it failed "ERROR".
std::string_view word(const AgreementCell& cell);
// "PASS", "PASS 3 within", "FAIL 12 differ, order", "MISTRUSTED, changes" (from run to run), "UNSUPPORTED"
Message cellText(const AgreementCell& cell);
// An output that is not the judge's bit for bit, or none: it has a line that repeats it, but where the engine is
// missing or lacks the operator.
bool isOdd(const AgreementCell& cell);
int codeOf(const AgreementCell& cell); // one of exit_code; UNSUPPORTED is fine
void addResult(const AgreementCell& cell, ExitCode& all);
// The command that repeats a cell. One of the judge's own has none unless it failed or changes, nor has a missing
// engine's.
std::string commandOf(const MatrixReport& report, const AgreementRow& row, size_t engine);

// Who agrees with whom: the partition within the tolerance, "{cpu, reference} ≠ {mine}", and the cases that it is of,
// the most frequent first.
struct Partition {
    std::string text;
    std::vector<const AgreementRow*> rows;
};
std::vector<Partition> partitions(const MatrixReport& report);

using StateCounts = std::array<size_t, kTrialStates.size() + 2>; // by TrialState; the last: of an ERROR
void count(const AgreementCell& cell, StateCounts& counts);
bool isMissing(const MatrixReport& report, size_t engine); // its description then says why, and what installs it
StateCounts countsOf(const MatrixReport& report, size_t engine);
std::string text(const StateCounts& counts); // "40 PASS, 2 FAIL"

void printMatrix(const MatrixReport& report, std::ostream& out);
std::string matrixJson(const MatrixReport& report);
CheckRun matrixRun(const MatrixReport& report); // a result a cell, for JUnit
std::string matrixHtml(const MatrixReport& report);

// What a page shows of the cells of a row that fail, by the engine's place: of at most so many. The row has its outputs
// still. Throws what loadInput() does, and Cancelled.
std::map<size_t, PageEvidence> evidenceOf(const AgreementRow& row, const AgreementBench& bench, size_t most);

} // namespace tessera
