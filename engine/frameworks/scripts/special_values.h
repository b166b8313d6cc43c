// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/scripts/programs.h"

#include <string>

namespace tessera::scripts {

// Whether PyTorch's resize is given FLOAT32 in the place of FLOAT16, which not every build of it has.
bool isWidened(const Operator& op, Dialect dialect);

// Comments on what the framework makes of NaN and infinities otherwise than the operator does, where the input has
// such values or is not known; empty: there is nothing to say.
std::string remarkOnSpecialValues(const Program& program, Dialect dialect);

} // namespace tessera::scripts
