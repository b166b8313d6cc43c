// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/report/runs/findings.h"
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
    ProveRun run = {};
    ExitCode code = {};

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
        if (!failure)
            return;
        run.found.push_back({item.argument.name,
                             {.verdict = Verdict::Fail,
                              .hasFailed = true,
                              .title = item.argument.name,
                              .figures = failure->message,
                              .command = call.lineOf({.words = item.argument.name}),
                              .c = {}}});
        failure->addTo(code);
    }

    void prove(const std::string& name, const Case& c, const std::string& command)
    {
        const MemoryBudget& budget = call.line.budget();
        static_cast<void>(prepare(c, budget)); // reports all issues of the case at once
        forEachFinding(engine, c, runs, budget, {.stop = stop}, [&](Finding finding) {
            finding.command = command;
            tell(finding);
            run.found.push_back({name, std::move(finding)});
        });
    }

    void tell(const Finding& finding)
    {
        if (finding.hasFailed) {
            printFailure(call.err, call.name(), {},
                         english(finding.title) + ": " + engine.name()
                             + (finding.failure ? ": " + std::string(word(finding)) : " failed") + ": "
                             + english(finding.figures));
            const bool isUnsupported = finding.failure == FailureKind::Unsupported;
            return isUnsupported ? code.addUnsupported() : code.add(exit_code::kEngineFailed);
        }
        print(lines, finding);
        lines << std::flush;
        code.add(codeOf(finding.verdict));
    }
};

} // namespace

int proveCases(const CommandCall& call)
{
    const CommandLine& line = call.line;
    needOnly(line, "--prove", {"tolerance", kPack.name, kHtml.name});
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
                .run = {.head = headOf(line)}};
    RunHead& head = proof.run.head;
    head.facts = {factOf("engine", *engine)};
    head.isStopped = !forEachSelected(items, interrupt, {}, [&](const SelectedCase& item) {
        for (const SelectedCase& each : unfolded(item, line))
            proof.prove(each);
    });
    reports.write("html", [&] { return proveHtml(proof.run); });
    if (head.isStopped)
        call.sayStopped(counted(proof.run.found.size(), "finding"));
    return reports.code(head.isStopped ? interrupt.exitCode() : proof.code.code());
}

} // namespace tessera
