// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/xray.h"

#include <functional>
#include <limits>

namespace tessera {

// Where a plan reads an input instead: it takes the input for another tensor. Empty: where it says.
using Moved = std::function<uint64_t(uint64_t input)>;

// Outputs whose sources or weights are not the plan's, the first `most` of them: all where there is no map. Throws
// Cancelled.
std::vector<uint64_t> differingOutputs(const Xray& xray, const Plan& plan, const Moved& moved = {},
                                       size_t most = std::numeric_limits<size_t>::max(),
                                       const std::stop_token& stop = {});

// No output differs. Throws Cancelled.
bool isMapOf(const Xray& xray, const Plan& plan, const Moved& moved = {}, const std::stop_token& stop = {});

} // namespace tessera
