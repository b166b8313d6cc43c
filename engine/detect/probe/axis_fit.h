// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/detect/measured/axis_line.h"
#include "engine/detect/probe/fitted_plan.h"

#include <span>

namespace tessera {

// The coordinates of one axis from its rows, and the line that they lie on. `map`: whose right line that is; null: it
// has none. Coordinates that are closer than `tolerance` are one.
XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance);

} // namespace tessera
