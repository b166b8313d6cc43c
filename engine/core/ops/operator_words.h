// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/field.h"

namespace tessera {

// What an axis is made of, in the letters of its factors: "c·b² + by·b + bx". `axis`: indices of them, outermost first.
std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis);

// The formula of every element, in symbols: what explain() puts the numbers into. A line an axis that does more than
// copy; of a gradient those of its forward map. The operator has no issues, and the plan is its own.
std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan);

bool isLinear(const Operator& op); // its InterpolationMode is LINEAR

// What the operator does with this value of one of its fields, in one sentence: interpolation is another thing with a
// filter, and backwards.
Text meaningOf(const Operator& op, const EnumValue& value);

// Why no value of this field changes what the operator does, in one sentence; empty: they do.
Text whyWithoutEffect(const Operator& op, std::string_view field);

} // namespace tessera
