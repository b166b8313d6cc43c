// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/block_order.h"

#include "engine/core/ops/depth_space.h"

namespace tessera {

std::optional<BlockOrder> blockOrder(const Operator& op)
{
    if (const auto* d2s = op.as<DepthToSpace>())
        return BlockOrder{true, d2s->blockSize, DepthSpaceOrder::DepthColumnRow};
    if (const auto* d2s = op.as<DepthToSpace1>())
        return BlockOrder{true, d2s->blockSize, d2s->order};
    if (const auto* s2d = op.as<SpaceToDepth>())
        return BlockOrder{false, s2d->blockSize, DepthSpaceOrder::DepthColumnRow};
    if (const auto* s2d = op.as<SpaceToDepth1>())
        return BlockOrder{false, s2d->blockSize, s2d->order};
    return {};
}

} // namespace tessera
