// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/explain.h"

namespace tessera {

class Operator;
struct Plan;

// The formula of every element, in symbols: what explain() puts the numbers into. A line an axis that does more than
// copy; of a gradient those of its forward map. The operator has no issues, and the plan is its own.
std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan);

} // namespace tessera
