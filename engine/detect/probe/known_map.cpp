// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/index_map.h"
#include "engine/detect/measured/kernels.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostListed = 8;
constexpr double kStraight = 1e-3; // a coordinate is measured this well, beside what the type cannot tell

// What the right plan copies; empty where it computes.
std::vector<int64_t> copiedBy(const Plan& plan, const std::stop_token& stop)
{
    std::vector<int64_t> source(elementCount(plan.output));
    for (uint64_t o = 0; o < source.size(); ++o) {
        endWhereAsked(stop, o);
        const Partners partners = sources(plan, o, 2);
        if (partners.count != 1 || partners.list.front().weight != 1)
            return {};
        source[o] = static_cast<int64_t>(partners.list.front().element);
    }
    return source;
}

std::optional<IndexMap> digitsOf(const std::vector<int64_t>& source, const Plan& plan)
{
    const std::array<uint32_t, 4> in = paddedSizes(plan.input), out = paddedSizes(plan.output);
    auto map = IndexMap::fromSources(source, {in.begin(), in.end()}, {out.begin(), out.end()});
    return map && map->parts() ? map : std::nullopt;
}

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

// The coordinates of one axis from its rows, and the line that they lie on. `map`: whose right line that is; null: it
// has none. Coordinates that are closer than `tolerance` are one.
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
    // The centres of another kernel at the right coordinates lie on no line.
    const auto isOfKernel = [&](const NamedKernel& kernel) {
        return areAlike(rows, rowsOf(tapsOf(withKernel(asDefined(*map), kernel))), tolerance);
    };
    const bool isRight =
        axis.astray.empty() || (map != nullptr && axis.support > 2 && std::ranges::any_of(namedKernels(), isOfKernel));
    if (axis.rightFit && isRight)
        axis.fit = axis.rightFit;
    else if (!right.copies() || axis.support != 1)
        axis.fit = lineOfCentres(axis, rows, tolerance);
    if (!axis.fit && axis.support == 1)
        axis.fit =
            lineOfIndices(axis.x, axis.inputs, map != nullptr && right.copies() ? map->rounding : Rounding::HalfUp,
                          axis.rightFit ? axis.rightFit->slope : static_cast<double>(axis.inputs) / axis.outputs);
    return axis;
}

void addAxes(const AxisRows& rows, Xray& xray)
{
    const auto* own = std::get_if<SeparableTaps>(&xray.right.work);
    if (own == nullptr || own->transposed)
        return;
    const std::vector<AxisMap> maps = axisMaps(xray.op);
    const size_t rank = xray.right.input.sizes.size();
    const double tolerance = xray.kind == XrayKind::Copies ? 0 : kStraight + 2 * weightTolerance(xray.right);
    for (size_t dimension = 0; dimension < rank; ++dimension) {
        const size_t axis = 4 - rank + dimension;
        xray.axes.push_back(axisOf(rows[axis], own->axes[axis], maps.empty() ? nullptr : &maps[dimension], tolerance));
    }
}

// A map becomes a plan where one says it, else the table.
struct MapSetter {
    Xray& xray;

    void operator()(std::monostate) const { }

    void operator()(const Copies& copies) const
    {
        xray.kind = XrayKind::Copies;
        xray.isProved = true;
        xray.unwritten = copies.count(Copies::kUnwritten);
        xray.constant = copies.count(Copies::kConstant);
        if (const auto digits = digitsOf(copies.source, xray.right)) {
            xray.rearrangement = digits->einopsText();
            xray.plan = digits->plan(xray.right.input, xray.right.output);
        }
        if (const auto rows = axisRows(copies, xray.right)) {
            addAxes(*rows, xray);
            if (std::holds_alternative<SeparableTaps>(xray.right.work) || !xray.plan)
                if (auto plan = planOf(*rows, xray.right, 0); plan && xray.unwritten == 0)
                    xray.plan = std::move(plan);
        }
        if (!xray.plan)
            xray.table = tableOf(copies);
    }

    void operator()(const AxisRows& rows) const
    {
        xray.kind = XrayKind::Means;
        addAxes(rows, xray);
        xray.plan = planOf(rows, xray.right, weightTolerance(xray.right));
        if (!xray.plan)
            xray.table = tableOf(rows, packedStridesOf(paddedSizes(xray.right.input)));
    }

    void operator()(SourceTable& weights) const
    {
        xray.kind = XrayKind::Means;
        xray.table = std::move(weights);
    }
};

} // namespace

Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop)
{
    Xray xray;
    xray.op = op;
    xray.right = makePlan(op);
    if (const std::vector<int64_t> source = copiedBy(xray.right, stop); !source.empty())
        if (const auto digits = digitsOf(source, xray.right))
            xray.rightRearrangement = digits->einopsText();
    std::visit(MapSetter{xray}, map);
    xray.firstDiffering = differingOutputs(xray, xray.right, stop);
    xray.differing = xray.firstDiffering.size();
    xray.isSame = xray.differing == 0 && xray.unwritten == 0;
    xray.firstDiffering.resize(xray.kind == XrayKind::NoMap ? 0 : std::min<size_t>(xray.differing, kMostListed));
    return xray;
}

} // namespace tessera
