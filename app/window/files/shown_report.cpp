// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/shown_report.h"

#include "app/model/inputs/output_source.h"
#include "engine/core/compare/tolerance_text.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/html/run_head.h"
#include "engine/report/runs/check_page.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/clock_text.h"
#include "engine/report/text/exit_code.h"

namespace tessera {

namespace {

void judge(const RunResult& shown, const Cause* known, CheckResult& result)
{
    const Comparison& comparison = *shown.comparison;
    result.verdict = word(comparison.verdict);
    result.code = codeOf(comparison.verdict);
    result.figures = english(figuresText(comparison, shown.a->desc));
    result.comparison = comparison;
    if (comparison.verdict != Verdict::Fail)
        return;
    result.cause = known ? *known : cause(shown.c.op, shown.input, *shown.a, *shown.b);
    result.figures += "; " + english(briefly(*result.cause));
    result.evidence = evidenceOf(shown.plan, shown.input, *shown.a, *shown.b, shown.tolerance, comparison);
}

// Why there is no comparison.
void refuse(const RunResult& shown, CheckResult& result)
{
    result.figures = english(shown.refusal);
    result.verdict = shown.failure ? std::string(word(*shown.failure)) : shown.isMissing ? "MISSING" : "FAIL";
    result.code = shown.failure == FailureKind::Unsupported ? exit_code::kFine
        : shown.failure || shown.isMissing                  ? exit_code::kEngineFailed
                                                            : exit_code::kIncomparable;
}

Fact sideOf(const std::string& role, const QString& name, const EngineFactory& makeEngine, const MemoryBudget& budget)
{
    try {
        return factOf(role, *withFiles(makeEngine)({.budget = budget}, name.toStdString()));
    } catch (const std::exception& error) { // it is not there any more
        return {role, name.toStdString() + ": " + error.what()};
    }
}

} // namespace

bool isReportable(const Document& document)
{
    const RunResult* shown = document.shown();
    return shown && shown->isComplete && !document.isStale() && shown->a
        && (shown->comparison || !shown->refusal.isEmpty());
}

std::string reportOfShown(const Document& document, const std::string& command, const EngineFactory& makeEngine)
{
    const RunResult& shown = *document.shown();
    CheckResult result{.name = shown.c.title.empty() ? toText(shown.c) : shown.c.title,
                       .command = command,
                       .operatorName = std::string(name(shown.c.op)),
                       .engine = sourceLabel(document.engineA()).toStdString(),
                       .against = sourceLabel(document.engineB()).toStdString(),
                       .tolerance = optionsText(shown.tolerance).substr(1), // behind the blank
                       .seconds = shown.seconds,
                       .output = shown.a->desc};
    if (shown.comparison)
        judge(shown, document.cause(), result);
    else
        refuse(shown, result);
    const MemoryBudget& budget = document.memoryBudget();
    PageHead head{.line = command,
                  .startedAt = utcNow(),
                  .facts = {sideOf("A", document.engineA(), makeEngine, budget),
                            sideOf("B", document.engineB(), makeEngine, budget),
                            toleranceFact(document.toleranceIsChosen() ? result.tolerance : "")}};
    return checkHtml({.results = {std::move(result)}, .startedAt = head.startedAt}, head);
}

} // namespace tessera
