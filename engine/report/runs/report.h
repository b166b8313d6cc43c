// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/tensor.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/quality.h"
#include "engine/report/runs/evidence.h"
#include "engine/report/runs/page.h"

#include <array>
#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

class JsonText;

// This room says what the run of a command found: as lines of text, JSON, JUnit and an HTML page, and what has changed
// between two runs. The commands, the window and the C interface use it.

// What became of a result, or of one between two runs, in the order of what a reader looks for.
enum class Outcome : uint8_t {
    Fail,
    Error, // it did not run, or not to its end, or the engine says that it failed
    Crash, // this and the next two: of a foreign engine
    Timeout,
    Invalid,
    NewlyFailing,
    ChangedVerdict,
    ChangedClass,
    Mistrusted,
    ChangedFigures,
    Appeared,
    Vanished,
    Unsupported,
    Missing, // this machine lacks the engine
    Fixed,
    Pass,
    None, // nothing is said of right and wrong
};
// Those of a case on an engine, in the order of a sum.
inline constexpr std::array kVerdicts = {Outcome::Pass,        Outcome::Mistrusted, Outcome::Fail,
                                         Outcome::Unsupported, Outcome::Missing,    Outcome::Crash,
                                         Outcome::Timeout,     Outcome::Invalid,    Outcome::Error};
struct OutcomeInfo {
    std::string_view word; // "FAIL", "newly failing"
    std::string_view tone; // how it is coloured: "good", "odd", "bad" or none
    std::string_view counted; // "failed"
    std::string_view junit; // the element of a test case that has it; empty: none
    int code; // one of exit_code
};
const OutcomeInfo& infoOf(Outcome outcome);
inline std::string_view word(Outcome outcome)
{
    return infoOf(outcome).word;
}
Outcome outcomeOf(Verdict verdict);
Outcome outcomeOf(TrialState state);
Outcome outcomeOf(FailureKind kind);

struct Result {
    std::string name = {}; // as it is given: a path, a line, a name of the pack
    std::string label = {}; // which of several dispatches, resources or findings; empty: there is one
    Outcome outcome = Outcome::None;
    std::optional<int> otherCode = {}; // one of exit_code, where it is not that of the outcome
    std::string figures = {}; // where there is no output: why, a line a sentence
    std::string command = {}; // that repeats it
    std::string operatorName = {}, engine = {}, against = {};
    std::string tolerance = {}; // the one in force, as options
    double seconds = 0; // 0: not measured
    std::optional<unsigned> changedRuns = {}; // how many after the first gave other bits, where that was asked
    std::optional<Comparison> comparison = {}; // where the two could be compared
    TensorDesc output = {}; // then
    std::optional<Cause> cause = {}; // for a failure: which mistake it is
    Classes classes = {}; // the same of a failure that a file lists
    std::optional<QualityFigures> quality = {}; // where it was asked for, of two that could be compared
    std::string pictures = {}; // the folder with the pictures of the difference; empty: none
    std::vector<std::string> sentences = {}, notes = {}; // what else is said of it
    std::vector<std::pair<std::string, std::string>> lines = {}; // further ones to copy, each behind what it does
    std::optional<HtmlText> evidence = {}; // what a page shows
    std::function<void(JsonText&)> members = {}; // what only JSON has of it

    std::string title() const { return label.empty() ? name : name + ": " + label; }
    int code() const { return otherCode.value_or(infoOf(outcome).code); }
};

Classes classesOf(const Result& result);
std::vector<std::string> sentencesOf(const Result& result); // those of its cause first

struct Section { // of a page, before the results
    std::string title;
    HtmlText html;
};

struct Report {
    RunHead head = {};
    std::string kind = {}; // what JSON calls it, where that is not `head.command`
    std::vector<Result> results = {};
    RunSummary summary = {}; // empty: what the results come to
    std::string heading = "Results"; // of the results
    std::vector<Fact> facts = {}; // which results these are, and what may have changed them
    std::vector<std::string> remarks = {}; // what is left out
    std::string command = {}; // that repeats all of it, where it is not `head.line`
    std::optional<uint64_t> asBefore = {}; // of two runs: how many results are equal in both, and not listed
    std::vector<Section> sections = {};
    std::function<void(JsonText&)> members = {}; // what only JSON has
};

// What the results come to.
struct ReportSum {
    std::map<Outcome, size_t> counts = {};
    double seconds = 0;
    int code = 0; // the exit_code of all together
    size_t failing = 0; // that are wrong, or gave no output

    size_t count(Outcome outcome) const;
};
ReportSum sumOf(std::span<const Result> results, std::string_view engine = {}); // of one engine, or of all
// "12 passed, 1 mistrusted, 2 failed", and where there are some ", 3 unsupported, 1 crashed, 1 timed out, 1 invalid,
// 1 error".
std::string text(const ReportSum& sum);
// "2 of 64 results fail", "None of 64 results fails": of what was counted.
std::string outcomeText(size_t wrong, size_t all, const std::string& things);

// One line: a word, what it is about (may be empty), figures, and the command that repeats it.
void printLine(std::ostream& out, std::string_view word, std::string_view label, std::string_view figures,
               std::string_view command);
void print(std::ostream& out, const Result& result); // its line, and those of its quality
void printSentences(std::ostream& out, const Result& result); // below it
// The same with --verbose: the tolerance, the time, notes, the first elements that differ.
void printDetails(std::ostream& out, const Result& result);
void print(std::ostream& out, const Report& report); // all of them, and what they come to

std::string jsonOf(const Report& report);
void writeResult(JsonText& json, const Result& result); // as it stands there
// "counts", into an object that was begun.
void writeCounts(JsonText& json, const ReportSum& sum, std::optional<uint64_t> asBefore = {});
std::string junitOf(const Report& report); // Jenkins' junit-10.xsd
std::string htmlOf(const Report& report);

// For rows of a section's table. They are filtered as the results are, of which `linkTo` is the place of one.
void beginRow(HtmlText& html, std::span<const Result> results);
void writeOutcome(HtmlText& html, Outcome outcome, std::string_view words);
std::string linkTo(size_t result); // "#r12"

} // namespace tessera
