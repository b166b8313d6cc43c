// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostNamed = 5; // alike failures that a line names

// Failures of a kind, or that shrink to the same case.
struct AlikeFailures {
    const SweepFailure* first;
    std::vector<uint64_t> numbers; // empty: a known failure, which ran first
};

std::vector<AlikeFailures> alike(const SweepSum& sum)
{
    std::vector<AlikeFailures> all;
    for (const SweepFailure& failure : sum.known)
        all.push_back({&failure, {}});
    std::map<std::string, size_t> places; // indices by kind, and by shrunk case
    for (const auto& [number, failure] : sum.failures) {
        const auto [kind, isNewKind] = places.emplace(kindOf(failure), all.size());
        if (isNewKind && !failure.shrunk.empty())
            kind->second = places.emplace(failure.shrunk, all.size()).first->second;
        if (kind->second == all.size())
            all.push_back({&failure, {}});
        all[kind->second].numbers.push_back(number);
    }
    return all;
}

// `isAll`: the numbers of all failures are known.
std::string labelOf(const std::vector<uint64_t>& numbers, bool isAll)
{
    if (numbers.empty())
        return "known";
    std::string label = "case " + std::to_string(numbers.front());
    if (numbers.size() == 1)
        return label;
    label += std::string(", and ") + (isAll ? "" : "at least ") + groupedText(numbers.size() - 1) + " like it (";
    for (size_t i = 1; i < std::min(kMostNamed, numbers.size()); ++i)
        label += (i == 1 ? "" : ", ") + std::to_string(numbers[i]);
    return label + (numbers.size() > kMostNamed ? " …)" : ")");
}

// Whether the figures are an engine's refusal, without outputs to compare.
bool isSaid(const SweepFailure& failure)
{
    return failure.state == TrialState::Fail && failure.classes.mistakes.empty();
}

} // namespace

std::string ShownFailure::figures() const
{
    if (isShrunk())
        return failure->shrunkFigures;
    return failure->figures + (failure->isGone ? "; not when it was run again" : "");
}

ShownFailures shownFailures(const SweepReport& report)
{
    ShownFailures shown;
    const SweepSum& sum = report.sum;
    const bool isAll = sum.failures.size() == sum.wrong();
    uint64_t kinds = 0, count = 0;
    for (const AlikeFailures& each : alike(sum)) {
        if (!each.numbers.empty() && kinds++ >= report.mostShrunk)
            continue;
        shown.failures.push_back({each.first, labelOf(each.numbers, isAll)});
        count += each.numbers.size();
    }
    shown.others = sum.wrong() > count ? sum.wrong() - count : 0;
    return shown;
}

namespace {

// "1000 cases of seed 7: 998 PASS, 2 FAIL"
std::string countsText(const SweepReport& report)
{
    std::string counts;
    for (const TrialState state : kTrialStates)
        if (const uint64_t count = report.sum.count(state); count != 0 || state == TrialState::Pass)
            counts += (counts.empty() ? "" : ", ") + groupedText(count) + " " + std::string(word(state));
    return groupedText(report.sum.ran) + " cases of seed " + std::to_string(report.seed) + ": " + counts;
}

} // namespace

// Mistrusted cases are counted and change no code, since random cases now and then prove little.
int exitCodeOf(const SweepSum& sum)
{
    ExitCode all;
    for (const TrialState state : kTrialStates) {
        if (sum.count(state) == 0)
            continue;
        if (state == TrialState::Unsupported)
            all.addUnsupported();
        else
            all.add(state == TrialState::Mistrusted ? exit_code::kFine : infoOf(outcomeOf(state)).code);
    }
    const auto add = [&](const SweepFailure& failure) {
        all.add(isSaid(failure) ? exit_code::kEngineFailed : infoOf(outcomeOf(failure.state)).code);
    };
    std::ranges::for_each(sum.known, add);
    for (const auto& [number, failure] : sum.failures)
        add(failure);
    return all.code();
}

