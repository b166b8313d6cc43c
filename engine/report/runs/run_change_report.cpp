// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/message/plain_text.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/text/terminal_text.h"

namespace tessera {

namespace {

// "FAIL, order"
std::string stateText(const RecordedResult& result)
{
    return result.state + (result.mistakes.empty() ? "" : ", " + english(classText(result.mistakes, result.second)));
}

std::string becameText(const ChangedResult& change)
{
    const std::string was = change.before ? stateText(*change.before) : "not there";
    return "was " + was + ", is " + (change.after ? stateText(*change.after) : "not there");
}

std::string countsText(const RunComparison& comparison)
{
    std::string text;
    for (const RunChange change : kRunChanges)
        if (const size_t count = comparison.count(change); count != 0)
            text += std::to_string(count) + " " + std::string(name(change)) + ", ";
    return text + std::to_string(comparison.same) + " as before";
}

void writeRecorded(JsonText& json, std::string_view key, const std::optional<RecordedResult>& result)
{
    json.key(key);
    if (!result) {
        json.null();
        return;
    }
    json.beginObject().key("verdict").value(result->state);
    if (!result->mistakes.empty())
        writeClasses(json, result->mistakes, result->second);
    json.key("figures").value(terminalLines(result->figures)).endObject();
}

void writeRun(JsonText& json, std::string_view key, const RecordedRun& run)
{
    json.key(key).beginObject().key("file").value(terminalLines(run.name)).key("command").value(run.kind);
    json.key("program").value("tessera " + run.version).key("startedAt").value(run.startedAt);
    json.key("engines").values(run.engines).endObject();
}

Fact factOf(const std::string& role, const RecordedRun& run)
{
    return {role,
            run.name + ", tessera " + run.version + (run.startedAt.empty() ? "" : ", " + run.startedAt + " UTC")
                + (run.sweep.empty() ? "" : ", " + run.sweep)
                + (run.engines.empty() ? "" : ", " + listText(run.engines, ", "))};
}

Result resultOf(const ChangedResult& change)
{
    const RecordedResult& now = change.after ? *change.after : *change.before;
    Result result{.name = change.title,
                  .outcome = outcomeOf(change.change),
                  .figures = becameText(change),
                  .command = now.command,
                  .members = [&change](JsonText& json) {
                      json.key("change").value(name(change.change));
                      writeRecorded(json, "before", change.before);
                      writeRecorded(json, "after", change.after);
                  }};
    if (change.after && !change.after->figures.empty())
        result.figures += ": " + change.after->figures;
    if (change.before && !change.before->figures.empty())
        result.sentences.push_back("Before: " + change.before->figures);
    if (change.after)
        result.classes = classesFrom(now.mistakes, now.second);
    return result;
}

} // namespace

Report reportOf(const RecordedRun& before, const RecordedRun& after, const RunComparison& comparison, RunHead head)
{
    head.facts = {factOf("before", before), factOf("after", after)};
    const size_t failing = comparison.count(RunChange::NewlyFailing);
    Report report{
        .head = std::move(head),
        .summary = {(failing == 0 ? "Nothing" : counted(failing, "result")) + " newly fail" + (failing > 1 ? "" : "s"),
                    countsText(comparison)},
        .heading = "Changes",
        .asBefore = comparison.same,
        .members = [&](JsonText& json) {
            writeRun(json, "before", before);
            writeRun(json, "after", after);
        }};
    if (before.engines != after.engines)
        report.facts.push_back(
            {"other engines", "was " + listText(before.engines, ", ") + ", is " + listText(after.engines, ", ")});
    for (const ChangedResult& change : comparison.changes)
        report.results.push_back(resultOf(change));
    return report;
}

} // namespace tessera
