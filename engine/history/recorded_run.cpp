// SPDX-License-Identifier: Apache-2.0
#include "engine/history/recorded_run.h"

#include "engine/io/json.h"
#include "engine/io/json_classes.h"
#include "engine/tensor/error.h"

#include <functional>
#include <map>
#include <set>

namespace tessera {

namespace {

constexpr const char* kWanted =
    "; what `tessera check --json`, `tessera matrix --json` or `tessera sweep --out` writes "
    "would be right";

std::string textIn(const JsonMember& object, std::string_view name)
{
    const auto member = object.find(name);
    return member ? member->string() : std::string();
}

void forEach(const JsonMember& list, const std::function<void(const JsonMember&)>& work)
{
    const auto count = list.array().value().Size();
    for (rapidjson::SizeType i = 0; i < count; ++i)
        work(list.element(i).object());
}

// A case that was run twice is two results.
void nameApart(std::vector<RecordedResult>& results)
{
    std::map<std::string, size_t> numbers;
    std::set<std::string> taken;
    for (RecordedResult& result : results) {
        const std::string title = result.title;
        size_t& others = numbers[title];
        while (!taken.insert(result.title).second)
            result.title = title + " (" + std::to_string(++others + 1) + ")";
    }
}

RecordedResult resultIn(const JsonMember& object, std::string_view state, std::string title)
{
    const auto diagnosis = object.find("diagnosis");
    return {.title = std::move(title),
            .state = object.required(state).string(),
            .mistakes = diagnosis ? classesIn(*diagnosis) : std::vector<std::string>(),
            .figures = textIn(object, "figures"),
            .command = textIn(object, "command")};
}

void readCheck(const JsonMember& root, RecordedRun& run)
{
    run.kind = "check";
    forEach(root.required("results"), [&](const JsonMember& result) {
        const std::string label = textIn(result, "label");
        run.results.push_back(
            resultIn(result, "verdict", textIn(result, "name") + (label.empty() ? "" : ": " + label)));
    });
}

void readMatrix(const JsonMember& root, RecordedRun& run)
{
    run.kind = "matrix";
    forEach(root.required("cases"), [&](const JsonMember& row) {
        const std::string name = row.required("name").string();
        forEach(row.required("cells"), [&](const JsonMember& cell) {
            run.results.push_back(resultIn(cell, "state", name + ", " + cell.required("engine").string()));
        });
    });
    forEach(root.required("didNotRun"), [&](const JsonMember& failure) {
        run.results.push_back(
            {.title = failure.required("name").string(), .state = "ERROR", .figures = textIn(failure, "why")});
    });
}

RecordedRun sweepFrom(std::string_view text, const std::string& name)
{
    const SweepReport report = sweepReportFrom(text, name);
    if (report.shard.count > 1)
        throw IoError(name + " is shard " + toText(report.shard)
                      + " of a sweep; `tessera report` of all shards with --out merges them");
    RecordedRun run{.name = name, .kind = "sweep", .version = report.version};
    run.sweep = "seed " + std::to_string(report.seed) + ", " + std::to_string(report.cases) + " cases, against "
        + report.against;
    run.isComplete = report.sum.isComplete && report.sum.failures.size() == report.sum.wrong();
    const auto resultOf = [&](const SweepFailure& failure, std::string title) -> RecordedResult {
        return {.title = std::move(title),
                .state = std::string(word(failure.state)),
                .mistakes = failure.mistakes,
                .figures = failure.figures,
                .command = checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk)};
    };
    for (const SweepFailure& failure : report.sum.known)
        run.results.push_back(resultOf(failure, "known: " + failure.line));
    for (const auto& [number, failure] : report.sum.failures)
        run.results.push_back(resultOf(failure, "case " + std::to_string(number)));
    nameApart(run.results);
    return run;
}

} // namespace

bool isRecordedSweep(std::string_view text)
{
    try {
        const JsonDocument document = parseJson(text.substr(0, text.find('\n')));
        return document.IsObject() && document.HasMember("tessera-sweep");
    } catch (const JsonError&) {
        return false;
    }
}

RecordedRun recordedRunFrom(std::string_view text, const std::string& name)
{
    if (isRecordedSweep(text))
        return sweepFrom(text, name);
    RecordedRun run{.name = name};
    try {
        const JsonDocument document = parseJson(text);
        const JsonMember root(document, "");
        if (!document.IsObject() || !document.HasMember("tessera"))
            throw IoError(name + " is no report of a run" + kWanted);
        run.version = root.required("tessera").string();
        run.startedAt = textIn(root, "startedAt");
        if (root.find("results"))
            readCheck(root, run);
        else if (root.find("cases"))
            readMatrix(root, run);
        else
            throw IoError(name + " holds neither results nor cases" + kWanted);
    } catch (const JsonError& error) {
        throw IoError(name + ": " + error.what() + kWanted);
    }
    nameApart(run.results);
    return run;
}

} // namespace tessera
