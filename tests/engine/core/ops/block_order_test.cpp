// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/block_order.h"

#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(BlockOrder, IsTheFieldsOfTheFourOperators)
{
    constexpr auto crd = DepthSpaceOrder::ColumnRowDepth;
    for (const char* name : {"DEPTH_TO_SPACE", "DEPTH_TO_SPACE1", "SPACE_TO_DEPTH", "SPACE_TO_DEPTH1"}) {
        SCOPED_TRACE(name);
        const std::string_view text = name;
        const bool hasOrder = text.ends_with("1");
        Operator op = operatorFromName(text).value();
        setField(op, "BlockSize", uint32_t{3});
        if (hasOrder)
            setField(op, "Order", EnumValue{&enumType(crd), static_cast<uint32_t>(crd)});
        const auto is = blockOrder(op);
        ASSERT_TRUE(is);
        EXPECT_EQ(is->toSpace, text.starts_with("DEPTH"));
        EXPECT_EQ(is->blockSize, 3U);
        EXPECT_EQ(is->order, hasOrder ? crd : DepthSpaceOrder::DepthColumnRow);
    }
}

TEST(BlockOrder, IsNoneOfAnotherFamily)
{
    for (const Operator& op : allOperators())
        EXPECT_EQ(blockOrder(op).has_value(), name(op).find("DEPTH") != std::string_view::npos) << name(op);
}

} // namespace
} // namespace tessera
