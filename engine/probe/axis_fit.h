// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/probe/fitted_plan.h"

#include <span>
#include <string>

namespace tessera {

// The coordinates of one axis from its rows, and the line that they lie on; `right` gives the other line.
XrayAxis axisOf(const std::vector<MeasuredRow>& rows, uint32_t inputs, const AxisTaps* right);

// "x = 3/7·o", "x = 0.5·o − 0.25": short fractions where they fit.
std::string lineText(const AxisFit& fit);

} // namespace tessera
