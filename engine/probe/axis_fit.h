// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/probe/fitted_plan.h"

#include <span>
#include <string>

namespace tessera {

// The coordinates of one axis from its rows, and the line that they lie on; `right` gives the other line.
XrayAxis axisOf(const std::vector<MeasuredRow>& rows, uint32_t inputs, const AxisTaps* right);

// "3/7", "0.25": a short decimal or fraction where one fits.
std::string numberText(double value);

} // namespace tessera
