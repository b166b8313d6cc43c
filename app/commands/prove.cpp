// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"
#include "app/commands/findings.h"
#include "app/commands/foreign_options.h"
#include "engine/registry/registry.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kProveOptions[] = {
    {"engine", "NAME", "What is asked; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"runs", "NUMBER", "How often a case is repeated.", ValueKind::Number, "10"},
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
        "The first two are about depth and space operators; of others only the third is shown.",
    .examples = kProveExamples,
};

int proveCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host& host)
{
    const CommandLine line(kProveText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    const auto runs = static_cast<unsigned>(wholeNumber("runs", line.valueOrStandard("runs"), 2, kMostRuns));
    const auto engine = startedEngines(line, host)(line.engineOptions(), line.valueOrStandard("engine"));
    return forEachCase(
        kProveText.name, line, err, host.codec(), [&](const CaseArgument& argument, const LoadedCase& loaded) {
            const auto* file = std::get_if<CaseFile>(&loaded);
            if (file && file->dispatchCount() == 0)
                throw TextError("there is nothing to prove: no dispatch");
            int highest = exit_code::kFine;
            for (size_t i = 0; i < (file ? file->dispatchCount() : 1); ++i) {
                const Case c = file ? file->dispatch(i) : std::get<Case>(loaded);
                static_cast<void>(prepare(c, line.budget())); // its issues, all at once
                for (Finding& finding : findingsOf(*engine, c, runs, line.budget())) {
                    finding.command = "tessera prove " + argument.name + optionsText(line, kProveText);
                    if (finding.hasFailed) {
                        printFailure(err, kProveText.name, {},
                                     finding.title + ": " + engine->name()
                                         + (finding.failure ? ": " + std::string(word(finding)) : " failed") + ": "
                                         + finding.figures);
                        highest = exit_code::kEngineFailed;
                        continue;
                    }
                    print(out, finding);
                    out << std::flush;
                    highest = std::max(highest, codeOf(finding.verdict));
                }
            }
            return highest;
        });
}

} // namespace tessera
