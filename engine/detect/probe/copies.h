// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <vector>

namespace tessera {

// What every output copies, read off from inputs that carry their own numbers.
struct Copies {
    static constexpr int64_t kUnwritten = -1, kConstant = -2, kUnknown = -3;

    std::vector<int64_t> source; // [outputs] an input element, or one of the above

    uint64_t count(int64_t kind) const { return static_cast<uint64_t>(std::ranges::count(source, kind)); }
    // Each output that has a source copies it, and one has.
    bool areAll() const { return count(kUnknown) == 0 && std::ranges::max(source) >= 0; }
};

// Two numberings, each in as many runs as its numbers have digits in the type. `mayBlend`: the bits of the numbers
// follow, as the least and the largest value, so that any two inputs differ once by all that the type has. A mean of
// neighbours may look like a copy in both numberings; it is then no copy, however it rounds.
Copies readCopies(EngineQuestions& questions, bool mayBlend);

} // namespace tessera
