// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace tessera {
namespace {

// The input element that each output element reads, in order.
std::vector<uint64_t> map(const Operator& op)
{
    const Plan plan = makePlan(op);
    std::vector<uint64_t> elements;
    for (uint64_t i = 0; i < elementCount(plan.output); ++i)
        elements.push_back(sources(plan, i).list.at(0).element);
    return elements;
}

Operator make(std::string_view name, std::vector<uint32_t> sizes, uint32_t block,
              DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow)
{
    Operator op = operatorFromName(name).value();
    setField(op, "BlockSize", block);
    if (name.ends_with("1"))
        setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
    setInput(op, DataType::UInt32, std::move(sizes));
    return op;
}

constexpr auto kDcr = DepthSpaceOrder::DepthColumnRow;
constexpr auto kCrd = DepthSpaceOrder::ColumnRowDepth;
using Elements = std::vector<uint64_t>;

// Eight channels of one pixel, b = 2: the smallest case that tells the orders apart.
TEST(DepthToSpace, TheOrdersOnEightChannelsOfOnePixel)
{
    const Elements depthColumnRow{
        0, 2, //
        4, 6, // output channel 0 takes every second input channel

        1, 3, //
        5, 7,
    };
    const Elements columnRowDepth{
        0, 1, //
        2, 3, // output channel 0 takes the first four input channels

        4, 5, //
        6, 7,
    };
    EXPECT_EQ(map(make("DEPTH_TO_SPACE", {1, 8, 1, 1}, 2)), depthColumnRow);
    EXPECT_EQ(map(make("DEPTH_TO_SPACE1", {1, 8, 1, 1}, 2, kDcr)), depthColumnRow);
    EXPECT_EQ(map(make("DEPTH_TO_SPACE1", {1, 8, 1, 1}, 2, kCrd)), columnRowDepth);
}

TEST(SpaceToDepth, TheOrdersOnTwoChannelsOfOneBlock)
{
    const Elements depthColumnRow{0, 4, 1, 5, 2, 6, 3, 7}; // (row, column, depth), depth fastest
    const Elements columnRowDepth{0, 1, 2, 3, 4, 5, 6, 7};
    EXPECT_EQ(map(make("SPACE_TO_DEPTH", {1, 2, 2, 2}, 2)), depthColumnRow);
    EXPECT_EQ(map(make("SPACE_TO_DEPTH1", {1, 2, 2, 2}, 2, kDcr)), depthColumnRow);
    EXPECT_EQ(map(make("SPACE_TO_DEPTH1", {1, 2, 2, 2}, 2, kCrd)), columnRowDepth);
}

TEST(DepthToSpace, RowsAndColumnsOfABlockOfThree)
{
    EXPECT_EQ(map(make("DEPTH_TO_SPACE", {1, 9, 1, 2}, 3)),
              (Elements{0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11, 12, 14, 16, 13, 15, 17}));
}

TEST(DepthSpace, IsABijectionAndTargetsInvertSources)
{
    for (const std::string_view name : {"DEPTH_TO_SPACE1", "SPACE_TO_DEPTH1"})
        for (const uint32_t block : {1u, 2u, 3u})
            for (const DepthSpaceOrder order : {kDcr, kCrd}) {
                const std::vector<uint32_t> sizes = name.starts_with("D")
                    ? std::vector<uint32_t>{2, 2 * block * block, 2, 3}
                    : std::vector<uint32_t>{2, 3, 2 * block, 3 * block};
                const Operator op = make(name, sizes, block, order);
                Elements elements = map(op);
                const Plan plan = makePlan(op);
                for (uint64_t i = 0; i < elements.size(); ++i)
                    EXPECT_EQ(targets(plan, elements[i]).list, (std::vector<Partner>{{i, 1.0}}));
                std::ranges::sort(elements);
                Elements all(elements.size());
                std::iota(all.begin(), all.end(), 0);
                EXPECT_EQ(elements, all) << name << " b=" << block;
            }
}

TEST(DepthSpace, MemoryStridesFollowTheTensorsLayouts)
{
    Operator op = make("DEPTH_TO_SPACE1", {1, 8, 2, 3}, 2, kCrd);
    TensorDesc input = inputDesc(op);
    input.strides = {48, 1, 24, 8}; // NHWC
    setField(op, "InputTensor", input);
    ASSERT_TRUE(validate(op).empty());
    const auto work = std::get<StridedCopy>(makePlan(op).work);
    // n, c, h, block row, w, block column: channels are 1 apart, so c steps by b², a block's row by b, its column by 1.
    EXPECT_EQ(work.inStrides, (std::array<uint64_t, 6>{48, 4, 24, 2, 8, 1}));
    EXPECT_EQ(work.outStrides, (std::array<uint64_t, 6>{48, 24, 12, 6, 2, 1}));
    EXPECT_EQ(work.inLogical, (std::array<uint64_t, 6>{48, 24, 3, 12, 1, 6}));
}

TEST(DepthSpace, ExplainsTheDocumentationsExample)
{
    const Operator op = make("DEPTH_TO_SPACE1", {1, 8, 2, 3}, 2, kCrd);
    const Plan plan = makePlan(op);
    const Explanation words = explain(op, plan, elementAt(plan.output.sizes, std::vector<uint32_t>{0, 1, 2, 3}));
    ASSERT_EQ(words.formula.size(), 5u);
    EXPECT_EQ(english(words.formula[1].text), "y = 2 = 1·2 + 0   h = 1, by = 0");
    EXPECT_EQ(english(words.formula[2].text), "x = 3 = 1·2 + 1   w = 1, bx = 1");
    EXPECT_EQ(english(words.formula[3].text), "k = c·b² + by·b + bx = 1·4 + 0·2 + 1 = 5");
    EXPECT_EQ(english(words.formula[4].text), "out {0, 1, 2, 3} = in {0, 5, 1, 1}");
    EXPECT_THAT(english(words.sentence), testing::HasSubstr("input channel 5 at row 1, column 1"));
}

TEST(DepthSpace, ABlockOfOneIsSaidToMoveNothing)
{
    for (const char* name : {"DEPTH_TO_SPACE1", "SPACE_TO_DEPTH1"}) {
        const Operator op = make(name, {1, 2, 3, 4}, 1, kCrd);
        EXPECT_EQ(english(explain(op, makePlan(op), 23).sentence),
                  "A block of one moves nothing: channel 1, row 2, column 3 of the output is that of the input.");
    }
}

TEST(DepthSpace, FeatureLevels)
{
    const auto level = [](std::string_view name, DataType type) {
        Operator op = make(name, {1, 4, 2, 2}, 2);
        setInput(op, type, {1, 4, 2, 2});
        return featureLevel(op);
    };
    EXPECT_EQ(level("DEPTH_TO_SPACE", DataType::Float32), "1_0");
    EXPECT_EQ(level("SPACE_TO_DEPTH", DataType::Float16), "1_0");
    EXPECT_EQ(level("DEPTH_TO_SPACE", DataType::UInt8), "2_1");
    EXPECT_EQ(level("DEPTH_TO_SPACE1", DataType::Float32), "2_1");
    EXPECT_EQ(level("SPACE_TO_DEPTH1", DataType::Int64), "5_0");
    EXPECT_EQ(level("DEPTH_TO_SPACE", DataType::Float64), "5_0");
}

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
