// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/probe/responses.h"
#include "engine/detect/probe/xray.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// A map as it was measured: its rows, its plan or its table, and what is found of it.

// None: the axes do not separate. `right` says what both tensors are, and whose the sum of a gradient's weights is.
std::optional<AxisRows> axisRows(const Copies& copies, const Plan& right);
std::optional<AxisRows> axisRows(const Responses& responses, const Plan& right);

// The same as a plan, where an axis that is the right one within the tolerance is taken from it. None: a band falls as
// the output grows, which no plan says.
std::optional<Plan> planOf(AxisRows rows, const Plan& right, double tolerance);

SourceTable tableOf(const Copies& copies);
// Where an input element is the sum of its coordinates, each times its stride.
SourceTable tableOf(const AxisRows& rows, const std::array<uint64_t, 4>& strides);

// The coordinates of one axis from its rows, and the line that they lie on. `map`: whose right line that is; null: it
// has none. Coordinates that are closer than `tolerance` are one.
XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance);

// What is known of a map already, as probe() finds it of an engine: no engine runs, and there are no findings. All
// throw Cancelled.

// What every output copies; at least one output does.
Xray xrayOf(const Copies& copies, const Operator& op, const std::stop_token& stop);
// The weights of every output coordinate along each axis.
Xray xrayOf(const AxisRows& rows, const Operator& op, const std::stop_token& stop);
Xray xrayOf(SourceTable weights, const Operator& op, const std::stop_token& stop); // whatever its axes are

// The parts of these, in this order. `right` is the operator's plan; the operator has no issues.
Xray emptyXray(const Operator& op, Plan right, const std::stop_token& stop);
void setCopies(const Copies& copies, Xray& xray);
void setMeans(const AxisRows& rows, Xray& xray);
void setDifference(Xray& xray, const std::stop_token& stop);

// What a map says in words, the most telling first. Throws Cancelled.
std::vector<Message> findingsOf(const Xray& xray, const std::stop_token& stop);

// Other operators, conventions and rules whose map this one is, by name: "ONNX align_corners", "Order
// DEPTH_COLUMN_ROW". For a map that is not the right one. Throws Cancelled.
std::vector<Message> likenesses(const Xray& xray, const std::stop_token& stop);

} // namespace tessera
