// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"
#include "tests/support/loaded.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tessera {

// The engines of this machine. Tests take them from here, so that a new engine is covered by being there:
//   INSTANTIATE_TEST_SUITE_P(, MyTest, testing::ValuesIn(engineNames()), engineTestName);
// Put a test of that form into tests/engine/core/engines: its program starts every Vulkan driver to find the names, and
// the program of the other tests does not.
const std::vector<std::string>& engineNames(); // all that are available
const std::vector<std::string>& planEngineNames(); // those that execute plans
const Engine& engineNamed(const std::string& name); // made once, in the thread of the tests

// Whether every Vulkan engine of the tests runs under its validation layer: TESSERA_VALIDATE is set in the environment.
bool validationIsAsked();

// The engine's name as a part of a test's name: "vulkan_llvmpipe".
std::string engineTestName(const testing::TestParamInfo<std::string>& parameter);

// runOn() fills an output with this byte first: what still holds it was not written.
inline constexpr std::byte kUntouched{0xa5};

Tensor runOn(const Engine& engine, const Case& c, const Tensor& input);
Tensor runOn(const Engine& engine, const Case& c, const Plan& plan, const Tensor& input);
Tensor runOn(const Engine& engine, const Loaded& loaded);

// By how much another program's output may differ.
Tolerance foreignTolerance(const Operator& op, const Plan& plan);

// Whether every byte between and behind the elements still is kUntouched.
bool paddingIsUntouched(const Tensor& output);

} // namespace tessera
