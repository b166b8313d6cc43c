// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/interrupt.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/commands/check_case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/proof.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/bug_report.h"
#include "engine/report/runs/report.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

// What becomes of a case's expected values.
struct Blessed {
    bool isChanged = true;
    std::string figures = {}; // "12 of 48 change, by 3 at most: (0,1,2,3) from 5 to 8"
};

Blessed changeOf(const DispatchJob& job, const Tensor& before)
{
    const Tensor& now = job.output;
    const DataType type = now.desc.dataType;
    const Comparison c = compare(job.plan, job.input, now, before, {});
    if (c.equal == c.count)
        return {.isChanged = false, .figures = countedText(c.count, c.count) + " stay"};
    const ElementDifference& most = c.worst ? *c.worst : c.mismatches.front();
    return {.figures = countedText(c.count - c.equal, c.count) + " change, most at "
                + elementText(now.desc.sizes, most.element) + ": from " + toText(type, most.bBits) + " to "
                + toText(type, most.aBits)};
}

Blessed blessedOf(const CaseFile& file, const DispatchJob& job)
{
    try {
        if (const auto before = expectedOutput(file, 0))
            return changeOf(job, withLayout(*before, job.output.desc));
    } catch (const IoError&) { // the file has another number of values
    }
    const uint64_t count = elementCount(job.output.desc);
    return {.figures = countedText(count, count) + " are new"};
}

void requireUnchanged(const std::filesystem::path& path, const CaseFile& file, const MemoryBudget& budget)
{
    const CaseFile now = readCaseFile(path, budget, file.reach);
    if (now.dispatchCount() != 1 || now.dispatch(0) != file.dispatch(0))
        throw IoError(path.string() + " was changed since it was read, and is left as it is");
}

// Throws TextError if the runs differ in any bit.
void runAlike(const OutputSource& engine, DispatchJob& job, unsigned runs, Notes& notes, const RunControl& control)
{
    for (unsigned i = 0; i < runs; ++i) {
        Tensor output(job.output);
        notes.add(engine, runChecked(engine, job.dispatched, job.plan, job.input, output, control));
        if (i > 0 && !std::ranges::equal(output.bytes(), job.output.bytes()))
            throw TextError(engine.name() + " gives other bits from run to run, and none of them is expected");
        job.output = std::move(output);
    }
}

// Takes only a case file with one dispatch: it has a place for expected values.
LoadedCase loadToBless(const CommandCall& call, const CaseArgument& argument)
{
    LoadedCase loaded = call.load(argument);
    if (loaded.isLine() || isStream(*argument.path()))
        throw TextError(argument.name + " has no place for expected values; give a case file");
    if (caseFormatOf(*argument.path()) || loaded.dispatchCount() != 1)
        throw TextError(argument.name + " is no file of one case, in which expected values are written; the "
                        + "window saves each of its cases as one");
    return loaded;
}

} // namespace

int blessCases(const CommandCall& call)
{
    const CommandLine& line = call.line;
    requireOnly(line, "--bless", {kDryRun.name});
    const bool isDry = line.value(kDryRun.name).has_value();
    const unsigned runs = runsOf(line);
    CheckRun run(call);
    Notes notes{call.name(), call.err};
    const auto engine = streamedSources(line, call.services)(line.engineOptions(), line.valueOrStandard("engine"));
    run.forEach(selectedCases(line), [&](const SelectedCase& item) {
        const LoadedCase loaded = loadToBless(call, item.argument);
        const CaseFile& file = loaded.file();
        DispatchJob job = loaded.prepare(0, line.budget());
        runAlike(*engine, job, runs, notes, {.stop = run.interrupt.token()});
        const Blessed blessed = blessedOf(file, job);
        if (!isDry && blessed.isChanged) {
            const std::filesystem::path& path = *item.argument.path();
            requireUnchanged(path, file, line.budget());
            writeCaseFile(file.dispatch(0), path,
                          {.sentence = file.sentence, .tolerance = file.tolerance, .expected = std::move(job.output)},
                          line.budget());
        }
        const char* word = !blessed.isChanged ? "UNCHANGED" : isDry ? "WOULD BLESS" : "BLESSED";
        printLine(call.out, word, nameInMessages(item.argument), blessed.figures, call.lineOf(item.argument.name));
        call.out << std::flush;
        run.report.results.push_back({.name = item.name, .figures = blessed.figures});
    });
    return run.finish();
}

namespace {

// The work of one `check --prove`.
struct Proof {
    const CommandCall& call;
    const Engine& engine;
    unsigned runs;
    CheckRun& run;

    // Throws Cancelled.
    void prove(const SelectedCase& item) const
    {
        const LoadedCase loaded = loadSelected(call, item);
        loaded.requireDispatches();
        const std::string command = call.lineOf(call.repeated(item.argument, loaded));
        for (size_t i = 0; i < loaded.dispatchCount(); ++i)
            prove(item.name, loaded.dispatch(i), command);
    }

    void prove(const std::string& name, const Case& c, const std::string& command) const
    {
        const MemoryBudget& budget = call.line.budget();
        static_cast<void>(prepare(c, budget)); // reports all issues of the case at once
        forEachFinding(engine, c, runs, budget, {.stop = run.interrupt.token()}, [&](const Finding& finding) {
            tell({.name = name,
                  .label = english(finding.title),
                  .outcome = finding.failure ? outcomeOf(*finding.failure)
                      : finding.hasFailed    ? Outcome::Error
                                             : outcomeOf(stateOf(finding.verdict)),
                  .figures = english(finding.figures),
                  .command = command,
                  .operatorName = std::string(tessera::name(c.op)),
                  .engine = engine.name()},
                 finding.hasFailed);
        });
    }

    void tell(Result result, bool hasFailed) const
    {
        std::ostream& lines = run.reports.lines();
        if (!hasFailed)
            print(lines, result);
        else
            printFailure(call.err, call.name(), {},
                         result.label + ": " + engine.name() + ": " + std::string(word(result.outcome)) + ": "
                             + result.figures);
        lines << std::flush;
        run.report.results.push_back(std::move(result));
    }
};

} // namespace

int proveCases(const CommandCall& call)
{
    const CommandLine& line = call.line;
    requireOnly(line, "--prove", {"tolerance", kPack.name, kJson.name, kJunit.name, kHtml.name});
    const unsigned runs = runsOf(line, "10", 2);
    CheckRun run(call);
    const auto engine = call.engine();
    run.report.head.facts = {factOf("engine", *engine)};
    const Proof proof{call, *engine, runs, run};
    run.forEach(selectedCases(line), [&](const SelectedCase& item) { proof.prove(item); });
    return run.finish();
}

namespace {

// Says why no report is written: the trial is not wrong. Returns the exit code.
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

// Refuses a file: the search runs smaller cases, and a file holds the output of one.
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
