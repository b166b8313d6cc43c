// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/xray.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>
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

// What a data type lets weights be measured with.
struct Levels {
    double low, high; // the levels of impulses
    double least; // a response below it is none
    double tolerance; // two weights that are closer are one
};
Levels levelsOf(DataType type);
// Two weights of the plan's engine and of another program that are closer are one: coordinates may be some float32 ulps
// apart.
double weightTolerance(const Plan& plan);

// The weights of every output coordinate along each axis, as first, rowStart and weights of its taps say them. Bands
// may fall, which a plan's do not.
using AxisBands = std::array<AxisTaps, 4>;
// The next output of an axis: its weights without zeros at either end.
void addBand(AxisTaps& taps, uint32_t first, std::vector<double> weights);

// What every output copies, of which at least one does; the weights along each axis; all weights, whatever the axes
// are; nothing: there is no map.
using KnownMap = std::variant<std::monostate, Copies, AxisBands, SourceTable>;

// The weights of an engine whose outputs are weighted sums: as impulses along each axis show them, where the axes
// separate, which random values show; else, of an input of at most kMostImpulses elements, as an impulse for each
// element does.
inline constexpr uint64_t kMostImpulses = 4096;
KnownMap measuredWeights(EngineQuestions& questions);

} // namespace tessera
