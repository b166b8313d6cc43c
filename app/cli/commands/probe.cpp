// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/judge/measure/proof.h"
#include "engine/report/runs/run_reports.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kProbeOptions[] = {
    {"engine", "NAME", "What is probed; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"dispatch", "NUMBER", "Which dispatch of a case file, from 0 on.", ValueKind::Text, "0"},
    kJson,
    kHtml,
};

constexpr Example kProbeExamples[] = {
    {"probe DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --BlockSize 3 --Order COLUMN_ROW_DEPTH --engine reference",
     "Recovers the map of an engine from what it gives."},
};

int probeCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.needCases();
    Reports reports(call);
    const Interrupt interrupt; // before the engine, whose threads must leave the signals to it
    const auto engine = call.engine();
    std::ostream& lines = reports.lines();
    std::vector<ProbeResult> results;
    const auto probeOne = [&](const CaseArgument& argument, const LoadedCase& loaded) {
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        throwIfInvalid(c.op, line.budget());
        const RepeatedCase again = call.repeated(argument, loaded);
        results.push_back({again.before.empty() ? again.words : argument.name, engine->name(), call.lineOf(again),
                           namedProbe(*engine, c.op, {.stop = interrupt.token()})});
        print(lines, results.back());
        lines << std::flush;
        return results.back().xray.isSame ? exit_code::kFine : exit_code::kMismatch;
    };
    int code = exit_code::kFine;
    try {
        code = call.forEachCase(probeOne);
    } catch (const Cancelled&) {
        code = interrupt.exitCode(); // what was found is kept
        call.err << "tessera probe: stopped before its end, after " << results.size() << " of " << line.cases().size()
                 << (line.cases().size() == 1 ? " case" : " cases") << "; nothing is known of the rest\n";
    }
    RunHead head = headOf(line);
    head.facts = {factOf("engine", *engine)};
    head.isStopped = interrupt.isRequested();
    if (code == exit_code::kFine || !results.empty())
        reports.write(reportOf(results, std::move(head)));
    return reports.code(code);
}

} // namespace

const CommandText kProbeText{
    .name = "probe",
    .summary = "recovers from outside where every output of an engine comes from",
    .operands = "CASE…",
    .sentence = "X-rays an engine that is only a program: says what it does beside what is right, from runs with "
                "inputs of its own; the case's data do not matter.",
    .options = kProbeOptions,
    .shared = {.engines = true, .cases = true},
    .remarks = "copies   inputs carry their own numbers, in the digits that the type can hold, in two numberings: the\n"
               "         source of every output is proved, any permutation of digits is named as einops writes it\n"
               "means    impulses along each axis give support, weights and the coordinate x of every output; random\n"
               "         values test that the axes separate, and single impulses tell where they do not\n\n"
               "Another map than the right one is named by what `tessera identify` recognises in one more run.\n\n"
               "Exit code 0: the right map, 2: another one. Ctrl+C ends the run; cases that are done are written.",
    .examples = kProbeExamples,
    .run = probeCommand,
};

} // namespace tessera
