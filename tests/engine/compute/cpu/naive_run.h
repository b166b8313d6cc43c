// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/engine/compute/cpu/naive_plan.h"
#include "tests/engine/compute/cpu/plan_cases.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

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

// Cpu engines that must give the same bits.
struct Variant {
    unsigned threads;
    std::string_view instructions;
};

std::vector<Variant> variants(const std::vector<unsigned>& threadCounts); // each on every instruction set

// Every variant gives the naive run's bytes, through the caches and around them. Check HasFatalFailure().
void expectNaive(const Plan& plan, Random& random, const std::vector<Variant>& engines);

// The same where special values of the plan's type meet, beside each other and below each other.
void expectNaiveOnSpecialValues(const Plan& plan, Random& random);

// For suites over types: one of each width, and a type's name.
inline constexpr std::array kWidths = {DataType::UInt8, DataType::Float16, DataType::Float32, DataType::Int64};
std::string nameOfType(const testing::TestParamInfo<DataType>& type);

} // namespace tessera::test
