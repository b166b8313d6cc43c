// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/history/run_change.h"

#include "engine/core/tensor/error.h"

#include <algorithm>
#include <map>

namespace tessera {

namespace {

using Results = std::map<std::string, const RecordedResult*, std::less<>>;

Results byTitle(const RecordedRun& run)
{
    Results results;
    for (const RecordedResult& result : run.results)
        results.emplace(result.title, &result);
    return results;
}

// The result, or that a sweep lists no failure of it.
std::optional<RecordedResult> resultOf(const RecordedRun& run, const Results& results, const std::string& title)
{
    if (const auto found = results.find(title); found != results.end())
        return *found->second;
    if (run.kind == "sweep" && run.isComplete)
        return RecordedResult{.title = title, .state = "PASS"};
    return std::nullopt;
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
    if (before->mistakes != after->mistakes)
        return RunChange::ChangedClass;
    return before->figures != after->figures ? std::optional(RunChange::ChangedFigures) : std::nullopt;
}

void needAlike(const RecordedRun& before, const RecordedRun& after)
{
    if (before.kind != after.kind)
        throw TextError(say("history", "%1 is a run of %2, and %3 of %4; two of one command would be right")(
            before.name, before.kind, after.name, after.kind));
    if (before.sweep != after.sweep)
        throw TextError(say("history", "%1 is a sweep of %2, and %3 of %4; two of the same cases would be right")(
            before.name, before.sweep, after.name, after.sweep));
}

} // namespace

std::string_view name(RunChange change)
{
    static constexpr std::array<std::string_view, kRunChanges.size()> names = {
        "newly failing", "changed verdict", "changed class", "changed figures", "appeared", "vanished", "fixed"};
    static_assert(!names.back().empty());
    return names[static_cast<size_t>(change)];
}

bool isFailingState(std::string_view state)
{
    return state != "PASS" && state != "MISTRUSTED" && state != "UNSUPPORTED";
}

size_t RunComparison::count(RunChange change) const
{
    return static_cast<size_t>(std::ranges::count(changes, change, &ChangedResult::change));
}

RunComparison compareRuns(const RecordedRun& before, const RecordedRun& after)
{
    needAlike(before, after);
    RunComparison comparison;
    const Results old = byTitle(before), now = byTitle(after);
    const auto add = [&](const std::string& title) {
        ChangedResult result{
            .title = title, .before = resultOf(before, old, title), .after = resultOf(after, now, title)};
        if (const auto change = changeOf(result.before, result.after)) {
            result.change = *change;
            comparison.changes.push_back(std::move(result));
        } else {
            ++comparison.same;
        }
    };
    for (const RecordedResult& result : after.results)
        add(result.title);
    for (const RecordedResult& result : before.results)
        if (!now.contains(result.title))
            add(result.title);
    std::ranges::stable_sort(comparison.changes, {}, &ChangedResult::change);
    return comparison;
}

} // namespace tessera
