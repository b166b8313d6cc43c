// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/sweep/sweep.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tessera {

namespace {

// Gives results of one name numbers: a case that ran twice is two results.
void nameApart(std::vector<Result>& results)
{
    std::map<std::string, size_t> numbers;
    std::set<std::string> taken;
    for (Result& result : results) {
        const std::string name = result.name;
        size_t& others = numbers[name];
        while (!taken.insert(result.name).second)
            result.name = name + " (" + std::to_string(++others + 1) + ")";
    }
}

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
Result resultIn(const JsonMember& object, const std::string& kind)
{
    const auto diagnosis = object.find("diagnosis");
    const std::string name = object.required("name").string(), label = object.stringOf("label"),
                      engine = kind == "matrix" ? object.stringOf("engine") : std::string();
    return {.name = name + (label.empty() ? "" : ": " + label) + (engine.empty() ? "" : ", " + engine),
            .outcome = verdictIn(object),
            .figures = object.stringOf("figures"),
            .command = object.stringOf("command"),
            .classes = diagnosis ? classesIn(*diagnosis) : Classes()};
}

using Counts = std::map<std::string, uint64_t>; // by verdict

// Throws where the written counts are not the results': the report was changed or cut.
void requireCounts(const JsonMember& counts, Counts counted)
{
    counts.forEachMember([&](const JsonMember& count, const std::string& verdict) {
        const uint64_t right = std::exchange(counted[verdict], 0);
        if (count.uint64() != right)
            count.refuse(say("history", "%1 = %2 is not what the results give; expected %3"), right);
    });
    for (const auto& [verdict, count] : counted)
        if (count != 0)
            counts.refuse(say("history", "%1 = %2 leaves out %3, which %4 of the results are"), verdict, count);
}

// Counts all results together, and with several engines each engine's.
void readResults(const JsonMember& root, RecordedRun& run)
{
    std::map<std::string, Counts> counted;
    root.required("results").forEachElement([&](const JsonMember& result) {
        run.results.push_back(resultIn(result, run.kind));
        const std::string engine = result.stringOf("engine"), pair = engine + " against " + result.stringOf("against");
        if (!engine.empty() && std::ranges::find(run.engines, pair) == run.engines.end())
            run.engines.push_back(pair);
        ++counted[run.kind == "matrix" ? engine : std::string()][std::string(word(run.results.back().outcome))];
    });
    if (run.kind == "check")
        return requireCounts(root.required("counts"), counted[""]);
    root.required("engines").forEachElement([&](const JsonMember& engine) {
        requireCounts(engine.required("counts"), counted[engine.required("name").string()]);
    });
}

RecordedRun sweepFrom(std::string_view text, const std::string& name)
{
    const SweepReport report = sweepReportFrom(text, name);
    if (report.shard.count > 1)
        throw IoError(
            say("history", "%1 is shard %2 of a sweep; `tessera sweep --merge` of all shards with --out merges them")(
                name, toText(report.shard)));
    RecordedRun run{.name = name, .kind = "sweep", .version = report.version};
    run.engines = {report.engine + " against " + report.against};
    const std::string choice = described(report.choice);
    run.sweep = "seed " + std::to_string(report.seed) + ", " + std::to_string(report.cases) + " cases"
        + (choice.empty() ? "" : " of " + choice) + ", against " + report.against;
    run.isComplete = report.sum.isComplete && report.sum.failures.size() == report.sum.wrong();
    const auto add = [&](const SweepFailure& failure, std::string title) {
        run.results.push_back({.name = std::move(title),
                               .outcome = outcomeOf(failure.state),
                               .figures = failure.figures,
                               .command = checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk),
                               .classes = failure.classes});
    };
    for (const SweepFailure& failure : report.sum.known)
        add(failure, "known: " + failure.line);
    for (const auto& [number, failure] : report.sum.failures)
        add(failure, "case " + std::to_string(number));
    nameApart(run.results);
    return run;
}

// Whether the text begins as the JSON lines of a sweep or a shard.
bool isRecordedSweep(std::string_view text)
{
    try {
        const JsonDocument document = parseJson(text.substr(0, text.find('\n')));
        const JsonMember root(document, "");
        return document.IsObject() && root.stringOf("command") == "sweep";
    } catch (const JsonError&) {
        return false;
    }
}

} // namespace

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
        run.startedAt = root.stringOf("startedAt");
        readResults(root, run);
    } catch (const JsonError& error) {
        throw IoError(say("history", "%1: %2; expected what `tessera check --json` or `tessera sweep --out` writes")(
            name, error.message()));
    }
    nameApart(run.results);
    return run;
}

