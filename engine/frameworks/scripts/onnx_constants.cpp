// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/scripts/onnx_constants.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/dialects/onnx_directml.h"
#include "engine/frameworks/dialects/onnx_opset.h"

namespace tessera::scripts {

namespace {

using dialects::listText;

// A model but for its tensors' types and shapes.
struct Graph {
    int opset = dialects::kBasicOpset;
    std::string nodes = "[node]", constants = {}; // entries of a dictionary of arrays, by name
    std::string before = {}; // statements
};

std::string wholeNumbers(std::string_view name, const std::vector<uint32_t>& values)
{
    return "\"" + std::string(name) + "\": np.array(" + listText(values) + ", np.int64)";
}

Graph resizeGraph(const Operator& op, Dialect dialect)
{
    const dialects::Resize resize =
        dialect == Dialect::Onnx ? dialects::resizeOf(op, axisMaps(op), dialect) : dialects::resizeForDirectMl(op);
    Graph graph{.opset = dialects::onnxOpset(resize)};
    graph.constants = resize.hasRatios
        ? wholeNumbers("sizes", resize.sizes)
        : "\"scales\": np.array(" + resize.scalesText(resize.scales.size()) + ", np.float32)";
    if (!resize.roi.empty())
        graph.constants += ", \"roi\": np.array(" + dialects::roiText(resize) + ", np.float32)";
    if (graph.opset >= dialects::kBasicOpset)
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
    if (op->code(plan, dialect))
        return {};
    if (!std::holds_alternative<StridedCopy>(plan.work))
        return resizeGraph(op, dialect);
    const Rearrangement shapes = rearrangement(plan).value();
    const auto& work = std::get<StridedCopy>(plan.work);
    std::vector<uint32_t> parts;
    for (const uint8_t factor : shapes.split)
        parts.push_back(static_cast<uint32_t>(work.sizes[factor]));
    return {.nodes = "nodes",
            .constants = wholeNumbers("parts", parts) + ", " + wholeNumbers("sizes", plan.output.sizes)};
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

} // namespace

std::string runOfOnnx(const Operator& op, Dialect dialect)
{
    const Graph graph = graphOf(op, dialect);
    const std::string provider = dialect == Dialect::Onnx ? "CPU" : "Dml";
    const bool hasConstants = !graph.constants.empty();
    return graph.before + (hasConstants ? "constants = {" + graph.constants + "}\n" : "") + "graph = helper.make_graph("
        + graph.nodes + ", \"case\",\n                          " + valueInfo("x", inputDesc(op))
        + ",\n                          " + valueInfo("y", outputDesc(op))
        + (hasConstants ? ",\n                          [numpy_helper.from_array(value, name) for name, value in "
                          "constants.items()]"
                        : "")
        + ")\nmodel = helper.make_model(graph, ir_version=" + std::to_string(dialects::onnxIrVersion(graph.opset))
        + ", opset_imports=[helper.make_opsetid(\"\", " + std::to_string(graph.opset)
        + ")])\nsession = onnxruntime.InferenceSession(model.SerializeToString(), "
          "providers=[\""
        + provider
        + "ExecutionProvider\"])\n"
          "y = session.run(None, {\"x\": x})[0]\n";
}

} // namespace tessera::scripts
