// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/questions.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/index_map.h"
#include "engine/detect/fit/axis_sampling.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr size_t kMostListed = 8;
constexpr double kStraight = 1e-3; // error of a measured coordinate

double centreOf(const AxisTaps& taps, uint32_t output) // Σ weight·input / Σ weight; NaN: it reads nothing
{
    double sum = 0, moment = 0, input = taps.first[output];
    for (const float weight : taps.band(output)) {
        sum += double{weight};
        moment += double{weight} * input++;
    }
    return sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum;
}

Partners bandOf(const AxisTaps& taps, uint32_t output)
{
    Partners band;
    for (const float weight : taps.band(output))
        band.list.push_back({uint64_t{taps.first[output]} + band.list.size(), double{weight}});
    return band;
}

// Whether all weights of the two agree.
bool areAlike(const AxisTaps& a, const AxisTaps& b, double tolerance)
{
    for (uint32_t o = 0; o < a.outputs && a.outputs == b.outputs; ++o)
        if (!areOne(bandOf(a, o), bandOf(b, o), tolerance))
            return false;
    return a.outputs == b.outputs;
}

// Whether a filter is cut off at an edge, where its centre is not the coordinate.
bool isCutOff(const AxisTaps& taps, uint32_t output, const XrayAxis& axis)
{
    return axis.support > 2 && (taps.first[output] == 0 || taps.first[output] + taps.taps(output) == axis.inputs);
}

// Least squares over the outputs inside the input; none where one is off the line.
std::optional<AxisFit> lineOfCentres(const XrayAxis& axis, const AxisTaps& taps, double tolerance)
{
    std::vector<LinePoint> points;
    for (uint32_t o = 0; o < axis.outputs; ++o)
        if (isInside(axis.x[o], axis.inputs) && !isCutOff(taps, o, axis))
            points.push_back({static_cast<double>(o), axis.x[o]});
    const std::optional<AxisFit> fit = lineThrough(points);
    for (uint32_t o = 0; fit && o < axis.outputs; ++o)
        if (!isCutOff(taps, o, axis) && std::abs(clampedAt(*fit, o, axis.inputs) - axis.x[o]) > tolerance)
            return {}; // NaN, an output that reads nothing, is on every line
    return fit;
}

// The coordinates of one axis and their line. `map`: null: the operator has none.
XrayAxis axisOf(const AxisTaps& taps, const AxisTaps& right, const AxisMap* map, double tolerance)
{
    XrayAxis axis;
    axis.inputs = right.inputs;
    axis.outputs = taps.outputs;
    for (uint32_t o = 0; o < axis.outputs; ++o) {
        const auto reads = std::ranges::count_if(taps.band(o), [](float weight) { return weight != 0; });
        axis.support = std::max(axis.support, static_cast<uint32_t>(reads));
        const double x = centreOf(taps, o), rightX = centreOf(right, o);
        axis.x.push_back(x);
        if (!(std::abs(x - rightX) <= tolerance) && !(std::isnan(x) && std::isnan(rightX)))
            axis.astray.push_back(o);
    }
    if (map != nullptr)
        axis.rightFit = lineOf(*map);
    // The centres of other kernels lie off the line.
    const auto isOfKernel = [&](const NamedKernel& kernel) {
        return areAlike(taps, tapsOf(withKernel(asDefined(*map), kernel)), tolerance);
    };
    const bool isRight =
        axis.astray.empty() || (map != nullptr && axis.support > 2 && std::ranges::any_of(namedKernels(), isOfKernel));
    if (axis.rightFit && isRight)
        axis.fit = axis.rightFit;
    else if (!right.copies() || axis.support != 1)
        axis.fit = lineOfCentres(axis, taps, tolerance);
    if (!axis.fit && axis.support == 1)
        axis.fit =
            lineOfIndices(axis.x, axis.inputs, map != nullptr && right.copies() ? map->rounding : NearestRule::HalfUp,
                          axis.rightFit ? axis.rightFit->slope : static_cast<double>(axis.inputs) / axis.outputs);
    return axis;
}

