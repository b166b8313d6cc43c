// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/xray.h"

#include <algorithm>
#include <array>
#include <optional>
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

// The weights of one output coordinate along one axis, from `first` on. Their sum is 1; none: it reads nothing.
struct MeasuredRow {
    uint32_t first = 0;
    std::vector<double> weights;
};

// The weights of every output coordinate, axis by axis; of a copy one 1.
using AxisRows = std::array<std::vector<MeasuredRow>, 4>;

double centreOf(const MeasuredRow& row); // Σ weight·input / Σ weight; NaN: it reads nothing
std::vector<MeasuredRow> rowsOf(const AxisTaps& taps);
// Whether each two weights are one within the tolerance.
bool areAlike(const std::vector<MeasuredRow>& a, const std::vector<MeasuredRow>& b, double tolerance);

// What one output reads, where an input element is the sum of its coordinates, each times its stride.
std::vector<Partner> partnersOf(const AxisRows& rows, const std::array<uint32_t, 4>& output,
                                const std::array<uint64_t, 4>& strides);

// An engine whose outputs are weighted sums, as impulses along each axis show it.
struct Responses {
    AxisRows rows;
    std::vector<double> total; // [outputs] the sum of all its weights
    std::vector<double> base; // [outputs] for an input of Levels::low alone
};
// None: the axes do not separate, which random values show, or they are too long to tell.
std::optional<Responses> axisResponses(EngineQuestions& questions);

// The same without any assumption, an impulse for each input element. None: the outputs are no weighted sums, or the
// input has more than kMostImpulses elements.
inline constexpr uint64_t kMostImpulses = 4096;
std::optional<SourceTable> pointResponses(EngineQuestions& questions);

} // namespace tessera
