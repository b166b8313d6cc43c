// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/field.h"

#include <optional>

namespace TESSERA_API tessera {

// What DEPTH_TO_SPACE(1) and SPACE_TO_DEPTH(1) have in common.
struct BlockOrder {
    bool toSpace; // channels become blocks of pixels
    uint32_t blockSize;
    DepthSpaceOrder order; // an operator without the field Order is DEPTH_COLUMN_ROW
};

// None: the operator is of another family, whatever its fields are called.
std::optional<BlockOrder> blockOrder(const Operator& op);

} // namespace tessera
