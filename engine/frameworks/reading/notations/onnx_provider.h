// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/notations/onnx_attributes.h"
#include "engine/frameworks/reading/tensors/said_resize.h"

namespace tessera {

// What ONNX Runtime's DirectML provider passes for a Resize, or, without modes of its own, for an early one or an
// Upsample. The notes say where that is not what ONNX says. Throws RefusedAttribute for what the provider leaves to the
// CPU, and for what its sources do not say.
ReadOperator passedByProvider(const SaidResize& said, DataType type, const OnnxAttributes& attributes, bool hasModes);

} // namespace tessera
