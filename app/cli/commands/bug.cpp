// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/sweep/bug_report.h"
#include "engine/report/runs/findings.h"

#include <ostream>

namespace tessera {

namespace {

constexpr auto kBugOptions = withTolerance(
    std::to_array<Option>({
        {"engine", "NAME", "A, whose bug it is; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
        {"against", "NAME", "B, which is right.", ValueKind::Engine, "reference"},
        unrepeated({"out", "FILE", "Where the report is written; -: standard output.", ValueKind::File, "-"}),
    }),
    std::to_array<Option>({kAllowOutside, kEngineFile, kTimeout, kThreads, kValidate}));

constexpr Example kBugExamples[] = {
    {"bug RESAMPLE1 --Sizes 1,1,9,9 --Scales 1,1,2,2 --engine torch --out bug.md",
     "Writes what the authors of PyTorch need, with the smallest case that goes wrong alike."},
    {"bug DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH --engine sabotage:order",
     "Shows a report of an engine that is wrong on purpose."},
};

// Nothing is written, since the trial is not wrong: a sentence says why.
int sayNothingIsWrong(const SweptTrial& trial, const std::string& engines, std::ostream& err)
{
    err << "tessera bug: " << word(trial.state) << ": ";
    if (trial.state == TrialState::Unsupported) {
        err << english(trial.figures) << '\n';
        return exit_code::kEngineFailed;
    }
    if (trial.state == TrialState::Mistrusted) {
        err << engines << " do not differ, but the case proves little\n";
        return exit_code::kMistrusted;
    }
    err << engines << " do not differ: there is no bug to report\n";
    return exit_code::kFine;
}

int codeOf(const SweptTrial& trial)
{
    return trial.state == TrialState::Fail && !trial.isSaid ? exit_code::kMismatch : exit_code::kEngineFailed;
}

// A search runs smaller cases, and a file holds the output of one.
void needEngine(std::string_view option, const CommandLine& line)
{
    const std::string name = line.valueOrStandard(option);
    if (!isEngineSource(sourceNamed(name, foreignOptions(line))))
        throw TextError("--" + std::string(option) + " " + name + " is one output, and none of a smaller case; "
                        + "`tessera check` with it says what is wrong");
}

int writeBug(const Case& c, const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string engine = line.valueOrStandard("engine"), against = line.valueOrStandard("against");
    if (engine == against)
        throw TextError("--engine " + engine + " cannot be held against itself; expected another --against");
    needEngine("engine", line);
    needEngine("against", line);
    throwIfInvalid(c.op, line.budget());
    const Interrupt interrupt; // before the engines, whose threads must leave the signals to it
    const EngineFactory make = startedEngines(line, call.services);
    const auto a = make(line.engineOptions(), engine), b = make(line.engineOptions(), against);
    const TrialBench bench{*a, *b, toleranceOf(line), line.budget(), interrupt.token()};
    try {
        const BugSearch search =
            reportBug(bench, c, {.description = english(a->description()), .options = repeatedOptions(line)});
        if (search.markdown.empty())
            return sayNothingIsWrong(search.trial, engine + " and " + against, call.err);
        writeOutput(line.valueOrStandard("out"), search.markdown, call.out);
        return codeOf(search.trial);
    } catch (const Cancelled&) {
        return interrupt.exitCode();
    }
}

int bugCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.needCases();
    if (line.cases().size() != 1)
        throw TextError("a report is of one case, and here are " + std::to_string(line.cases().size()));
    needWritable(line.value("out"));
    return call.forEachCase(
        [&](const CaseArgument&, const LoadedCase& loaded) { return writeBug(loaded.first(), call); });
}

} // namespace

const CommandText kBugText{
    .name = "bug",
    .summary = "writes a bug report of what an engine gets wrong",
    .operands = "CASE",
    .sentence = "Holds the case against what is right, looks for the smallest case that goes wrong in the same way, "
                "and writes it as Markdown: the mistake, a program in the words of the engine's framework, expected "
                "and got, the versions. Where nothing differs it says so and writes nothing.",
    .options = kBugOptions,
    .remarks = "The program is what `tessera code --script` writes; an engine that is no framework's, and a case that "
               "its framework has no words for, have the line of `tessera check` alone. Of a file its first dispatch.",
    .examples = kBugExamples,
    .run = bugCommand,
};

} // namespace tessera
