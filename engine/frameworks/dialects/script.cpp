// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <cctype>
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

// "[1, 2, 3]", broken into lines where it is long; `ending` follows each number.
std::string listOf(const Tensor& tensor, bool asBits, std::string_view ending = {})
{
    const DataType type = tensor.desc.dataType;
    std::string text = "[", line;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
        std::string each = asBits ? toHex(type, tensor.bits(i)) : toText(type, tensor.bits(i));
        each += each == "-0" ? ".0" : ending; // -0 would be the integer 0 to Python
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

} // namespace

std::string numpyName(DataType type)
{
    std::string text(name(type));
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// An expression for the tensor, bit for bit: numbers if they read back exactly, else a view of hexadecimal bits.
static std::string numpyArray(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    const std::string sizes = text(tensor.desc.sizes);
    const std::string shape = ".reshape(" + sizes.substr(1, sizes.size() - 2) + ")";
    if (allReadBack(tensor))
        return "np.array(" + listOf(tensor, false) + ", np." + numpyName(type) + ")" + shape;
    return "np.array(" + listOf(tensor, true) + ", np.uint" + std::to_string(8 * elementBytes(type)) + ").view(np."
        + numpyName(type) + ")" + shape;
}

std::string typedArrayName(DataType type)
{
    if (type == DataType::Float16)
        return "Uint16Array";
    std::string text = numpyName(type);
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return (elementBytes(type) == 8 && !isFloat(type) ? "Big" : "") + text + "Array";
}

std::string typedArray(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    const std::string array = typedArrayName(type);
    if (type == DataType::Float16)
        return "new " + array + "(" + listOf(tensor, true) + ")";
    if (!allReadBack(tensor))
        return "new " + array + "(new " + (type == DataType::Float64 ? "BigUint64Array" : "Uint32Array") + "("
            + listOf(tensor, true, type == DataType::Float64 ? "n" : "") + ").buffer)";
    return "new " + array + "(" + listOf(tensor, false, array.starts_with("Big") ? "n" : "") + ")";
}

namespace {

// Throws TextError where the framework has no tensor of the operator's data type, or computes it otherwise.
void requireExactType(const Operator& op, Dialect dialect)
{
    const ExactTypes& exact = rowOf(dialect).types;
    const bool linear = isLinear(op);
    const std::span types = linear ? exact.linear : axisMaps(op).empty() ? exact.moved : exact.nearest;
    const std::string_view type = name(inputDesc(op).dataType), who = name(dialect);
    std::vector<Message> taken;
    for (const DataType each : types)
        taken.emplace_back(name(each));
    if (types.empty() || std::ranges::find(types, inputDesc(op).dataType) != types.end())
        return;
    if (linear)
        throw TextError(say("scripts", "DataType %1: %2 takes for linear only %3, and %4")(type, who, anyOf(taken),
                                                                                           exact.whyNotLinear));
    throw TextError(std::ranges::equal(exact.moved, types)
                        ? say("scripts", "DataType %1: %2 takes only %3")(type, who, anyOf(taken))
                        : say("scripts", "DataType %1: %2 takes for nearest only %3")(type, who, anyOf(taken)));
}

// What the framework makes of NaN and infinities otherwise than the operator does, where the input has such values or
// is not known.
std::string remarkOnSpecialValues(const Program& program, Dialect dialect)
{
    const DialectRow& row = rowOf(dialect);
    const DataType type = inputDesc(program.op).dataType;
    const bool isBlended = isLinear(program.op);
    bool mayBeInfinite = !program.input, mayBeSignalling = !program.input;
    for (uint64_t i = 0; program.input && i < elementCount(program.input->desc); ++i) {
        const uint64_t bits = program.input->bits(i);
        mayBeInfinite = mayBeInfinite || !isFinite(type, bits);
        mayBeSignalling = mayBeSignalling || (isNan(type, bits) && (bits & 0x200) == 0);
    }
    if (isFloat(type) && isBlended && row.readsWithoutWeight && mayBeInfinite)
        return "# " + std::string(name(dialect))
            + " multiplies an element whose weight is 0, which makes NaN of an infinity and of NaN; DirectML does not "
              "read it.\n";
    if (!isBlended && type == DataType::Float16 && row.passesFloat32 != nullptr && row.passesFloat32(program.op)
        && mayBeSignalling)
        return "# FLOAT16 passes through FLOAT32 here, which makes a signalling NaN a quiet one.\n";
    return {};
}

// On outputs halfway between two inputs, of a framework that computes these places in arithmetic of its own.
std::string remarkOnTies(const Operator& op, Dialect dialect)
{
    if (!rowOf(dialect).decidesTies)
        return {};
    const Plan plan = makePlan(op);
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (!work || work->transposed)
        return {};
    for (size_t axis = 0; axis < work->axes.size(); ++axis) {
        const AxisTaps& taps = work->axes[axis];
        for (uint32_t output = 0; output < taps.outputs && !taps.otherNeighbour.empty(); ++output)
            if ((taps.flags[output] & AxisTaps::Tie) != 0 && taps.first[output] != taps.otherNeighbour[output])
                return "# Output " + std::to_string(output) + " of " + std::string(kAxisNames[axis])
                    + " lies halfway between the inputs " + std::to_string(taps.first[output]) + " and "
                    + std::to_string(taps.otherNeighbour[output]) + ": DirectML takes "
                    + std::to_string(taps.first[output]) + ", and here " + std::string(name(dialect))
                    + "'s own rounding decides.\n";
    }
    return {};
}

// The lines of a text that import, and the rest of it.
struct Parts {
    std::vector<std::string> imports;
    std::string body;
};

Parts partsOf(const std::string& text)
{
    Parts parts;
    for (const std::string& line : linesOf(text))
        if (line.starts_with("import ") || line.starts_with("from "))
            parts.imports.push_back(line);
        else if (!line.empty() || !parts.body.empty())
            parts.body += line + "\n";
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
    const std::vector<uint32_t>& sizes = inputDesc(program.op).sizes;
    Places places{{"imports", ""},
                  {"body", snippet.body},
                  {"indented", indented(snippet.body)},
                  {"shape", shapeText(sizes)},
                  {"result", shapeText(outputDesc(program.op).sizes)},
                  {"last-input", listText({sizes[std::max<size_t>(sizes.size(), 2) - 2], sizes.back()}, "", "")}};
    for (const std::string& line : snippet.imports)
        places["imports"] += line + "\n";
    if (row.setPlaces != nullptr)
        row.setPlaces(program, places);
    Parts call = partsOf(filled(called, places));
    while (call.body.ends_with("\n\n"))
        call.body.pop_back();
    Places script{{"operator", std::string(name(program.op))},
                  {"command", program.inputCommand},
                  {"input", program.input ? numpyArray(*program.input) : "np.load(sys.argv[1])"},
                  {"call", remarkOnTies(program.op, dialect) + remarkOnSpecialValues(program, dialect) + call.body}};
    for (const std::string& line : call.imports)
        script["imports"] += line == "import numpy as np" ? "" : line + "\n";
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

bool hasLine(const DataSource& data)
{
    const auto* values = std::get_if<FromValues>(&data);
    return !values || !values->file.empty() || elementCount(values->tensor.desc) <= kMostWrittenValues;
}

} // namespace

std::string inputCommand(const Case& c)
{
    if (!hasLine(c.data))
        return {};
    return "tessera run " + toText(Case{.title = {}, .op = identityOf(inputDesc(c.op)), .data = c.data})
        + " --output - > " + kInputFile;
}

std::string_view scriptEnding(Dialect dialect)
{
    return dialects::rowOf(dialect).ending;
}

std::string_view scriptLanguage(Dialect dialect)
{
    return dialects::rowOf(dialect).language;
}

std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget)
{
    const dialects::DialectRow& row = dialects::rowOf(dialect);
    if (row.model != nullptr)
        return row.model(c, budget);
    dialects::requireExactType(c.op, dialect);
    dialects::Program program{.op = c.op, .snippet = code(c.op, dialect), .inputCommand = inputCommand(c)};
    if (elementCount(inputDesc(c.op)) <= kMostInlineValues) {
        const TensorDesc packed{.dataType = inputDesc(c.op).dataType, .sizes = inputDesc(c.op).sizes};
        program.input = withLayout(loadInput(c, budget), packed);
    }
    return row.written != nullptr ? row.written(program) : dialects::python(program, dialect);
}

} // namespace tessera
