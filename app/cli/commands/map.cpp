// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/judge/measure/proof.h"
#include "engine/report/runs/run_reports.h"
#include "engine/report/runs/terminal_text.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kMapOptions[] = {
    {"at", "n,c,y,x", "The output element to explain, also as a flat index."},
    {"from", "n,c,y,x", "The input element whose targets are listed."},
    kEngine,
    kDispatch,
};

constexpr Example kMapExamples[] = {
    {"map resources/cases/depth_to_space1_crd.json --at 0,1,2,3", "Explains one element."},
};

struct TensorSide {
    std::string_view field;
    const Tensor& tensor;

    std::string address(uint64_t element) const
    {
        const TensorDesc& desc = tensor.desc;
        return "element " + std::to_string(element) + ", byte "
            + std::to_string(offsetOf(desc, element) * elementBytes(desc.dataType));
    }
    std::string value(uint64_t element) const { return toText(tensor.desc.dataType, tensor.bits(element)); }
    std::string title(uint64_t element) const
    {
        return std::string(field) + " " + elementText(tensor.desc.sizes, element) + " = " + value(element) + "  ("
            + address(element) + ")";
    }
};

void printPartners(const Partners& partners, const TensorSide& other, std::ostream& out)
{
    TextTable table;
    for (const Partner& partner : partners.list)
        table.add({"  " + elementText(other.tensor.desc.sizes, partner.element) + " = " + other.value(partner.element),
                   "weight " + toText(partner.weight), other.address(partner.element)});
    table.print(out, 3);
    if (partners.count > partners.list.size())
        out << "  and " << partners.count - partners.list.size() << " more\n";
}

std::string elementsOf(uint64_t count, std::string_view field)
{
    std::string text = count == 0 ? "no" : std::to_string(count);
    text += count == 1 ? " element of " : " elements of ";
    return text += field;
}

void printAt(const Case& c, const Plan& plan, const TensorSide& input, const TensorSide& output, uint64_t element,
             const std::string& engine, std::ostream& out)
{
    out << output.title(element) << '\n';
    const Explanation explanation = explain(c.op, plan, element);
    for (const FormulaLine& formula : explanation.formula)
        out << "  " << english(formula.text) << '\n';
    if (!explanation.sentence.isEmpty())
        out << english(explanation.sentence) << '\n';
    for (const Field& field : fields(c.op))
        if (const Text why = whyWithoutEffect(c.op, field.info.name); !why.isEmpty())
            out << field.info.name << ": " << english(why) << '\n';
    const Partners partners = sources(plan, element);
    double sum = 0;
    for (const Partner& partner : partners.list)
        sum += partner.weight;
    out << "reads " << elementsOf(partners.count, input.field);
    if (partners.count == partners.list.size())
        out << ", weights sum to " << toText(sum);
    out << '\n';
    printPartners(partners, input, out);
    if (const auto wrong = wrongElement(plan, input.tensor, output.tensor, element))
        out << "these give " << toText(plan.output.dataType, wrong->expected) << ": the value of "
            << terminalText(engine) << ", " << output.value(element) << ", differs\n";
}

void printFrom(const Plan& plan, const TensorSide& input, const TensorSide& output, uint64_t element, std::ostream& out)
{
    out << input.title(element) << '\n';
    const Partners partners = targets(plan, element);
    out << "is read by " << elementsOf(partners.count, output.field) << '\n';
    printPartners(partners, output, out);
}

int mapCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const auto at = line.value("at"), from = line.value("from");
    if (!at && !from)
        throw TextError("--at n,c,y,x, an output element, or --from n,c,y,x, an input element, is missing");
    const auto engine = call.engine();
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        DispatchJob ready = prepare(c, line.budget());
        const TensorSide input{inputField(c.op), ready.input}, output{outputField(c.op), ready.output};
        // Both elements are read before anything is printed or computed, so that a wrong one leaves no half answer.
        const auto target = at ? std::optional(elementOf("at", *at, ready.output)) : std::nullopt;
        const auto source = from ? std::optional(elementOf("from", *from, ready.input)) : std::nullopt;
        engine->run(c, ready.plan, ready.input, ready.output);
        if (target)
            printAt(c, ready.plan, input, output, *target, engine->name(), call.out);
        if (target && source)
            call.out << '\n';
        if (source)
            printFrom(ready.plan, input, output, *source, call.out);
        return exit_code::kFine;
    });
}

} // namespace

const CommandText kMapText{
    .name = "map",
    .summary = "explains where an element comes from, or where it goes",
    .operands = "CASE… --at n,c,y,x | --from n,c,y,x",
    .sentence = "Explains where an output element comes from: the formula with its numbers, the sources with their "
                "weights, the addresses in both buffers. With --from it explains where an input element goes.",
    .options = kMapOptions,
    .shared = {.engines = true, .cases = true},
    .remarks = "Elements are numbered row by row, whatever the strides; a byte is the place in the buffer. A line says "
               "so where the engine's value is not what the sources give.",
    .examples = kMapExamples,
    .run = mapCommand,
};

namespace {

constexpr Option kProbeOptions[] = {kEngine, kDispatch};

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
    run.forEach(selectedCases(line), [&](const SelectedCase& item) {
        const LoadedCase loaded = loadSelected(call, item);
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        throwIfInvalid(c.op, line.budget());
        const std::string again = call.repeated(item.argument, loaded);
        Xray xray = namedProbe(*engine, c.op, {.stop = run.interrupt.token()});
        Result result = probeResult(again, engine->name(), call.lineOf(again), std::move(xray));
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
    .sentence = "X-rays an engine: says what it does beside what is right, from runs with inputs of the probe's own. "
                "The case's data do not matter.",
    .options = kProbeOptions,
    .shared = {.engines = true, .cases = true, .reports = true},
    .remarks =
        "copies   each input element carries its own number, in digits that the type can hold, in two numberings: the\n"
        "         source of every output is proved, and any permutation of digits is named as einops writes it\n"
        "means    impulses along each axis give support, weights and the coordinate x of every output; random values\n"
        "         test that the axes separate, and single impulses find where they do not\n\n"
        "A map that is not the right one is named as `tessera identify` names it, in one more run.\n\n"
        "Exit code 0: the right map; 2: another one. Ctrl+C ends the run; finished cases are written.",
    .examples = kProbeExamples,
    .run = probeCommand,
};

} // namespace tessera
