// SPDX-License-Identifier: Apache-2.0
#include "tests/support/loaded.h"

#include <gtest/gtest.h>

#include <tuple>

namespace tessera {
namespace {

using Elements = std::vector<uint64_t>;

struct BlockPencil {
    const char* line;
    Elements read; // the input element of each output element
};

TEST(DepthSpace, BothOrdersReadWhatTheBlockPencilSays)
{
    // Eight channels of one pixel, b = 2, are the smallest case that tells the orders apart.
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
    const BlockPencil rows[] = {
        {"DEPTH_TO_SPACE --Sizes 1,8,1,1 --BlockSize 2", depthColumnRow},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order DEPTH_COLUMN_ROW", depthColumnRow},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH", columnRowDepth},
        // Two channels of one block: (row, column, depth), depth fastest, or in their order.
        {"SPACE_TO_DEPTH --Sizes 1,2,2,2 --BlockSize 2", {0, 4, 1, 5, 2, 6, 3, 7}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order DEPTH_COLUMN_ROW", {0, 4, 1, 5, 2, 6, 3, 7}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order COLUMN_ROW_DEPTH", {0, 1, 2, 3, 4, 5, 6, 7}},
        {"DEPTH_TO_SPACE --Sizes 1,9,1,2 --BlockSize 3",
         {0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11, 12, 14, 16, 13, 15, 17}},
    };
    for (const BlockPencil& row : rows) {
        const Plan plan = planOf(row.line);
        Elements read;
        for (uint64_t i = 0; i < elementCount(plan.output); ++i)
            read.push_back(sources(plan, i).list.at(0).element);
        EXPECT_EQ(read, row.read) << row.line;
    }
}

TEST(DepthSpace, MemoryStridesFollowTheTensorsLayouts)
{
    const Plan plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
                             "--Strides 48,1,24,8"); // NHWC
    const auto work = std::get<StridedCopy>(plan.work);
    // n, c, h, block row, w, block column: channels are 1 apart, so c steps by b², a block's row by b, its column by 1.
    EXPECT_EQ(work.inStrides, (std::array<uint64_t, 6>{48, 4, 24, 2, 8, 1}));
    EXPECT_EQ(work.outStrides, (std::array<uint64_t, 6>{48, 24, 12, 6, 2, 1}));
    EXPECT_EQ(work.inLogical, (std::array<uint64_t, 6>{48, 24, 3, 12, 1, 6}));
}

TEST(DepthSpace, ABlockOfOneIsSaidToMoveNothing)
{
    for (const std::string name : {"DEPTH_TO_SPACE1", "SPACE_TO_DEPTH1"}) {
        const Operator op = caseFromText(name + " --Sizes 1,2,3,4 --BlockSize 1").op;
        EXPECT_EQ(english(explain(op, makePlan(op), 23).sentence), "Copied: same place, same number.");
    }
}

TEST(DepthSpace, FeatureLevels)
{
    const std::tuple<std::string, const char*, const char*> rows[] = {
        {"DEPTH_TO_SPACE", "FLOAT32", "1_0"}, {"SPACE_TO_DEPTH", "FLOAT16", "1_0"},
        {"DEPTH_TO_SPACE", "UINT8", "2_1"},   {"DEPTH_TO_SPACE1", "FLOAT32", "2_1"},
        {"SPACE_TO_DEPTH1", "INT64", "5_0"},  {"DEPTH_TO_SPACE", "FLOAT64", "5_0"},
    };
    for (const auto& [name, type, level] : rows)
        EXPECT_EQ(caseFromText(name + " --Sizes 1,4,2,2 --DataType " + type).op->featureLevel(), level) << name << type;
}

TEST(BlockOrder, IsTheFieldsOfTheFourOperators)
{
    for (const Operator& op : allOperators()) {
        const std::string_view text = name(op);
        ASSERT_EQ(blockOrder(op).has_value(), text.find("DEPTH") != std::string_view::npos) << text;
        if (!blockOrder(op))
            continue;
        const std::string order = text.ends_with("1") ? " --Order COLUMN_ROW_DEPTH" : "";
        const auto is = blockOrder(caseFromText(std::string(text) + " --Sizes 1,9,3,3 --BlockSize 3" + order).op);
        EXPECT_EQ(is->toSpace, text.starts_with("DEPTH"));
        EXPECT_EQ(is->blockSize, 3U);
        EXPECT_EQ(is->order, order.empty() ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth);
    }
}

} // namespace
} // namespace tessera
