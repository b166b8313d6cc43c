// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <string_view>

namespace tessera {

// The source of a compute shader that computes an operator right, to begin one's own with; its family's. Empty: there
// is none, of an operator that was added.
std::string_view shaderTemplate(const Operator& op);

// The types that it does, as it lists them itself: "FLOAT32, UINT32"; empty where there is no shader.
std::string_view templateTypes(const Operator& op);
bool templateDoes(const Operator& op, DataType type);

} // namespace tessera
