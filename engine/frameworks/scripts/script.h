// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/tensor/budget.h"

#include <string>
#include <string_view>

namespace TESSERA_API tessera {

// So many elements of an input stand in a script itself, each exactly; more are read from a file.
inline constexpr uint64_t kMostInlineValues = 256;

// A program that runs the case in the dialect's framework: a Python script, of WebNN a JavaScript module, of DirectML a
// model for DxDispatch. A Python script is called with INPUT.npy OUTPUT.npy: the first is read where the input is not
// inline, and without the second the output is printed. The case has no issues. Throws TextError where the framework
// cannot say the case exactly, with the field or the attribute and what the framework lacks; what loadInput() throws.
std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget = {});

std::string_view scriptEnding(Dialect dialect); // of its file: ".py"

// The command that writes the case's input as input.npy; empty where only this process has the values.
std::string inputCommand(const Case& c);

} // namespace tessera
