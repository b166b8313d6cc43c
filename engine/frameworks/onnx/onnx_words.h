// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/notations/onnx_node.h"

namespace tessera {

// The node that does what the operator does, of the oldest opset that has all of it: what operatorOf() reads back. The
// operator has no issues. Throws TextError where ONNX has no such node, with what it lacks.
OnnxNode onnxNodeOf(const Operator& op);

} // namespace tessera