// None: the axes do not separate.
std::optional<AxisBands> bandsOf(const Copies& copies, const Plan& right)
{
    const PaddedSizes inputs = paddedSizes(right.input), outputs = paddedSizes(right.output);
    std::array<std::vector<int64_t>, 4> from; // by axis and output coordinate; −1: it reads nothing
    for (size_t axis = 0; axis < 4; ++axis)
        from[axis].assign(outputs[axis], -1);
    for (uint64_t o = 0; o < copies.source.size(); ++o)
        for (size_t axis = 0; axis < 4 && copies.source[o] >= 0; ++axis)
            from[axis][paddedCoordinates(outputs, o)[axis]] =
                paddedCoordinates(inputs, static_cast<uint64_t>(copies.source[o]))[axis];
    for (uint64_t o = 0; o < copies.source.size(); ++o) {
        const PaddedSizes at = paddedCoordinates(outputs, o);
        int64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis) {
            const int64_t own = from[axis][at[axis]];
            element = element < 0 || own < 0 ? -1 : element * inputs[axis] + own;
        }
        if (element != std::max<int64_t>(copies.source[o], -1))
            return {};
    }
    AxisBands bands;
    for (size_t axis = 0; axis < 4; ++axis) {
        bands[axis] = withoutOutputs(inputs[axis]);
        for (const int64_t input : from[axis])
            addBand(bands[axis], static_cast<uint32_t>(std::max<int64_t>(input, 0)),
                    std::vector(input < 0 ? 0u : 1u, 1.0));
    }
    return bands;
}

// Completes taps to a plan's, whose bands never fall. False: one falls.
bool complete(AxisTaps& taps, bool isTransposed)
{
    for (uint32_t o = 0, end = 0; o < taps.outputs; ++o) {
        const uint32_t before = o == 0 ? 0 : taps.first[o - 1];
        if (taps.taps(o) == 0)
            taps.first[o] = before;
        else if (taps.first[o] < before || taps.first[o] + taps.taps(o) < end)
            return false;
        else
            end = taps.first[o] + taps.taps(o);
    }
    if (isTransposed) // x and flags belong to the inputs
        taps.x.assign(taps.inputs, 0);
    else if (taps.outputs > 1)
        taps.step = (taps.x.back() - taps.x.front()) / (taps.outputs - 1.0);
    taps.flags.assign(taps.x.size(), 0);
    taps.otherNeighbour = taps.copies() && !isTransposed ? taps.first : std::vector<uint32_t>();
    return true;
}

// Sets a map as a plan, or as a table where no plan says it.
struct MapSetter {
    Xray& xray;

    void operator()(std::monostate) const { }

    void operator()(const Copies& copies) const
    {
        xray.kind = XrayKind::Copies;
        const PaddedSizes in = paddedSizes(xray.right.input), out = paddedSizes(xray.right.output);
        const auto digits = IndexMap::fromSources(copies.source, {in.begin(), in.end()}, {out.begin(), out.end()});
        if (digits && digits->parts()) {
            xray.rearrangement = digits->einopsText();
            xray.plan = digits->plan(xray.right.input, xray.right.output);
        }
        if (const auto bands = bandsOf(copies, xray.right)) {
            addAxes(*bands, 0);
            if (std::holds_alternative<SeparableTaps>(xray.right.work) || !xray.plan)
                if (auto plan = planOf(*bands, 0); plan && copies.count(Copies::kUnwritten) == 0)
                    xray.plan = std::move(plan);
        }
        if (xray.plan)
            return;
        for (const int64_t source : copies.source)
            xray.table.add(source < 0 ? std::vector<Partner>()
                                      : std::vector{Partner{static_cast<uint64_t>(source), 1}});
    }

    void operator()(const AxisBands& bands) const
    {
        xray.kind = XrayKind::Means;
        addAxes(bands, kStraight + 2 * weightTolerance(xray.right));
        xray.plan = planOf(bands, weightTolerance(xray.right));
        if (!xray.plan)
            xray.table = tableOf({xray.right.input, xray.right.output, SeparableTaps{bands, {}, {}}});
    }

