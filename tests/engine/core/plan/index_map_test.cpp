// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/index_map.h"

#include "tests/support/random_case.h"

#include <gtest/gtest.h>

#include <numeric>

namespace tessera {

namespace {

using Kind = MapMeaning::Kind;
using Sizes = std::vector<uint32_t>;

// The same moves on a table of indices, as NumPy has them.
struct Table {
    Sizes sizes;
    std::vector<int64_t> values;

    explicit Table(const Sizes& shape)
        : sizes(shape)
        , values(*elementCount(shape))
    {
        std::iota(values.begin(), values.end(), int64_t{0});
    }

    // Element by element: `place` says which coordinates are read.
    template <class Place> void gather(const Sizes& shape, Place&& place)
    {
        const Table before = *this;
        sizes = shape;
        values.assign(*elementCount(shape), 0);
        for (uint64_t o = 0; o < values.size(); ++o)
            values[o] = before.values[elementAt(before.sizes, place(coordinates(shape, o)))];
    }
};

Sizes shapeOf(const IndexMap& map)
{
    const std::vector<uint64_t> sizes = map.sizes();
    return {sizes.begin(), sizes.end()};
}

} // namespace

// Moves at random, on digits and on a table: every element is the same, and a table is digits again.
TEST(IndexMap, MovesAsATableDoes)
{
    for (const uint64_t seed : testSeeds(400)) {
        Random random(seed);
        IndexMap map({2, 3, 4});
        Table table({2, 3, 4});
        for (int i = 0; i < 4; ++i) {
            const auto axis = static_cast<size_t>(random.below(map.rank()));
            const auto size = static_cast<uint32_t>(map.sizes()[axis]);
            const uint64_t move = random.below(6);
            try { // parts and shapes may cut across digits
                if (move == 0)
                    map.permute({1, 2, 0});
                else if (move == 1)
                    map.repeat(static_cast<int64_t>(axis), 2);
                else if (move == 2)
                    map.tile(static_cast<int64_t>(axis), 2);
                else if (move == 3)
                    map.flip(static_cast<int64_t>(axis));
                else if (move == 4 && size > 1)
                    map.take(axis, 1, size - 1, 1);
                else
                    map.reshape({static_cast<int64_t>(map.sizes()[2]), -1, static_cast<int64_t>(map.sizes()[0])});
            } catch (const TextError&) {
                continue;
            }
            if (move == 5 || (move == 4 && size == 1))
                table.sizes = shapeOf(map);
            else
                table.gather(shapeOf(map), [&](Sizes at) {
                    if (move == 0)
                        return Sizes{at[2], at[0], at[1]};
                    uint32_t& own = at[axis];
                    own = move == 1 ? own / 2 : move == 2 ? own % size : move == 3 ? size - 1 - own : own + 1;
                    return at;
                });
        }
        ASSERT_EQ(shapeOf(map), table.sizes) << seed;
        for (uint64_t o = 0; o < map.count(); ++o)
            ASSERT_EQ(static_cast<int64_t>(map.source(o)), table.values[o]) << seed;
        const auto again = IndexMap::fromSources(table.values, {2, 3, 4}, table.sizes);
        ASSERT_TRUE(again) << seed;
        EXPECT_TRUE(again->givesSame(map)) << seed;
    }
}

std::optional<IndexMap> mapOf(const Plan& plan)
{
    std::vector<int64_t> read;
    for (uint64_t o = 0; o < elementCount(plan.output); ++o)
        read.push_back(static_cast<int64_t>(sources(plan, o).list.front().element));
    return IndexMap::fromSources(read, plan.input.sizes, plan.output.sizes);
}

TEST(IndexMap, IsThatOfAnOperatorsPlan)
{
    forEachRandom(200, [](const Loaded& random) {
        if (!blockOrder(random.c.op))
            return;
        const auto map = mapOf(random.plan);
        ASSERT_TRUE(map && map->isPermutation());
        EXPECT_TRUE(map->plan(random.plan.input, random.plan.output));
    });
}

// Every order of the block, either way, in all four layouts, is found again; of those that are an operator it is that.
TEST(IndexMap, MeansTheBlocksThatItMoves)
{
    for (const char* channels : {"yxc", "cyx", "xyc", "cxy", "ycx", "xcy"})
        for (const bool toSpace : {true, false})
            for (const ChannelPlace input : {ChannelPlace::First, ChannelPlace::Last})
                for (const ChannelPlace output : {ChannelPlace::First, ChannelPlace::Last})
                    for (const uint64_t columns : {2, 3}) {
                        const BlockMove move{.toSpace = toSpace,
                                             .rows = 2,
                                             .columns = columns,
                                             .channels = channels,
                                             .space = {2, 5, 6, 12},
                                             .input = input,
                                             .output = output};
                        const MapMeaning meaning = meaningOf(mapOf(move));
                        ASSERT_EQ(meaning.kind, Kind::Blocks) << channels;
                        EXPECT_EQ(meaning.blocks, move) << channels;
                        const auto op = operatorOf(move, DataType::Float32);
                        const bool isKnown = columns == 2 && (channels == std::string("yxc") || move.channels == "cyx");
                        ASSERT_EQ(op.has_value(), isKnown) << channels;
                        if (!op)
                            continue;
                        ASSERT_TRUE(validate(*op).empty());
                        const auto logical = mapOf(makePlan(*op));
                        const BlockMove first{
                            .toSpace = toSpace, .rows = 2, .columns = 2, .channels = channels, .space = move.space};
                        EXPECT_TRUE(logical->givesSame(mapOf(first))) << toText({.title = {}, .op = *op, .data = {}});
                    }
}

TEST(IndexMap, SaysWhatElseItIs)
{
    const auto kindOf = [](auto&& change) {
        IndexMap map({1, 4, 6, 8});
        change(map);
        return meaningOf(map).kind;
    };
    EXPECT_EQ(kindOf([](IndexMap&) {}), Kind::Identity);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.reshape({1, 2, 12, -1}); }), Kind::Reshape);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.permute({0, 2, 3, 1}); }), Kind::Transposed);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.repeat(2, 2); }), Kind::Sampled);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.take(3, 1, 4, 2); }), Kind::Sampled);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.tile(2, 2); }), Kind::Repetition);
    EXPECT_EQ(kindOf([](IndexMap& map) { map.flip(2); }), Kind::Permutation);
    IndexMap taken({1, 4, 6, 8});
    taken.take(1, 0, 2, 2);
    taken.take(2, 1, 3, 2);
    EXPECT_EQ(meaningOf(taken).place, ChannelPlace::Last);
    IndexMap focus({1, 4, 6, 8});
    focus.permute({0, 2, 3, 1});
    EXPECT_EQ(focus.einopsText(), "n c h w -> n h w c");
}

