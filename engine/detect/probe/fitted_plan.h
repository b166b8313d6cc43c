// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/probe/copies.h"
#include "engine/detect/probe/responses.h"

#include <optional>

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

} // namespace tessera
