// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include "engine/detect/measured/kernels.h"

#include <algorithm>
#include <cmath>

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
    std::vector<LinePoint> points;
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (isInside(axis.x[o], axis.inputs) && !isCutOff(rows[o], axis))
            points.push_back({static_cast<double>(o), axis.x[o]});
    std::optional<AxisFit> fit = lineThrough(points);
    if (!fit)
        return {};
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (!std::isnan(axis.x[o]) && !isCutOff(rows[o], axis))
            fit->worst =
                std::max(fit->worst, std::abs(clampedAt(*fit, static_cast<double>(o), axis.inputs) - axis.x[o]));
    return fit->worst <= tolerance ? fit : std::nullopt;
}

Message kernelOf(const std::vector<MeasuredRow>& rows, const AxisMap& map, double tolerance)
{
    for (const NamedKernel& kernel : namedKernels())
        if (areAlike(rows, rowsOf(tapsOf(withKernel(asDefined(map), kernel))), tolerance))
            return kernel.name;
    return {};
}

} // namespace

XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance)
{
    const std::vector<MeasuredRow> rightRows = rowsOf(right);
    XrayAxis axis;
    axis.inputs = right.inputs;
    axis.outputs = static_cast<uint32_t>(rows.size());
    for (uint32_t o = 0; o < axis.outputs; ++o) {
        const auto reads = std::ranges::count_if(rows[o].weights, [](double weight) { return weight != 0; });
        axis.support = std::max(axis.support, static_cast<uint32_t>(reads));
        const double x = centreOf(rows[o]), rightX = centreOf(rightRows[o]);
        axis.x.push_back(x);
        if (!(std::abs(x - rightX) <= tolerance) && !(std::isnan(x) && std::isnan(rightX)))
            axis.astray.push_back(o);
    }
    if (map != nullptr)
        axis.rightFit = lineOf(*map);
    const bool isOther = map != nullptr && axis.support > 2 && !areAlike(rows, rightRows, tolerance);
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

} // namespace tessera
