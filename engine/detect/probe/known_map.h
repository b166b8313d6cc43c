// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/copies.h"
#include "engine/detect/probe/fitted_plan.h"
#include "engine/detect/probe/xray.h"

#include <stop_token>

namespace tessera {

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

} // namespace tessera
