// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/reference/families.h"
#include "engine/compute/reference/forward.h"

namespace tessera::reference {

// Multiplies the packed elements of `type` along every axis. Where all four matrices select, bits are copied; else
// values are summed in float64 over all axes and rounded once, to the type. Throws Cancelled.
void multiply(const PerAxis<AxisMatrix>& matrices, DataType type, Input input, Output output,
              const RunControl& control);

} // namespace tessera::reference
