// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/sweep/bug_report.h"

#include <ostream>

namespace tessera {

namespace {

// Nothing is written, since the trial is not wrong: a sentence says why.
int sayNothingIsWrong(const SweptTrial& trial, const std::string& engines, std::ostream& err)
{
    err << "tessera check: " << word(trial.state) << ": ";
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

// A search runs smaller cases, and a file holds the output of one.
void requireEngine(std::string_view option, const std::string& name, const CommandLine& line)
{
    if (!isEngineSource(sourceNamed(name, foreignOptions(line))))
        throw TextError("--" + std::string(option) + " " + name + " is one output, and none of a smaller case; "
                        + "`tessera check` with it says what is wrong");
}

int writeBug(const Case& c, const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string engine = line.valueOrStandard("engine"), against = line.value("against").value_or("reference");
    if (engine == against)
        throw TextError("--engine " + engine + " cannot be held against itself; expected another --against");
    requireEngine("engine", engine, line);
    requireEngine("against", against, line);
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
        writeOutput(*line.value("bug"), search.markdown, call.out);
        return search.trial.isMismatch() ? exit_code::kMismatch : exit_code::kEngineFailed;
    } catch (const Cancelled&) {
        return interrupt.exitCode();
    }
}

} // namespace

int reportBugOf(const CommandCall& call)
{
    const CommandLine& line = call.line;
    requireOnly(line, "--bug", {"against", "tolerance"});
    line.requireCases();
    if (line.cases().size() != 1)
        throw TextError("a report is of one case, and here are " + std::to_string(line.cases().size()));
    requireWritable(line.value("bug"));
    return call.forEachCase(
        [&](const CaseArgument&, const LoadedCase& loaded) { return writeBug(loaded.first(), call); });
}

} // namespace tessera
