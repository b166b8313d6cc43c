// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/probe/xray.h"

#include <stop_token>

namespace tessera {

// The map of a hypothesis in place of the meant operator's, which has no issues and the sizes of the hypothesis: as
// probe() finds it, with no run and no finding. None: it reads memory, is too large, or computes what is
// written with other axes.
// Throws Cancelled.
std::optional<Xray> mapOf(const Hypothesis& hypothesis, const Operator& meant, const std::stop_token& stop);

} // namespace tessera
