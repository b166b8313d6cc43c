// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"

namespace tessera {

// The case's input in the layout of its operator's input tensor. Throws IoError, EngineError, or TextError where the
// data's type or shape is not the operator's.
Tensor loadInput(const Case& c);

} // namespace tessera
