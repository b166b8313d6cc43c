// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

namespace tessera {

// Whether the two are copies of one tensor of which nothing was written since: the same bytes in the same place, not
// only equal ones, and described in the same way. What was found of the one holds for the other as long as both are
// kept.
bool sameMemory(const Tensor& a, const Tensor& b);

} // namespace tessera
