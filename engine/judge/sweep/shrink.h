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

struct ShrinkLimits {
    size_t tries = 600; // runs of the engine while shrinking
    size_t triesPerField = 20; // for each field that may not matter
};

// A failing case made small: sizes, rank, strides, offsets, scales, block, choices, type, data, in this order, over and
// over until nothing helps or the tries are used up. No size, stride or offset of the result is larger. The same case
// and the same answers give the same result.
Case shrunk(const Case& failing, const StillFails& stillFails, const ShrinkLimits& limits = {});

// The case's line with a * for each number or word that may be another: every one of the tries with others fails as
// well. "DEPTH_TO_SPACE1 --Sizes 1,18,*,* …". Equal to toText(c) where everything matters.
std::string lineWithWildcards(const Case& c, const StillFails& stillFails, const ShrinkLimits& limits = {});

// A case, and what it came to.
struct SmallestFailure {
    Case c;
    SweptTrial trial;
};

// Whether a candidate goes wrong in the same way as the trial. Both live longer than the function.
StillFails failsLike(const TrialBench& bench, const SweptTrial& trial);

// The smallest case found that goes wrong as `c` did in the trial, and is wanted where that is asked (`c` itself is); a
// hang without another run. None: it does not when
// it is run again, for want of memory or by chance. Throws Cancelled.
std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const ShrinkLimits& limits = {},
                                               const std::function<bool(const Case& c)>& isWanted = {});

} // namespace tessera