// Packed patches: the deep tensor is a sequence of channels.
TEST(IndexMap, ASequenceIsBlocksWithChannelsLast)
{
    IndexMap map({1, 4, 4, 6});
    map.reshape({1, 4, 2, 2, 3, 2});
    map.permute({0, 2, 4, 1, 3, 5});
    map.reshape({1, 6, 16});
    const MapMeaning meaning = meaningOf(map);
    ASSERT_EQ(meaning.kind, Kind::Blocks);
    EXPECT_EQ(meaning.blocks.channels, "cyx");
    EXPECT_EQ(meaning.blocks.output, ChannelPlace::Last);
    EXPECT_FALSE(meaning.blocks.toSpace);
    IndexMap back({1, 6, 16});
    back.reshape({1, 2, 3, 4, 2, 2});
    back.permute({0, 3, 1, 4, 2, 5});
    back.reshape({1, 4, 4, 6});
    const MapMeaning again = meaningOf(back);
    ASSERT_EQ(again.kind, Kind::Blocks);
    EXPECT_TRUE(again.blocks.toSpace);
    EXPECT_EQ(again.blocks.input, ChannelPlace::Last);
    EXPECT_EQ(again.blocks.deep(), (std::array<uint64_t, 4>{1, 16, 2, 3}));
}

TEST(IndexMap, PartsAreJoinedInAnyOrderOfDigits)
{
    const IndexMap whole({1, 2, 4, 6});
    std::vector<IndexMap> parts;
    for (const uint64_t y : {1, 0})
        for (const uint64_t x : {0, 1}) {
            IndexMap part = whole;
            part.take(2, y, 2, 2);
            part.take(3, x, 3, 2);
            parts.push_back(part);
        }
    const IndexMap all = IndexMap::concatenated(parts, 1);
    EXPECT_EQ(shapeOf(all), (Sizes{1, 8, 2, 3}));
    EXPECT_EQ(all.source(0), 6u);
    EXPECT_EQ(meaningOf(all).kind, Kind::Permutation); // the rows of a block are upside down
    EXPECT_THROW(IndexMap::concatenated({parts[0], whole}, 1), TextError);
}

} // namespace tessera
