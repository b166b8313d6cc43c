// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/case_arguments.h"
#include "engine/operator.h"
#include "engine/value.h"

#include <bit>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"at", "n,c,y,x", "The output element to explain; an index counts in row-major order."},
    {"from", "n,c,y,x", "The input element whose targets are listed."},
    {"dispatch", "K", "Which dispatch of the file, from 0 (0)."},
    {"engine", "NAME", "What computes the output's values (cpu)."},
};

constexpr size_t kListed = 64;

std::string coordinatesText(const TensorDesc& desc, uint64_t element)
{
    std::string list;
    for (const uint32_t each : coordinates(desc.sizes, element))
        list += (list.empty() ? "(" : ", ") + std::to_string(each);
    return list + ")";
}

std::string weightText(double weight)
{
    return toText(DataType::Float64, std::bit_cast<uint64_t>(weight));
}

// Everything about a case that map speaks of.
struct Mapped {
    Case c;
    Plan plan;
    Tensor input, output;
};

Mapped load(const NamedCase& named, const CaseArguments& arguments)
{
    Mapped mapped;
    if (const auto* file = std::get_if<CaseFile>(&named.content)) {
        const TensorDesc dispatches{.dataType = DataType::UInt32,
                                    .sizes = {static_cast<uint32_t>(file->dispatchCount())}};
        if (file->dispatchCount() == 0)
            throw TextError(named.name + " has no dispatch");
        mapped.c = file->dispatch(elementFrom("dispatch", arguments.value("dispatch", "0"), dispatches));
    } else {
        mapped.c = std::get<Case>(named.content);
    }
    refuse(validate(mapped.c.op));
    mapped.plan = makePlan(mapped.c.op);
    mapped.input = loadInput(mapped.c);
    mapped.output = Tensor(mapped.plan.output);
    makeEngine(arguments.value("engine", "cpu"))->run(mapped.c, mapped.plan, mapped.input, mapped.output);
    return mapped;
}

// "out (0, 1, 2, 3)  = 31  0x0000001f  element 21  byte 84"
void printElement(std::ostream& out, std::string_view side, const Tensor& tensor, uint64_t element)
{
    const TensorDesc& desc = tensor.desc;
    out << side << " " << coordinatesText(desc, element) << " = " << toText(desc.dataType, tensor.bits(element)) << "  "
        << toHex(desc.dataType, tensor.bits(element)) << "  element " << element << "  byte "
        << offsetOf(desc, element) * elementBytes(desc.dataType);
}

void printPartners(std::ostream& out, std::string_view what, std::string_view side, const Partners& partners,
                   const Tensor& tensor)
{
    out << partners.count << " " << what << (partners.count == 1 ? "" : "s") << "\n";
    double sum = 0;
    for (const Partner& partner : partners.list) {
        out << "  ";
        printElement(out, side, tensor, partner.element);
        out << "  weight " << weightText(partner.weight) << "\n";
        sum += partner.weight;
    }
    if (partners.count > partners.list.size())
        out << "  … and " << partners.count - partners.list.size() << " more\n";
    else if (partners.count > 0)
        out << "  sum of weights " << weightText(sum) << "\n";
}

void printAt(std::ostream& out, const Mapped& mapped, uint64_t element)
{
    printElement(out, "out", mapped.output, element);
    out << "\n";
    const Explanation words = explain(mapped.c.op, mapped.plan, element);
    for (const FormulaLine& line : words.formula)
        out << "  " << line.text << "\n";
    out << words.sentence << "\n";
    printPartners(out, "source", "in", sources(mapped.plan, element, kListed), mapped.input);
}

void printFrom(std::ostream& out, const Mapped& mapped, uint64_t element)
{
    printElement(out, "in", mapped.input, element);
    out << "\n";
    printPartners(out, "target", "out", targets(mapped.plan, element, kListed), mapped.output);
}

} // namespace

int mapCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    if (printHelp(arguments, "map CASE --at n,c,y,x [--from n,c,y,x]",
                  "Explains one element: the formula with its numbers, what it reads (--at) or who reads it (--from), "
                  "weights\nand addresses.",
                  kOptions, out))
        return exit_code::kFine;
    const CaseArguments parts = takeApart(arguments, kOptions);
    if (!parts.has("at") && !parts.has("from"))
        throw TextError("map needs an element: --at n,c,y,x of the output, or --from n,c,y,x of the input");
    return forEachCase(parts, err, [&](const NamedCase& named) {
        const Mapped mapped = load(named, parts);
        if (parts.has("at"))
            printAt(out, mapped, elementFrom("at", parts.value("at", ""), mapped.plan.output));
        if (parts.has("from"))
            printFrom(out, mapped, elementFrom("from", parts.value("from", ""), mapped.plan.input));
        return exit_code::kFine;
    });
}

} // namespace tessera
