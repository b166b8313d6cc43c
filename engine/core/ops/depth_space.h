// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/field.h"

#include <cstddef>
#include <memory>

namespace tessera {

// Shapes and index maps: semantics.md, section 2. D2S {N, C, H, W} → {N, C/b², H·b, W·b}, S2D the other way.
struct DepthSpaceRow {
    std::string_view name;
    Text sentence;
    bool toSpace; // channels become blocks of pixels
    bool hasOrder; // the field Order; the others are DEPTH_COLUMN_ROW
};
inline constexpr DepthSpaceRow kDepthSpaceRows[] = {
    {"DEPTH_TO_SPACE", say("ops", "Moves channels into blocks of pixels, depth fastest."), true, false},
    {"DEPTH_TO_SPACE1", say("ops", "Moves channels into blocks of pixels, in one of two orders."), true, true},
    {"SPACE_TO_DEPTH", say("ops", "Moves blocks of pixels into channels, depth fastest."), false, false},
    {"SPACE_TO_DEPTH1", say("ops", "Moves blocks of pixels into channels, in one of two orders."), false, true},
};

template <size_t Row> struct DepthSpace {
    static constexpr const DepthSpaceRow& kRow = kDepthSpaceRows[Row];
    TensorDesc input, output;
    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;
    bool operator==(const DepthSpace&) const = default;
};
using DepthToSpace = DepthSpace<0>;
using DepthToSpace1 = DepthSpace<1>;
using SpaceToDepth = DepthSpace<2>;
using SpaceToDepth1 = DepthSpace<3>;

class OperatorModel;
template <size_t Row> std::unique_ptr<OperatorModel> modelOf(DepthSpace<Row> op);

// What these operators have in common.
struct BlockOrder {
    bool toSpace; // channels become blocks of pixels
    uint32_t blockSize;
    DepthSpaceOrder order; // an operator without the field Order is DEPTH_COLUMN_ROW
};

} // namespace tessera
