// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/notations/onnx_node.h"

namespace tessera {

// operatorOf() of a Resize or an Upsample.
ReadOperator resizeOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes);

} // namespace tessera
