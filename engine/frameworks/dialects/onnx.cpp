// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/dialect_row.h"
#include "engine/frameworks/dialects/onnx_directml.h"

#include <bit>

namespace tessera::dialects {

namespace {

std::string attributes(const Resize& r, std::string_view beforePlacement)
{
    std::string text = "mode=\"" + std::string(r.linear ? "linear" : "nearest") + "\"," + std::string(beforePlacement)
        + "coordinate_transformation_mode=\"" + std::string(r.convention.mode) + "\"";
    if (r.rule)
        text += ", nearest_mode=\"" + std::string(onnxName(*r.rule)) + "\"";
    if (r.antialiased)
        text += ", antialias=1";
    return text;
}

std::string sizesOrScales(const Resize& r, std::string_view equals)
{
    return (r.hasRatios ? "sizes" : "scales") + std::string(equals) + (r.hasRatios ? listText(r.sizes) : r.allScales());
}

std::string resizedByOnnx(const Resize& r)
{
    return "from onnx import helper\n\nnode = helper.make_node(\"Resize\", [\"x\", "
        + std::string(r.roi.empty() ? "\"\", " : "\"roi\", ") + (r.hasRatios ? "\"\", \"sizes\"" : "\"scales\"")
        + "], [\"y\"], " + attributes(r, "\n                        ") + ")\n# " + sizesOrScales(r, " = ")
        + (r.roi.empty() ? "\n" : "\n# roi = " + roiText(r) + "\n");
}

std::optional<std::string> nodeOfBlocks(const BlockOrder& block, bool isDepthFirst)
{
    const std::string import = "from onnx import helper\n\n", size = "blocksize=" + std::to_string(block.blockSize);
    if (block.toSpace)
        return import + "node = helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"], " + size + ", mode=\""
            + (isDepthFirst ? "DCR" : "CRD") + "\")  # opset 11 or later\n";
    if (isDepthFirst) // SpaceToDepth has no mode
        return import + "node = helper.make_node(\"SpaceToDepth\", [\"x\"], [\"y\"], " + size + ")\n";
    return {};
}

std::optional<std::string> onnxBlocks(const Operator&, const BlockOrder& block, const Plan&)
{
    return nodeOfBlocks(block, block.order == DepthSpaceOrder::DepthColumnRow);
}

std::string movedByOnnx(const Operator& op, const Plan& plan)
{
    const auto [parts, axes, sizes] = movesOf(plan);
    return "from onnx import helper\n\n"
        + std::string(blockOrder(op) ? "# SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW.\n"
                                     : "# ONNX has no operator for it.\n")
        + "nodes = [\n"
          "    helper.make_node(\"Reshape\", [\"x\", \"parts\"], [\"split\"]),  # parts = "
        + listText(parts) + "\n    helper.make_node(\"Transpose\", [\"split\"], [\"moved\"], perm=" + listText(axes)
        + "),\n    helper.make_node(\"Reshape\", [\"moved\", \"sizes\"], [\"y\"]),  # sizes = " + listText(sizes)
        + "\n]\n";
}

// What ONNX Runtime's DirectML provider does.

// Either order is both where there is one channel or no block.
std::optional<std::string> directMlBlocks(const Operator& op, const BlockOrder& block, const Plan& plan)
{
    const bool isOneOrder = !block.toSpace && (block.blockSize == 1 || plan.input.sizes[1] == 1);
    const auto node = nodeOfBlocks(block, isOneOrder || block.order == DepthSpaceOrder::DepthColumnRow);
    return node ? std::optional(*node + remark(passedOtherwise(op))) : std::nullopt;
}

std::string resampledByDirectMl(const Operator& op)
{
    if (isTransposed(op))
        throw TextError(gradientRefusal(Dialect::OnnxRuntimeDirectMl));
    const std::string words = resizedByOnnx(resizeForDirectMl(op)); // throws where there is no node
    return words + remark(passedOtherwise(op));
}

// A model but for its tensors' types and shapes.
struct Graph {
    int opset = kBasicOpset;
    std::string nodes = "[node]", constants = {}; // entries of a dictionary of arrays, by name
    std::string before = {}; // statements
};

std::string wholeNumbers(std::string_view name, const std::vector<uint32_t>& values)
{
    return "\"" + std::string(name) + "\": np.array(" + listText(values) + ", np.int64)";
}

Graph resizeGraph(const Resize& resize)
{
    Graph graph{.opset = onnxOpset(resize)};
    graph.constants = resize.hasRatios ? wholeNumbers("sizes", resize.sizes)
                                       : "\"scales\": np.array(" + resize.allScales() + ", np.float32)";
    if (!resize.roi.empty())
        graph.constants += ", \"roi\": np.array(" + roiText(resize) + ", np.float32)";
    if (graph.opset >= kBasicOpset)
        return graph;
    graph.before = "node.input[1] = \"roi\"  # no input can be left out\n";
    graph.constants += ", \"roi\": np.array([], np.float32)";
    if (resize.hasRatios) {
        graph.before += "node.input[2] = \"scales\"\n";
        graph.constants += ", \"scales\": np.array([], np.float32)";
    }
    return graph;
}

Graph graphOf(const Operator& op, Dialect dialect)
{
    const Plan plan = makePlan(op);
    if (ownWords(op, plan, dialect))
        return {};
    if (!std::holds_alternative<StridedCopy>(plan.work))
        return resizeGraph(dialect == Dialect::Onnx ? resizeOf(op, axisMaps(op), dialect) : resizeForDirectMl(op));
    const Moves moves = movesOf(plan);
    return {.nodes = "nodes",
            .constants = wholeNumbers("parts", moves.parts) + ", " + wholeNumbers("sizes", moves.sizes)};
}

// "FLOAT": TensorProto's name.
std::string elementType(DataType type)
{
    return type == DataType::Float32 ? "FLOAT" : type == DataType::Float64 ? "DOUBLE" : std::string(name(type));
}

std::string valueInfo(const std::string& who, const TensorDesc& desc)
{
    return "[helper.make_tensor_value_info(\"" + who + "\", TensorProto." + elementType(desc.dataType) + ", "
        + listText(desc.sizes) + ")]";
}

// The statements that make a model of the node, or of its nodes, give it its constant inputs, and run it.
PythonCall runOfOnnx(const Operator& op, const PythonCall& snippet, Dialect dialect, const std::string& provider)
{
    const Graph graph = graphOf(op, dialect);
    const bool hasConstants = !graph.constants.empty();
    return {{"import onnxruntime", "from onnx import TensorProto, helper, numpy_helper"},
            snippet.body + graph.before + (hasConstants ? "constants = {" + graph.constants + "}\n" : "")
                + "graph = helper.make_graph(" + graph.nodes + ", \"case\",\n                          "
                + valueInfo("x", inputDesc(op)) + ",\n                          " + valueInfo("y", outputDesc(op))
                + (hasConstants
                       ? ",\n                          [numpy_helper.from_array(value, name) for name, value in "
                         "constants.items()]"
                       : "")
                + ")\nmodel = helper.make_model(graph, ir_version=" + std::to_string(onnxIrVersion(graph.opset))
                + ", opset_imports=[helper.make_opsetid(\"\", " + std::to_string(graph.opset)
                + ")])\nsession = onnxruntime.InferenceSession(model.SerializeToString(), "
                  "providers=[\""
                + provider
                + "ExecutionProvider\"])\n"
                  "y = session.run(None, {\"x\": x})[0]\n"};
}

constexpr std::string_view kOnnxEngines[] = {"onnxruntime", "onnxruntime-node"};
constexpr std::string_view kDirectMlProvider[] = {"onnxruntime-directml"};
constexpr DataType kOnnxBlends[] = {DataType::Float32, DataType::Float16};

} // namespace

