// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/onnx_case.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/onnx/onnx_proto.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <system_error>

namespace tessera {

namespace {

OnnxNode resizeNode(const Operator& op)
{
    const ResizeWords resize = dialects::resizeOf(op, axisMaps(op), Dialect::Onnx);
    OnnxNode node{.op = "Resize", .opset = dialects::onnxOpset(resize)};
    node.attributes["mode"] = std::string(resize.isLinear() ? "linear" : "nearest");
    node.attributes["coordinate_transformation_mode"] = std::string(resize.convention->mode);
    if (resize.rule)
        node.attributes["nearest_mode"] = std::string(onnxName(*resize.rule));
    if (resize.antialiased)
        node.attributes["antialias"] = int64_t{1};
    for (const ResizedAxis& axis : resize.axes) {
        if (axis.factor)
            (node.scales ? *node.scales : node.scales.emplace()).push_back(*axis.factor);
        else
            (node.sizes ? *node.sizes : node.sizes.emplace()).push_back(axis.outputs);
    }
    return node;
}

OnnxNode depthSpaceNode(const Operator& op, const BlockOrder& is)
{
    const bool isColumnRowDepth = is.order == DepthSpaceOrder::ColumnRowDepth;
    const bool isOneOrder = is.blockSize == 1 || inputDesc(op).sizes[1] == 1;
    if (!is.toSpace && isColumnRowDepth && !isOneOrder)
        throw TextError(
            say("onnx", "ONNX's SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW, and this is COLUMN_ROW_DEPTH"));
    OnnxNode node{.op = is.toSpace ? "DepthToSpace" : "SpaceToDepth",
                  .opset = dialects::kBasicOpset,
                  .attributes = {{"blocksize", int64_t{is.blockSize}}}};
    if (is.toSpace)
        node.attributes["mode"] = std::string(isColumnRowDepth ? "CRD" : "DCR");
    return node;
}

std::string graphName(const Operator& op)
{
    std::string text(name(op));
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace

OnnxNode onnxNodeOf(const Operator& op)
{
    if (const auto is = blockOrder(op))
        return depthSpaceNode(op, *is);
    if (!axisMaps(op).empty() && !op->isGradient())
        return resizeNode(op);
    throw TextError(say("onnx", "ONNX has no operator for %1")(name(op)));
}

void writeOnnxFolder(const Operator& op, const Tensor& input, const Tensor& expected,
                     const std::filesystem::path& folder, Existing existing)
{
    const onnxfile::WrittenModel model{
        .node = onnxNodeOf(op), .input = inputDesc(op), .output = outputDesc(op), .name = graphName(op)};
    const std::filesystem::path set = folder / "test_data_set_0";
    const std::array<std::pair<std::filesystem::path, std::string>, 3> files = {{
        {folder / kModelInFolder, onnxfile::modelBytes(model)},
        {set / "input_0.pb", onnxfile::tensorBytes(input, "x")},
        {set / "output_0.pb", onnxfile::tensorBytes(expected, "y")},
    }};
    for (const auto& [path, bytes] : files)
        checkIsFree(path, existing);
    makeFolder(set);
    for (const auto& [path, bytes] : files)
        writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

} // namespace tessera
