// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/report.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kShownDifferences = 10;

} // namespace

const OutcomeInfo& infoOf(Outcome outcome)
{
    using namespace exit_code;
    static constexpr std::array<OutcomeInfo, static_cast<size_t>(Outcome::None) + 1> infos = {{
        {"FAIL", "bad", "failed", "failure", kMismatch},
        {"ERROR", "bad", "error", "error", kEngineFailed},
        {"CRASH", "bad", "crashed", "error", kEngineFailed},
        {"TIMEOUT", "bad", "timed out", "error", kEngineFailed},
        {"INVALID", "bad", "invalid", "error", kEngineFailed},
        {"newly failing", "bad", "newly failing", "failure", kMismatch},
        {"changed class", "odd", "changed class", "", kFine},
        {"MISTRUSTED", "odd", "mistrusted", "system-out", kMistrusted},
        {"UNSUPPORTED", "", "unsupported", "skipped", kFine},
        {"MISSING", "", "missing", "skipped", kEngineFailed},
        {"fixed", "good", "fixed", "", kFine},
        {"PASS", "good", "passed", "", kFine},
        {},
    }};
    return infos[static_cast<size_t>(outcome)];
}

Outcome outcomeOf(TrialState state)
{
    using enum Outcome;
    constexpr std::array kOutcomes = {Pass, Mistrusted, Fail, Unsupported, Crash, Timeout, Invalid, Missing};
    return kOutcomes[static_cast<size_t>(state)];
}

Outcome outcomeOf(FailureKind kind)
{
    return kind == FailureKind::Failed ? Outcome::Error : outcomeOf(stateOf(kind));
}

void setComparison(Result& result, const Comparison& comparison, const TensorDesc& output, const Tolerance& tolerance)
{
    result.outcome = outcomeOf(stateOf(comparison.verdict));
    result.figures = english(figuresText(comparison, output));
    result.tolerance = optionsText(tolerance).substr(1); // drops the blank at its start
    Comparison& kept = result.comparison.emplace(comparison);
    kept.largest.clear();
    kept.mismatches.resize(std::min(kept.mismatches.size(), kShownDifferences));
    result.output = output;
}

void setCause(Result& result, Cause cause)
{
    result.figures += "; " + english(briefly(cause));
    result.cause = std::move(cause);
}

Classes classesOf(const Result& result)
{
    return result.cause ? result.cause->diagnosis.classes() : result.classes;
}

std::vector<std::string> sentencesOf(const Result& result)
{
    std::vector<std::string> sentences;
    if (result.cause)
        for (const Message& sentence : result.cause->diagnosis.sentences)
            sentences.push_back(english(sentence));
    std::ranges::copy(result.sentences, std::back_inserter(sentences));
    return sentences;
}

size_t ReportSum::count(Outcome outcome) const
{
    const auto found = counts.find(outcome);
    return found == counts.end() ? 0 : found->second;
}

ReportSum sumOf(std::span<const Result> results, std::string_view engine)
{
    ReportSum sum;
    ExitCode all;
    for (const Result& result : results) {
        if (!engine.empty() && result.engine != engine)
            continue;
        ++sum.counts[result.outcome];
        sum.seconds += result.seconds;
        sum.failing += result.code() > exit_code::kMistrusted ? 1 : 0;
        result.outcome == Outcome::Unsupported ? all.addUnsupported() : all.add(result.code());
    }
    sum.code = all.code();
    return sum;
}

std::string text(const ReportSum& sum)
{
    constexpr size_t kAlwaysSaid = 3; // these counts are always named
    std::string text;
    size_t place = 0;
    for (const Outcome each : kVerdicts)
        if (const size_t count = sum.count(each); place++ < kAlwaysSaid || count != 0)
            text += (text.empty() ? "" : ", ") + groupedText(count) + " " + std::string(infoOf(each).counted)
                + (each == Outcome::Error && count > 1 ? "s" : "");
    return text;
}

std::string outcomeText(size_t wrong, size_t all, const std::string& things)
{
    return (wrong == 0 ? "None" : groupedText(wrong)) + " of " + counted(all, things)
        + (wrong > 1 ? " fail" : " fails");
}

