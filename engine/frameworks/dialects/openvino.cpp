// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

std::optional<std::string> openVinoBlocks(const Operator&, const BlockOrder& block, const Plan&)
{
    return "from openvino.runtime import opset8 as ov\n\ny = ov."
        + std::string(block.toSpace ? "depth_to_space" : "space_to_depth") + "(x, \""
        + (block.order == DepthSpaceOrder::DepthColumnRow ? "blocks_first" : "depth_first") + "\", "
        + std::to_string(block.blockSize) + ")\n";
}

std::string movedByOpenVino(const Operator&, const Plan& plan)
{
    const auto [parts, axes, sizes] = movesOf(plan);
    return "from openvino.runtime import opset8 as ov\n\ny = ov.reshape(x, " + listText(parts)
        + ", False)\ny = ov.transpose(y, " + listText(axes) + ")\ny = ov.reshape(y, " + listText(sizes) + ", False)\n";
}

std::string resizedByOpenVino(const Resize& r)
{
    std::string text = "from openvino.runtime import opset11 as ov\n\ny = ov.interpolate(x, "
        + (r.hasRatios ? r.lastSizes() : r.lastScales()) + ", \"" + (r.linear ? "linear_onnx" : "nearest") + "\", \""
        + (r.hasRatios ? "sizes" : "scales") + "\", axes=[2, 3],\n                   "
        + "coordinate_transformation_mode=\"" + std::string(r.convention.mode) + "\"";
    if (r.rule)
        text += ", nearest_mode=\"" + std::string(onnxName(*r.rule)) + "\"";
    return text + ")\n";
}

PythonCall calledByOpenVino(const Program&, PythonCall snippet)
{
    snippet.imports.emplace_back("from openvino.runtime import Core, Model");
    snippet.body = "values, x = x, ov.parameter(list(x.shape), x.dtype.type, name=\"x\")\n" + snippet.body
        + "model = Model([y], [x], \"case\")\n"
          "y = Core().compile_model(model, \"CPU\", {\"INFERENCE_PRECISION_HINT\": \"f32\"})(values)[0]\n";
    return snippet;
}

constexpr std::string_view kOpenVinoEngines[] = {"openvino"};
constexpr DataType kOpenVinoBlends[] = {DataType::Float32, DataType::Float16};

} // namespace

const DialectRow kOpenVino{
    .engines = kOpenVinoEngines,
    .blocks = openVinoBlocks,
    .moved = movedByOpenVino,
    .resized = resizedByOpenVino,
    .isAskedByAdapters = true,
    .called = calledByOpenVino,
    .types = {.linear = kOpenVinoBlends, .whyNotLinear = say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
};

} // namespace tessera::dialects
