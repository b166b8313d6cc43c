// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/core/ops/operator.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"

#include <ostream>

namespace tessera {

namespace {

// One command's work: what has been found so far, and where it is told.
struct Proof {
    const CommandCall& call;
    const Engine& engine;
    unsigned runs;
    std::stop_token stop;
    std::ostream& lines;
    CheckRun run = {};

    // Throws Cancelled.
    void prove(const SelectedCase& item)
    {
        const auto failure = call.attempt(nameInMessages(item.argument), [&] {
            const LoadedCase loaded = loadSelected(call, item);
            loaded.needDispatches("prove");
            const std::string command = call.lineOf(call.repeated(item.argument, loaded));
            for (size_t i = 0; i < loaded.dispatchCount(); ++i)
                prove(item.argument.name, loaded.dispatch(i), command);
        });
        if (failure)
            run.results.push_back(
                failedResult(item.argument.name, *failure, call.lineOf({.words = item.argument.name})));
    }

    void prove(const std::string& name, const Case& c, const std::string& command)
    {
        const MemoryBudget& budget = call.line.budget();
        static_cast<void>(prepare(c, budget)); // reports all issues of the case at once
        forEachFinding(engine, c, runs, budget, {.stop = stop}, [&](const Finding& finding) {
            const bool isUnsupported = finding.failure == FailureKind::Unsupported;
            run.results.push_back({.name = name,
                                   .label = english(finding.title),
                                   .verdict = std::string(word(finding)),
                                   .code = isUnsupported   ? exit_code::kFine
                                       : finding.hasFailed ? exit_code::kEngineFailed
                                                           : codeOf(finding.verdict),
                                   .figures = english(finding.figures),
                                   .command = command,
                                   .operatorName = std::string(tessera::name(c.op)),
                                   .engine = engine.name()});
            tell(run.results.back(), finding);
        });
    }

    void tell(const CheckResult& result, const Finding& finding) const
    {
        if (!finding.hasFailed)
            printLine(lines, result.verdict, result.label, result.figures, result.command);
        else
            printFailure(call.err, call.name(), {},
                         result.label + ": " + engine.name() + (finding.failure ? ": " + result.verdict : " failed")
                             + ": " + result.figures);
        lines << std::flush;
    }
};

} // namespace

int proveCases(const CommandCall& call)
{
    const CommandLine& line = call.line;
    needOnly(line, "--prove", {"tolerance", kPack.name, kJson.name, "junit", kHtml.name});
    const std::vector<SelectedCase> items = selectedCases(line);
    Reports reports(call);
    const unsigned runs = runsOf(line, "10", 2);
    const Interrupt interrupt; // before the engine, whose threads must leave the signals to it
    const auto engine = call.engine();
    Proof proof{.call = call,
                .engine = *engine,
                .runs = runs,
                .stop = interrupt.token(),
                .lines = reports.lines(),
                .run = {.head = headOf(line), .results = {}}};
    RunHead& head = proof.run.head;
    head.facts = {factOf("engine", *engine)};
    head.isStopped = !forEachSelected(items, interrupt, {}, [&](const SelectedCase& item) {
        for (const SelectedCase& each : unfolded(item, line))
            proof.prove(each);
    });
    writeAll(reports, proof.run);
    if (head.isStopped)
        call.sayStopped(counted(proof.run.results.size(), "finding"));
    return reports.code(head.isStopped ? interrupt.exitCode() : sumOf(proof.run.results).code);
}

} // namespace tessera
