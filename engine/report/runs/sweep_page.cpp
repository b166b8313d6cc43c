// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/sweep_page.h"

#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/runs/check_page.h"

#include <array>
#include <charconv>

namespace tessera {

namespace {

std::optional<PageEvidence> evidenceOf(const Case& c, const SweepEngines& engines, const SweepHooks& hooks)
{
    ReadyCase ready = prepare(c, hooks.budget);
    const auto run = [&](const OutputSource& source) {
        return tryRun(source, c, ready.plan, ready.input, ready.output, {.stop = hooks.stop}).output;
    };
    const std::optional<Tensor> a = run(*engines.engine), b = run(*engines.against);
    if (!a || !b)
        return std::nullopt;
    const bool bothExecutePlans = engines.engine->executesPlans() && engines.against->executesPlans();
    const Tolerance tolerance = hooks.tolerance.of(ready.plan, std::nullopt, bothExecutePlans);
    const Comparison comparison = assess(c.op, ready.plan, ready.input, *a, *b, tolerance, hooks.stop);
    return evidenceOf(ready.plan, ready.input, *a, *b, tolerance, comparison);
}

std::string hexadecimal(uint64_t number)
{
    std::array<char, 16> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number, 16).ptr};
}

ResultEntry entryOf(const SweepReport& report, const ShownFailure& shown, const SweepEvidence& evidence)
{
    const SweepFailure& failure = *shown.failure;
    ResultEntry entry{.state = std::string(word(failure.state)),
                      .title = shown.line(),
                      .about = shown.label,
                      .figures = shown.figures(),
                      .mistakes = failure.mistakes,
                      .lines = {{"", checkCommand(report, shown.line())}},
                      .a = report.engine,
                      .b = report.against,
                      .isGrave = true};
    if (shown.isShrunk() && failure.stars != shown.line())
        entry.sentences.push_back("It fails too with anything for *: " + failure.stars);
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
    for (const ShownFailure& each : shown.failures) {
        if (found.size() == kMostEvidence)
            break;
        if (auto evidence = evidenceOf(caseFromText(each.line()), engines, hooks))
            found.emplace(each.line(), std::move(*evidence));
    }
    return found;
}

std::string sweepHtml(const SweepReport& report, const SweepEvidence& evidence, PageHead head)
{
    const ShownFailures shown = shownFailures(report);
    head.title = report.sum.wrong() == 0 && report.sum.known.empty()
        ? "None of " + std::to_string(report.sum.ran) + " random cases fails"
        : outcomeText(report.sum.wrong(), report.sum.ran, "random case");
    head.sentence = countsText(report);
    head.facts.push_back({"digest of all tensors", hexadecimal(report.sum.digest)});
    if (!report.sum.isComplete)
        head.sentence += "; not all of " + std::to_string(report.shard.cases(report.cases)) + " were run";
    std::vector<ResultEntry> entries;
    size_t without = 0;
    for (const ShownFailure& each : shown.failures) {
        entries.push_back(entryOf(report, each, evidence));
        without += !entries.back().evidence && each.failure->state == TrialState::Fail ? 1 : 0;
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
    return htmlPage(head, body);
}

} // namespace tessera
