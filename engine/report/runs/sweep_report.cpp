// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>

namespace tessera {

namespace {

// Whether the figures are an engine's refusal, without outputs to compare.
bool isSaid(const SweepFailure& failure)
{
    return failure.state == TrialState::Fail && failure.classes.mistakes.empty();
}

} // namespace

std::string ShownFailure::label() const
{
    const std::string first = number ? "case " + std::to_string(*number) : "known";
    return first + (alike == 0 ? "" : ", and " + groupedText(alike) + " like it");
}

std::string ShownFailure::figures() const
{
    if (isShrunk())
        return failure->shrunkFigures;
    return failure->figures + (failure->isGone ? "; not when it was run again" : "");
}

ShownFailures shownFailures(const SweepReport& report)
{
    ShownFailures shown{.others = report.sum.wrong()};
    std::vector<ShownFailure>& failures = shown.failures;
    for (const SweepFailure& failure : report.sum.known)
        failures.push_back({&failure});
    std::map<std::string, size_t> places; // indices by kind, and by shrunk case
    for (const auto& [number, failure] : report.sum.failures) {
        const auto [kind, isNewKind] = places.emplace(kindOf(failure), failures.size());
        if (isNewKind && !failure.shrunk.empty())
            kind->second = places.emplace(failure.shrunk, failures.size()).first->second;
        if (kind->second == failures.size())
            failures.push_back({&failure, number});
        else
            ++failures[kind->second].alike;
    }
    failures.resize(std::min(failures.size(), report.sum.known.size() + report.mostShrunk));
    for (const ShownFailure& failure : failures)
        shown.others -= failure.number ? 1 + failure.alike : 0;
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

namespace {

std::optional<HtmlText> runAgain(const Result& result, const TrialBench& bench)
{
    const Case c = caseFromText(result.name);
    const auto outputs = bench.run(c).outputs;
    if (!outputs || !outputs->comparison)
        return std::nullopt;
    const auto& [input, a, b, comparison] = *outputs;
    const Plan plan = makePlan(c.op);
    return evidenceHtml({plan, input, a, b, bench.toleranceOf(plan), *comparison, result.engine, result.against});
}

Result resultOf(const SweepReport& sweep, const ShownFailure& shown)
{
    const SweepFailure& failure = *shown.failure;
    Result result{.name = shown.line(),
                  .label = shown.label(),
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
