// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/precision_fit.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

// Of the grid's elements, in its order.
std::vector<double> valuesOf(const SeparableTaps& taps, const Grid& grid, const Tensor& input)
{
    const TapsOfElements elements(taps, input);
    std::vector<double> values(grid.count());
    for (uint64_t number = 0; number < grid.count(); ++number)
        values[number] = elements.evaluated(number, false).value;
    return values;
}

// What the value changes by where the axis' coordinate grows. None: a band that is no pair of neighbours.
std::optional<SeparableTaps> slopes(SeparableTaps taps, size_t axis)
{
    AxisTaps& own = taps.axes[axis];
    for (uint32_t o = 0; o < own.outputs; ++o) {
        float* weights = own.weights.data() + own.rowStart[o];
        if (own.taps(o) > 2)
            return {};
        weights[0] = own.taps(o) == 2 ? -1.0f : 0.0f;
        if (own.taps(o) == 2)
            weights[1] = 1;
    }
    return taps;
}

// The shifts of one axis by least squares, the others as they are. `rest`: what no shift explains yet.
void improve(const Grid& grid, size_t axis, const std::vector<double>& slope, std::vector<double>& shifts,
             std::vector<double>& rest)
{
    std::vector<double> step(shifts.size()), square(shifts.size());
    grid.forEach([&](uint64_t number, const Place& at) {
        step[at[axis]] += slope[number] * rest[number];
        square[at[axis]] += slope[number] * slope[number];
        return true;
    });
    for (size_t i = 0; i < step.size(); ++i) {
        step[i] = square[i] > 0 ? step[i] / square[i] : 0;
        shifts[i] += step[i];
    }
    grid.forEach([&](uint64_t number, const Place& at) {
        rest[number] -= step[at[axis]] * slope[number];
        return true;
    });
}

} // namespace

bool isOfOtherPrecision(const Resampling& meant, const Grid& grid, const Evidence& evidence)
{
    constexpr int kRounds = 12; // axes take turns
    constexpr uint64_t kEquations = 3; // for each shift, at least
    constexpr double kMostShift = 0x1p-19; // the largest shift of a coordinate of 1: some roundings of float32
    const uint64_t unknowns = std::accumulate(grid.counts().begin(), grid.counts().end(), uint64_t{0});
    if (meant.isTransposed || !meant.summing.isRight() || grid.type() != DataType::Float32
        || meant.axes[3].map.mode != InterpolationMode::Linear || grid.count() < kEquations * unknowns)
        return false;
    const SeparableTaps taps = tapsOn(meant, grid, evidence.input.desc);
    std::vector<double> rest = valuesOf(taps, grid, evidence.input);
    std::array<std::vector<double>, 4> slope, shifts; // by axis: by element, and by row of the grid
    grid.forEach([&](uint64_t number, const Place& at) {
        rest[number] = toDouble(grid.type(), grid.bits(at)) - rest[number];
        return std::isfinite(rest[number]);
    });
    for (size_t axis = 0; axis < 4; ++axis) {
        const auto own = slopes(taps, axis);
        if (!own || !std::ranges::all_of(rest, [](double each) { return std::isfinite(each); }))
            return false;
        slope[axis] = valuesOf(*own, grid, evidence.input);
        shifts[axis].resize(grid.counts()[axis]);
    }
    for (int round = 0; round < kRounds; ++round)
        for (size_t axis = 0; axis < 4; ++axis)
            improve(grid, axis, slope[axis], shifts[axis], rest);
    for (size_t axis = 0; axis < 4; ++axis)
        for (size_t i = 0; i < shifts[axis].size(); ++i)
            if (std::abs(shifts[axis][i]) > kMostShift * std::max(1.0, std::abs(taps.axes[axis].x[i])))
                return false;
    const TapsOfElements elements(taps, evidence.input);
    for (uint64_t number = 0; number < rest.size(); ++number)
        if (std::abs(rest[number]) > 2 * elements.evaluated(number, false).error)
            return false;
    return true;
}

} // namespace tessera
