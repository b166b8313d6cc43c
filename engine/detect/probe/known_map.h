// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/probe/responses.h"
#include "engine/detect/probe/xray.h"

#include <functional>
#include <stop_token>

namespace tessera {

// Every output's sources; `elementAt`: where an element of a packed input lies in it; none: at its own place.
SourceTable tableOf(const Plan& plan, const std::function<uint64_t(uint64_t element)>& elementAt = {});

// A map as it was measured, or as a diagnosis says it: as probe() finds it of an engine, but no engine runs, and there
// are no findings. The operator has no issues. Throws Cancelled.
Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop);

} // namespace tessera
