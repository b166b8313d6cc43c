// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <stop_token>
#include <vector>

namespace tessera {

// A map with lines that were measured, in what has a name or short numbers first.
struct MeasuredMap {
    Hypothesis hypothesis;
    double bits = 0; // what choosing its numbers is worth
};

// The meant resampling with every axis that may lie elsewhere measured from the data; empty: nothing was measured, or
// only what is meant. Each is still to be held against all elements. Throws Cancelled.
std::vector<MeasuredMap> measuredMaps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop);

} // namespace tessera
