// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <string_view>
#include <vector>

namespace tessera {

// The source of a compute shader that computes an operator right, to begin one's own with; its family's. Empty: there
// is none, of an operator that was added.
std::string_view shaderTemplate(const Operator& op);

// The types that it does, as it lists them itself; empty where there is no shader.
std::vector<DataType> templateTypes(const Operator& op);

} // namespace tessera
