// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/field.h"

#include <concepts>
#include <memory>
#include <optional>

namespace tessera {

// Shapes and index maps: semantics.md, section 2. D2S {N, C, H, W} → {N, C/b², H·b, W·b}, S2D the other way.

struct DepthToSpace {
    static constexpr std::string_view kName = "DEPTH_TO_SPACE";
    static constexpr Text kSentence = say("ops", "Moves channels into blocks of pixels, depth fastest.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    bool operator==(const DepthToSpace&) const = default;
};

struct DepthToSpace1 {
    static constexpr std::string_view kName = "DEPTH_TO_SPACE1";
    static constexpr Text kSentence = say("ops", "Moves channels into blocks of pixels, in one of two orders.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;
    bool operator==(const DepthToSpace1&) const = default;
};

struct SpaceToDepth {
    static constexpr std::string_view kName = "SPACE_TO_DEPTH";
    static constexpr Text kSentence = say("ops", "Moves blocks of pixels into channels, depth fastest.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    bool operator==(const SpaceToDepth&) const = default;
};

struct SpaceToDepth1 {
    static constexpr std::string_view kName = "SPACE_TO_DEPTH1";
    static constexpr Text kSentence = say("ops", "Moves blocks of pixels into channels, in one of two orders.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;
    bool operator==(const SpaceToDepth1&) const = default;
};

template <class Op>
concept DepthSpaceOperator = std::same_as<Op, DepthToSpace> || std::same_as<Op, DepthToSpace1> || std::same_as<
    Op, SpaceToDepth> || std::same_as<Op, SpaceToDepth1>;

class Operator;
class OperatorModel;
std::unique_ptr<OperatorModel> modelOf(DepthToSpace op);
std::unique_ptr<OperatorModel> modelOf(DepthToSpace1 op);
std::unique_ptr<OperatorModel> modelOf(SpaceToDepth op);
std::unique_ptr<OperatorModel> modelOf(SpaceToDepth1 op);

// What these operators have in common.
struct BlockOrder {
    bool toSpace; // channels become blocks of pixels
    uint32_t blockSize;
    DepthSpaceOrder order; // an operator without the field Order is DEPTH_COLUMN_ROW
};

// None: the operator is of another family, whatever its fields are called.
std::optional<BlockOrder> blockOrder(const Operator& op);

} // namespace tessera
