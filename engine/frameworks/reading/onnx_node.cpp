// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_node.h"

#include "engine/core/case/suggest.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/onnx_attributes.h"

#include <cmath>

namespace tessera {

namespace {

// DEPTH_TO_SPACE1 or SPACE_TO_DEPTH1 of a packed {N, C, H, W}. Throws RefusedAttribute naming `attribute` where the
// block does not fit the sizes, TextError where there are not four.
Operator depthSpaceOperator(bool toSpace, double block, DepthSpaceOrder order, DataType type,
                            const std::vector<uint32_t>& sizes, const std::string& attribute)
{
    constexpr double kMostBlock = 65535;
    if (!(block >= 1) || block > kMostBlock || block != std::floor(block))
        throw RefusedAttribute(attribute, toText(block),
                               say("reading", "a block's side is a whole number from 1 to 65535"));
    if (sizes.size() != 4)
        throw TextError(say("reading", "the input %1 does not have four dimensions {N, C, H, W}")(text(sizes)));
    Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
    setInput(op, type, sizes);
    setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
    changeField(op, "BlockSize", static_cast<uint32_t>(block));
    if (const Issues issues = validate(op); !issues.empty())
        throw RefusedAttribute(attribute, toText(block),
                               say("reading", "of the input %1: %2")(text(sizes), sentence(issues.front())));
    return op;
}

constexpr std::string_view kOrders[] = {"DCR", "CRD"};

Operator movedBy(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    const OnnxAttributes attributes(node);
    if (!attributes.has("blocksize"))
        attributes.refuse("blocksize", say("reading", "%1 needs it; expected blocksize=2")(node.op));
    const bool toSpace = node.op == "DepthToSpace";
    const bool columnFirst = toSpace && attributes.word("mode", kOrders) == "CRD";
    return depthSpaceOperator(toSpace, static_cast<double>(attributes.integer("blocksize")),
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
    throw TextError(say("reading", "%1 is no operator that DirectML's layout operators say")("ONNX's " + node.op) + "; "
                    + suggestion(node.op, onnxOperators()));
}

} // namespace tessera
