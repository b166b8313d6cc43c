// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"

namespace tessera {

// What the plan's tables say, element by element as semantics.md, section 3 orders the arithmetic: float32, N first and
// W last, ascending, each product and sum rounded on its own, one rounding to the type at the end. Every engine that
// executes plans gives these bits.
Tensor evaluatedInFloat32(const Plan& plan, const Tensor& input);

// The same from sources() alone: bits where one source has all the weight, else Σ weight·value in float64.
Tensor rebuiltFromSources(const Plan& plan, const Tensor& input);

} // namespace tessera
