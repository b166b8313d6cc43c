// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"

#include <string>

namespace tessera::scripts {

// A comment on outputs halfway between two inputs, of a framework that computes these places in arithmetic of its own;
// empty: there is nothing to say.
std::string remarkOnTies(const Operator& op, Dialect dialect);

} // namespace tessera::scripts
