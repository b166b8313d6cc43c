// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// The room measures and names what a program does: the line, sampling and kernel of an axis, the part of a tensor that
// differs, and the line of values. identify, probe, and rooms that show their lines use it.

// The line of an axis: x = slope·o + offset in input pixels, clamped to the input.
struct AxisFit {
    double slope = 0, offset = 0;
    double slack = 0; // nearest: offsets this close give the same indices
    bool isFloor = false; // nearest, with x rounded down
};
// "x = o + 7", "x = 3/7·o", "x = 0.5·o − 0.25", "x = 0.5·o + 0.25 ± 0.25", "floor(x), x = 0.4·o"
std::string lineText(const AxisFit& fit);
std::string digitsText(double value, int digits = 6); // "0.0003", "1e-07"
std::string numberText(double value); // "3/7", "0.25": short where that is exact

inline bool isInside(double x, double inputs)
{
    return x > 0 && x < inputs - 1;
}
double clampedAt(const AxisFit& line, double output, double inputs);
AxisFit lineOf(const AxisMap& map); // the operator's own formula

// A line by least squares; none for fewer than two places. The caller judges the points off the line.
struct LinePoint {
    double o, x, weight = 1;
};
std::optional<AxisFit> lineThrough(const std::vector<LinePoint>& points);

// A range of numbers, of all at first; the lower end is above the higher one: there are none.
struct Bounds {
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();

    void narrow(double least, double most)
    {
        low = std::max(low, least);
        high = std::min(high, most);
    }
    double width() const { return high - low; }
    double middle() const { return (low + high) / 2; }
};

// A place, and what a line may be there.
struct Possible {
    double at;
    Bounds value;
};
Bounds offsetsOf(const std::vector<Possible>& all, double slope); // of lines of this slope through all of them
// Bounds the slope of a line through all points. Each pair of a point of `all` and one of `some` narrows the bounds.
Bounds slopesThrough(const std::vector<Possible>& all, const std::vector<Possible>& some);

// The shortest number within `reach` of the middle: 0, 2, 0.25, 2/3, 1/255.
double shortNear(double middle, double reach);

// A line whose rounded x are these indices: with the right slope, one that has a formula, or a short one. None: no line
// gives them all, or fewer than two lie inside.
std::optional<AxisFit> lineOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                     double rightSlope);
// The least and the largest slope of x = (o − outputOffset)·slope + offset whose rounded x are these indices. The first
// is no less than the second: no line gives them.
Bounds slopesOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding, double offset,
                       double outputOffset = 0);

// The slopes that programs make of n inputs and m outputs, with their formulas: "(n − 1)/(m − 1)", "n/m". They may be
// infinite.
std::array<std::pair<double, const char*>, 8> namedSlopes(uint32_t inputs, uint32_t outputs);
// The formula of a slope; empty: it has none.
std::string slopeFormula(double slope, uint32_t inputs, uint32_t outputs);

} // namespace tessera
