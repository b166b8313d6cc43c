// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace dialects {

namespace {

constexpr size_t kLineWidth = 100;

// Whether a reader that takes each text for a FLOAT64 and rounds that once has the same bits.
bool allReadBack(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    for (uint64_t i = 0; isFloat(type) && i < elementCount(tensor.desc); ++i) {
        const uint64_t bits = tensor.bits(i);
        if (!isFinite(type, bits) || fromDouble(type, std::strtod(toText(type, bits).c_str(), nullptr)) != bits)
            return false;
    }
    return true;
}

// "[1, 2, 3]", broken into lines where it is long.
std::string listOf(const Tensor& tensor, bool asBits)
{
    const DataType type = tensor.desc.dataType;
    std::string text = "[", line;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
        std::string each = asBits ? toHex(type, tensor.bits(i)) : toText(type, tensor.bits(i));
        each += each == "-0" ? ".0" : ""; // -0 would be the integer 0
        if (line.size() + each.size() + 2 > kLineWidth) {
            text += line + ",\n    ";
            line.clear();
        } else if (i > 0) {
            line += ", ";
        }
        line += each;
    }
    return text + line + "]";
}

std::string numpyName(DataType type)
{
    return lowerCase(std::string(name(type)));
}

// An expression for the tensor, bit for bit: numbers if they read back exactly, else a view of hexadecimal bits.
std::string numpyArray(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    const std::string sizes = text(tensor.desc.sizes);
    const std::string shape = ".reshape(" + sizes.substr(1, sizes.size() - 2) + ")";
    if (allReadBack(tensor))
        return "np.array(" + listOf(tensor, false) + ", np." + numpyName(type) + ")" + shape;
    return "np.array(" + listOf(tensor, true) + ", np.uint" + std::to_string(8 * elementBytes(type)) + ").view(np."
        + numpyName(type) + ")" + shape;
}

// Throws TextError where the framework has no tensor of the operator's data type, or computes it otherwise.
void requireExactType(const Operator& op, Dialect dialect)
{
    const ExactTypes& exact = rowOf(dialect).types;
    const DataType type = op.input.dataType;
    const std::span types = isLinear(op) ? exact.linear : axisMaps(op).empty() ? exact.moved : exact.nearest;
    if (types.empty() || std::ranges::find(types, type) != types.end())
        return;
    const std::string taken = tessera::listText(types, ", ", [](DataType each) { return name(each); });
    throw TextError(
        say("scripts", "DataType %1: %2 computes this operator exactly only for %3")(name(type), name(dialect), taken));
}

// What the framework makes of NaN and infinities otherwise than the operator does, where the input has such values or
// is not known.
std::string remarkOnSpecialValues(const Program& program, Dialect dialect)
{
    const DataType type = program.op.input.dataType;
    bool mayBeInfinite = !program.input;
    for (uint64_t i = 0; program.input && i < elementCount(program.input->desc); ++i)
        mayBeInfinite = mayBeInfinite || !isFinite(type, program.input->bits(i));
    if (!isFloat(type) || !isLinear(program.op) || !rowOf(dialect).hasKernels || !mayBeInfinite)
        return {};
    return "# " + std::string(name(dialect))
        + " multiplies an element whose weight is 0, which makes NaN of an infinity and of NaN; DirectML does not "
          "read it.\n";
}

// On outputs halfway between two inputs, of a framework that computes these places in arithmetic of its own.
std::string remarkOnTies(const Operator& op, Dialect dialect)
{
    const Plan plan = makePlan(op);
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    const auto isTie = [](uint8_t flags) { return (flags & AxisTaps::Tie) != 0; };
    const auto hasTie = [&](const AxisTaps& taps) { return std::ranges::any_of(taps.flags, isTie); };
    if (!rowOf(dialect).decidesTies || !work || work->transposed || std::ranges::none_of(work->axes, hasTie))
        return {};
    return "# Where an output lies halfway between two inputs, " + std::string(name(dialect))
        + "'s own rounding decides.\n";
}

// The lines of a text that import, without NumPy, which each script has, and the rest of it.
struct Parts {
    std::string imports, body;
};

