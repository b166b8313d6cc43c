// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "engine/compute/registry/registry.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kProveOptions[] = {
    {"engine", "NAME", "What is asked; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"runs", "NUMBER", "How often a case is repeated.", ValueKind::Number, "10"},
    unrepeated(kHtml),
    kAllowOutside,
    kEngineFile,
    kTimeout,
    kThreads,
    kValidate,
};

constexpr Example kProveExamples[] = {
    {"prove resources/cases/depth_to_space1_crd.json", "Shows a permutation, a round trip and repeated runs."},
};

constexpr uint64_t kMostRuns = 10000;
constexpr std::array<std::string_view, 1> kProveReports = {"html"};

// One command's work: what has been found so far, and where it is told.
struct ProveCommand {
    const CommandCall& call;
    const Engine& engine;
    unsigned runs;
    std::stop_token stop;
    std::ostream& lines;
    ProveRun run = {};
    ExitCode code = {};

    // Throws Cancelled.
    void prove(const CaseArgument& argument)
    {
        const auto failure = call.attempt(nameInMessages(argument), [&] {
            const LoadedCase loaded = call.load(argument);
            loaded.needDispatches("prove");
            const std::string command = call.lineOf(call.repeated(argument, loaded));
            for (size_t i = 0; i < loaded.dispatchCount(); ++i)
                prove(argument, loaded.dispatch(i), command);
        });
        if (!failure)
            return;
        run.found.push_back({argument.name,
                             {.verdict = Verdict::Fail,
                              .hasFailed = true,
                              .title = argument.name,
                              .figures = failure->message,
                              .command = call.lineOf({.words = argument.name}),
                              .c = {}}});
        failure->addTo(code);
    }

    void prove(const CaseArgument& argument, const Case& c, const std::string& command)
    {
        const MemoryBudget& budget = call.line.budget();
        static_cast<void>(prepare(c, budget)); // reports all issues of the case at once
        forEachFinding(engine, c, runs, budget, {.stop = stop}, [&](Finding finding) {
            finding.command = command;
            tell(finding);
            run.found.push_back({argument.name, std::move(finding)});
        });
    }

    void tell(const Finding& finding)
    {
        if (finding.hasFailed) {
            printFailure(call.err, kProveText.name, {},
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

int proveCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.needCases();
    RunHead head = headOf(line);
    std::ostream& lines = call.linesBeside(kProveReports);
    const auto runs = static_cast<unsigned>(wholeNumber("runs", line.valueOrStandard("runs"), 2, kMostRuns));
    const Interrupt interrupt; // before the engine, whose threads must leave the signals to it
    const auto engine = call.engine();
    head.facts = {factOf("engine", *engine)};
    ProveCommand command{.call = call,
                         .engine = *engine,
                         .runs = runs,
                         .stop = interrupt.token(),
                         .lines = lines,
                         .run = {.head = std::move(head)}};
    ProveRun& run = command.run;
    try {
        for (const CaseArgument& argument : line.cases()) {
            if (interrupt.isRequested())
                throw Cancelled();
            command.prove(argument);
        }
    } catch (const Cancelled&) {
        run.head.isStopped = true;
    }
    if (const auto path = line.value("html"))
        writeOutput(*path, proveHtml(run), call.out);
    if (!run.head.isStopped)
        return command.code.code();
    call.sayStopped(counted(run.found.size(), "finding"));
    return interrupt.exitCode();
}

} // namespace

const CommandText kProveText{
    .name = "prove",
    .summary = "shows that nothing is lost, moved twice, or different the next time",
    .operands = "CASE…",
    .sentence = "Shows of an engine what needs nothing to compare with; one line each: verdict, figures, and the "
                "command that repeats it.",
    .options = kProveOptions,
    .remarks =
        "permutation  every input element, numbered in the bits of the case's own type, stands in the output\n"
        "             exactly once\n"
        "round trip   the inverse operator brings all of them back, and how many the other order would bring back\n"
        "repeat       all runs give the same bits\n\n"
        "The first two are about depth and space operators; of others only the third is shown.\n\n"
        "Ctrl+C ends the command; what was found is written.",
    .examples = kProveExamples,
    .run = proveCommand,
};

} // namespace tessera
