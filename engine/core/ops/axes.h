// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/nearest_rule.h"
#include "engine/core/ops/operators.h"
#include "engine/core/ops/sampling.h"

#include <string_view>
#include <vector>

namespace tessera {

// The forward map of every dimension of an operator that resamples. A gradient's inputs are those of the forward
// operator: the elements of its output. Empty of other operators, and of one whose fields make no map.
std::vector<AxisMap> axisMaps(const Operator& op);
bool isTransposed(const Operator& op); // a gradient: its output tensor has the maps' inputs
Text offsetsNote(const Operator& op); // kExchangedOffsets, where it is to be said; else empty

} // namespace tessera