Parts partsOf(const std::string& text)
{
    Parts parts;
    for (const std::string& line : linesOf(text)) {
        const bool isImport = line.starts_with("import ") || line.starts_with("from ");
        if (isImport && line != "import numpy as np")
            parts.imports += line + "\n";
        if (!isImport && (!line.empty() || !parts.body.empty()))
            parts.body += line + "\n";
    }
    return parts;
}

} // namespace

std::vector<std::string> linesOf(std::string_view text)
{
    const std::vector<std::string_view> lines = splitText(text, "\n");
    return {lines.begin(), lines.end() - (lines.back().empty() ? 1 : 0)};
}

std::string indented(const std::string& body)
{
    std::string text;
    for (const std::string& line : linesOf(body))
        text += line.empty() ? "\n" : "    " + line + "\n";
    return text;
}

std::string shapeText(const std::vector<uint32_t>& sizes)
{
    return listText(sizes, "(", sizes.size() == 1 ? ",)" : ")");
}

std::string python(const Program& program, Dialect dialect)
{
    const DialectRow& row = rowOf(dialect);
    const std::string who(name(dialect));
    const bool isWidened = row.passesFloat32 != nullptr && row.passesFloat32(program.op);
    const std::string called = programText({who + (isWidened ? " called with FLOAT32" : " called"), who + " called"});
    if (called.empty())
        throw TextError(say("scripts", "%1 has no Python")(name(dialect)));
    const Parts snippet = partsOf(program.snippet);
    const std::vector<uint32_t>& sizes = program.op.input.sizes;
    Places places{{"imports", snippet.imports},
                  {"body", snippet.body},
                  {"indented", indented(snippet.body)},
                  {"shape", shapeText(sizes)},
                  {"result", shapeText(program.op.output.sizes)},
                  {"last-input", listText({sizes[std::max<size_t>(sizes.size(), 2) - 2], sizes.back()}, "", "")}};
    if (row.setPlaces != nullptr)
        row.setPlaces(program, places);
    Parts call = partsOf(filled(called, places));
    while (call.body.ends_with("\n\n"))
        call.body.pop_back();
    Places script{{"operator", std::string(name(program.op))},
                  {"command", program.inputCommand},
                  {"imports", call.imports},
                  {"input", program.input ? numpyArray(*program.input) : "np.load(sys.argv[1])"},
                  {"call", remarkOnTies(program.op, dialect) + remarkOnSpecialValues(program, dialect) + call.body}};
    const char* usage = program.input ? "here" : program.inputCommand.empty() ? "beside" : "beside, by a command";
    script["usage"] = filled(programText({std::string("Python input ") + usage}), script);
    return filled(programText({"Python script"}), script);
}

} // namespace dialects

namespace {

constexpr const char* kInputFile = "input.npy";

// An operator that gives its input back.
Operator identityOf(const TensorDesc& input)
{
    const TensorDesc output{.dataType = input.dataType, .sizes = input.sizes};
    if (input.sizes.size() == 4)
        return Operator{.kind = OperatorKind::DepthToSpace, .input = input, .output = output, .blockSize = 1};
    const auto rank = static_cast<uint32_t>(input.sizes.size());
    return Operator{.kind = OperatorKind::Resample,
                    .input = input,
                    .output = output,
                    .dimensionCount = rank,
                    .scales = std::vector(rank, 1.0f)};
}

} // namespace

std::string inputCommand(const Case& c)
{
    if (!hasLine(c))
        return {};
    return "tessera run " + toText(Case{.title = {}, .op = identityOf(c.op.input), .data = c.data}) + " --output - > "
        + kInputFile;
}

std::string_view scriptLanguage(Dialect dialect)
{
    return dialects::rowOf(dialect).model != nullptr ? "json" : "python";
}

std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget)
{
    const dialects::DialectRow& row = dialects::rowOf(dialect);
    if (row.model != nullptr)
        return row.model(c, budget);
    dialects::requireExactType(c.op, dialect);
    dialects::Program program{.op = c.op, .snippet = code(c.op, dialect), .inputCommand = inputCommand(c)};
    if (elementCount(c.op.input) <= kMostInlineValues) {
        const TensorDesc packed{.dataType = c.op.input.dataType, .sizes = c.op.input.sizes};
        program.input = withLayout(loadInput(c, budget), packed);
    }
    return dialects::python(program, dialect);
}

} // namespace tessera
