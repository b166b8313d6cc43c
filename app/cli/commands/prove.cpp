// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/verification.h"

#include <ostream>

namespace tessera {

namespace {

// One command's work: what has been found so far, and where it is told.
struct Proof {
    const CommandCall& call;
    const Engine& engine;
    unsigned runs;
    CheckRun& run;

    // Throws Cancelled.
    void prove(const SelectedCase& item) const
    {
        const LoadedCase loaded = loadSelected(call, item);
        loaded.requireDispatches("prove");
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
                                             : outcomeOf(finding.verdict),
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
    run.forEach(selectedCases(line), {}, [&](const SelectedCase& item) { proof.prove(item); });
    return run.finish();
}

} // namespace tessera
