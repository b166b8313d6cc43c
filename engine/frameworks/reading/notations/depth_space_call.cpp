// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/notations/depth_space_call.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"

#include <cmath>

namespace tessera {

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

} // namespace tessera
