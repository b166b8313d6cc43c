// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/plan.h"

#include <gtest/gtest.h>

#include <random>

namespace tessera::test {

using Random = std::mt19937_64;

uint64_t below(Random& random, uint64_t end); // uniform in [0, end)

// The plan executed one element at a time: what every engine that executes plans must give, bit for bit.
void runNaively(const Plan& plan, const Tensor& input, Tensor& output);

// A copy over six axes: sizes in [1, most], the memories' axes in any order, with gaps; some input axes may repeat.
Plan randomCopy(Random& random, DataType type, uint64_t most);

enum class AxisKind { Identity, Copies, Linear, Wide };

// Bands of a kind; of Copies, one in two runs in even steps or repeats.
AxisTaps randomAxis(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs);

// Axes put together, the memories' axes in any order and with gaps where `strided`, else packed.
Plan tapsPlan(Random& random, DataType type, std::array<AxisTaps, 4> axes, bool strided);

// The plan's input with random bits, NaN, infinities, −0 and denormals among them; and an output of which every byte is
// set.
Tensor randomInput(Random& random, const Plan& plan);
Tensor markedOutput(const Plan& plan);

// Equal byte for byte, padding included. Where the plan computes, any NaN equals any NaN.
testing::AssertionResult sameBytes(const Plan& plan, const Tensor& actual, const Tensor& expected);

} // namespace tessera::test
