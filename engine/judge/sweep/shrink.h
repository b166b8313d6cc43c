// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/judge/sweep/trial_bench.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tessera {

// Whether a case without issues still fails in the way that is looked for.
using StillFails = std::function<bool(const Case& c)>;

inline constexpr size_t kShrinkTries = 600; // runs of the engine while shrinking

// A failing case made small: sizes, rank, strides, offsets, scales, block, choices, type, data, in this order, over and
// over until nothing helps or the tries are used up. No size, stride or offset of the result is larger. The same case
// and the same answers give the same result.
Case shrunk(const Case& failing, const StillFails& stillFails, size_t tries = kShrinkTries);

// A case, and what it came to.
struct SmallestFailure {
    Case c;
    SweptTrial trial;
};

// The smallest case found that goes wrong as `c` did in the trial, and is wanted where that is asked (`c` itself is); a
// hang without another run. None: it does not when it is run again, for want of memory or by chance. Throws Cancelled.
std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const std::function<bool(const Case& c)>& isWanted = {});

} // namespace tessera
