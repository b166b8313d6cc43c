// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_change_report.h"

#include "engine/core/message/plain_text.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/text/result_list.h"
#include "engine/report/text/terminal_text.h"

#include <iomanip>
#include <ostream>

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

const std::string& commandIn(const ChangedResult& change)
{
    return change.after ? change.after->command : change.before->command;
}

Fact factOf(const std::string& role, const RecordedRun& run)
{
    return {role,
            run.name + ", tessera " + run.version + (run.startedAt.empty() ? "" : ", " + run.startedAt + " UTC")
                + (run.sweep.empty() ? "" : ", " + run.sweep)
                + (run.engines.empty() ? "" : ", " + listText(run.engines, ", "))};
}

// What else than time may have changed the results; empty: nothing that is known.
std::string otherEngines(const RunChangeReport& report)
{
    const std::vector<std::string>&before = report.before.engines, &after = report.after.engines;
    return before == after ? "" : "other engines: was " + listText(before, ", ") + ", is " + listText(after, ", ");
}

} // namespace

void printChanges(const RunChangeReport& report, std::ostream& out)
{
    for (const ChangedResult& change : report.comparison.changes) {
        out << std::left << std::setw(15) << name(change.change) << "  " << terminalText(change.title) << ": "
            << terminalText(becameText(change));
        if (change.after && !change.after->figures.empty())
            out << ": " << terminalText(change.after->figures);
        if (!commandIn(change).empty())
            out << "  |  " << terminalText(commandIn(change));
        out << '\n';
    }
    if (const std::string other = otherEngines(report); !other.empty())
        out << terminalText(other) << '\n';
    out << countsText(report.comparison) << '\n' << std::flush;
}

std::string changesJson(const RunChangeReport& report)
{
    JsonText json;
    beginReport(json, "report");
    writeRun(json, "before", report.before);
    writeRun(json, "after", report.after);
    json.key("counts").beginObject();
    for (const RunChange change : kRunChanges)
        json.key(name(change)).value(uint64_t{report.comparison.count(change)});
    json.key("as before").value(report.comparison.same).endObject();
    json.key("results").beginArray();
    for (const ChangedResult& change : report.comparison.changes) {
        json.beginObject().key("name").value(terminalLines(change.title)).key("change").value(name(change.change));
        writeRecorded(json, "before", change.before);
        writeRecorded(json, "after", change.after);
        json.key("command").value(terminalLines(commandIn(change))).endObject();
    }
    return json.endArray().endObject().text();
}

std::string changesHtml(const RunChangeReport& report)
{
    const size_t failing = report.comparison.count(RunChange::NewlyFailing);
    const RunSummary summary{failing == 0       ? "Nothing newly fails"
                                 : failing == 1 ? "1 result newly fails"
                                                : std::to_string(failing) + " results newly fail",
                             countsText(report.comparison)};
    RunHead head = report.head;
    head.facts = {factOf("before", report.before), factOf("after", report.after)};
    std::vector<ResultEntry> entries;
    for (const ChangedResult& change : report.comparison.changes) {
        ResultEntry entry{
            .state = std::string(name(change.change)), .title = change.title, .figures = becameText(change)};
        if (change.before && !change.before->figures.empty())
            entry.sentences.push_back("Before: " + change.before->figures);
        if (change.after && !change.after->figures.empty())
            entry.sentences.push_back("After: " + change.after->figures);
        if (change.after) {
            entry.mistakes = change.after->mistakes;
            entry.second = change.after->second;
        }
        if (!commandIn(change).empty())
            entry.lines.emplace_back("", commandIn(change));
        entry.isGrave = change.change == RunChange::NewlyFailing;
        entries.push_back(std::move(entry));
    }
    HtmlText body;
    body.element("h2", "Changes").lineFeed();
    writeResults(body, entries);
    return htmlPage(head, summary, body);
}

} // namespace tessera