std::string progressText(const SweepPlace& place, std::chrono::duration<double> since, std::optional<double> seconds)
{
    const double rate = static_cast<double>(place.ran) / std::max(since.count(), 1e-3);
    double left = rate > 0 ? static_cast<double>(place.cases - place.ran) / rate : 0;
    if (seconds)
        left = std::min(left, *seconds - since.count());
    return countedText(place.ran, place.cases) + " cases, " + groupedText(static_cast<uint64_t>(rate)) + " a second, "
        + groupedText(static_cast<uint64_t>(std::max(0.0, std::ceil(left)))) + " s left, " + groupedText(place.wrong)
        + " failed";
}

namespace {

std::optional<HtmlText> runAgain(const Result& result, const TrialBench& bench)
{
    const Case c = caseFromText(result.name);
    const auto outputs = bench.run(c).outputs;
    if (!outputs)
        return std::nullopt;
    const auto& [input, a, b, comparison] = *outputs;
    const Plan plan = makePlan(c.op);
    const Tolerance tolerance = bench.toleranceOf(plan);
    const Comparison found = assess(c.op, plan, input, a, b, tolerance, bench.stop);
    return evidenceHtml({plan, input, a, b, tolerance, found, result.engine, result.against});
}

Result resultOf(const SweepReport& sweep, const ShownFailure& shown)
{
    const SweepFailure& failure = *shown.failure;
    Result result{.name = shown.line(),
                  .label = shown.label,
                  .outcome = outcomeOf(failure.state),
                  .figures = shown.figures(),
                  .command = checkCommand(sweep, shown.line()),
                  .engine = sweep.engine,
                  .against = sweep.against,
                  .classes = failure.classes};
    if (shown.isShrunk() && failure.line != shown.line())
        result.lines.emplace_back("As it was found:", checkCommand(sweep, failure.line));
    return result;
}

} // namespace

Report reportOf(const SweepReport& sweep, RunHead head)
{
    const SweepSum& sum = sweep.sum;
    const ShownFailures shown = shownFailures(sweep);
    head.facts.push_back({"digest of all tensors", toHex(DataType::UInt64, sum.digest).substr(2)});
    if (!sum.isComplete)
        head.facts.push_back({"not all were run", "of " + groupedText(sweep.shard.cases(sweep.cases)) + " cases"});
    Report report{.head = std::move(head),
                  .summary = {outcomeText(sum.wrong() + sum.known.size(), sum.ran + sum.known.size(), "random case"),
                              countsText(sweep)},
                  .heading = "Failures, as small as they were made",
                  .command = sweepCommand(sweep),
                  .members = [&sum](JsonText& json) {
                      json.key("ran").value(sum.ran).key("isComplete").value(sum.isComplete).key("sums").beginObject();
                      for (const TrialState state : kTrialStates)
                          json.key(word(state)).value(sum.count(state));
                      json.endObject();
                  }};
    if (const std::string choice = described(sweep.choice); !choice.empty())
        report.facts.push_back({"only cases of", choice});
    for (const ShownFailure& each : shown.failures)
        report.results.push_back(resultOf(sweep, each));
    if (shown.others > 0)
        report.remarks.push_back("and " + groupedText(shown.others) + " more that are not shown");
    return report;
}

Report reportOf(const SweepReport& sweep, const SweepHooks& hooks, RunHead head, const Fact& tolerance)
{
    const SweepEngines engines = hooks.makeEngines();
    head.facts = {factOf("A", *engines.engine), factOf("B", *engines.against), tolerance};
    Report report = reportOf(sweep, std::move(head));
    const TrialBench bench = benchOf(engines, hooks);
    size_t count = 0; // of failures with an output
    try {
        for (Result& result : report.results) {
            if (count == kMostEvidence || hooks.stop.stop_requested())
                break;
            result.evidence = runAgain(result, bench);
            count += result.evidence ? 1 : 0;
        }
    } catch (const Cancelled&) {
    }
    report.head.isStopped = hooks.stop.stop_requested();
    return report;
}

} // namespace tessera
