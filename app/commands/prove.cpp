// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"
#include "app/commands/findings.h"
#include "engine/registry/registry.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"engine", "NAME", "What is asked (cpu)."},
    {"runs", "NUMBER", "How often a case is repeated (10)."},
    kThreads,
    kValidate,
};

constexpr CommandText kText{
    "prove", "CASE… [--engine NAME] [--runs NUMBER] [--threads N] [--validate]",
    "Shows of an engine what needs nothing to compare with; one line each: verdict, figures, and the command that\n"
    "repeats it.",
    kOptions,
    "permutation  every input element, numbered in the bits of the case's own type, stands in the output exactly once\n"
    "round trip   the inverse operator brings all of them back, and how many the other order would bring back\n"
    "repeat       all runs give the same bits\n\n"
    "The first two are about depth and space operators; of others only the third is shown."};

constexpr uint64_t kMostRuns = 10000;

} // namespace

int proveCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    const CommandLine line(kText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    const auto runs = static_cast<unsigned>(wholeNumber("runs", line.value("runs", "10"), 2, kMostRuns));
    const auto engine = makeEngineWith(line.engineOptions(), line.value("engine", "cpu"));
    return forEachCase(kText.name, line, err, [&](const CaseArgument&, const LoadedCase& loaded) {
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (file && file->dispatchCount() == 0)
            throw TextError("there is nothing to prove: no dispatch");
        int highest = exit_code::kFine;
        for (size_t i = 0; i < (file ? file->dispatchCount() : 1); ++i) {
            const Case c = file ? file->dispatch(i) : std::get<Case>(loaded);
            static_cast<void>(prepare(c, line.budget())); // its issues, all at once
            for (const Finding& finding : findingsOf(*engine, c, runs, line.budget())) {
                print(out, finding);
                highest = std::max(highest, codeOf(finding.verdict));
            }
        }
        return highest;
    });
}

} // namespace tessera
