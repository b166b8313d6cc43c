// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// Those compositions that give the whole output with the fewest changes: moves before and after the operator, other
// operators, and any order of a block operator's six axes.
struct Compositions {
    std::vector<Hypothesis> explaining; // by their order of likelihood; those of a class that move alike stand once
    size_t tried = 0; // how many, these included
};
// Both tensors have the same values. `meant`: none: every block operator between these sizes is. Throws Cancelled.
Compositions compositionsOf(const std::optional<Operator>& meant, const Evidence& evidence,
                            const std::stop_token& stop);

} // namespace tessera
