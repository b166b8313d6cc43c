// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include "app/look/format.h"
#include "engine/ops/operator.h"
#include "engine/registry/registry.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"at", "n,c,y,x", "The output element to explain; a flat index is right as well."},
    {"from", "n,c,y,x", "The input element whose targets are listed."},
    {"engine", "NAME", "What computes the output's values (cpu)."},
    {"dispatch", "NUMBER", "Which dispatch of a case file, from 0 on (0)."},
};

constexpr CommandText kText{
    "map", "CASE --at n,c,y,x | --from n,c,y,x",
    "Explains where an output element comes from: the formula with its numbers, the sources with their\n"
    "weights, the addresses in both buffers. With --from: where an input element goes.",
    kOptions, "Elements are numbered row by row, whatever the strides; a byte is its place in the buffer."};

// The shortest text that reads back equal.
std::string weightText(double weight)
{
    std::array<char, 32> buffer;
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), weight).ptr};
}

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
        return std::string(field) + " " + coordinateText(tensor.desc.sizes, element).toStdString() + " = "
            + value(element) + "  (" + address(element) + ")";
    }
};

void printPartners(const Partners& partners, const TensorSide& other, std::ostream& out)
{
    using Row = std::array<std::string, 4>;
    std::vector<Row> rows;
    std::array<size_t, 3> widths = {};
    for (const Partner& partner : partners.list) {
        rows.push_back({coordinateText(other.tensor.desc.sizes, partner.element).toStdString(),
                        other.value(partner.element), weightText(partner.weight), other.address(partner.element)});
        for (size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], rows.back()[i].size());
    }
    for (const Row& row : rows)
        out << "  " << std::left << std::setw(static_cast<int>(widths[0])) << row[0] << " = " << std::right
            << std::setw(static_cast<int>(widths[1])) << row[1] << "  weight " << std::left
            << std::setw(static_cast<int>(widths[2])) << row[2] << "  " << row[3] << '\n';
    if (partners.count > partners.list.size())
        out << "  and " << partners.count - partners.list.size() << " more\n";
}

std::string counted(uint64_t count, std::string_view field)
{
    std::string text = count == 0 ? "no" : std::to_string(count);
    text += count == 1 ? " element of " : " elements of ";
    return text += field;
}

void printAt(const Case& c, const Plan& plan, const TensorSide& input, const TensorSide& output, uint64_t element,
             std::ostream& out)
{
    out << output.title(element) << '\n';
    const Explanation explanation = explain(c.op, plan, element);
    for (const FormulaLine& formula : explanation.formula)
        out << "  " << formula.text << '\n';
    if (!explanation.sentence.empty())
        out << explanation.sentence << '\n';
    const Partners partners = sources(plan, element);
    double sum = 0;
    for (const Partner& partner : partners.list)
        sum += partner.weight;
    out << "reads " << counted(partners.count, input.field);
    if (partners.count == partners.list.size())
        out << ", weights sum to " << weightText(sum);
    out << '\n';
    printPartners(partners, input, out);
}

void printFrom(const Plan& plan, const TensorSide& input, const TensorSide& output, uint64_t element, std::ostream& out)
{
    out << input.title(element) << '\n';
    const Partners partners = targets(plan, element);
    out << "is read by " << counted(partners.count, output.field) << '\n';
    printPartners(partners, output, out);
}

uint64_t elementOf(std::string_view option, const std::string& text, const Tensor& tensor)
{
    try {
        return elementFromText(QString::fromStdString(text), tensor.desc.sizes);
    } catch (const TextError& error) {
        throw TextError("--" + std::string(option) + " " + error.what());
    }
}

Case chosen(const LoadedCase& loaded, const std::optional<std::string>& dispatch)
{
    if (const auto* c = std::get_if<Case>(&loaded))
        return *c;
    const CaseFile& file = std::get<CaseFile>(loaded);
    const size_t count = file.dispatchCount();
    size_t index = 0;
    const std::string text = dispatch.value_or("0");
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
    if (error != std::errc{} || end != text.data() + text.size() || index >= count)
        throw TextError(count == 0 ? "there is no dispatch to explain"
                                   : "--dispatch " + text + ": 0 to " + std::to_string(count - 1) + " would be right");
    return file.dispatch(index);
}

} // namespace

int mapCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    const CommandLine line(kText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    const auto at = line.value("at"), from = line.value("from");
    if (!at && !from)
        throw TextError("--at n,c,y,x, an output element, or --from n,c,y,x, an input element, is missing");
    const auto engine = makeEngine(line.value("engine", "cpu"));
    return forEachCase(kText.name, line, err, [&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = chosen(loaded, line.value("dispatch"));
        ReadyCase ready = prepare(c, line.budget());
        const TensorSide input{inputField(c.op), ready.input}, output{outputField(c.op), ready.output};
        // Both are read before anything is printed or computed: a wrong one leaves nothing half said.
        const auto target = at ? std::optional(elementOf("at", *at, ready.output)) : std::nullopt;
        const auto source = from ? std::optional(elementOf("from", *from, ready.input)) : std::nullopt;
        engine->run(c, ready.plan, ready.input, ready.output);
        if (target)
            printAt(c, ready.plan, input, output, *target, out);
        if (target && source)
            out << '\n';
        if (source)
            printFrom(ready.plan, input, output, *source, out);
        return exit_code::kFine;
    });
}

} // namespace tessera
