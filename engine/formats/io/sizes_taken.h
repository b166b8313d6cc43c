// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/operators.h"

#include <cstdint>
#include <vector>

namespace TESSERA_API tessera {

// The sizes that the operator takes such a tensor with: its own; with ones in front where the operator needs four
// dimensions and the tensor has fewer. {C, H, W} becomes a batch of one. loadInput() reads the tensor in either.
std::vector<uint32_t> sizesTaken(const Operator& op, const TensorDesc& held);

} // namespace tessera
