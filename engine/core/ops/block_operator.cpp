// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/block_operator.h"

#include "engine/core/ops/operator.h"

namespace tessera {

std::string_view channelLetters(DepthSpaceOrder order)
{
    return order == DepthSpaceOrder::DepthColumnRow ? "yxc" : "cyx";
}

std::optional<Operator> operatorOf(const BlockMove& move, DataType type)
{
    const auto order = move.channels == "yxc" ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth;
    if (move.channels != channelLetters(order) || move.rows != move.columns)
        return {};
    const auto described = [type](const std::array<uint64_t, 4>& four, ChannelPlace place) {
        return descOf(type, shapeOf({four.begin(), four.end()}, place), place);
    };
    const TensorDesc input = described(move.toSpace ? move.deep() : move.space, move.input),
                     output = described(move.toSpace ? move.space : move.deep(), move.output);
    const auto block = static_cast<uint32_t>(move.rows);
    return move.toSpace ? Operator(DepthToSpace1{input, output, block, order})
                        : Operator(SpaceToDepth1{input, output, block, order});
}

} // namespace tessera
