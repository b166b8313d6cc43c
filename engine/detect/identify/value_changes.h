// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/fit/located.h"
#include "engine/detect/identify/hypothesis.h"

#include <optional>
#include <vector>

namespace tessera {

// A right result with other values: a line, one for each channel, a curve, cut off at its ends, or rounded otherwise.
struct ValueChange {
    MistakeClass mistake = MistakeClass::Values;
    Message what = {}; // behind the name of the result: "times 2, shifted by -17, rounded half up"
    double bits = 0; // how much it says of the output
};

// None: it is no such of this map, whose result the grid's elements are held against, first a sample of them. A map
// that is not meant must come near.
std::optional<ValueChange> valueChangeOf(const Hypothesis& base, const Evidence& evidence, const Grid& sample,
                                         const Grid& all, bool isMeant);
// What a line makes of the right elements of a part: "times 0.51"; empty: it is none.
Message lineOfPart(const Prediction& right, const Grid& all, const TensorPart& part);

} // namespace tessera
