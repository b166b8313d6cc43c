// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/detect/identify/identify.h"

#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

// Runs the engine, which lives longer, on other cases. Throws what engines and loadInput() throw.
Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop);

// The sources of two outputs that differ; they live longer. A file, and null, cannot be asked.
struct Suspects {
    const OutputSource* a;
    const OutputSource* b;
    MemoryBudget budget = {};
    std::stop_token stop = {};
};
// cause(); where that leaves several names, the engine that is blamed is asked the case that tells them apart. Throws
// what askedOf() does, and Cancelled.
Cause causeAsking(const Suspects& suspects, const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b,
                  bool wantsProbe = true);

} // namespace tessera
