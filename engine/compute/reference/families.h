// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/reference/oracle.h"

// What the reference's files share: one evaluation per operator family, on packed elements.
namespace tessera::reference {

// Writes every element of the output. op has no issues. Throws Cancelled.
template <DepthSpaceOperator Op> void evaluate(const Op& op, Input input, Output output, const RunControl& control);
template <ResampleOperator Op> void evaluate(const Op& op, Input input, Output output, const RunControl& control);
template <ResampleGradOperator Op> void evaluate(const Op& op, Input input, Output output, const RunControl& control);

// Before memory is taken: throws EngineError where so many bytes are beyond the run's budget.
void needMemory(const RunControl& control, double bytes);

} // namespace tessera::reference