    void operator()(SourceTable& weights) const
    {
        xray.kind = XrayKind::Means;
        xray.table = std::move(weights);
    }

    void addAxes(const AxisBands& bands, double tolerance) const
    {
        const auto* own = std::get_if<SeparableTaps>(&xray.right.work);
        if (own == nullptr || own->transposed)
            return;
        const std::vector<AxisMap> maps = axisMaps(xray.op);
        const size_t missing = 4 - xray.right.input.sizes.size();
        for (size_t axis = missing; axis < 4; ++axis)
            xray.axes.push_back(
                axisOf(bands[axis], own->axes[axis], maps.empty() ? nullptr : &maps[axis - missing], tolerance));
    }

    // Takes the right axes where they agree. None: a band falls.
    std::optional<Plan> planOf(AxisBands bands, double tolerance) const
    {
        const auto* own = std::get_if<SeparableTaps>(&xray.right.work);
        const bool isTransposed = own != nullptr && own->transposed;
        for (size_t axis = 0; axis < 4; ++axis) {
            if (!complete(bands[axis], isTransposed))
                return {};
            if (own != nullptr && areAlike(bands[axis], own->axes[axis], tolerance))
                bands[axis] = own->axes[axis];
        }
        return Plan{xray.right.input, xray.right.output,
                    SeparableTaps{std::move(bands), paddedStrides(xray.right.input), paddedStrides(xray.right.output),
                                  isTransposed}};
    }
};

} // namespace

std::string rearrangementOf(const Operator& op)
{
    const auto is = blockOrder(op);
    if (!is)
        return "";
    BlockMove move{.toSpace = is->toSpace,
                   .rows = is->blockSize,
                   .columns = is->blockSize,
                   .channels = std::string(channelLetters(is->order))};
    std::ranges::copy(paddedSizes(is->toSpace ? op.output : op.input), move.space.begin());
    return mapOf(move).einopsText();
}

void addBand(AxisTaps& taps, uint32_t first, std::vector<double> weights)
{
    while (!weights.empty() && weights.back() == 0)
        weights.pop_back();
    const auto begin = std::ranges::find_if(weights, [](double weight) { return weight != 0; });
    const auto zeros = static_cast<uint32_t>(begin - weights.begin());
    ++taps.outputs;
    // An empty band starts where the one before does.
    taps.first.push_back(!weights.empty() ? first + zeros : taps.first.empty() ? 0 : taps.first.back());
    taps.weights.insert(taps.weights.end(), begin, weights.end());
    taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
    const double x = centreOf(taps, taps.outputs - 1);
    taps.x.push_back(std::isnan(x) ? taps.first.back() : x);
}

SourceTable tableOf(const Plan& plan, const std::function<uint64_t(uint64_t element)>& elementAt)
{
    SourceTable table;
    const uint64_t count = elementCount(plan.output);
    for (uint64_t o = 0; o < count; ++o) {
        std::vector<Partner> partners = sources(plan, o, std::numeric_limits<size_t>::max()).list;
        std::erase_if(partners, [](const Partner& each) { return each.weight == 0; });
        for (Partner& each : partners)
            each.element = elementAt ? elementAt(each.element) : each.element;
        std::ranges::sort(partners, {}, &Partner::element);
        table.add(partners);
    }
    return table;
}

Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop)
{
    Xray xray;
    xray.op = op;
    xray.right = makePlan(op);
    xray.rightRearrangement = rearrangementOf(op);
    std::visit(MapSetter{xray}, map);
    xray.firstDiffering = differingOutputs(xray, xray.right, stop);
    xray.differing = xray.firstDiffering.size();
    xray.isSame = xray.differing == 0;
    xray.firstDiffering.resize(xray.kind == XrayKind::NoMap ? 0 : std::min<size_t>(xray.differing, kMostListed));
    return xray;
}

} // namespace tessera
