// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"

#include "engine/core/ops/operator.h"

namespace tessera {

bool FromValues::operator==(const FromValues& other) const
{
    return origin == other.origin && range == other.range && equalElements(tensor, other.tensor);
}

Case documentationExample()
{
    Case c{.title = "DEPTH_TO_SPACE1, example 2 of its page", .op = DepthToSpace1{}};
    setField(
        c.op, "Order",
        EnumValue{&enumType(DepthSpaceOrder::ColumnRowDepth), static_cast<uint32_t>(DepthSpaceOrder::ColumnRowDepth)});
    setInput(c.op, DataType::UInt32, {1, 8, 2, 3});
    c.data = Generator{.pattern = Pattern::DocIota};
    return c;
}

} // namespace tessera
