// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/index_map.h"

#include <array>
#include <string>
#include <string_view>

namespace tessera {

// A tensor's blocks of rows × columns pixels, from the channels or to them.
struct BlockMove {
    bool toSpace = true;
    uint64_t rows = 1, columns = 1; // of a block
    // The deep tensor's channel as its parts, slowest first: c the channel in space, y and x the place in the block.
    // "yxc" is DEPTH_COLUMN_ROW, "cyx" COLUMN_ROW_DEPTH; no operator has one of the other four orders.
    std::string channels = "yxc";
    std::array<uint64_t, 4> space = {1, 1, 1, 1}; // N, C, H, W of the tensor in space
    ChannelPlace input = ChannelPlace::First, output = ChannelPlace::First;

    std::array<uint64_t, 4> deep() const; // N, C, H, W of the other
    bool operator==(const BlockMove&) const = default;
};
IndexMap mapOf(const BlockMove& move); // between shapes of four axes; the block divides `space`

// How one axis is sampled: every step-th element from the first on is taken, or each element is repeated.
struct AxisSample {
    uint64_t first = 0, step = 1, count = 1, times = 1;
};

// What a map is: the first of these that it is.
struct MapMeaning {
    enum class Kind {
        Identity,
        Reshape, // every element where it was, under another shape
        Blocks,
        Sampled, // axis by axis: nearest
        Transposed, // whole axes in another order
        Permutation, // another one; einopsText says it
        Repetition, // all elements, some several times, and not axis by axis
        Part, // not all
    };
    Kind kind = Kind::Part;
    BlockMove blocks = {}; // of Blocks
    std::vector<AxisSample> axes = {}; // of Sampled: of the map's axes, as the shape has them
    ChannelPlace place = ChannelPlace::First; // of Sampled: where both shapes have their channels
};

// What is known beside the map; empty: it is found.
struct MapHint {
    std::optional<ChannelPlace> input = {}, output = {};
    std::string_view channels = {}; // the order that is preferred where several are the same
    bool mayStay = false; // blocks that leave every element where it is, of one pixel too, are blocks and no reshape
};
MapMeaning meaningOf(const IndexMap& map, const MapHint& hint = {});

} // namespace tessera
