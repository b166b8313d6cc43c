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

// This room writes the results of a command's run as lines of text, JSON, JUnit and an HTML page, and the changes
// between two runs. The commands, the window and the C interface use it.

// The outcome of a result, or its change between two runs, in the order in which a reader looks for them.
enum class Outcome : uint8_t {
    Fail,
    Error, // it did not run to its end, or the engine reports a failure
    Crash, // this and the next two are a foreign engine's
    Timeout,
    Invalid,
    NewlyFailing,
    ChangedClass,
    Mistrusted,
    Unsupported,
    Missing, // this machine lacks the engine
    Fixed,
    Pass,
    None, // right or wrong does not apply
};
// The outcomes of a case on an engine, in the order of a sum's text.
inline constexpr std::array kVerdicts = {Outcome::Pass,        Outcome::Mistrusted, Outcome::Fail,
                                         Outcome::Unsupported, Outcome::Missing,    Outcome::Crash,
                                         Outcome::Timeout,     Outcome::Invalid,    Outcome::Error};
struct OutcomeInfo {
    std::string_view word; // "FAIL", "newly failing"
    std::string_view tone; // its colour: "good", "odd", "bad" or none
    std::string_view counted; // "failed"
    std::string_view junit; // the element within a test case; empty: none
    int code; // one of exit_code
};
const OutcomeInfo& infoOf(Outcome outcome);
inline std::string_view word(Outcome outcome)
{
    return infoOf(outcome).word;
}
Outcome outcomeOf(TrialState state);
Outcome outcomeOf(FailureKind kind);

struct Result {
    std::string name = {}; // as given: a path, a line, a name of the pack
    std::string label = {}; // which of several dispatches, resources or findings; empty: there is one
    Outcome outcome = Outcome::None;
    std::optional<int> otherCode = {}; // one of exit_code, where it differs from the outcome's
    std::string figures = {}; // without an output the reason, a line for each sentence
    std::string command = {}; // repeats it
    std::string operatorName = {}, engine = {}, against = {};
    std::string tolerance = {}; // the one in force, as options
    double seconds = 0; // 0: not measured
    std::optional<unsigned> changedRuns = {}; // how many runs after the first gave other bits; none: not asked
    std::optional<Comparison> comparison = {}; // none: the two cannot be compared
    TensorDesc output = {}; // described, if there is a comparison
    std::optional<Cause> cause = {}; // the mistake behind a failure
    Classes classes = {}; // the same for a failure that a file lists
    std::optional<QualityFigures> quality = {}; // none: not asked for, or the two cannot be compared
    std::string pictures = {}; // the folder with the pictures of the difference; empty: none
    std::vector<std::string> sentences = {}, notes = {}; // further sentences and notes
    std::vector<std::pair<std::string, std::string>> lines = {}; // further lines to copy, each with what it does
    std::optional<HtmlText> evidence = {}; // shown on a page
    std::function<void(JsonText&)> members = {}; // further members in JSON only

    std::string title() const { return label.empty() ? name : name + ": " + label; }
    int code() const { return otherCode.value_or(infoOf(outcome).code); }
};

// Fills in what two compared outputs give: outcome, figures, tolerance, comparison with its first mismatches. `output`
// describes both.
void setComparison(Result& result, const Comparison& comparison, const TensorDesc& output, const Tolerance& tolerance);
void setCause(Result& result, Cause cause); // of a failure; the figures name it, too
Classes classesOf(const Result& result);
std::vector<std::string> sentencesOf(const Result& result); // its cause's first

struct Section { // a section of a page, before the results
    std::string title;
    HtmlText html;
};

struct Report {
    RunHead head = {};
    std::string kind = {}; // its kind in JSON, where that is not `head.command`
    std::vector<Result> results = {};
    RunSummary summary = {}; // empty: made from the results
    std::string heading = "Results"; // above the results
    std::vector<Fact> facts = {}; // which results these are, and what may have influenced them
    std::vector<std::string> remarks = {}; // sentences about what is left out
    std::string command = {}; // repeats the whole run, where that is not `head.line`
    std::optional<uint64_t> asBefore = {}; // for two runs: how many results are equal in both and not listed
    std::vector<Section> sections = {};
    std::function<void(JsonText&)> members = {}; // further members in JSON only
};

// The sum of the results.
struct ReportSum {
    std::map<Outcome, size_t> counts = {};
    double seconds = 0;
    int code = 0; // the exit_code of all results
    size_t failing = 0; // results that are wrong or have no output

    size_t count(Outcome outcome) const;
};
ReportSum sumOf(std::span<const Result> results, std::string_view engine = {}); // of one engine; empty: of all
// "12 passed, 1 mistrusted, 2 failed", and where there are some ", 3 unsupported, 1 crashed, 1 timed out, 1 invalid,
// 1 error".
std::string text(const ReportSum& sum);
// "2 of 64 results fail", "None of 64 results fails"; `things` are "result"s.
std::string outcomeText(size_t wrong, size_t all, const std::string& things);

// Prints one line: a word, its subject (may be empty), figures, and the command that repeats it.
void printLine(std::ostream& out, std::string_view word, std::string_view label, std::string_view figures,
               std::string_view command);
void print(std::ostream& out, const Result& result); // its line, and its quality's
void printSentences(std::ostream& out, const Result& result); // the sentences below its line
// The same with --verbose: the tolerance, the time, notes, the first elements that differ.
void printDetails(std::ostream& out, const Result& result);
void print(std::ostream& out, const Report& report); // all results and their sum

std::string jsonOf(const Report& report);
void writeResult(JsonText& json, const Result& result); // as in jsonOf()
// Writes "counts" into an object that has begun.
void writeCounts(JsonText& json, const ReportSum& sum, std::optional<uint64_t> asBefore = {});
std::string junitOf(const Report& report); // Jenkins' junit-10.xsd
std::string htmlOf(const Report& report);

// Rows of a section's table. They are filtered as their results are. linkTo() is the link to one of the results.
void beginRow(HtmlText& html, std::span<const Result> results);
void writeOutcome(HtmlText& html, Outcome outcome, std::string_view words);
std::string linkTo(size_t result); // "#r12"

} // namespace tessera
