// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/map_meaning.h"

namespace tessera {

// A DepthSpaceOrder as the letters of a BlockMove.
std::string_view channelLetters(DepthSpaceOrder order);

// DEPTH_TO_SPACE1 or SPACE_TO_DEPTH1 that moves so, with strides where a tensor's channels are last. None: no operator
// has the order, or a block that is no square.
std::optional<Operator> operatorOf(const BlockMove& move, DataType type);

} // namespace tessera
