// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/terminal/output_file.h"
#include "engine/report/runs/sweep_report.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kReportOptions[] = {
    {"out", "FILE", "Writes the merged sweep, the same bytes as a sweep in one.", ValueKind::File},
    kHtml,
};

constexpr Example kReportExamples[] = {
    {"report shard-*.jsonl", "Sums up a sweep that many machines shared."},
};

constexpr std::array<std::string_view, 2> kMergeReports = {"out", "html"};

std::vector<NamedReport> shardsOf(const CommandLine& line)
{
    constexpr const char* kRight = "expected what `tessera sweep --out FILE` wrote";
    if (line.cases().empty())
        throw TextError(std::string("there is no file; ") + kRight);
    std::vector<NamedReport> shards;
    MemoryBudget left = line.budget();
    for (const CaseArgument& argument : line.cases()) {
        const auto* path = argument.path();
        if (!path)
            throw TextError(argument.name + " is no file; " + kRight);
        shards.push_back({path->string(), sweepReportFrom(readText(*path, left), path->string())});
    }
    return shards;
}

int reportCommand(const CommandCall& call)
{
    std::ostream& lines = call.linesBeside(kMergeReports);
    const SweepReport whole = merged(shardsOf(call.line));
    printSweep(whole, lines);
    RunHead head = headOf(call.line);
    head.facts = {{"A", whole.engine}, {"B", whole.against}, {"swept with", "tessera " + whole.version}};
    ReportWriter reports(call);
    reports.write("out", [&] { return jsonLines(whole); });
    reports.write("html", [&] { return sweepHtml(whole, {}, std::move(head)); });
    if (!whole.sum.isComplete)
        call.err << "tessera report: not all of it was run: " << whole.sum.ran << " of " << whole.cases << " cases\n";
    return reports.code(
        std::max(exitCodeOf(whole.sum), whole.sum.isComplete ? exit_code::kFine : exit_code::kMistrusted));
}

} // namespace

const CommandText kReportText{
    .name = "report",
    .summary = "merges the shards of a sweep",
    .operands = "SHARD…",
    .sentence =
        "Makes the whole sweep of the shards that `tessera sweep --shard I/N --out FILE` wrote, and prints it as "
        "that would.",
    .options = kReportOptions,
    .remarks =
        "Shards of another seed, version, number of cases or engine are refused, and so are one that is missing and "
        "one that is there twice. What a file sums up is counted again, and a file that was changed is refused.",
    .examples = kReportExamples,
    .run = reportCommand,
};

} // namespace tessera
