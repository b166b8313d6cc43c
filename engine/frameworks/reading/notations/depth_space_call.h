// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/field.h"
#include "engine/frameworks/reading/read_operator.h"

namespace tessera {

// DEPTH_TO_SPACE1 or SPACE_TO_DEPTH1 of a packed {N, C, H, W}. Throws RefusedAttribute naming `attribute` where the
// block does not fit the sizes, TextError where there are not four.
Operator depthSpaceOperator(bool toSpace, double block, DepthSpaceOrder order, DataType type,
                            const std::vector<uint32_t>& sizes, const std::string& attribute);

} // namespace tessera
