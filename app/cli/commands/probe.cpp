// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/proof.h"
#include "engine/report/runs/run_reports.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kProbeOptions[] = {
    {"engine", "NAME", "What is probed; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"dispatch", "NUMBER", "Which dispatch of a case file, from 0 on.", ValueKind::Text, "0"},
};

constexpr Example kProbeExamples[] = {
    {"probe DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --BlockSize 3 --Order COLUMN_ROW_DEPTH --engine reference",
     "Recovers the map of an engine from what it gives."},
};

int probeCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    CheckRun run(call);
    const auto engine = call.engine();
    run.report.head.facts = {factOf("engine", *engine)};
    std::ostream& lines = run.reports.lines();
    run.forEach(selectedCases(line), {}, [&](const SelectedCase& item) {
        const LoadedCase loaded = loadSelected(call, item);
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        throwIfInvalid(c.op, line.budget());
        const RepeatedCase again = call.repeated(item.argument, loaded);
        Xray xray = namedProbe(*engine, c.op, {.stop = run.interrupt.token()});
        Result result = probeResult(again.before.empty() ? again.words : item.name, engine->name(), call.lineOf(again),
                                    std::move(xray));
        printLine(lines, word(result.outcome), result.name, result.figures, result.command);
        printSentences(lines, result);
        lines << std::flush;
        run.report.results.push_back(std::move(result));
    });
    return run.finish();
}

} // namespace

const CommandText kProbeText{
    .name = "probe",
    .summary = "recovers from outside where every output of an engine comes from",
    .operands = "CASE…",
    .sentence = "X-rays an engine that is only a program: says what it does beside what is right, from runs with "
                "inputs of its own; the case's data do not matter.",
    .options = kProbeOptions,
    .shared = {.engines = true, .cases = true, .reports = true},
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
