// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/check_report.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/timing_report.h"
#include "engine/judge/quality/quality.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/html_text.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kShownDifferences = 10;
// JUnit's failure is a wrong result, its error one that is none.
constexpr std::array<std::string_view, 4> kErrorsOfJunit = {"ERROR", "CRASH", "TIMEOUT", "INVALID"};

std::string attribute(std::string_view name, std::string_view value)
{
    return " " + std::string(name) + "=\"" + xmlText(value, true) + "\"";
}

std::string attribute(std::string_view name, size_t value)
{
    return attribute(name, std::string_view(std::to_string(value)));
}

std::string attribute(std::string_view name, double seconds)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.6f", seconds);
    return attribute(name, std::string_view(text.data()));
}

std::string sums(const CheckSum& sum, size_t tests)
{
    size_t errors = 0;
    for (const std::string_view verdict : kErrorsOfJunit)
        errors += sum.count(verdict);
    return attribute("tests", tests) + attribute("failures", sum.count("FAIL")) + attribute("errors", errors)
        + attribute("skipped", sum.count("UNSUPPORTED") + sum.count("MISSING")) + attribute("time", sum.seconds);
}

// What a reader of the report needs to go on: some readers show nothing but the body.
std::string body(const CheckResult& result)
{
    std::string text = result.figures;
    if (result.cause)
        for (const Message& sentence : result.cause->diagnosis.sentences)
            text += "\n" + english(sentence);
    return text + "\n" + result.command + (result.pictures.empty() ? "" : "\n" + result.pictures);
}

bool isFailing(const CheckResult& result)
{
    return result.code > exit_code::kMistrusted;
}

// What the case leaves untested, a line each.
std::string notesOf(const CheckResult& result)
{
    std::string text;
    if (result.comparison)
        for (const Message& note : result.comparison->notes)
            text += "\nnote: " + english(note);
    return text;
}

std::string testcase(const CheckResult& result)
{
    const std::string classname = (result.operatorName.empty() ? "case" : result.operatorName)
        + (result.engine.empty() ? "" : "." + result.engine);
    std::string text = "    <testcase" + attribute("classname", classname) + attribute("name", result.title())
        + attribute("time", result.seconds);
    if (result.verdict == "UNSUPPORTED" || result.verdict == "MISSING") {
        text += ">\n      <skipped" + attribute("message", result.figures) + "/>\n    </testcase>\n";
    } else if (const bool isError = std::ranges::find(kErrorsOfJunit, result.verdict) != kErrorsOfJunit.end();
               isError || result.verdict == "FAIL") {
        const std::string element = isError ? "error" : "failure";
        text += ">\n      <" + element + attribute("type", result.verdict) + attribute("message", result.figures) + ">"
            + xmlText(body(result)) + "</" + element + ">\n    </testcase>\n";
    } else if (result.verdict == "MISTRUSTED") {
        text += ">\n      <system-out>" + xmlText("MISTRUSTED: " + body(result) + notesOf(result))
            + "</system-out>\n    </testcase>\n";
    } else {
        text += "/>\n";
    }
    return text;
}

std::string valueOf(const CheckResult& result, uint64_t bits)
{
    return toText(result.output.dataType, bits);
}

void writeDifference(JsonText& json, const CheckResult& result, const ElementDifference& difference)
{
    json.beginObject().key("element").value(elementText(result.output.sizes, difference.element));
    json.key("a").value(valueOf(result, difference.aBits)).key("b").value(valueOf(result, difference.bBits));
    json.key("difference").value(difference.difference).key("ulp").value(difference.ulp).endObject();
}

void writeDetails(JsonText& json, const CheckResult& result)
{
    const Comparison& c = *result.comparison;
    json.key("count").value(c.count).key("equal").value(c.equal).key("within").value(c.within);
    json.key("beyond").value(c.beyond).key("maxAbsolute").value(c.maxAbsolute).key("maxUlp").value(c.maxUlp);
    json.key("notes").values(c.notes, [](const Message& note) { return english(note); });
    if (c.worst)
        writeDifference(json.key("worst"), result, *c.worst);
}

void writeResult(JsonText& json, const CheckResult& result)
{
    json.beginObject();
    const auto text = [&](std::string_view key, std::string_view value) {
        if (!value.empty())
            json.key(key).value(terminalLines(value)); // names need not be UTF-8, and JSON is
    };
    text("name", result.name);
    text("label", result.label);
    text("verdict", result.verdict);
    json.key("code").value(static_cast<uint64_t>(result.code));
    text("figures", result.figures);
    text("command", result.command);
    text("operator", result.operatorName);
    text("engine", result.engine);
    text("against", result.against);
    text("tolerance", result.tolerance);
    json.key("seconds").value(result.seconds);
    if (result.changedRuns)
        json.key("changedRuns").value(uint64_t{*result.changedRuns});
    if (result.comparison)
        writeDetails(json, result);
    if (result.cause) {
        json.key("diagnosed").value(result.cause->side);
        writeDiagnosis(json.key("diagnosis"), result.cause->diagnosis);
    }
    if (result.quality)
        writeQuality(json.key("quality"), *result.quality);
    text("pictures", result.pictures);
    json.endObject();
}

} // namespace

void writeCounts(JsonText& json, const CheckSum& sum)
{
    json.key("counts").beginObject();
    for (const auto& [verdict, count] : sum.counts)
        json.key(verdict).value(uint64_t{count});
    json.endObject();
}

void writeResults(JsonText& json, std::span<const CheckResult> results)
{
    json.key("results").beginArray();
    for (const CheckResult& result : results)
        writeResult(json, result);
    json.endArray();
}

