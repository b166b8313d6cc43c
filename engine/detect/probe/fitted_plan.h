// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/measured/axis_line.h"
#include "engine/detect/probe/copies.h"
#include "engine/detect/probe/responses.h"

#include <optional>
#include <span>

namespace tessera {

// None: the axes do not separate. `right` says what both tensors are, and whose the sum of a gradient's weights is.
std::optional<AxisRows> axisRows(const Copies& copies, const Plan& right);
std::optional<AxisRows> axisRows(const Responses& responses, const Plan& right);

// The same as a plan, where an axis that is the right one within the tolerance is taken from it. None: a band falls as
// the output grows, which no plan says.
std::optional<Plan> planOf(AxisRows rows, const Plan& right, double tolerance);

SourceTable tableOf(const Copies& copies);
SourceTable tableOf(const AxisRows& rows, const Plan& right);
// Where an input element is the sum of its coordinates, each times its stride.
SourceTable tableOf(const AxisRows& rows, const std::array<uint64_t, 4>& strides);

// The coordinates of one axis from its rows, and the line that they lie on. `map`: whose right line that is; null: it
// has none. Coordinates that are closer than `tolerance` are one.
XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance);

} // namespace tessera
