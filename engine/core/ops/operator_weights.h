// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/weighted.h"

#include <vector>

namespace tessera {

// How OperatorRules::randomize of the engine's own families decides; each family draws from its part.
inline constexpr Weighted kBlockWeights[] = {{"1", 1}, {"2", 3}, {"3", 4}, {"4", 2}, {"5", 1}};

std::vector<WeightTable> operatorWeights();

} // namespace tessera
