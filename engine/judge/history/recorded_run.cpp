// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/history/recorded_run.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_classes.h"
#include "engine/formats/io/report_head.h"

#include <functional>
#include <map>
#include <set>

namespace tessera {

namespace {

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

// A result of `check` is told apart by its label, one of `matrix` by its engine.
RecordedResult resultIn(const JsonMember& object, const std::string& kind)
{
    const auto diagnosis = object.find("diagnosis");
    const std::string name = object.required("name").string(), label = textIn(object, "label"),
                      engine = kind == "matrix" ? textIn(object, "engine") : std::string();
    return {.title = name + (label.empty() ? "" : ": " + label) + (engine.empty() ? "" : ", " + engine),
            .state = object.required("verdict").string(),
            .mistakes = diagnosis ? classesIn(*diagnosis) : std::vector<std::string>(),
            .figures = textIn(object, "figures"),
            .command = textIn(object, "command")};
}

using Counts = std::map<std::string, uint64_t>; // by verdict

// The counts as they are written are those of the results: a report that was changed or cut is none.
void needCounts(const JsonMember& counts, const Counts& counted)
{
    for (const auto& member : counts.object().value().GetObject()) {
        const std::string verdict = member.name.GetString();
        const JsonMember count = counts.required(verdict);
        const auto found = counted.find(verdict);
        const uint64_t right = found == counted.end() ? 0 : found->second;
        if (count.uint64() != right)
            count.refuse(say("history", "%1 = %2 is not what the results give; %3 would be right"), right);
    }
    for (const auto& [verdict, count] : counted)
        if (!counts.find(verdict))
            counts.refuse(say("history", "%1 = %2 leaves out %3, which %4 of the results are"), verdict, count);
}

void needVerdict(const JsonMember& result)
{
    const JsonMember verdict = result.required("verdict");
    const std::string word = verdict.string();
    if (word != "ERROR" && word != "MISSING" && !trialStateFromWord(word))
        verdict.refuse(
            say("history",
                "%1 = %2 is no verdict; PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID or "
                "MISSING would be right"));
}

// Of `check` all results together, of `matrix` each engine's.
void readResults(const JsonMember& root, RecordedRun& run)
{
    std::map<std::string, Counts> counted;
    forEach(root.required("results"), [&](const JsonMember& result) {
        needVerdict(result);
        run.results.push_back(resultIn(result, run.kind));
        ++counted[run.kind == "matrix" ? textIn(result, "engine") : std::string()][run.results.back().state];
    });
    if (run.kind == "check")
        return needCounts(root.required("counts"), counted[""]);
    forEach(root.required("engines"), [&](const JsonMember& engine) {
        needCounts(engine.required("counts"), counted[engine.required("name").string()]);
    });
}

RecordedRun sweepFrom(std::string_view text, const std::string& name)
{
    const SweepReport report = sweepReportFrom(text, name);
    if (report.shard.count > 1)
        throw IoError(
            say("history", "%1 is shard %2 of a sweep; `tessera report` of all shards with --out merges them")(
                name, toText(report.shard)));
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
        const JsonMember root(document, "");
        return document.IsObject() && (root.find("tessera-sweep") || textIn(root, "command") == "sweep");
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
        const ReportHead head = reportHeadIn(root);
        if (head.command != "check" && head.command != "matrix")
            root.required("command").refuse(
                say("history", "%1 = %2 writes no report of results that another run has as well"));
        run.kind = head.command;
        run.version = head.programVersion;
        run.startedAt = textIn(root, "startedAt");
        readResults(root, run);
    } catch (const JsonError& error) {
        throw IoError(say("history",
                          "%1: %2; what `tessera check --json`, `tessera matrix --json` or `tessera sweep --out` "
                          "writes would be right")(name, error.message()));
    }
    nameApart(run.results);
    return run;
}

} // namespace tessera
