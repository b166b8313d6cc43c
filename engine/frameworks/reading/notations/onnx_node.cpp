// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/notations/onnx_node.h"

#include "engine/frameworks/reading/notations/depth_space_call.h"
#include "engine/frameworks/reading/notations/onnx_attributes.h"
#include "engine/frameworks/reading/notations/onnx_resize.h"

#include "engine/core/case/suggest.h"

namespace tessera {

namespace {

constexpr std::string_view kOrders[] = {"DCR", "CRD"};

Operator movedBy(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    const OnnxAttributes attributes(node);
    if (!attributes.has("blocksize"))
        attributes.refuse("blocksize", say("reading", "%1 needs it; blocksize=2 would be right")(node.op));
    const bool toSpace = node.op == "DepthToSpace";
    const bool columnFirst = toSpace && attributes.word("mode", kOrders) == "CRD";
    return depthSpaceOperator(toSpace, static_cast<double>(attributes.integer("blocksize", 0)),
                              columnFirst ? DepthSpaceOrder::ColumnRowDepth : DepthSpaceOrder::DepthColumnRow, type,
                              sizes, "blocksize");
}

} // namespace

ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    if (node.op == "DepthToSpace" || node.op == "SpaceToDepth")
        return {movedBy(node, type, sizes)};
    if (node.op == "Resize" || node.op == "Upsample")
        return resizeOf(node, type, sizes);
    const std::vector<std::string> names(onnxOperators().begin(), onnxOperators().end());
    throw TextError(say("reading", "%1 is no operator that DirectML's layout operators say")("ONNX's " + node.op) + "; "
                    + suggestion(node.op, names));
}

} // namespace tessera
