// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// How an axis lies on the input: x = slope·o + offset in input pixels, clamped to the input.
struct AxisFit {
    double slope = 0, offset = 0;
    double slack = 0; // for nearest: with the slope, every offset this near gives the same indices
    double worst = 0; // the largest distance of an x from the line
    uint32_t outputs = 0; // that lie inside the input
};
std::string lineText(const AxisFit& fit); // "x = 3/7·o", "x = 0.5·o − 0.25", "x = 0.5·o + 0.25 ± 0.25"
std::string digitsText(double value, int digits = 6); // "0.0003", "1e-07"
std::string numberText(double value); // "3/7", "0.25": a short decimal or fraction where one fits

inline bool isInside(double x, double inputs)
{
    return x > 0 && x < inputs - 1;
}
double clampedAt(const AxisFit& line, double output, double inputs);
AxisFit lineOf(const AxisMap& map); // the operator's own formula

// Least squares over points; fewer than two have no line. What lies off it is the caller's to judge.
struct LinePoint {
    double o, x, weight = 1;
};
std::optional<AxisFit> lineThrough(const std::vector<LinePoint>& points);

// The line that gives these indices, which `rounding` made of it: by the right slope, or one that has a reason, else by
// a short one. None: no line gives them all, or fewer than two lie inside.
std::optional<AxisFit> lineOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                     double rightSlope);
// The slopes, from the least to the most, that a line x = (o − outputOffset)·slope + offset may have, which `rounding`
// made these indices of. The first is no less than the second: no line has them.
std::pair<double, double> slopesOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                          double offset, double outputOffset = 0);

// The slopes that programs make of n inputs and m outputs, each with its formula: "(n − 1)/(m − 1)", "n/m". Those that
// divide by zero are no finite numbers.
std::array<std::pair<double, const char*>, 8> namedSlopes(uint32_t inputs, uint32_t outputs);
// Why a slope is what it is; empty: nobody knows.
std::string slopeFormula(double slope, uint32_t inputs, uint32_t outputs);

} // namespace tessera
