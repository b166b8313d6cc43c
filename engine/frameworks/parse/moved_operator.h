// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/index_map.h"

namespace tessera {

std::vector<uint32_t> shapeOf(const IndexMap& map); // the output's sizes

// The operator that gives the map's output of its input, with strides where channels are last. Throws TextError where
// none does, with what the map is instead.
Operator operatorOf(const IndexMap& map, DataType type, const MapHint& hint);

} // namespace tessera
