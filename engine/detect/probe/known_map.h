// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/probe/responses.h"
#include "engine/detect/probe/xray.h"

#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace tessera {

// A map as it was measured, or as a diagnosis says it: its rows, its plan or its table.

// None: the axes do not separate. `right` says what both tensors are, and whose the sum of a gradient's weights is.
std::optional<AxisRows> axisRows(const Copies& copies, const Plan& right);
std::optional<AxisRows> axisRows(const Responses& responses, const Plan& right);

// The same as a plan, where an axis that is the right one within the tolerance is taken from it. None: a band falls as
// the output grows, which no plan says.
std::optional<Plan> planOf(AxisRows rows, const Plan& right, double tolerance);

SourceTable tableOf(const Copies& copies);
// Where an input element is the sum of its coordinates, each times its stride.
SourceTable tableOf(const AxisRows& rows, const std::array<uint64_t, 4>& strides);

// What every output copies, of which at least one does; the weights of every output coordinate along each axis; all
// weights, whatever the axes are; nothing: there is no map.
using KnownMap = std::variant<std::monostate, Copies, AxisRows, SourceTable>;

// As probe() finds it of an engine: no engine runs, and there are no findings. The operator has no issues. Throws
// Cancelled.
Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop);

} // namespace tessera
