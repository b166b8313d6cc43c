// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/onnx_words.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/block_order.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/onnx_opset.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

using dialects::Resize;

OnnxNode resizeNode(const Operator& op)
{
    const Resize resize = dialects::resizeOf(op, axisMaps(op), Dialect::Onnx);
    OnnxNode node{.op = "Resize", .opset = dialects::onnxOpset(resize)};
    node.attributes["mode"] = std::string(resize.linear ? "linear" : "nearest");
    node.attributes["coordinate_transformation_mode"] = std::string(resize.convention.mode);
    if (resize.rule)
        node.attributes["nearest_mode"] = std::string(onnxName(*resize.rule));
    if (resize.antialiased)
        node.attributes["antialias"] = int64_t{1};
    if (resize.hasRatios)
        node.sizes.emplace(resize.sizes.begin(), resize.sizes.end());
    else
        node.scales.emplace(resize.scales.begin(), resize.scales.end());
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

} // namespace

OnnxNode onnxNodeOf(const Operator& op)
{
    if (const auto is = blockOrder(op))
        return depthSpaceNode(op, *is);
    if (!axisMaps(op).empty() && !op->isGradient())
        return resizeNode(op);
    throw TextError(say("onnx", "ONNX has no operator for %1")(name(op)));
}

} // namespace tessera
