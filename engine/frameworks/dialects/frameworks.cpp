// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

// What each dialect has of its own.
namespace tessera::dialects {

namespace {

// "InputTensor" as a variable: "inputTensor".
std::string variable(std::string_view field)
{
    std::string text(field);
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

// A literal of type FLOAT: "2.0f", "0.5f", "FLT_MAX".
std::string floatLiteral(float value)
{
    std::string text = floatText(value);
    if (text.find_first_of(".en") == std::string::npos)
        text += ".0";
    return text + "f";
}

// The declarations that a field needs before the operator's own structure.
std::string declaration(const Field& field)
{
    const std::string name = variable(field.info.name);
    if (const auto* tensor = std::get_if<TensorDesc>(&field.value)) {
        const bool isStrided = tensor->strides.has_value(), isAligned = tensor->guaranteedBaseOffsetAlignment != 0;
        Places places{{"name", name},
                      {"type", std::string(tessera::name(tensor->dataType))},
                      {"count", std::to_string(tensor->sizes.size())},
                      {"sizes", listText(tensor->sizes, "{", "}")},
                      {"strides", isStrided ? listText(*tensor->strides, "{", "}") : ""},
                      {"bytes", std::to_string(totalBytes(*tensor))},
                      {"alignment", std::to_string(tensor->guaranteedBaseOffsetAlignment)}};
        places["list"] = isStrided ? filled(programText({"DirectML strides"}), places) : "";
        places["strided"] = isStrided ? filled(programText({"DirectML strided"}), places) : "";
        places["aligned"] = isAligned ? filled(programText({"DirectML aligned"}), places) : "";
        return filled(programText({"DirectML tensor"}), places) + "\n";
    }
    if (const auto* list = std::get_if<std::vector<float>>(&field.value))
        return "FLOAT " + name + "[] = {" + tessera::listText(*list, ", ", floatLiteral) + "};\n";
    return {};
}

std::string initializer(const Field& field)
{
    if (const auto* value = std::get_if<EnumValue>(&field.value))
        return std::string(value->type->prefix) + std::string(value->name());
    if (const auto* number = std::get_if<uint32_t>(&field.value))
        return std::to_string(*number);
    if (const auto* flag = std::get_if<bool>(&field.value))
        return *flag ? "TRUE" : "FALSE";
    return (std::holds_alternative<TensorDesc>(field.value) ? "&" : "") + variable(field.info.name);
}

std::string describedByDirectMl(const Operator& op)
{
    if (std::ranges::any_of(axisMaps(op),
                            [](const AxisMap& map) { return filterOf(map) == AntialiasFilter::Triangle; }))
        throw TextError(
            say("dialects",
                "DirectML's Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING"));
    std::string text;
    std::vector<Field> list = fields(op);
    std::erase_if(list, [](const Field& field) { return field.info.isOurs; });
    for (const Field& field : list)
        text += declaration(field);
    const std::string type = "DML_" + std::string(name(op)) + "_OPERATOR_DESC";
    text += (text.ends_with("\n\n") ? "" : "\n") + type + " desc = {};\n";
    for (const Field& field : list)
        text += "desc." + std::string(field.info.name) + " = " + initializer(field) + ";\n";
    return text + "DML_OPERATOR_DESC operatorDesc = {DML_OPERATOR_" + std::string(name(op)) + ", &desc};\n";
}

// "3, 6, f(2), f(0.5), f(-0.5)": the arguments of both functions below.
std::string argumentsOf(const AxisMap& map)
{
    return std::to_string(map.inputs) + ", " + std::to_string(map.outputs) + ", f(" + floatText(map.scale) + "), f("
        + floatText(map.inputPixelOffset) + "), f(" + floatText(map.outputPixelOffset) + ")";
}

std::string roundedText(NearestRule rounding)
{
    const std::string inside = "np.clip(x, f(-1), f(n))";
    return rounding == NearestRule::HalfUp ? "np.floor(" + inside + " + f(0.5))"
        : rounding == NearestRule::Ceil    ? "np.ceil(" + inside + ")"
                                           : "np.floor(" + inside + ")";
}

std::string coordinateText(const std::string& output)
{
    return coordinateFormula(output, "out_offset", "scale", "in_offset", " - ");
}

// Each sum becomes the output's type once. To integers astype cuts off, as the operators do.
std::string convertedSum(const TensorDesc& output)
{
    const std::string converted = output.dataType == DataType::Int8 ? ".clip(-128, 127).astype(np.int8)"
        : output.dataType == DataType::UInt8                        ? ".clip(0, 255).astype(np.uint8)"
        : output.dataType == DataType::Float16                      ? ".astype(np.float16)"
                                                                    : "";
    return (converted.empty() ? "" : "y = y" + converted + "  ") + "# " + text(output.sizes) + "\n";
}

std::string takenByIndices(const std::vector<AxisMap>& maps)
{
    std::string code = filled(
        programText({"NumPy indices"}),
        {{"coordinate", coordinateText("np.arange(m, dtype=f)")}, {"rounded", roundedText(maps.front().rounding)}});
    for (size_t i = 0; i < maps.size(); ++i)
        code += "y = y.take(indices(" + argumentsOf(maps[i]) + "), " + std::to_string(i) + ")\n";
    return code;
}

std::string summedByMatrices(const Operator& op, const std::vector<AxisMap>& maps)
{
    const bool backwards = op.row().isGradient;
    const auto filters = [&](AntialiasFilter filter) {
        return std::ranges::any_of(maps, [&](const AxisMap& map) { return filterOf(map) == filter; });
    };
    const bool widens = filters(AntialiasFilter::Triangle), halves = filters(AntialiasFilter::Halving);
    Places places{{"coordinate", coordinateText("f(o)")}, {"rounded", roundedText(maps.front().rounding)}};
    places["halved"] = halves ? programText({"NumPy halved"}) : "";
    places["unhalved"] = halves ? programText({"NumPy unhalved"}) : "";
    places["row"] = maps.front().mode == InterpolationMode::NearestNeighbor
        ? filled(programText({"NumPy row of nearest"}), places)
        : (widens ? programText({"NumPy row of triangle"}) : "") + programText({"NumPy row of linear"});
    std::string code = (widens ? programText({"NumPy triangle"}) + "\n" : "")
        + filled(programText({"NumPy matrix"}), places) + "\n" + programText({"NumPy summed"})
        + "\n# x: " + text(op.input.sizes) + (backwards ? ", the gradient of the forward output\n" : "\n") + "y = x\n";
    for (size_t i = 0; i < maps.size(); ++i)
        code += "y = summed(matrix(" + argumentsOf(maps[i]) + ")" + (backwards ? ".T" : "") + ", y, "
            + std::to_string(i) + ")\n";
    return code + convertedSum(op.output);
}

std::string resampledByNumPy(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool copies = maps.front().mode == InterpolationMode::NearestNeighbor && !op.row().isGradient;
    return programText({"NumPy import"}) + "\nf = np.float32\n\n"
        + (copies ? takenByIndices(maps) : summedByMatrices(op, maps));
}

using enum DataType;

// In float64, of the number as it is written.
double sizeByPyTorch(float factor, uint32_t inputs)
{
    return std::floor(inputs * std::strtod(floatText(factor).c_str(), nullptr));
}

// Its resize is given FLOAT32 in the place of FLOAT16, which not every build of it has.
bool isWidened(const Operator& op)
{
    return op.input.dataType == Float16 && !axisMaps(op).empty();
}

constexpr DataType kPyTorchMoves[] = {Float64, Float32, Float16, Int64, Int32, Int16, Int8, UInt8};
constexpr DataType kPyTorchCopies[] = {Float32, Float16, UInt8};

constexpr DataType kSingles[] = {Float32}, kFloats[] = {Float32, Float16};

void requireOpenCvSizes(const ResizeWords& r)
{
    for (const ResizedAxis& axis : std::span(r.axes).last(2))
        if (axis.factor && std::nearbyint(axis.inputs * double{*axis.factor}) != axis.outputs)
            throw TextError(say("dialects", "OpenCV rounds n·factor to a size, and here it is floored"));
}

constexpr DataType kOpenCvCopies[] = {Float32, UInt8, Int8}, kPillowCopies[] = {Float32, UInt8};

struct Version {
    int opset, ir;
};
// The oldest that has all operators that are written, and optional inputs of Resize.
constexpr Version kBasic{13, 7};

bool isForNearest(const ResizeWords& resize)
{
    return resize.convention->placement == Placement::HalfPixelForNearest;
}

// The oldest with such a Resize.
Version versionOf(const ResizeWords& resize)
{
    if (isForNearest(resize))
        throw TextError(say("dialects", "ONNX has tf_half_pixel_for_nn until opset 12, and scripts are of later ones"));
    if (resize.convention->placement == Placement::HalfPixelSymmetric)
        return {19, 9};
    return resize.antialiased ? Version{18, 8} : kBasic;
}

void requireOneOpset(const ResizeWords& resize)
{
    if (resize.antialiased && isForNearest(resize))
        throw TextError(say("dialects", "ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12"));
}

// The constant inputs of a node, or of its nodes: entries of a dictionary of arrays, by name.
std::string entry(const std::string& name, const std::string& list, std::string_view type)
{
    return "\"" + name + "\": np.array(" + list + ", np." + std::string(type) + ")";
}

// "FLOAT": TensorProto's name.
std::string elementType(DataType type)
{
    return type == DataType::Float32 ? "FLOAT" : type == DataType::Float64 ? "DOUBLE" : std::string(name(type));
}

// Those of a model of the node, or of its nodes, which gives it its constant inputs and runs it.
void setOnnxPlaces(const Program& program, Places& places)
{
    const Operator& op = program.op;
    places.insert({{"nodes", "[node]"},
                   {"constants", ""},
                   {"type", elementType(op.input.dataType)},
                   {"input", listText(op.input.sizes)},
                   {"output", listText(op.output.sizes)}});
    Version version = kBasic;
    const auto block = blockOrder(op); // SpaceToDepth has no mode
    const bool isOwn = block && (block->toSpace || block->order == DepthSpaceOrder::DepthColumnRow);
    if (!axisMaps(op).empty()) {
        const ResizeWords resize = resizeOf(op, axisMaps(op), Dialect::Onnx);
        version = versionOf(resize);
        places["constants"] = resize.hasFactors() ? entry("scales", factorsText(resize), "float32")
                                                  : entry("sizes", sizesText(resize), "int64");
    } else if (!isOwn) {
        const Moves moves = movesOf(makePlan(op));
        places["nodes"] = "nodes";
        places["constants"] =
            entry("parts", listText(moves.parts), "int64") + ", " + entry("sizes", listText(moves.sizes), "int64");
    }
    places["opset"] = std::to_string(version.opset);
    places["ir"] = std::to_string(version.ir);
    const bool hasConstants = !places["constants"].empty();
    if (hasConstants)
        places["constants"] = "constants = {" + places["constants"] + "}\n";
    places["initializers"] = hasConstants
        ? ",\n                          [numpy_helper.from_array(value, name) for name, "
          "value in constants.items()]"
        : "";
}

// By value.
constexpr DialectRow kRows[] = {
    // DirectML
    {
        .engines = "dxdispatch",
        .operators = describedByDirectMl,
        .model = [](const Case& c, const MemoryBudget& budget) { return toJson(c, budget); },
    },
    // NumPy
    {
        .engines = "numpy",
        .resampled = resampledByNumPy,
    },
    // ONNX
    {
        .engines = "onnxruntime onnxruntime-node",
        .resizesAllAxes = true,
        .hasKernels = true,
        .check = requireOneOpset,
        .setPlaces = setOnnxPlaces,
        .types = {.linear = kFloats},
    },
    // PyTorch
    {
        .engines = "torch",
        .resizesRowsToo = true,
        .differentiates = true,
        .hasKernels = true,
        .sizeBy = sizeByPyTorch,
        .types = {kPyTorchMoves, kPyTorchCopies, kFloats},
        .passesFloat32 = isWidened,
    },
    // TensorFlow
    {
        .engines = "tensorflow",
        .hasKernels = true,
        .types = {.linear = kSingles},
    },
    // OpenVINO
    {
        .engines = "openvino",
        .hasKernels = true,
        .types = {.linear = kFloats},
    },
    // WebNN
    {.commentMark = "// "},
    // einops
    {},
    // OpenCV
    {
        .engines = "opencv",
        .hasKernels = true,
        .check = requireOpenCvSizes,
        .types = {.nearest = kOpenCvCopies, .linear = kSingles},
        .decidesTies = true,
    },
    // Pillow
    {
        .engines = "pillow",
        .hasKernels = true,
        .types = {.nearest = kPillowCopies, .linear = kSingles},
        .decidesTies = true,
    },
};
static_assert(std::size(kRows) == kDialects.size());

} // namespace

const DialectRow& rowOf(Dialect dialect)
{
    return kRows[static_cast<size_t>(dialect)];
}

} // namespace tessera::dialects
