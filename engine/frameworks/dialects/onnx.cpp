// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

// The oldest opset that has all operators that are written, and optional inputs of Resize.
constexpr int kBasicOpset = 13;

// The oldest opset with such a Resize. Throws TextError where none has it.
int onnxOpset(const ResizeWords& resize)
{
    // Those that brought or took a word.
    constexpr int kAntialias = 18, kSymmetric = 19, kForNearest = 11;
    if (resize.convention->placement == Placement::HalfPixelForNearest) {
        if (resize.antialiased)
            throw TextError(say("dialects", "ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12"));
        return kForNearest;
    }
    if (resize.convention->placement == Placement::HalfPixelSymmetric)
        return kSymmetric;
    return resize.antialiased ? kAntialias : kBasicOpset;
}

int onnxIrVersion(int opset)
{
    return opset >= 19 ? 9 : opset >= 15 ? 8 : opset >= 13 ? 7 : 6;
}

// The constant inputs of a node, or of its nodes: entries of a dictionary of arrays, by name.
std::string entry(const std::string& name, const std::string& list, std::string_view type)
{
    return "\"" + name + "\": np.array(" + list + ", np." + std::string(type) + ")";
}

void setResizePlaces(const ResizeWords& resize, Places& places)
{
    const int opset = onnxOpset(resize);
    places["opset"] = std::to_string(opset);
    std::string constants = resize.hasFactors() ? entry("scales", factorsText(resize), "float32")
                                                : entry("sizes", sizesText(resize), "int64");
    if (opset < kBasicOpset) { // no input can be left out
        constants += ", " + entry("roi", "[]", "float32");
        places["before"] = "node.input[1] = \"roi\"  # no input can be left out\n";
    }
    if (opset < kBasicOpset && !resize.hasFactors()) {
        constants += ", " + entry("scales", "[]", "float32");
        places["before"] += "node.input[2] = \"scales\"\n";
    }
    places["constants"] = constants;
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
                   {"opset", std::to_string(kBasicOpset)},
                   {"before", ""},
                   {"constants", ""},
                   {"type", elementType(inputDesc(op).dataType)},
                   {"input", listText(inputDesc(op).sizes)},
                   {"output", listText(outputDesc(op).sizes)}});
    if (!axisMaps(op).empty()) {
        setResizePlaces(resizeOf(op, axisMaps(op), Dialect::Onnx), places);
    } else if (!ownWords(op, Dialect::Onnx)) {
        const Moves moves = movesOf(makePlan(op));
        places["nodes"] = "nodes";
        places["constants"] =
            entry("parts", listText(moves.parts), "int64") + ", " + entry("sizes", listText(moves.sizes), "int64");
    }
    places["ir"] = std::to_string(onnxIrVersion(std::stoi(places["opset"])));
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
    .saysBlock = // SpaceToDepth has no mode
    [](const Operator&, const BlockOrder& block) {
        return block.toSpace || block.order == DepthSpaceOrder::DepthColumnRow;
    },
    .resizesAllAxes = true,
    .isAskedByAdapters = true,
    .whyNoTriangle =
        say("dialects",
            "No mode of ONNX samples at these places; with antialias the filter's width follows the scale, "
            "so that align_corners cannot be said"),
    .check = [](const ResizeWords& resize) { static_cast<void>(onnxOpset(resize)); }, // one has all of its words
    .setPlaces = setPlaces,
    .types = {.linear = kOnnxBlends, .whyNotLinear = say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
    .passesFloat32 = [](const Operator&) { return true; }, // most of its processor kernels do
};

} // namespace tessera::dialects
