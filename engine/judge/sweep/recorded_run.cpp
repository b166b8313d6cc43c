// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/recorded_run.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/report_head.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tessera {

namespace {

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

// A result of `check` is told apart by its label, of several engines by its engine.
RecordedResult resultIn(const JsonMember& object, const std::string& kind)
{
    const auto diagnosis = object.find("diagnosis");
    const std::string name = object.required("name").string(), label = object.stringOf("label"),
                      engine = kind == "matrix" ? object.stringOf("engine") : std::string();
    return {.title = name + (label.empty() ? "" : ": " + label) + (engine.empty() ? "" : ", " + engine),
            .state = object.required("verdict").string(),
            .mistakes = diagnosis ? classesIn(*diagnosis) : std::vector<std::string>(),
            .second = diagnosis ? secondIn(*diagnosis) : std::string(),
            .figures = object.stringOf("figures"),
            .command = object.stringOf("command")};
}

using Counts = std::map<std::string, uint64_t>; // by verdict

// The counts as they are written are those of the results: a report that was changed or cut is none.
void needCounts(const JsonMember& counts, Counts counted)
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

void needVerdict(const JsonMember& result)
{
    const JsonMember verdict = result.required("verdict");
    const std::string word = verdict.string();
    if (word != "ERROR" && word != "MISSING" && !trialStateFromWord(word))
        verdict.refuse(
            say("history",
                "%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, "
                "INVALID or MISSING"));
}

// For `check` all results together, for several engines each engine's.
void readResults(const JsonMember& root, RecordedRun& run)
{
    std::map<std::string, Counts> counted;
    root.required("results").forEachElement([&](const JsonMember& result) {
        needVerdict(result);
        run.results.push_back(resultIn(result, run.kind));
        const std::string engine = result.stringOf("engine"), pair = engine + " against " + result.stringOf("against");
        if (!engine.empty() && std::ranges::find(run.engines, pair) == run.engines.end())
            run.engines.push_back(pair);
        ++counted[run.kind == "matrix" ? result.stringOf("engine") : std::string()][run.results.back().state];
    });
    if (run.kind == "check")
        return needCounts(root.required("counts"), counted[""]);
    root.required("engines").forEachElement([&](const JsonMember& engine) {
        needCounts(engine.required("counts"), counted[engine.required("name").string()]);
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
    const auto resultOf = [&](const SweepFailure& failure, std::string title) -> RecordedResult {
        return {.title = std::move(title),
                .state = std::string(word(failure.state)),
                .mistakes = failure.mistakes,
                .second = failure.second,
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

bool isFailingState(std::string_view state)
{
    return state != "PASS" && state != "MISTRUSTED" && state != "UNSUPPORTED";
}

std::optional<RunChange> changeOf(const std::optional<RecordedResult>& before,
                                  const std::optional<RecordedResult>& after)
{
    const bool failed = before && isFailingState(before->state), fails = after && isFailingState(after->state);
    if (!after)
        return RunChange::Vanished;
    if (fails && !failed)
        return RunChange::NewlyFailing;
    if (!before)
        return RunChange::Appeared;
    if (failed && !fails && after->state != "UNSUPPORTED")
        return RunChange::Fixed;
    if (before->state != after->state)
        return RunChange::ChangedVerdict;
    if (before->mistakes != after->mistakes || before->second != after->second)
        return RunChange::ChangedClass;
    return before->figures != after->figures ? std::optional(RunChange::ChangedFigures) : std::nullopt;
}

void needAlike(const RecordedRun& before, const RecordedRun& after)
{
    if (before.kind != after.kind)
        throw TextError(say("history", "%1 is a run of %2, and %3 of %4; expected two of one command")(
            before.name, before.kind, after.name, after.kind));
    if (before.sweep != after.sweep)
        throw TextError(say("history", "%1 is a sweep of %2, and %3 of %4; expected two of the same cases")(
            before.name, before.sweep, after.name, after.sweep));
}

} // namespace

// The text begins as the JSON lines of a sweep or of a shard do.
static bool isRecordedSweep(std::string_view text)
{
    try {
        const JsonDocument document = parseJson(text.substr(0, text.find('\n')));
        const JsonMember root(document, "");
        return document.IsObject() && root.stringOf("command") == "sweep";
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
        run.startedAt = root.stringOf("startedAt");
        readResults(root, run);
    } catch (const JsonError& error) {
        throw IoError(say("history", "%1: %2; expected what `tessera check --json` or `tessera sweep --out` writes")(
            name, error.message()));
    }
    nameApart(run.results);
    return run;
}

std::string_view name(RunChange change)
{
    static constexpr std::array<std::string_view, kRunChanges.size()> names = {
        "newly failing", "changed verdict", "changed class", "changed figures", "appeared", "vanished", "fixed"};
    static_assert(!names.back().empty());
    return names[static_cast<size_t>(change)];
}

size_t RunComparison::count(RunChange change) const
{
    return static_cast<size_t>(std::ranges::count(changes, change, &ChangedResult::change));
}

RunComparison compareRuns(const RecordedRun& before, const RecordedRun& after)
{
    needAlike(before, after);
    std::map<std::string, ChangedResult> pairs; // by title
    std::vector<std::string> titles; // in the order of the run after
    for (const RecordedResult& result : after.results) {
        pairs[result.title].after = result;
        titles.push_back(result.title);
    }
    for (const RecordedResult& result : before.results) {
        ChangedResult& pair = pairs[result.title];
        pair.before = result;
        if (!pair.after)
            titles.push_back(result.title);
    }
    const auto complete = [](std::optional<RecordedResult>& result, const RecordedRun& run, const std::string& title) {
        if (!result && run.kind == "sweep" && run.isComplete)
            result = {.title = title, .state = "PASS"};
    };
    RunComparison comparison;
    for (const std::string& title : titles) {
        ChangedResult& pair = pairs[title];
        complete(pair.before, before, title);
        complete(pair.after, after, title);
        pair.title = title;
        if (const auto change = changeOf(pair.before, pair.after)) {
            pair.change = *change;
            comparison.changes.push_back(std::move(pair));
        } else {
            ++comparison.same;
        }
    }
    std::ranges::stable_sort(comparison.changes, {}, &ChangedResult::change);
    return comparison;
}

} // namespace tessera