namespace {

// A result before and after; null: that run does not have it.
struct Pair {
    const Result *before = nullptr, *after = nullptr;
};

bool fails(const Result* result)
{
    return result && result->code() > exit_code::kMistrusted;
}

// The change of the pair; none: it is equal.
std::optional<Outcome> changeOf(const Pair& pair)
{
    const auto& [before, after] = pair;
    if (!after)
        return Outcome::Vanished;
    if (fails(after) && !fails(before))
        return Outcome::NewlyFailing;
    if (!before)
        return Outcome::Appeared;
    if (fails(before) && !fails(after) && after->outcome != Outcome::Unsupported)
        return Outcome::Fixed;
    if (before->outcome != after->outcome)
        return Outcome::ChangedVerdict;
    if (before->classes != after->classes)
        return Outcome::ChangedClass;
    return before->figures != after->figures ? std::optional(Outcome::ChangedFigures) : std::nullopt;
}

// "FAIL, order"
std::string stateText(const Result* result)
{
    if (!result)
        return "not there";
    return std::string(word(result->outcome))
        + (result->classes.mistakes.empty() ? "" : ", " + english(classText(result->classes)));
}

void writeRecorded(JsonText& json, std::string_view key, const Result* result)
{
    json.key(key);
    if (result)
        writeResult(json, *result);
    else
        json.null();
}

Result resultOf(const std::string& title, Outcome change, const Pair& pair)
{
    const auto& [before, after] = pair;
    Result result{.name = title,
                  .outcome = change,
                  .figures = "was " + stateText(before) + ", is " + stateText(after),
                  .command = (after ? after : before)->command,
                  .members = [change, pair](JsonText& json) {
                      json.key("change").value(word(change));
                      writeRecorded(json, "before", pair.before);
                      writeRecorded(json, "after", pair.after);
                  }};
    if (after && !after->figures.empty())
        result.figures += ": " + after->figures;
    if (before && !before->figures.empty())
        result.sentences.push_back("Before: " + before->figures);
    if (after)
        result.classes = after->classes;
    return result;
}

void requireAlike(const RecordedRun& before, const RecordedRun& after)
{
    if (before.kind != after.kind)
        throw TextError(say("history", "%1 is a run of %2, and %3 of %4; expected two of one command")(
            before.name, before.kind, after.name, after.kind));
    if (before.sweep != after.sweep)
        throw TextError(say("history", "%1 is a sweep of %2, and %3 of %4; expected two of the same cases")(
            before.name, before.sweep, after.name, after.sweep));
}

void addChanges(Report& report, const RecordedRun& before, const RecordedRun& after)
{
    std::map<std::string, Pair> pairs;
    std::vector<std::string> names; // in the order of the run after
    for (const Result& result : after.results) {
        pairs[result.name].after = &result;
        names.push_back(result.name);
    }
    for (const Result& result : before.results) {
        Pair& pair = pairs[result.name];
        pair.before = &result;
        if (!pair.after)
            names.push_back(result.name);
    }
    static const Result passed{.outcome = Outcome::Pass};
    const auto complete = [](const Result*& result, const RecordedRun& run) {
        if (!result && run.kind == "sweep" && run.isComplete)
            result = &passed;
    };
    uint64_t same = 0;
    for (const std::string& title : names) {
        Pair& pair = pairs[title];
        complete(pair.before, before);
        complete(pair.after, after);
        if (const auto change = changeOf(pair))
            report.results.push_back(resultOf(title, *change, pair));
        else
            ++same;
    }
    report.asBefore = same;
    std::ranges::stable_sort(report.results, {}, &Result::outcome);
}

Fact factOf(const std::string& role, const RecordedRun& run)
{
    return {role,
            run.name + ", tessera " + run.version + (run.startedAt.empty() ? "" : ", " + run.startedAt + " UTC")
                + (run.sweep.empty() ? "" : ", " + run.sweep)
                + (run.engines.empty() ? "" : ", " + listText(run.engines, ", "))};
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
    requireAlike(before, after);
    head.facts = {factOf("before", before), factOf("after", after)};
    Report report{.head = std::move(head), .heading = "Changes", .members = [&](JsonText& json) {
                      writeRun(json, "before", before);
                      writeRun(json, "after", after);
                  }};
    if (before.engines != after.engines)
        report.facts.push_back(
            {"other engines", "was " + listText(before.engines, ", ") + ", is " + listText(after.engines, ", ")});
    addChanges(report, before, after);
    report.summary = summaryOfChanges(report);
    return report;
}

} // namespace tessera
