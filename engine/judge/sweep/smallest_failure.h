// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/sweep/shrink.h"
#include "engine/judge/sweep/trial_bench.h"

#include <optional>

namespace tessera {

// A case, and what it came to.
struct SmallestFailure {
    Case c;
    SweptTrial trial;
};

// Whether a candidate goes wrong in the same way as the trial. Both live longer than the function.
StillFails failsLike(const TrialBench& bench, const SweptTrial& trial);

// Each try of a hang may take the whole of its time limit: of these there are few.
ShrinkLimits limitsFor(const SweptTrial& trial, ShrinkLimits limits);

// The smallest case found that goes wrong as `c` did in the trial, and is wanted where that is asked (`c` itself is); a
// hang without another run. None: it does not when
// it is run again, for want of memory or by chance. Throws Cancelled.
std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const ShrinkLimits& limits = {},
                                               const std::function<bool(const Case& c)>& isWanted = {});

} // namespace tessera