void printLine(std::ostream& out, std::string_view word, std::string_view label, std::string_view figures,
               std::string_view command)
{
    out << std::left << std::setw(10) << word << "  " << terminalText(label) << (label.empty() ? "" : ": ")
        << terminalText(figures) << (command.empty() ? "" : "  |  ") << terminalText(command) << '\n';
}

void print(std::ostream& out, const Result& result)
{
    printLine(out, word(result.outcome), result.label, result.figures, result.command);
    if (result.quality)
        out << "  " << english(lineOf(*result.quality)) << '\n';
}

void printSentences(std::ostream& out, const Result& result)
{
    for (const std::string& sentence : sentencesOf(result))
        out << "  " << terminalText(sentence) << '\n';
    for (const std::string& note : result.notes)
        out << "  " << terminalText(note) << '\n';
    for (const auto& [what, line] : result.lines)
        out << "  " << terminalText(line) << '\n';
}

void printDetails(std::ostream& out, const Result& result)
{
    out << "  took " << secondsText(result.seconds);
    if (!result.against.empty())
        out << ", " << terminalText(result.engine) << " held against " << terminalText(result.against);
    if (!result.tolerance.empty())
        out << ", by " << result.tolerance;
    out << '\n';
    if (!result.comparison)
        return;
    const Comparison& c = *result.comparison;
    for (const Message& note : c.notes)
        out << "  note: " << english(note) << '\n';
    for (size_t i = 0; i < std::min(c.mismatches.size(), kShownDifferences); ++i) {
        const ElementDifference& each = c.mismatches[i];
        out << "  " << elementText(result.output.sizes, each.element) << ": "
            << toText(result.output.dataType, each.aBits) << ", not " << toText(result.output.dataType, each.bBits)
            << '\n';
    }
    if (c.beyond > kShownDifferences)
        out << "  and " << groupedText(c.beyond - kShownDifferences) << " more beyond the tolerance\n";
    printSentences(out, result);
}

void print(std::ostream& out, const Report& report)
{
    for (const auto& [name, value] : report.facts)
        out << terminalText(name + ": " + value) << '\n';
    for (const Result& result : report.results)
        printLine(out, word(result.outcome), result.label.empty() ? result.name : result.label, result.figures,
                  result.command);
    for (const std::string& remark : report.remarks)
        out << remark << '\n';
    out << report.summary.sentence << (report.command.empty() ? "" : "  |  ") << terminalText(report.command) << '\n'
        << std::flush;
}

namespace {

void writeDifference(JsonText& json, const TensorDesc& output, const ElementDifference& difference)
{
    json.beginObject().key("element").value(elementText(output.sizes, difference.element));
    json.key("a").value(toText(output.dataType, difference.aBits));
    json.key("b").value(toText(output.dataType, difference.bBits));
    json.key("difference").value(difference.difference).key("ulp").value(difference.ulp).endObject();
}

void writeDetails(JsonText& json, const Result& result)
{
    const Comparison& c = *result.comparison;
    json.key("count").value(c.count).key("equal").value(c.equal).key("within").value(c.within);
    json.key("beyond").value(c.beyond).key("maxAbsolute").value(c.maxAbsolute).key("maxUlp").value(c.maxUlp);
    json.key("notes").values(c.notes, [](const Message& note) { return english(note); });
    if (c.worst)
        writeDifference(json.key("worst"), result.output, *c.worst);
}

} // namespace

