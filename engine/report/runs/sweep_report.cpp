// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/sweep_report.h"

#include "engine/core/tensor/value.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/runs/check_report.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <cmath>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kMostNamed = 5; // so many alike failures are named in a line

// Failures of a kind, or that shrink to the same case.
struct AlikeFailures {
    const SweepFailure* first;
    std::vector<uint64_t> numbers; // empty: it was run first, from a file
};

std::vector<AlikeFailures> alike(const SweepSum& sum)
{
    std::vector<AlikeFailures> all;
    for (const SweepFailure& failure : sum.known)
        all.push_back({&failure, {}});
    std::map<std::string, size_t> places; // in the list, by kind, and by what the failures shrink to
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

// `isAll`: every failure is known by its number.
std::string labelOf(const std::vector<uint64_t>& numbers, bool isAll)
{
    if (numbers.empty())
        return "known";
    std::string label = "case " + std::to_string(numbers.front());
    if (numbers.size() == 1)
        return label;
    label += std::string(", and ") + (isAll ? "" : "at least ") + std::to_string(numbers.size() - 1) + " like it (";
    for (size_t i = 1; i < std::min(kMostNamed, numbers.size()); ++i)
        label += (i == 1 ? "" : ", ") + std::to_string(numbers[i]);
    return label + (numbers.size() > kMostNamed ? " …)" : ")");
}

// An engine could not: there is nothing to compare.
bool isSaid(const SweepFailure& failure)
{
    return failure.state == TrialState::Fail && failure.mistakes.empty();
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

std::string countsText(const SweepReport& report)
{
    std::string counts;
    for (const TrialState state : kTrialStates)
        if (const uint64_t count = report.sum.count(state); count != 0 || state == TrialState::Pass)
            counts += (counts.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(word(state));
    return std::to_string(report.sum.ran) + " cases of seed " + std::to_string(report.seed) + ": " + counts;
}

void printSweep(const SweepReport& report, std::ostream& out)
{
    if (const std::string choice = described(report.choice); !choice.empty())
        out << "only cases of: " << choice << '\n';
    const ShownFailures shown = shownFailures(report);
    for (const ShownFailure& each : shown.failures)
        printLine(out, word(each.failure->state), each.label, each.figures(), checkCommand(report, each.line()));
    if (shown.others > 0)
        out << "and " << shown.others << " more that are not shown\n";
    out << countsText(report) << "  |  " << terminalText(sweepCommand(report)) << '\n' << std::flush;
}

// Random cases prove little now and then whatever the engine is: what is mistrusted is counted, and changes no code.
int exitCodeOf(const SweepSum& sum)
{
    ExitCode all;
    const auto add = [&](TrialState state) {
        if (state == TrialState::Unsupported)
            all.addUnsupported();
        else
            all.add(!isWrong(state)                 ? exit_code::kFine
                        : state == TrialState::Fail ? exit_code::kMismatch
                                                    : exit_code::kEngineFailed);
    };
    for (const TrialState state : kTrialStates)
        if (sum.count(state) != 0)
            add(state);
    for (const SweepFailure& failure : sum.known)
        isSaid(failure) ? all.add(exit_code::kEngineFailed) : add(failure.state);
    for (const auto& [number, failure] : sum.failures)
        if (isSaid(failure))
            all.add(exit_code::kEngineFailed);
    return all.code();
}

std::string progressText(const SweepPlace& place, std::chrono::duration<double> since, std::optional<double> seconds)
{
    const double rate = static_cast<double>(place.ran) / std::max(since.count(), 1e-3);
    double left = rate > 0 ? static_cast<double>(place.cases - place.ran) / rate : 0;
    if (seconds)
        left = std::min(left, *seconds - since.count());
    return std::to_string(place.ran) + " of " + std::to_string(place.cases) + " cases, "
        + std::to_string(static_cast<uint64_t>(rate)) + " a second, "
        + std::to_string(static_cast<uint64_t>(std::max(0.0, std::ceil(left)))) + " s left, "
        + std::to_string(place.wrong) + " failed";
}

namespace {

std::optional<PageEvidence> evidenceOf(const Case& c, const TrialBench& bench)
{
    const auto outputs = bench.run(c).outputs;
    if (!outputs)
        return std::nullopt;
    const auto& [input, a, b, comparison] = *outputs;
    const Plan plan = makePlan(c.op);
    const Tolerance tolerance = bench.toleranceOf(plan);
    return evidenceOf(plan, input, a, b, tolerance, assess(c.op, plan, input, a, b, tolerance, bench.stop));
}

ResultEntry entryOf(const SweepReport& report, const ShownFailure& shown, const SweepEvidence& evidence)
{
    const SweepFailure& failure = *shown.failure;
    ResultEntry entry{.state = std::string(word(failure.state)),
                      .title = shown.line(),
                      .about = shown.label,
                      .figures = shown.figures(),
                      .mistakes = failure.mistakes,
                      .second = failure.second,
                      .lines = {{"", checkCommand(report, shown.line())}},
                      .a = report.engine,
                      .b = report.against,
                      .isGrave = true};
    if (shown.isShrunk() && failure.line != shown.line())
        entry.lines.emplace_back("As it was found:", checkCommand(report, failure.line));
    if (const auto found = evidence.find(shown.line()); found != evidence.end())
        entry.evidence = found->second;
    return entry;
}

} // namespace

SweepEvidence evidenceOf(const SweepReport& report, const SweepHooks& hooks)
{
    SweepEvidence found;
    const ShownFailures shown = shownFailures(report);
    if (shown.failures.empty())
        return found;
    const SweepEngines engines = hooks.makeEngines();
    const TrialBench bench = benchOf(engines, hooks);
    for (const ShownFailure& each : shown.failures) {
        if (found.size() == kMostEvidence)
            break;
        if (auto evidence = evidenceOf(caseFromText(each.line()), bench))
            found.emplace(each.line(), std::move(*evidence));
    }
    return found;
}

std::string sweepHtml(const SweepReport& report, const SweepEvidence& evidence, RunHead head)
{
    const ShownFailures shown = shownFailures(report);
    RunSummary summary{report.sum.wrong() == 0 && report.sum.known.empty()
                           ? "None of " + std::to_string(report.sum.ran) + " random cases fails"
                           : outcomeText(report.sum.wrong(), report.sum.ran, "random case"),
                       countsText(report)};
    if (const std::string choice = described(report.choice); !choice.empty())
        head.facts.push_back({"only cases of", choice});
    head.facts.push_back({"repeated by", sweepCommand(report)});
    head.facts.push_back({"digest of all tensors", toHex(DataType::UInt64, report.sum.digest).substr(2)});
    if (!report.sum.isComplete)
        summary.sentence += "; not all of " + std::to_string(report.shard.cases(report.cases)) + " were run";
    std::vector<ResultEntry> entries;
    size_t without = 0;
    for (const ShownFailure& each : shown.failures) {
        entries.push_back(entryOf(report, each, evidence));
        without +=
            !entries.back().evidence && !isSaid(*each.failure) && each.failure->state == TrialState::Fail ? 1 : 0;
    }
    HtmlText body;
    writeClasses(body, entries);
    body.element("h2", "Failures, as small as they were made").lineFeed();
    if (shown.others > 0)
        body.element("p", std::to_string(shown.others) + " more failed that are not listed; --shrink lists more.",
                     {{"class", "quiet"}});
    if (!evidence.empty())
        writeMissingEvidence(body, without, "`tessera check --html`, with the line of each, draws it.");
    writeResults(body, entries);
    return htmlPage(head, summary, body);
}

} // namespace tessera
