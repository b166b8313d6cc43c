// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/random.h"

#include <optional>

namespace tessera::test {

// The plan executed one element at a time as semantics.md, section 3 orders the arithmetic: float32, N first and W
// last, ascending, each product and sum rounded on its own, one rounding to the type at the end. Every engine that
// executes plans gives these bits.
void runNaively(const Plan& plan, const Tensor& input, Tensor& output);

// The plan's input with random bits, NaN, infinities, −0 and denormals among them.
Tensor randomInput(Random& random, const Plan& plan);

// The first element of the memory that has other bits, padding included. Where the plan computes, any NaN equals any
// NaN.
std::optional<uint64_t> firstDifference(const Plan& plan, const Tensor& a, const Tensor& b);

uint64_t bitsAt(const Tensor& tensor, uint32_t bytes, uint64_t offset); // the bits of the element of memory at `offset`

} // namespace tessera::test