size_t CheckSum::count(std::string_view verdict) const
{
    const auto found = counts.find(verdict);
    return found == counts.end() ? 0 : found->second;
}

CheckSum sumOf(std::span<const CheckResult> results, std::string_view engine)
{
    CheckSum sum;
    ExitCode all;
    for (const CheckResult& result : results) {
        if (!engine.empty() && result.engine != engine)
            continue;
        ++sum.counts[result.verdict];
        sum.seconds += result.seconds;
        sum.failing += isFailing(result) ? 1 : 0;
        sum.unseen += result.verdict == "FAIL" && result.comparison && !result.evidence ? 1 : 0;
        result.verdict == "UNSUPPORTED" ? all.addUnsupported() : all.add(result.code);
    }
    sum.code = all.code();
    return sum;
}

std::string text(const CheckSum& sum)
{
    constexpr std::pair<const char*, const char*> kWords[] = {
        {"PASS", "passed"},     {"MISTRUSTED", "mistrusted"}, {"FAIL", "failed"},       {"UNSUPPORTED", "unsupported"},
        {"MISSING", "missing"}, {"CRASH", "crashed"},         {"TIMEOUT", "timed out"}, {"INVALID", "invalid"},
        {"ERROR", "error"}};
    constexpr size_t kAlwaysSaid = 3; // the first
    std::string text;
    for (size_t i = 0; i < std::size(kWords); ++i) {
        const auto& [verdict, words] = kWords[i];
        const size_t count = sum.count(verdict);
        if (count == 0 && i >= kAlwaysSaid)
            continue;
        text += (i == 0 ? "" : ", ") + std::to_string(count) + " " + words;
        text += verdict == std::string_view("ERROR") && count > 1 ? "s" : "";
    }
    return text;
}

std::string checkJson(const CheckRun& run)
{
    const CheckSum sum = sumOf(run.results);
    JsonText json;
    beginReport(json, run.head.command).key("startedAt").value(run.head.startedAt);
    json.key("isStopped").value(run.head.isStopped).key("seconds").value(sum.seconds);
    writeCounts(json, sum);
    writeResults(json, run.results);
    return json.endObject().text();
}

std::string checkJunit(const CheckRun& run)
{
    const std::string sum =
        attribute("name", "tessera " + run.head.command) + sums(sumOf(run.results), run.results.size());
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + sum + ">\n  <testsuite" + sum
        + attribute("timestamp", run.head.startedAt) + ">\n";
    for (const CheckResult& result : run.results)
        text += testcase(result);
    if (run.head.isStopped)
        text += "    <system-err>stopped before its end</system-err>\n";
    return text + "  </testsuite>\n</testsuites>\n";
}

void printDetails(const CheckResult& result, std::ostream& out)
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
        out << "  " << elementText(result.output.sizes, each.element) << ": " << valueOf(result, each.aBits) << ", not "
            << valueOf(result, each.bBits) << '\n';
    }
    if (c.beyond > kShownDifferences)
        out << "  and " << c.beyond - kShownDifferences << " more beyond the tolerance\n";
    if (result.cause)
        for (const Message& sentence : result.cause->diagnosis.sentences)
            out << "  " << terminalText(english(sentence)) << '\n';
}

ResultEntry entryOf(const CheckResult& result)
{
    ResultEntry entry{.state = result.verdict,
                      .title = result.title(),
                      .about = result.operatorName,
                      .figures = result.figures,
                      .lines = {},
                      .evidence = result.evidence,
                      .a = result.engine,
                      .b = result.against,
                      .isGrave = tone(result.verdict) == "bad"};
    if (!result.command.empty())
        entry.lines.emplace_back("", result.command);
    if (!result.engine.empty())
        entry.about += (entry.about.empty() ? "" : ", ") + result.engine
            + (result.against.empty() ? "" : " against " + result.against);
    if (result.comparison) {
        entry.tolerance =
            english(result.comparison->rule) + (result.tolerance.empty() ? "" : " (" + result.tolerance + ")");
        if (!result.comparison->reason.isEmpty())
            entry.notes.push_back(english(result.comparison->reason));
        for (const Message& note : result.comparison->notes)
            entry.notes.push_back(english(note));
    }
    if (result.quality)
        for (const Message& line : linesOf(*result.quality))
            entry.notes.push_back(english(line));
    if (result.cause) {
        entry.mistakes = namesOf(result.cause->diagnosis.classes());
        entry.second = secondOf(result.cause->diagnosis);
        for (const Message& sentence : result.cause->diagnosis.sentences)
            entry.sentences.push_back(english(sentence));
    }
    return entry;
}

std::string outcomeText(size_t wrong, size_t all, const std::string& things)
{
    const std::string whole = counted(all, things);
    if (all == 0)
        return "Nothing was run";
    if (wrong == 0)
        return all == 1 ? "1 " + things + ", and it does not fail" : "None of " + whole + " fails";
    return std::to_string(wrong) + " of " + whole + (wrong == 1 ? " fails" : " fail");
}

std::string checkHtml(const CheckRun& run)
{
    const CheckSum sum = sumOf(run.results);
    std::vector<ResultEntry> entries;
    for (const CheckResult& result : run.results)
        entries.push_back(entryOf(result));
    HtmlText body;
    writeClasses(body, entries);
    body.element("h2", "Results").lineFeed();
    writeMissingEvidence(body, sum.unseen, "The line of each, with --html or --diff, draws it.");
    writeResults(body, entries);
    return htmlPage(run.head, {outcomeText(sum.failing, run.results.size(), "result"), text(sum)}, body);
}

} // namespace tessera
