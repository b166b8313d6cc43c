// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/operator.h"
#include "engine/tensor/export.h"

#include <string_view>

namespace TESSERA_API tessera {

// The source of a compute shader that computes an operator right, to begin one's own with; its family's. Empty: there
// is none, of an operator that was added.
std::string_view shaderTemplate(const Operator& op);

} // namespace tessera