std::string roiText(const Resize& r)
{
    std::string text;
    for (const float number : r.roi)
        text += (text.empty() ? "[" : ", ") + toText(DataType::Float32, std::bit_cast<uint32_t>(number));
    return text + "]";
}

std::string onnxCall(const Resize& r)
{
    return "Resize(x, " + (r.roi.empty() ? "" : "roi=" + roiText(r) + ", ") + sizesOrScales(r, "=") + ", "
        + attributes(r, " ") + ")";
}

int onnxOpset(const Resize& resize)
{
    // Those that brought or took a word.
    constexpr int kAntialias = 18, kSymmetric = 19, kForNearest = 11;
    if (resize.convention.placement == Placement::HalfPixelForNearest) {
        if (resize.antialiased)
            throw TextError(say("dialects", "ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12"));
        return kForNearest;
    }
    if (resize.convention.placement == Placement::HalfPixelSymmetric)
        return kSymmetric;
    return resize.antialiased ? kAntialias : kBasicOpset;
}

int onnxIrVersion(int opset)
{
    return opset >= 19 ? 9 : opset >= 15 ? 8 : opset >= 13 ? 7 : 6;
}

const DialectRow kOnnx{
    .engines = kOnnxEngines,
    .blocks = onnxBlocks,
    .moved = movedByOnnx,
    .resized = resizedByOnnx,
    .resizesAllAxes = true,
    .isAskedByAdapters = true,
    .whyNoTriangle =
        say("dialects",
            "No mode of ONNX samples at these places; with antialias the filter's width follows the scale, "
            "so that align_corners cannot be said"),
    .check = [](const Resize& resize) { static_cast<void>(onnxOpset(resize)); }, // one has all of its words
    .called = [](const Program& program,
                 PythonCall snippet) { return runOfOnnx(program.op, snippet, Dialect::Onnx, "CPU"); },
    .types = {.linear = kOnnxBlends, .whyNotLinear = say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
    .passesFloat32 = [](const Operator&) { return true; }, // most of its processor kernels do
};

const DialectRow kOnnxRuntimeDirectMl{
    .engines = kDirectMlProvider,
    .blocks = directMlBlocks,
    .moved = [](const Operator& op, const Plan&) -> std::string { throw TextError(whyNoNode(op)); },
    .resampled = resampledByDirectMl,
    .called = [](const Program& program,
                 PythonCall snippet) { return runOfOnnx(program.op, snippet, Dialect::OnnxRuntimeDirectMl, "Dml"); },
};

} // namespace tessera::dialects
