// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/report/runs/run_changes.h"

namespace tessera {

namespace {

constexpr Example kReportExamples[] = {
    {"report yesterday.json today.json --html changes.html", "Says what has changed between two runs of `check`."},
};

RecordedRun runOf(const CaseArgument& argument, MemoryBudget& left)
{
    const auto* path = argument.path();
    if (!path)
        throw TextError(argument.name
                        + " is no file; expected what `tessera check --json FILE` or `tessera sweep --out FILE` wrote");
    return recordedRunFrom(readText(*path, left), path->string());
}

int reportCommand(const CommandCall& call)
{
    const std::vector<CaseArgument>& cases = call.line.cases();
    Reports reports(call);
    if (cases.size() != 2)
        throw TextError("report compares two runs, and here are " + std::to_string(cases.size())
                        + "; `tessera sweep --merge` makes one of the shards of a sweep");
    MemoryBudget left = call.line.budget();
    const RecordedRun before = runOf(cases[0], left), after = runOf(cases[1], left);
    const Report report = changesOf(before, after, headOf(call.line));
    print(reports.lines(), report);
    reports.write(report);
    return reports.code(sumOf(report.results).code);
}

} // namespace

const CommandText kReportText{
    .name = "report",
    .summary = "says what has changed between two runs",
    .operands = "BEFORE AFTER",
    .sentence =
        "Compares two runs, what `tessera check --json` wrote, or whole sweeps: what newly fails, is fixed, has "
        "another verdict, class of mistake or figures, appeared or vanished.",
    .options = {},
    .shared = {.reports = true},
    .remarks = "Exit code 2: something newly fails.",
    .examples = kReportExamples,
    .run = reportCommand,
};

} // namespace tessera
