// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/engine/compute/cpu/plan_cases.h"
#include "tests/support/naive_plan.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace tessera::test {

// An output of which every byte is set.
Tensor markedOutput(const Plan& plan);

// A random input and what the naive run makes of it.
struct InputAndExpected {
    Tensor input, expected;
};
InputAndExpected inputAndExpected(const Plan& plan, Random& random);

// Equal byte for byte, padding included. Where the plan computes, any NaN equals any NaN.
testing::AssertionResult sameBytes(const Plan& plan, const Tensor& actual, const Tensor& expected);

// With these numbers of threads every instruction set gives the naive run's bytes, through the caches and around them.
// Nothing is run any more once a test has failed.
void expectNaive(const Plan& plan, Random& random, const std::vector<unsigned>& threadCounts = {1});

// For suites over types: one of each width, those that are computed with, and a type's name.
inline constexpr std::array kWidths = {DataType::UInt8, DataType::Float16, DataType::Float32, DataType::Int64};
inline constexpr std::array kComputed = {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8};
std::string nameOfType(const testing::TestParamInfo<DataType>& type);

} // namespace tessera::test
