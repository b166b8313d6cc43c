// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/terminal/output_file.h"
#include "engine/report/runs/run_change_report.h"
#include "engine/report/runs/sweep_report.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kReportOptions[] = {
    {"out", "FILE", "Of shards: writes the merged sweep, the same bytes as a sweep in one.", ValueKind::File},
    {"json", "FILE", "Of two runs: writes the changes for programs.", ValueKind::File},
    kHtml,
};

constexpr Example kReportExamples[] = {
    {"report shard-*.jsonl", "Sums up a sweep that many machines shared."},
    {"report yesterday.json today.json --html changes.html", "Says what has changed between two runs of `check`."},
};

constexpr std::array<std::string_view, 3> kMergeReports = {"out", "json", "html"};

struct NamedText {
    std::string name, text; // a file's name and content
};

std::vector<NamedText> textsOf(const CommandLine& line)
{
    constexpr const char* kRight = "expected what `tessera sweep --out FILE` or `tessera check --json FILE` wrote";
    if (line.cases().empty())
        throw TextError(std::string("there is no file; ") + kRight);
    std::vector<NamedText> texts;
    MemoryBudget left = line.budget();
    for (const CaseArgument& argument : line.cases()) {
        const auto* path = argument.path();
        if (!path)
            throw TextError(argument.name + " is no file; " + kRight);
        texts.push_back({path->string(), readText(*path, left)});
    }
    return texts;
}

// Two runs, and not two shards of one.
bool areTwoRuns(const std::vector<NamedText>& texts)
{
    const auto isRun = [](const NamedText& each) {
        return !isRecordedSweep(each.text) || sweepReportFrom(each.text, each.name).shard.count == 1;
    };
    return texts.size() == 2 && std::ranges::all_of(texts, isRun);
}

int compareTwo(const std::vector<NamedText>& texts, const CommandCall& call, std::ostream& lines)
{
    if (call.line.value("out"))
        throw TextError("--out goes with the shards of a sweep; of two runs --json and --html are written");
    const RecordedRun before = recordedRunFrom(texts[0].text, texts[0].name);
    const RecordedRun after = recordedRunFrom(texts[1].text, texts[1].name);
    const RunComparison comparison = compareRuns(before, after);
    const RunChangeReport report{headOf(call.line), before, after, comparison};
    printChanges(report, lines);
    ReportWriter reports(call);
    reports.write("json", [&] { return changesJson(report); });
    reports.write("html", [&] { return changesHtml(report); });
    return reports.code(comparison.count(RunChange::NewlyFailing) > 0 ? exit_code::kMismatch : exit_code::kFine);
}

int merge(const std::vector<NamedText>& texts, const CommandCall& call, std::ostream& lines)
{
    if (call.line.value("json"))
        throw TextError("--json goes with two runs; of the shards of a sweep --out and --html are written");
    std::vector<NamedReport> shards;
    shards.reserve(texts.size());
    for (const NamedText& each : texts)
        shards.push_back({each.name, sweepReportFrom(each.text, each.name)});
    const SweepReport whole = merged(std::move(shards));
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

int reportCommand(const CommandCall& call)
{
    std::ostream& lines = call.linesBeside(kMergeReports);
    const std::vector<NamedText> texts = textsOf(call.line);
    const bool isMerge = std::ranges::all_of(texts, [](const NamedText& each) { return isRecordedSweep(each.text); })
        && !areTwoRuns(texts);
    if (isMerge)
        return merge(texts, call, lines);
    if (texts.size() != 2)
        throw TextError("report compares two runs, and here are " + std::to_string(texts.size()));
    return compareTwo(texts, call, lines);
}

} // namespace

const CommandText kReportText{
    .name = "report",
    .summary = "says what has changed between two runs, and merges the shards of a sweep",
    .operands = "BEFORE AFTER | SHARD…",
    .sentence =
        "Compares two runs, what `tessera check --json` or `matrix --json` wrote, or whole sweeps: what newly fails, "
        "is fixed, has another verdict, class of mistake or figures, appeared or vanished. Of the shards that `tessera "
        "sweep --shard I/N --out FILE` wrote it makes the whole sweep, and prints it as that would.",
    .options = kReportOptions,
    .remarks =
        "Exit code 2: something newly fails.\n\n"
        "Shards of another seed, version, number of cases or engine are refused, and so are one that is missing and "
        "one that is there twice. What a file sums up is counted again, and a file that was changed is refused.",
    .examples = kReportExamples,
    .run = reportCommand,
};

} // namespace tessera
