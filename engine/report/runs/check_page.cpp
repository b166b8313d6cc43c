// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/check_page.h"

#include "engine/report/text/exit_code.h"

#include <algorithm>

namespace tessera {

namespace {

bool isFailing(const CheckResult& result)
{
    return result.code > exit_code::kMistrusted;
}

} // namespace

ResultEntry entryOf(const CheckResult& result)
{
    ResultEntry entry{.state = result.verdict,
                      .title = result.title(),
                      .about = result.operatorName,
                      .figures = result.figures,
                      .lines = {},
                      .evidence = result.evidence,
                      .a = result.engine,
                      .b = result.against,
                      .isGrave = isFailing(result)};
    if (!result.command.empty())
        entry.lines.emplace_back("", result.command);
    if (!result.engine.empty())
        entry.about += (entry.about.empty() ? "" : ", ") + result.engine
            + (result.against.empty() ? "" : " against " + result.against);
    if (result.comparison) {
        describe(*result.comparison, entry);
        entry.tolerance += result.tolerance.empty() ? "" : " (" + result.tolerance + ")";
    }
    if (result.cause) {
        entry.mistakes = namesOf(result.cause->diagnosis.classes());
        for (const Message& sentence : result.cause->diagnosis.sentences)
            entry.sentences.push_back(english(sentence));
    }
    return entry;
}

void describe(const Comparison& comparison, ResultEntry& entry)
{
    entry.tolerance = english(comparison.rule);
    if (!comparison.reason.isEmpty())
        entry.notes.push_back(english(comparison.reason));
    for (const Message& note : comparison.notes)
        entry.notes.push_back(english(note));
}

std::string outcomeText(size_t wrong, size_t all, const std::string& things)
{
    const std::string whole = std::to_string(all) + " " + things + (all == 1 ? "" : "s");
    if (all == 0)
        return "Nothing was run";
    if (wrong == 0)
        return all == 1 ? "1 " + things + ", and it does not fail" : "None of " + whole + " fails";
    return std::to_string(wrong) + " of " + whole + (wrong == 1 ? " fails" : " fail");
}

std::string checkHtml(const CheckRun& run, PageHead head)
{
    const auto failing = static_cast<size_t>(std::ranges::count_if(run.results, isFailing));
    head.command = run.command;
    head.title = outcomeText(failing, run.results.size(), "result");
    head.sentence = text(sumOf(run.results));
    head.startedAt = run.startedAt;
    head.isStopped = run.isStopped;
    HtmlText body;
    size_t without = 0;
    std::vector<ResultEntry> entries;
    for (const CheckResult& result : run.results) {
        entries.push_back(entryOf(result));
        without += result.verdict == "FAIL" && result.comparison && !result.evidence ? 1 : 0;
    }
    writeClasses(body, entries);
    body.element("h2", "Results").lineFeed();
    writeMissingEvidence(body, without, "The line of each, with --html or --diff, draws it.");
    writeResults(body, entries);
    return htmlPage(head, body);
}

} // namespace tessera
