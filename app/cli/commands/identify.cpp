// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/interrupt.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/trial_bench.h"
#include "engine/report/runs/run_reports.h"

namespace tessera {

namespace {

constexpr Option kIdentifyOptions[] = {
    {"meant", "CASE", "What should have been done: a case file, or a line of field names in quotes."},
    {"engine", "NAME",
     "The engine that gave OUTPUT. It is asked the case that tells apart what the tensors leave open, where OUTPUT is "
     "not as meant; without --meant it is asked nothing.",
     ValueKind::Engine},
};

constexpr Example kIdentifyExamples[] = {
    {"identify input.npy output.npy --meant 'DEPTH_TO_SPACE1 --BlockSize 3 --Order COLUMN_ROW_DEPTH'",
     "Says what went wrong."},
    {"identify photo.png small.png", "Finds the operator that makes one of the other."},
    {"identify resources/cases/depth_to_space1_crd.json output.npy --meant resources/cases/depth_to_space1_crd.json",
     "Takes input and operator from a case file."},
};

Operator meantFor(const std::string& words, const Tensor& input, const CommandLine& line, const Services& services)
{
    Operator meant = readMeant(words, input.desc, services.codec(), line);
    throwIfInvalid(meant, line.budget());
    const TensorDesc& own = meant.input;
    if (own.sizes != input.desc.sizes)
        throw TextError("--meant: " + std::string(inputField(meant)) + ".Sizes " + text(own.sizes)
                        + " are not those of the input, " + text(input.desc.sizes));
    return meant;
}

// An array of one dimension gets the shape of the meant output.
Tensor shaped(Tensor output, const std::optional<Operator>& meant)
{
    if (!meant || output.desc.sizes.size() != 1 || !isPacked(output.desc))
        return output;
    const TensorDesc packed{.dataType = output.desc.dataType, .sizes = meant->output.sizes};
    return elementCount(packed) == output.desc.sizes.front() ? Tensor(packed, output.buffer) : output;
}

// The run without its diagnosis.
IdentifyRun runOf(const CommandLine& line, const Services& services)
{
    const CaseArgument &first = line.cases()[0], &second = line.cases()[1];
    IdentifyRun run{.head = headOf(line), .names = first.name + " " + second.name};
    run.input = readTensor(first, services.codec(), line);
    requireFourDimensions(run.input, first.name);
    if (const auto words = line.value("meant")) {
        run.meant = meantFor(*words, run.input, line, services);
        const TensorDesc& own = run.meant->input;
        const auto input = converted(run.input, own.dataType);
        if (!input)
            throw Incomparable(incomparable(own, run.input.desc), run.input);
        run.input = withLayout(*input, own);
    }
    const auto like = run.meant ? std::optional(run.meant->output) : std::nullopt;
    run.output = shaped(readTensor(second, services.codec(), line, like), run.meant);
    requireFourDimensions(run.output, second.name);
    const DataType type = run.input.desc.dataType, given = run.output.desc.dataType;
    const auto output = converted(run.output, type);
    if (!output)
        throw Incomparable("cannot be compared: " + english(unheld("OUTPUT", given, type)), run.output);
    run.output = *output;
    const std::string as = given == type ? "" : ", as " + std::string(name(type));
    run.head.facts = {{"input", first.name}, {"output", second.name + as}};
    if (const auto meant = line.value("meant"))
        run.head.facts.push_back({"meant", *meant});
    return run;
}

int identifyCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    Reports reports(call);
    const Interrupt interrupt; // before the engine, whose threads must leave the signals to it
    ProgressLine progress;
    std::string reached = countedText(0, 0) + " hypotheses tried";
    try {
        IdentifyRun run = runOf(line, call.services);
        const auto engine = line.value("engine") ? call.engine() : nullptr;
        if (engine)
            run.head.facts.push_back(factOf("engine", *engine));
        const auto show = [&](size_t tried, size_t of) {
            progress.show(reached = countedText(tried, of) + " hypotheses tried");
        };
        run.diagnosis = identify(run.input, run.output, run.meant,
                                 {.asked = engine ? askedOf(*engine, line.budget(), interrupt.token()) : Asked(),
                                  .side = "OUTPUT",
                                  .stop = interrupt.token(),
                                  .progress = show});
        print(reports.lines(), run.diagnosis);
        const Report report = reportOf(run, line.value(kHtml.name).has_value());
        reports.write(report);
        return reports.code(sumOf(report.results).code);
    } catch (const Incomparable& error) {
        printFailure(call.err, kIdentifyText.name, {}, error.what());
        return exit_code::kIncomparable;
    } catch (const Cancelled&) {
        call.err << "tessera identify: stopped before its end: " << reached << '\n';
        return interrupt.exitCode();
    }
}

} // namespace

const CommandText kIdentifyText{
    .name = "identify",
    .summary = "names the mistake that leads from an input to an output",
    .operands = "INPUT OUTPUT",
    .sentence = "Says why an output is what it is: which operator, convention or mistake makes it from the input, how "
                "many elements that explains, the first of them with its numbers, and the remedy.",
    .options = kIdentifyOptions,
    .shared = {.engines = true, .cases = true, .reports = true},
    .least = 2,
    .most = 2,
    .remarks = "INPUT and OUTPUT are .npy files, arrays of an .npz (file.npz#name), pictures, or resources of a case "
               "file (case.json#output). INPUT may also be a case, which gives its input. Without --meant every "
               "operator, order, block size and convention is tried.\n\n"
               "proved   the input's values are unique, and this explains every element, and nothing else does\n"
               "likely   all other names; what the tensors cannot tell apart is listed, with a case that can\n"
               "unknown  nothing known explains it; the nearest is said, and where it differs\n\n"
               "Classes that the tensors cannot tell apart are one name, \"order or layout\". In JSON \"class\" is "
               "then null, and \"classes\" lists them, as in the reports of check and sweep. Two mistakes at once are "
               "\"coordinates and integer-rounding\", and \"second\" is the other one. \"axes\" are lines that were "
               "measured: where output o of an axis lies on the input.\n\n"
               "Exit code 0: something is named, or nothing is wrong; 1: unknown.\n\n"
               "Ctrl+C ends the search; how far it came is said.",
    .examples = kIdentifyExamples,
    .run = identifyCommand,
};

} // namespace tessera
