// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"
#include "app/commands/output_file.h"
#include "app/commands/sweep_text.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kReportOptions[] = {
    {"out", "FILE", "Writes the merged sweep, the same bytes as a sweep in one.", ValueKind::File},
};

constexpr Example kReportExamples[] = {
    {"report shard-*.jsonl", "Sums up a sweep that many machines shared."},
};

} // namespace

const CommandText kReportText{
    .name = "report",
    .summary = "merges the shards of a sweep",
    .operands = "FILE…",
    .sentence = "Merges what `tessera sweep --shard I/N --out FILE` wrote, and prints it as the whole sweep would.",
    .options = kReportOptions,
    .remarks =
        "Shards of another seed, version, number of cases or engine are refused, and so are one that is missing\n"
        "and one that is there twice.",
    .examples = kReportExamples,
};

int reportCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host&)
{
    const CommandLine line(kReportText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (line.cases().empty())
        throw TextError("there is no file; what `tessera sweep --out FILE` wrote would be right");
    needFolderOf(line.value("out"));
    std::vector<NamedReport> shards;
    MemoryBudget left = line.budget();
    for (const CaseArgument& argument : line.cases()) {
        const auto* path = std::get_if<std::filesystem::path>(&argument.source);
        if (!path)
            throw TextError(argument.name + " is no file; what `tessera sweep --out FILE` wrote would be right");
        shards.push_back({path->string(), sweepReportFrom(readText(*path, left), path->string())});
    }
    const SweepReport whole = merged(std::move(shards));
    const auto path = line.value("out");
    printSweep(whole, isStandardOutput(path) ? err : out);
    if (path)
        writeOutput(*path, jsonLines(whole), out);
    if (!whole.sum.isComplete)
        err << "tessera report: not all of it was run: " << whole.sum.ran << " of " << whole.cases << " cases\n";
    return std::max(exitCodeOf(whole.sum), whole.sum.isComplete ? exit_code::kFine : exit_code::kMistrusted);
}

} // namespace tessera
