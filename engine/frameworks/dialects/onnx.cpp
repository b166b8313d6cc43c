// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

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
void setPlaces(const Program& program, Places& places)
{
    const Operator& op = program.op;
    places.insert({{"nodes", "[node]"},
                   {"constants", ""},
                   {"type", elementType(inputDesc(op).dataType)},
                   {"input", listText(inputDesc(op).sizes)},
                   {"output", listText(outputDesc(op).sizes)}});
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

constexpr DataType kOnnxBlends[] = {DataType::Float32, DataType::Float16};

} // namespace

const DialectRow kOnnx{
    .engines = "onnxruntime onnxruntime-node",
    .resizesAllAxes = true,
    .isAskedByAdapters = true,
    .check = requireOneOpset,
    .setPlaces = setPlaces,
    .types = {.linear = kOnnxBlends},
    .readsWithoutWeight = true,
};

} // namespace tessera::dialects
