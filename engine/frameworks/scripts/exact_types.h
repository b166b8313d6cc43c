// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"

namespace tessera::scripts {

// Throws TextError where the framework has no tensor of the operator's data type, or computes it otherwise.
void needExactType(const Operator& op, Dialect dialect);

} // namespace tessera::scripts
