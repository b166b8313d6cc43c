// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/check_result.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/timing_report.h"
#include "engine/report/runs/diagnosis_report.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"
#include "engine/report/text/xml_text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kShownDifferences = 10;

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

std::string sums(const CheckRun& run)
{
    const CheckSum sum = sumOf(run.results);
    const size_t errors = sum.errors + sum.crashed + sum.timedOut + sum.invalid;
    return attribute("tests", run.results.size()) + attribute("failures", sum.failed) + attribute("errors", errors)
        + attribute("skipped", sum.unsupported + sum.missing) + attribute("time", sum.seconds);
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

// What the case leaves untested, a line each.
std::string notesOf(const CheckResult& result)
{
    std::string text;
    if (result.comparison)
        for (const Message& note : result.comparison->notes)
            text += "\nnote: " + english(note);
    return text;
}

// JUnit's failure is a wrong result, its error one that is none.
bool isErrorOfJunit(std::string_view verdict)
{
    return verdict == "ERROR" || verdict == "CRASH" || verdict == "TIMEOUT" || verdict == "INVALID";
}

std::string testcase(const CheckResult& result)
{
    const std::string classname = (result.operatorName.empty() ? "case" : result.operatorName)
        + (result.engine.empty() ? "" : "." + result.engine);
    std::string text = "    <testcase" + attribute("classname", classname) + attribute("name", result.title())
        + attribute("time", result.seconds);
    if (result.verdict == "UNSUPPORTED" || result.verdict == "MISSING") {
        text += ">\n      <skipped" + attribute("message", result.figures) + "/>\n    </testcase>\n";
    } else if (const bool isError = isErrorOfJunit(result.verdict); isError || result.verdict == "FAIL") {
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
    writeComparison(json, c);
    json.key("notes").beginArray();
    for (const Message& note : c.notes)
        json.value(english(note));
    json.endArray();
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
    if (result.comparison)
        writeDetails(json, result);
    if (result.cause) {
        json.key("diagnosed").value(result.cause->side);
        writeDiagnosis(json.key("diagnosis"), result.cause->diagnosis);
    }
    text("pictures", result.pictures);
    json.endObject();
}

} // namespace

void writeComparison(JsonText& json, const Comparison& c)
{
    json.key("count").value(c.count).key("equal").value(c.equal).key("within").value(c.within);
    json.key("beyond").value(c.beyond).key("maxAbsolute").value(c.maxAbsolute).key("maxUlp").value(c.maxUlp);
}

namespace {

size_t& countOf(std::string_view verdict, CheckSum& sum)
{
    const std::array<std::pair<std::string_view, size_t*>, 8> counts = {{{"PASS", &sum.passed},
                                                                         {"MISTRUSTED", &sum.mistrusted},
                                                                         {"FAIL", &sum.failed},
                                                                         {"UNSUPPORTED", &sum.unsupported},
                                                                         {"MISSING", &sum.missing},
                                                                         {"CRASH", &sum.crashed},
                                                                         {"TIMEOUT", &sum.timedOut},
                                                                         {"INVALID", &sum.invalid}}};
    for (const auto& [word, count] : counts)
        if (word == verdict)
            return *count;
    return sum.errors;
}

} // namespace

CheckSum sumOf(std::span<const CheckResult> results)
{
    CheckSum sum;
    ExitCode all;
    for (const CheckResult& result : results) {
        ++countOf(result.verdict, sum);
        sum.seconds += result.seconds;
        result.verdict == "UNSUPPORTED" ? all.addUnsupported() : all.add(result.code);
    }
    sum.code = all.code();
    return sum;
}

std::string text(const CheckSum& sum)
{
    std::string text = std::to_string(sum.passed) + " passed, " + std::to_string(sum.mistrusted) + " mistrusted, "
        + std::to_string(sum.failed) + " failed";
    const auto add = [&](size_t count, const char* words) {
        if (count != 0)
            text += ", " + std::to_string(count) + " " + words;
    };
    add(sum.unsupported, "unsupported");
    add(sum.missing, "missing");
    add(sum.crashed, "crashed");
    add(sum.timedOut, "timed out");
    add(sum.invalid, "invalid");
    add(sum.errors, sum.errors == 1 ? "error" : "errors");
    return text;
}

std::string checkJson(const CheckRun& run)
{
    JsonText json;
    beginReport(json, run.command).key("startedAt").value(run.startedAt);
    json.key("isStopped").value(run.isStopped).key("seconds").value(sumOf(run.results).seconds);
    std::map<std::string, uint64_t> counts;
    for (const CheckResult& result : run.results)
        ++counts[result.verdict];
    json.key("counts").beginObject();
    for (const auto& [verdict, count] : counts)
        json.key(verdict).value(count);
    json.endObject();
    json.key("results").beginArray();
    for (const CheckResult& result : run.results)
        writeResult(json, result);
    return json.endArray().endObject().text();
}

std::string checkJunit(const CheckRun& run)
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
        + attribute("name", "tessera " + run.command) + sums(run) + ">\n  <testsuite"
        + attribute("name", "tessera " + run.command) + sums(run) + attribute("timestamp", run.startedAt) + ">\n";
    for (const CheckResult& result : run.results)
        text += testcase(result);
    if (run.isStopped)
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

} // namespace tessera
