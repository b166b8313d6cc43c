// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/tensor/tensor.h"
#include "engine/detect/identify/identify.h"
#include "engine/report/html/evidence.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
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
    int code = 0; // of exit_code
    std::string figures = {}; // where there is no output: why, a line a sentence
    std::string command = {}; // that repeats it
    std::string operatorName = {}, engine = {}, against = {};
    std::string tolerance = {}; // the one in force, as options
    double seconds = 0;
    std::optional<Comparison> comparison = {}; // where the two could be compared
    TensorDesc output = {}; // then
    std::optional<Cause> cause = {}; // of what fails: which mistake it is
    std::string pictures = {}; // the folder with the pictures of the difference; empty: none

    std::optional<PageEvidence> evidence = {}; // of what fails: for a page

    std::string title() const { return label.empty() ? name : name + ": " + label; }
};

struct CheckSum {
    size_t passed = 0, mistrusted = 0, failed = 0;
    size_t unsupported = 0; // that the engine does not do
    size_t missing = 0; // whose engine this machine does not have
    size_t crashed = 0, timedOut = 0, invalid = 0; // that gave no output
    size_t errors = 0; // that did not run, or that an engine says it failed in
    double seconds = 0;
    int code = 0; // of exit_code: of all together
};
CheckSum sumOf(std::span<const CheckResult> results);
// "12 passed, 1 mistrusted, 2 failed", and where there are some ", 3 unsupported, 1 crashed, 1 timed out, 1 invalid,
// 1 error".
std::string text(const CheckSum& sum);

// A run of `check`, for other programs; `stopped`: by a signal, before its end.
struct CheckRun {
    std::string command = "check"; // that it is a run of
    std::vector<CheckResult> results;
    std::string startedAt; // "2026-11-22T10:00:00"
    bool isStopped = false;
};
std::string checkJson(const CheckRun& run);
void writeComparison(JsonText& json, const Comparison& comparison); // its figures, into an object that was begun
std::string checkJunit(const CheckRun& run); // Jenkins' junit-10.xsd

// Lines below a result's own, with --verbose: the tolerance, the time, notes, the first elements that differ.
void printDetails(const CheckResult& result, std::ostream& out);

} // namespace tessera
