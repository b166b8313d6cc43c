// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/tensor/export.h"

#include <cstdint>
#include <string>
#include <vector>

namespace TESSERA_API tessera {

// The formula of one element with its numbers put in. A line belongs to one axis, so that a view can colour it.
struct FormulaLine {
    int axis; // 0 … 3 = N, C, H, W; −1 = of the whole element
    std::string text; // "y = 2 = 1·2 + 0"

    bool operator==(const FormulaLine&) const = default;
};

struct Explanation {
    std::vector<FormulaLine> formula;
    std::string sentence; // in words: "Output row 2 is even, so …"
};

// A permutation told as shapes of the same elements: reshape, transpose, reshape. Dimensions run from the outermost to
// the innermost.
struct StoryDimension {
    std::string name; // "k", "by"
    int axis; // whose colour it has: 0 … 3 = N, C, H, W
    std::vector<uint8_t> parts; // the axes of the plan's StridedCopy that it is made of, outermost first

    bool operator==(const StoryDimension&) const = default;
};

struct StoryStep {
    std::string title; // "input", "transpose"
    std::vector<StoryDimension> dimensions;

    bool operator==(const StoryStep&) const = default;
};

// Programs that a case can be written as.
enum class Dialect { DirectML, NumPy };

} // namespace tessera
