// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operators.h"

#include <span>
#include <utility>
#include <vector>

namespace tessera {

// The axes of an operator that resamples: their maps, how these change the picture, and how other programs round them.

// The forward map of every dimension of an operator that resamples. A gradient's map has the forward operator's inputs,
// which are the elements of the gradient's output. Empty for other operators, and where the fields make no map.
std::vector<AxisMap> axisMaps(const Operator& op);
std::array<AxisMap, 4> paddedMaps(const Operator& op); // the same, padded in front to four axes; op has no issues
inline constexpr DataType kResampleTypes[] = {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8};
// The plan of such maps, padded in front to four axes; `backwards`: the plan of their transpose.
Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards);

// How the picture of one output axis lies over that of its input: pixel i covers [i − ½, i + ½].
double outputAt(const AxisMap& map,
                double input); // back from coordinate(): (x + InputPixelOffset)·Scale + OutputPixelOffset

// The outputs whose x lies in [from, to], as [first, second).
std::pair<uint32_t, uint32_t> outputsBetween(const AxisMap& map, double from, double to);
// The inputs that the outputs cover or read lie in [first, second); those outside are cropped.
std::pair<uint32_t, uint32_t> inputsKept(const AxisMap& map);

// How far the input's edges lie after the output's, in output pixels. Both are 0 where the pictures cover the same.
// They are equal where one is shifted, and opposite where it is stretched about its middle.
struct Displacement {
    double first = 0, last = 0;
};
Displacement displacement(const AxisMap& map);

// Nearest: how far the inputs that are read lie beyond the output's centre, in input pixels. It is midway between the
// least and the most over the first `most` outputs that are not clamped. Its zero is the map of the same scale on which
// the first edges of both pictures meet: 0 where rounding and offsets together shift nothing.
double lead(const AxisMap& map, uint32_t most = 65536);

struct AxisCounts {
    uint32_t ties = 0, clamped = 0; // outputs
    uint32_t cropped = 0, skipped = 0; // inputs: outside what is kept, and inside but never read
};
AxisCounts countsOf(const AxisMap& map, uint32_t most); // over the first `most` outputs

bool shiftsNothing(const AxisMap& map); // nor does it stretch or crop; pictureSentence() says so
// How the map shifts the picture and why, in one sentence, or that it does not. axis: 0 … 3 = N, C, H, W.
Message pictureSentence(const AxisMap& map, int axis);
// How all axes of a tensor shift it together, without the reasons; empty: nothing shifts.
Message pictureSummary(std::span<const AxisMap> maps);

// How a program computes coordinates. Others round the same map, and compute it, in other ways than the operator.

enum class Arithmetic {
    Division, // float32, dividing by Scale: ours
    Reciprocal, // float32, multiplying by 1/Scale
    Exact, // the ratio of sizes that Scale stands for, if it does; else the float32 fields
};
inline constexpr std::array kArithmetics = {Arithmetic::Division, Arithmetic::Reciprocal, Arithmetic::Exact};

std::string_view name(Arithmetic arithmetic); // "reciprocal"
bool roundsRatio(const AxisMap& map); // Scale is a ratio of the sizes, rounded to float32
double coordinate(const AxisMap& map, uint32_t output, Arithmetic arithmetic);
uint32_t nearestUnder(const AxisMap& map, uint32_t output, NearestRule rule, Arithmetic arithmetic);
// The map that gives the same inputs when `rule` rounds it. A ½ in the rule moves into the offset.
AxisMap restated(const AxisMap& map, NearestRule rule);

// An output for which another rule or arithmetic reads another input than the operator does.
struct RoundingDifference {
    uint32_t output, meant, other;
    bool operator==(const RoundingDifference&) const = default;
};
struct Divergences {
    uint32_t count = 0; // over all outputs below `end`
    std::vector<RoundingDifference> list; // the first `most` of them
};
// `other`: the map that `rule` rounds, see restated().
Divergences divergences(const AxisMap& map, const AxisMap& other, NearestRule rule, Arithmetic arithmetic, uint32_t end,
                        size_t most);

} // namespace tessera
