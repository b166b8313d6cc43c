// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operators.h"

#include <span>
#include <utility>
#include <vector>

namespace tessera {

// The axes of an operator that resamples: their maps, what these do to the picture, and what other programs make of
// them.

// The forward map of every dimension of an operator that resamples. A gradient's inputs are those of the forward
// operator: the elements of its output. Empty of other operators, and of one whose fields make no map.
std::vector<AxisMap> axisMaps(const Operator& op);
std::array<AxisMap, 4> paddedMaps(const Operator& op); // the same, padded in front to four axes; op has no issues
inline bool isTransposed(const Operator& op) // a gradient: its output tensor has the maps' inputs
{
    return op.row().isGradient;
}
Text offsetsNote(const Operator& op); // for a gradient whose offsets are those of pixel centres, exchanged; else empty
inline constexpr DataType kResampleTypes[] = {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8};
// The plan of such maps, padded in front to four axes; backwards: of their transpose.
Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards);

// How the picture of one output axis lies over that of its input: pixel i covers [i − ½, i + ½].

inline double inputAt(const AxisMap& map, double output) // x of any output position, not only of centres
{
    return coordinate(map, output);
}
double outputAt(const AxisMap& map, double input); // the way back: (x + InputPixelOffset)·Scale + OutputPixelOffset

// The outputs whose x lies in [from, to], as [first, second).
std::pair<uint32_t, uint32_t> outputsBetween(const AxisMap& map, double from, double to);
// The inputs that the outputs stand for or read lie in [first, second): what is before and behind is cropped away.
std::pair<uint32_t, uint32_t> inputsKept(const AxisMap& map);

// How far behind the output's edges the input's edges fall, in output pixels: 0 and 0 where both pictures cover the
// same; equal where one is shifted; opposite where it is stretched about its middle.
struct Displacement {
    double first = 0, last = 0;
};
Displacement displacement(const AxisMap& map);

// Nearest: how much further along than the output's centre the inputs that are read lie, in input pixels: midway
// between the least and the most, over the first `most` outputs that are not clamped. Against the map of the same scale
// that lays the first edges of both pictures upon each other. 0 where rounding and offsets together shift nothing.
double lead(const AxisMap& map, uint32_t most = 65536);

struct AxisCounts {
    uint32_t ties = 0, clamped = 0; // outputs
    uint32_t cropped = 0, skipped = 0; // inputs: outside what is kept, and inside but never read
};
AxisCounts countsOf(const AxisMap& map, uint32_t most); // over the first `most` outputs

bool shiftsNothing(const AxisMap& map); // it does not stretch or crop either: pictureSentence says so
// What this map does to the picture, in a sentence: why it shifts, or that it does not. axis: 0 … 3 = N, C, H, W.
Message pictureSentence(const AxisMap& map, int axis);
// What all axes of a tensor do together, without the reasons; empty: nothing shifts.
Message pictureSummary(std::span<const AxisMap> maps);

// The same map rounded in other ways and computed in other ways than the operator does: what other programs make of it.

enum class Arithmetic {
    Division, // float32, dividing by Scale: ours
    Reciprocal, // float32, multiplying by 1/Scale
    Exact, // the ratio of sizes that Scale stands for; else the float32 fields
};
inline constexpr std::array kArithmetics = {Arithmetic::Division, Arithmetic::Reciprocal, Arithmetic::Exact};

constexpr std::string_view formula(NearestRule rule)
{
    return formOf(rule).formula;
}
constexpr std::string_view onnxName(NearestRule rule)
{
    return formOf(rule).onnxName;
}
std::string_view name(Arithmetic arithmetic); // "reciprocal"
bool roundsRatio(const AxisMap& map); // Scale is a ratio of the sizes, rounded to float32
double coordinate(const AxisMap& map, uint32_t output, Arithmetic arithmetic);
uint32_t nearestUnder(const AxisMap& map, uint32_t output, NearestRule rule, Arithmetic arithmetic);
// The map that gives the same inputs when `rule` rounds it: other operators say ½ of the rule with their offsets.
AxisMap restated(const AxisMap& map, NearestRule rule);

// Where another way reads another input than the operator does.
struct RoundingDifference {
    uint32_t output, meant, other;
    bool operator==(const RoundingDifference&) const = default;
};
struct Divergences {
    uint32_t count = 0; // the count for all the outputs below `end`
    std::vector<RoundingDifference> list; // the first `most` of them
};
// `other`: the map that the rule is of, see restated().
Divergences divergences(const AxisMap& map, const AxisMap& other, NearestRule rule, Arithmetic arithmetic, uint32_t end,
                        size_t most);

} // namespace tessera
