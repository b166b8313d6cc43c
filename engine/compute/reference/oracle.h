// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/message/export.h"
#include "engine/core/ops/operators.h"

#include <functional>
#include <span>
#include <string_view>

// How an operator from outside the engine gets its textbook formula.
namespace TESSERA_API tessera {
namespace reference {

using Input = std::span<const std::byte>; // the elements in logical order, without gaps
using Output = std::span<std::byte>;

// The formula of an operator: every element of the packed output from those of the packed input. It throws Cancelled by
// way of checkpoint.
using Oracle = std::function<void(const Operator& op, Input input, Output output, const RunControl& control)>;

// name: of the operator. Called before other threads run the engine.
void addOracle(std::string_view name, Oracle oracle);

// Between slices of work: throws Cancelled when the run was stopped, else reports how much is done.
void checkpoint(const RunControl& control, uint64_t done, uint64_t total);

} // namespace reference
} // namespace tessera
