// SPDX-License-Identifier: Apache-2.0
#include "engine/onnx/onnx_words.h"

#include "engine/dialects/onnx_opset.h"
#include "engine/ops/axes.h"
#include "engine/ops/depth_space.h"
#include "engine/tensor/error.h"

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

const Field* findField(const std::vector<Field>& list, std::string_view name)
{
    const auto found = std::ranges::find(list, name, [](const Field& field) { return field.info.name; });
    return found == list.end() ? nullptr : &*found;
}

OnnxNode depthSpaceNode(const Operator& op, const std::vector<Field>& list)
{
    const bool toSpace = name(op).starts_with("DEPTH_TO_SPACE");
    const Field* order = findField(list, "Order");
    const bool isColumnRowDepth =
        order && std::get<EnumValue>(order->value).value == static_cast<uint32_t>(DepthSpaceOrder::ColumnRowDepth);
    const auto block = int64_t{std::get<uint32_t>(findField(list, "BlockSize")->value)};
    const bool isOneOrder = block == 1 || inputDesc(op).sizes[1] == 1;
    if (!toSpace && isColumnRowDepth && !isOneOrder)
        throw TextError("ONNX's SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW, and this is COLUMN_ROW_DEPTH");
    OnnxNode node{.op = toSpace ? "DepthToSpace" : "SpaceToDepth",
                  .opset = dialects::kBasicOpset,
                  .attributes = {{"blocksize", block}}};
    if (toSpace)
        node.attributes["mode"] = std::string(isColumnRowDepth ? "CRD" : "DCR");
    return node;
}

} // namespace

OnnxNode onnxNodeOf(const Operator& op)
{
    const std::vector<Field> list = fields(op);
    if (findField(list, "BlockSize"))
        return depthSpaceNode(op, list);
    if (!axisMaps(op).empty() && !name(op).starts_with("RESAMPLE_GRAD"))
        return resizeNode(op);
    throw TextError("ONNX has no operator for " + std::string(name(op)));
}

} // namespace tessera
