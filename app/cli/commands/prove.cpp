// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/page_head.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/reports/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "engine/compute/registry/registry.h"
#include "engine/report/html/prove_page.h"
#include "engine/report/runs/findings.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kProveOptions[] = {
    {"engine", "NAME", "What is asked; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"runs", "NUMBER", "How often a case is repeated.", ValueKind::Number, "10"},
    kHtml,
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
    const CommandLine& line;
    const Engine& engine;
    unsigned runs;
    std::stop_token stop;
    std::ostream& lines;
    std::ostream& err;
    std::vector<ProvedFinding> found = {};
    ExitCode code = {};

    // Throws Cancelled.
    void prove(const CaseArgument& argument, const PictureCodec& codec)
    {
        const auto failure = failureOf([&] {
            const LoadedCase loaded = loadCase(argument, codec, line.budget(), line.reach());
            printWarnings(err, kProveText.name, argument, loaded);
            const auto* file = std::get_if<CaseFile>(&loaded);
            if (file && file->dispatchCount() == 0)
                throw TextError("there is nothing to prove: no dispatch");
            const RepeatedCase again = repeated(kProveText.name, argument, loaded, line.budget(), err);
            for (size_t i = 0; i < (file ? file->dispatchCount() : 1); ++i)
                prove(argument, file ? file->dispatch(i) : std::get<Case>(loaded), again);
        });
        if (!failure)
            return;
        printFailure(err, kProveText.name, nameInMessages(argument), failure->message);
        found.push_back({argument.name,
                         {.verdict = Verdict::Fail,
                          .hasFailed = true,
                          .title = argument.name,
                          .figures = failure->message,
                          .command = commandOf({.words = argument.name}),
                          .c = {}}});
        failure->addTo(code);
    }

    void prove(const CaseArgument& argument, const Case& c, const RepeatedCase& again)
    {
        static_cast<void>(prepare(c, line.budget())); // its issues, all at once
        forEachFinding(engine, c, runs, line.budget(), {.stop = stop}, [&](Finding finding) {
            finding.command = commandOf(again);
            tell(finding);
            found.push_back({argument.name, std::move(finding)});
        });
    }

    void tell(const Finding& finding)
    {
        if (finding.hasFailed) {
            printFailure(err, kProveText.name, {},
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

    std::string commandOf(const RepeatedCase& again) const
    {
        return again.before + "tessera prove " + again.words + optionsText(line, kProveText, kProveReports);
    }
};

} // namespace

const CommandText kProveText{
    .name = "prove",
    .summary = "shows that nothing is lost, moved twice, or different the next time",
    .operands = "CASE…",
    .sentence =
        "Shows of an engine what needs nothing to compare with; one line each: verdict, figures, and the command\n"
        "that repeats it.",
    .options = kProveOptions,
    .remarks =
        "permutation  every input element, numbered in the bits of the case's own type, stands in the output\n"
        "             exactly once\n"
        "round trip   the inverse operator brings all of them back, and how many the other order would bring back\n"
        "repeat       all runs give the same bits\n\n"
        "The first two are about depth and space operators; of others only the third is shown.\n\n"
        "Ctrl+C ends the command; what was found is written.",
    .examples = kProveExamples,
};

int proveCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kProveText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    PageHead head = headOf(kProveText, arguments);
    std::ostream& lines = useStandardOutput(line, kProveReports) ? err : out;
    const auto runs = static_cast<unsigned>(wholeNumber("runs", line.valueOrStandard("runs"), 2, kMostRuns));
    const Interrupt interrupt; // before the engine, whose threads must leave the signals to it
    const auto engine = startedEngines(line, services)(line.engineOptions(), line.valueOrStandard("engine"));
    head.facts = {factOf("engine", *engine)};
    ProveCommand command{
        .line = line, .engine = *engine, .runs = runs, .stop = interrupt.token(), .lines = lines, .err = err};
    try {
        for (const CaseArgument& argument : line.cases()) {
            if (interrupt.isRequested())
                throw Cancelled();
            command.prove(argument, services.codec());
        }
    } catch (const Cancelled&) {
        head.isStopped = true;
    }
    if (const auto path = line.value("html"))
        writeOutput(*path, proveHtml(command.found, std::move(head)), out);
    if (!head.isStopped)
        return command.code.code();
    err << "tessera prove: stopped before its end, after " << command.found.size()
        << (command.found.size() == 1 ? " finding\n" : " findings\n");
    return interrupt.exitCode();
}

} // namespace tessera
