// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/questions.h"

#include <vector>

namespace tessera {

// What every output copies, read off from inputs that carry their own numbers.
struct Copies {
    static constexpr int64_t kUnwritten = -1, kConstant = -2, kUnknown = -3;

    std::vector<int64_t> source; // [outputs] an input element, or one of the above
    uint64_t copied = 0, unwritten = 0, constant = 0, unknown = 0; // outputs

    bool areAll() const { return unknown == 0 && copied > 0; } // no output is anything else
};

// Two numberings, each in as many runs as its numbers have digits in the type. `mayBlend`: the bits of the numbers
// follow, as the least and the largest value, so that any two inputs differ once by all that the type has. A mean of
// neighbours may look like a copy in both numberings; it is then no copy, however it rounds.
Copies readCopies(EngineQuestions& questions, bool mayBlend);

} // namespace tessera