void writeResult(JsonText& json, const Result& result)
{
    json.beginObject();
    const auto text = [&](std::string_view key, std::string_view value) {
        if (!value.empty())
            json.key(key).value(terminalLines(value)); // names may not be UTF-8, but JSON is
    };
    text("name", result.name);
    text("label", result.label);
    text("verdict", word(result.outcome));
    json.key("code").value(static_cast<uint64_t>(result.code()));
    text("figures", result.figures);
    text("command", result.command);
    text("operator", result.operatorName);
    text("engine", result.engine);
    text("against", result.against);
    text("tolerance", result.tolerance);
    if (result.seconds > 0)
        json.key("seconds").value(result.seconds);
    if (result.changedRuns)
        json.key("changedRuns").value(uint64_t{*result.changedRuns});
    if (result.comparison)
        writeDetails(json, result);
    if (result.cause) {
        json.key("diagnosed").value(result.cause->side);
        writeDiagnosis(json.key("diagnosis"), result.cause->diagnosis);
    } else if (const Classes& classes = result.classes; !classes.mistakes.empty()) {
        writeClasses(json, classes);
    }
    if (result.quality)
        writeQuality(json.key("quality"), *result.quality);
    text("pictures", result.pictures);
    if (result.members)
        result.members(json);
    json.endObject();
}

void writeCounts(JsonText& json, const ReportSum& sum, std::optional<uint64_t> asBefore)
{
    json.key("counts").beginObject();
    for (const auto& [outcome, count] : sum.counts)
        if (outcome != Outcome::None)
            json.key(word(outcome)).value(uint64_t{count});
    if (asBefore)
        json.key("as before").value(*asBefore);
    json.endObject();
}

std::string jsonOf(const Report& report)
{
    const ReportSum sum = sumOf(report.results);
    JsonText json;
    beginReport(json, report.kind.empty() ? report.head.command : report.kind);
    json.key("startedAt").value(report.head.startedAt);
    json.key("isStopped").value(report.head.isStopped).key("seconds").value(sum.seconds);
    writeCounts(json, sum, report.asBefore);
    if (report.members)
        report.members(json);
    json.key("results").beginArray();
    for (const Result& result : report.results)
        writeResult(json, result);
    return json.endArray().endObject().text();
}

namespace {

std::string timeText(double seconds)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.6f", seconds);
    return text.data();
}

// All that a reader of JUnit needs, since some programs show only the body.
std::string body(const Result& result)
{
    std::string text = result.figures;
    for (const std::string& sentence : sentencesOf(result))
        text += "\n" + sentence;
    text += "\n" + result.command + (result.pictures.empty() ? "" : "\n" + result.pictures);
    if (result.outcome == Outcome::Mistrusted && result.comparison)
        for (const Message& note : result.comparison->notes)
            text += "\nnote: " + english(note);
    return text;
}

void writeTestcase(HtmlText& xml, const Result& result)
{
    const std::string classname = (result.operatorName.empty() ? "case" : result.operatorName)
        + (result.engine.empty() ? "" : "." + result.engine);
    xml.begin("testcase", {{"classname", classname}, {"name", result.title()}, {"time", timeText(result.seconds)}});
    const std::string_view tag = infoOf(result.outcome).junit;
    if (tag == "skipped")
        xml.element(tag, "", {{"message", result.figures}});
    else if (tag == "system-out")
        xml.element(tag, "MISTRUSTED: " + body(result));
    else if (!tag.empty())
        xml.element(tag, body(result), {{"type", word(result.outcome)}, {"message", result.figures}});
    xml.end().lineFeed();
}

} // namespace

std::string junitOf(const Report& report)
{
    const ReportSum sum = sumOf(report.results);
    std::map<std::string_view, size_t> kinds;
    for (const auto& [outcome, count] : sum.counts)
        kinds[infoOf(outcome).junit] += count;
    HtmlText xml;
    for (const std::string_view tag : {"testsuites", "testsuite"})
        xml.begin(tag,
                  {{"name", "tessera " + report.head.command},
                   {"tests", std::to_string(report.results.size())},
                   {"failures", std::to_string(kinds["failure"])},
                   {"errors", std::to_string(kinds["error"])},
                   {"skipped", std::to_string(kinds["skipped"])},
                   {"time", timeText(sum.seconds)},
                   {tag == "testsuite" ? "timestamp" : "", report.head.startedAt}})
            .lineFeed();
    for (const Result& result : report.results)
        writeTestcase(xml, result);
    if (report.head.isStopped)
        xml.element("system-err", "stopped before its end").lineFeed();
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xml.end().lineFeed().end().lineFeed().string();
}

} // namespace tessera
