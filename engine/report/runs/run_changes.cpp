// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tessera {

namespace {

Outcome verdictIn(const JsonMember& result)
{
    const JsonMember verdict = result.required("verdict");
    const auto found = std::ranges::find(kVerdicts, verdict.string(), [](Outcome each) { return word(each); });
    if (found == kVerdicts.end())
        verdict.refuse(
            say("history",
                "%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, "
                "INVALID or MISSING"));
    return *found;
}

// The label of a result is part of its name; with several engines its engine is.
Result resultIn(const JsonMember& object, bool hasSeveralEngines)
{
    const auto diagnosis = object.find("diagnosis");
    const std::string name = object.required("name").string(), label = object.stringOf("label"),
                      engine = hasSeveralEngines ? object.stringOf("engine") : std::string();
    return {.name = name + (label.empty() ? "" : ": " + label) + (engine.empty() ? "" : ", " + engine),
            .outcome = verdictIn(object),
            .figures = object.stringOf("figures"),
            .command = object.stringOf("command"),
            .classes = diagnosis ? classesIn(*diagnosis) : Classes()};
}

} // namespace

RecordedRun recordedRunFrom(std::string_view text, const std::string& name)
{
    RecordedRun run{.name = name};
    try {
        const JsonDocument document = parseJson(text);
        const JsonMember root(document, "");
        const ReportHead head = reportHeadIn(root);
        if (head.command != "check" && head.command != "matrix")
            root.required("command").refuse(
                say("history", "%1 = %2 writes no report of results that another run has as well"));
        run.kind = head.command;
        run.version = head.programVersion;
        run.startedAt = root.stringOf("startedAt");
        root.required("results").forEachElement([&](const JsonMember& result) {
            run.results.push_back(resultIn(result, run.kind == "matrix"));
            const std::string engine = result.stringOf("engine"),
                              pair = engine + " against " + result.stringOf("against");
            if (!engine.empty() && std::ranges::find(run.engines, pair) == run.engines.end())
                run.engines.push_back(pair);
        });
    } catch (const JsonError& error) {
        throw IoError(say("history", "%1: %2; expected what `tessera check --json` writes")(name, error.message()));
    }
    return run;
}

namespace {

bool fails(const Result* result) // null: it is not there
{
    return result && result->code() > exit_code::kMistrusted;
}

// How a case's result differs from the one before. None: both pass, or both fail by the same classes.
std::optional<Outcome> changeOf(const Result* before, const Result& after)
{
    if (fails(&after) && !fails(before))
        return Outcome::NewlyFailing;
    if (!fails(before))
        return std::nullopt;
    if (after.outcome == Outcome::Pass || after.outcome == Outcome::Mistrusted)
        return Outcome::Fixed;
    return before->classes != after.classes ? std::optional(Outcome::ChangedClass) : std::nullopt;
}

// "FAIL, order"
std::string stateText(const Result* result)
{
    if (!result)
        return "not there";
    return std::string(word(result->outcome))
        + (result->classes.mistakes.empty() ? "" : ", " + english(classText(result->classes)));
}

Result resultOf(Outcome change, const Result* before, const Result& after)
{
    return {.name = after.name,
            .outcome = change,
            .figures = "was " + stateText(before) + ", is " + stateText(&after)
                + (after.figures.empty() ? "" : ": " + after.figures),
            .command = after.command,
            .classes = after.classes,
            .members = [change, before, &after](JsonText& json) {
                json.key("change").value(word(change));
                json.key("before");
                if (before)
                    writeResult(json, *before);
                else
                    json.null();
                writeResult(json.key("after"), after);
            }};
}

void addChanges(Report& report, const RecordedRun& before, const RecordedRun& after)
{
    std::multimap<std::string_view, const Result*> left; // of the run before
    for (const Result& result : before.results)
        left.emplace(result.name, &result);
    uint64_t same = 0, alone = 0;
    for (const Result& result : after.results) {
        const auto found = left.lower_bound(result.name);
        const bool isThere = found != left.end() && found->first == result.name;
        const Result* was = isThere ? found->second : nullptr;
        if (isThere)
            left.erase(found);
        if (const auto change = changeOf(was, result))
            report.results.push_back(resultOf(*change, was, result));
        else
            ++(isThere ? same : alone);
    }
    report.asBefore = same;
    std::ranges::stable_sort(report.results, {}, &Result::outcome);
    if (alone + left.size() > 0)
        report.remarks.push_back(counted(alone + left.size(), "result") + " in one of the two runs only");
}

Fact factOf(const std::string& role, const RecordedRun& run)
{
    return {role,
            run.name + ", tessera " + run.version + ", " + run.startedAt + " UTC, " + listText(run.engines, ", ")};
}

RunSummary summaryOfChanges(const Report& report)
{
    const ReportSum sum = sumOf(report.results);
    const size_t failing = sum.count(Outcome::NewlyFailing);
    std::string counts;
    for (const auto& [change, count] : sum.counts)
        counts += groupedText(count) + " " + std::string(word(change)) + ", ";
    return {(failing == 0 ? "Nothing" : counted(failing, "result")) + " newly fail" + (failing > 1 ? "" : "s"),
            counts + groupedText(*report.asBefore) + " as before"};
}

void writeRun(JsonText& json, std::string_view key, const RecordedRun& run)
{
    json.key(key).beginObject().key("file").value(terminalLines(run.name)).key("command").value(run.kind);
    json.key("program").value("tessera " + run.version).key("startedAt").value(run.startedAt);
    json.key("engines").values(run.engines).endObject();
}

} // namespace

Report changesOf(const RecordedRun& before, const RecordedRun& after, RunHead head)
{
    head.facts = {factOf("before", before), factOf("after", after)};
    Report report{.head = std::move(head), .heading = "Changes", .members = [&](JsonText& json) {
                      writeRun(json, "before", before);
                      writeRun(json, "after", after);
                  }};
    addChanges(report, before, after);
    report.summary = summaryOfChanges(report);
    return report;
}

} // namespace tessera
