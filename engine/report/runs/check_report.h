// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/tensor/tensor.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/quality/quality.h"
#include "engine/report/text/evidence.h"
#include "engine/report/text/page.h"
#include "engine/report/text/result_list.h"

#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class JsonText;

// What `check` found of a case, or of one of its dispatches or resources.
struct CheckResult {
    std::string name = {}; // as it is given: a path, a line, a name of the pack
    std::string label = {}; // which of several dispatches or resources; empty: the case has one
    // PASS, MISTRUSTED, FAIL; of an engine that is not ours also UNSUPPORTED, CRASH, TIMEOUT, INVALID; ERROR: it did
    // not run, or not to its end, or the engine says that it failed
    std::string verdict = {};
    int code = 0; // one of exit_code
    std::string figures = {}; // where there is no output: why, a line a sentence
    std::string command = {}; // that repeats it
    std::string operatorName = {}, engine = {}, against = {};
    std::string tolerance = {}; // the one in force, as options
    double seconds = 0;
    std::optional<unsigned> changedRuns = {}; // how many after the first gave other bits, where that was asked
    std::optional<Comparison> comparison = {}; // where the two could be compared
    TensorDesc output = {}; // then
    std::optional<Cause> cause = {}; // for a failure: which mistake it is
    std::optional<QualityFigures> quality = {}; // where it was asked for, of two that could be compared
    std::string pictures = {}; // the folder with the pictures of the difference; empty: none

    std::optional<PageEvidence> evidence = {}; // for a failure: what a page shows

    std::string title() const { return label.empty() ? name : name + ": " + label; }
};

// What all results of a run come to.
struct CheckSum {
    std::map<std::string, size_t, std::less<>> counts = {}; // by verdict
    double seconds = 0;
    int code = 0; // the exit_code of all together
    size_t failing = 0; // that are wrong, or gave no output
    size_t unseen = 0; // that are wrong and have no evidence

    size_t count(std::string_view verdict) const;
};
CheckSum sumOf(std::span<const CheckResult> results, std::string_view engine = {}); // of one engine, or of all
// "12 passed, 1 mistrusted, 2 failed", and where there are some ", 3 unsupported, 1 crashed, 1 timed out, 1 invalid,
// 1 error".
std::string text(const CheckSum& sum);

// A run of `check`, or of what has results like it.
struct CheckRun {
    RunHead head = {.command = "check"};
    std::vector<CheckResult> results = {};
};
std::string checkJson(const CheckRun& run);
void writeCounts(JsonText& json, const CheckSum& sum); // "counts", into an object that was begun
void writeResults(JsonText& json, std::span<const CheckResult> results); // "results"
std::string checkJunit(const CheckRun& run); // Jenkins' junit-10.xsd

// Lines below a result's own, with --verbose: the tolerance, the time, notes, the first elements that differ.
void printDetails(const CheckResult& result, std::ostream& out);

std::string checkHtml(const CheckRun& run);
ResultEntry entryOf(const CheckResult& result);
// "2 of 64 results fail", "All 64 results pass": of what was counted.
std::string outcomeText(size_t wrong, size_t all, const std::string& things);

} // namespace tessera
