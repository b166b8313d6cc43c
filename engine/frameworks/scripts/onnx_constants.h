// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"

#include <string>

namespace tessera::scripts {

// The statements that make a model of ONNX' node, or of its nodes, give it its constant inputs, and run it: `y` made of
// `x`. Throws TextError where no opset has all of it.
std::string runOfOnnx(const Operator& op, Dialect dialect); // Onnx, OnnxRuntimeDirectMl

} // namespace tessera::scripts
