// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/axis_fit.h"

#include "engine/detect/measured/kernels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// Where a filter hangs over an edge its centre is not the coordinate.
bool isCutOff(const MeasuredRow& row, const XrayAxis& axis)
{
    return axis.support > 2 && (row.first == 0 || row.first + row.weights.size() == axis.inputs);
}

// Least squares over the outputs that lie inside the input; none where an output lies elsewhere.
std::optional<AxisFit> lineOfCentres(const XrayAxis& axis, const std::vector<MeasuredRow>& rows, double tolerance)
{
    std::vector<std::pair<double, double>> points;
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (isInside(axis.x[o], axis.inputs) && !isCutOff(rows[o], axis))
            points.emplace_back(static_cast<double>(o), axis.x[o]);
    std::optional<AxisFit> fit = lineThrough(points);
    if (!fit)
        return {};
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (!std::isnan(axis.x[o]) && !isCutOff(rows[o], axis))
            fit->worst =
                std::max(fit->worst, std::abs(clampedAt(*fit, static_cast<double>(o), axis.inputs) - axis.x[o]));
    return fit->worst <= tolerance ? fit : std::nullopt;
}

// Whether every weight is as near to the taps' as `tolerance`.
bool areWeightsOf(const AxisTaps& taps, const std::vector<MeasuredRow>& rows, double tolerance)
{
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        const MeasuredRow& row = rows[o];
        const uint32_t begin = std::min(row.first, taps.first[o]),
                       end = std::max(row.first + static_cast<uint32_t>(row.weights.size()),
                                      taps.first[o] + taps.taps(o));
        for (uint32_t i = begin; i < end; ++i) {
            const uint32_t own = i - row.first,
                           other = i - taps.first[o]; // before its first it wraps, and is too large
            const double measured = own < row.weights.size() ? row.weights[own] : 0;
            const double weight = other < taps.taps(o) ? double{taps.weights[taps.rowStart[o] + other]} : 0;
            if (std::abs(measured - weight) > tolerance)
                return false;
        }
    }
    return true;
}

Message kernelOf(const std::vector<MeasuredRow>& rows, const AxisMap& map, double tolerance)
{
    for (const NamedKernel& kernel : namedKernels())
        if (areWeightsOf(tapsOf(withKernel(asDefined(map), kernel)), rows, tolerance))
            return kernel.name;
    return {};
}

std::vector<double> centres(const AxisTaps& taps)
{
    std::vector<double> x;
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        double sum = 0, moment = 0;
        for (uint32_t i = 0; i < taps.taps(o); ++i) {
            const double weight = taps.weights[taps.rowStart[o] + i];
            sum += weight;
            moment += weight * (taps.first[o] + i);
        }
        x.push_back(sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum);
    }
    return x;
}

} // namespace

XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance)
{
    XrayAxis axis{.inputs = right.inputs,
                  .outputs = static_cast<uint32_t>(rows.size()),
                  .x = {},
                  .astray = {},
                  .fit = {},
                  .rightFit = {},
                  .kernel = {}};
    for (const MeasuredRow& row : rows) {
        double sum = 0, moment = 0;
        uint32_t support = 0;
        for (size_t i = 0; i < row.weights.size(); ++i) {
            sum += row.weights[i];
            moment += row.weights[i] * (row.first + static_cast<double>(i));
            support += static_cast<uint32_t>(row.weights[i] != 0);
        }
        axis.support = std::max(axis.support, support);
        axis.x.push_back(sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum);
    }
    const std::vector<double> rightX = centres(right);
    for (uint32_t o = 0; o < axis.outputs; ++o)
        if (!(std::abs(axis.x[o] - rightX[o]) <= tolerance) && !(std::isnan(axis.x[o]) && std::isnan(rightX[o])))
            axis.astray.push_back(o);
    if (map != nullptr)
        axis.rightFit = lineOf(*map);
    const bool isOther = map != nullptr && axis.support > 2 && !areWeightsOf(right, rows, tolerance);
    if (isOther)
        axis.kernel = kernelOf(rows, *map, tolerance);
    if (axis.rightFit && (axis.astray.empty() || !axis.kernel.isEmpty()))
        axis.fit = axis.rightFit;
    else if (!right.copies() || axis.support != 1)
        axis.fit = lineOfCentres(axis, rows, tolerance);
    if (!axis.fit && axis.support == 1)
        axis.fit =
            lineOfIndices(axis.x, axis.inputs, map != nullptr && right.copies() ? map->rounding : Rounding::HalfUp,
                          axis.rightFit ? axis.rightFit->slope : static_cast<double>(axis.inputs) / axis.outputs);
    return axis;
}

bool isLine(const AxisFit& fit, const AxisFit& right)
{
    return std::abs(fit.slope - right.slope) <= 1e-4 * std::abs(right.slope)
        && std::abs(fit.offset - right.offset) <= fit.slack + 5e-3;
}

} // namespace tessera
