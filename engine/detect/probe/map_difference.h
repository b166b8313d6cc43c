// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/xray.h"

#include <functional>

namespace tessera {

// Outputs whose sources or weights are not the plan's: all of them, and the first few.
struct MapDifference {
    uint64_t count = 0;
    std::vector<uint64_t> first; // at most 8
};
// Throw Cancelled, here and below.
MapDifference difference(const Xray& xray, const Plan& plan, const std::stop_token& stop = {});
std::vector<bool> differingOutputs(const Xray& xray, const Plan& plan); // the same of each output
// The same, without counting: no output differs.
bool isMapOf(const Xray& xray, const Plan& plan, const std::stop_token& stop = {});

// The same where the plan reads input `moved(i)` for each input i: it takes the input for another tensor.
using Moved = std::function<uint64_t(uint64_t)>;
bool isMapOf(const Xray& xray, const Plan& plan, const Moved& moved, const std::stop_token& stop = {});

} // namespace tessera
