// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/plan/plan.h"

#include <span>

namespace TESSERA_API tessera {

struct SizedFactor {
    AxisFactor factor;
    uint64_t size;
};

// The plan of a permutation of whole axes' factors: at most six, in the order of the output. inputOrder says which
// factor the input runs through from the outermost to the innermost. On each side the factors of one axis are
// neighbours, the axes ascend, and the sizes' product is the axis's size. Tensors of less than four dimensions lack the
// first axes.
Plan permutationPlan(const TensorDesc& input, const TensorDesc& output, std::span<const SizedFactor> factors,
                     std::span<const uint8_t> inputOrder);

} // namespace tessera
