// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"

#include <span>
#include <utility>

namespace tessera {

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

bool shiftsNothing(const AxisMap& map); // nor stretches or crops: pictureSentence says so
// What this map does to the picture, in a sentence: why it shifts, or that it does not. axis: 0 … 3 = N, C, H, W.
Message pictureSentence(const AxisMap& map, int axis);
// What all axes of a tensor do together, without the reasons; empty: nothing shifts.
Message pictureSummary(std::span<const AxisMap> maps);

} // namespace tessera
