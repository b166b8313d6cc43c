// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/ops/operators.h"

#include <span>

// What the reference's files share: one evaluation per operator family, on packed elements.
namespace tessera::reference {

using Input = std::span<const std::byte>; // the elements in logical order, without gaps
using Output = std::span<std::byte>;

// Writes every element of the output. op has no issues. Throws Cancelled.
void moveBlocks(const Operator& op, Input input, Output output, const RunControl& control);
void resample(const Operator& op, Input input, Output output, const RunControl& control);

// Between slices of work: throws Cancelled when the run was stopped, else reports how much is done.
void checkpoint(const RunControl& control, uint64_t done, uint64_t total);

// Before memory is taken: throws EngineError where so many bytes are beyond the run's budget.
void requireMemory(const RunControl& control, double bytes);

} // namespace tessera::reference
