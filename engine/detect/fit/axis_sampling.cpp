// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_sampling.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_line.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

struct Row {
    uint32_t first;
    std::vector<float> weights;
};

void append(AxisTaps& taps, const Row& row, double x)
{
    taps.first.push_back(row.first);
    taps.weights.insert(taps.weights.end(), row.weights.begin(), row.weights.end());
    taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
    taps.x.push_back(x);
    taps.flags.push_back(0);
    taps.otherNeighbour.push_back(row.first);
    ++taps.outputs;
}

Row rowOf(const AxisTaps& taps, uint32_t output)
{
    const auto band = taps.band(output);
    return {taps.first[output], {band.begin(), band.end()}};
}

// NaN becomes 0.
uint32_t insideOf(const AxisMap& map, double index)
{
    return static_cast<uint32_t>(std::fmin(std::fmax(index, 0.0), map.inputs - 1.0));
}

// With every operation rounded, by a division or a product.
double roundedCoordinate(const AxisMap& map, double output, double (*round)(double), bool isProduct)
{
    const double scale = double{map.scale}, moved = output - double{map.outputPixelOffset};
    const double x = isProduct ? round(moved) * round(1 / scale)
                               : round(round(output) - round(double{map.outputPixelOffset})) / round(scale);
    return round(round(x) - round(double{map.inputPixelOffset}));
}

// The coordinate in float32, by a multiplication with `step`.
double coordinateBy(float step, const AxisMap& map, uint32_t output)
{
    return double{(static_cast<float>(output) - map.outputPixelOffset) * step - map.inputPixelOffset};
}

double coordinateOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    using enum Precision;
    const Precision own = sampling.precision;
    if (own == Reciprocal || own == Exact)
        return coordinate(map, output, own == Exact ? Arithmetic::Exact : Arithmetic::Reciprocal);
    if (own == Float64)
        return coordinate64(map, output);
    if (const bool isHalf = own == Half || own == HalfProduct; isHalf || own == BFloat || own == BFloatProduct)
        return roundedCoordinate(map, output, isHalf ? toHalf : toBFloat, own == HalfProduct || own == BFloatProduct);
    if (own == Product)
        return coordinateBy(map.scale, map, output);
    if (own == Ratio) {
        const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
        return coordinateBy(map.scale == m / n ? n / m : 1 / map.scale, map, output);
    }
    if (own == Fixed || own == FixedNearest) {
        const double parts = std::ldexp(1 / double{map.scale}, sampling.stepBits);
        const double whole = own == Fixed ? std::floor(parts) : std::round(parts);
        return (output - double{map.outputPixelOffset}) * std::ldexp(whole, -sampling.stepBits)
            - double{map.inputPixelOffset};
    }
    const double x = coordinate32(map, output); // only nearest has ties
    return own == HalfCoordinate ? toHalf(x) : own == BFloatCoordinate ? toBFloat(x) : x;
}

// The input that nearest reads; it may lie outside.
double nearestOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    using enum Precision;
    if (sampling.precision == OtherNeighbour || std::ranges::binary_search(sampling.others, output))
        return makeTaps(map, output, output + 1).otherNeighbour.front();
    if (sampling.precision == Exact)
        return nearestUnder(map, output, sampling.rule, Arithmetic::Exact);
    const double x = coordinateOf(sampling, map, output);
    const bool isSingle = sampling.precision == Division || sampling.precision == Reciprocal; // a float32 sum
    return isSingle ? double{rounded(static_cast<float>(x), sampling.rule)} : rounded(x, sampling.rule);
}

// The element at an index that may lie outside; none: there is none.
std::optional<uint32_t> elementBeyond(Edges edges, const AxisMap& map, double index)
{
    const double inputs = map.inputs;
    if (index >= 0 && index < inputs)
        return static_cast<uint32_t>(index);
    const auto within = [index](double period) { return index - std::floor(index / period) * period; };
    if (edges == Edges::Zero || edges == Edges::Dropped)
        return {};
    if (edges == Edges::Wrapped)
        return insideOf(map, within(inputs));
    if (edges == Edges::Symmetric)
        return insideOf(map, std::min(within(2 * inputs), 2 * inputs - 1 - within(2 * inputs)));
    const double period = std::max(1.0, 2 * (inputs - 1));
    return insideOf(map, edges == Edges::Reflected ? std::min(within(period), period - within(period)) : index);
}

double cubicAt(double a, double distance)
{
    if (distance <= 1)
        return ((a + 2) * distance - (a + 3)) * distance * distance + 1;
    return distance < 2 ? ((a * distance - 5 * a) * distance + 8 * a) * distance - 4 * a : 0;
}

double lanczosAt(double distance)
{
    constexpr double kLobes = 3, kPi = 3.14159265358979323846;
    if (distance == 0)
        return 1;
    const double angle = kPi * distance;
    return distance < kLobes ? kLobes * std::sin(angle) * std::sin(angle / kLobes) / (angle * angle) : 0;
}

// Inputs, which may lie outside, and their weights.
using Reach = std::vector<std::pair<double, double>>;

// Two neighbours of x, which some edges let outside.
Reach neighbours(const AxisSampling& sampling, const AxisMap& map, double x)
{
    using enum Edges;
    const Edges edges = sampling.edges;
    const double last = map.inputs - 1.0, far = 0x1p31;
    const bool extrapolates = edges == Extrapolated || edges == LowExtrapolated || edges == HighExtrapolated;
    const bool isClamped = edges == Repeated || edges == OneShort;
    const double low = isClamped || edges == HighExtrapolated ? 0 : extrapolates ? -last : -far;
    const double high = isClamped || edges == LowExtrapolated ? last : extrapolates ? 2 * last : far;
    const double inside = std::fmin(std::fmax(x, low), high);
    double first = std::floor(inside);
    if (extrapolates)
        first = std::clamp(first, 0.0, std::max(0.0, last - 1));
    const double t = static_cast<float>(inside - first); // in float32
    if (edges == IndexClamped)
        first = std::clamp(first, 0.0, last);
    return sampling.weights == Weights::Exchanged ? Reach{{first, t}, {first + 1, 1 - t}}
                                                  : Reach{{first, 1 - t}, {first + 1, t}};
}

// Inputs that a kernel reaches from x; Own is the triangle.
Reach reached(const AxisSampling& sampling, const AxisMap& map, double x)
{
    constexpr double kNearly = 1e-4; // a share of a pixel: sizes that were rounded to float32
    const double step = 1 / double{map.scale}, half = step / 2;
    const double stretch = sampling.kernel == Kernel::Cubic ? 1 : std::max(1.0, step);
    const bool isBox = sampling.kernel == Kernel::Block || sampling.kernel == Kernel::Box;
    const auto weightAt = [&](double distance) {
        if (sampling.kernel == Kernel::Area)
            return std::max(0.0, std::min(half, distance + 0.5) - std::max(-half, distance - 0.5));
        return isBox                             ? 1
            : sampling.kernel == Kernel::Lanczos ? lanczosAt(distance / stretch)
            : sampling.kernel == Kernel::Own     ? std::max(0.0, 1 - distance / stretch)
                                                 : cubicAt(sampling.coefficient, distance / stretch);
    };
    const double lobes = sampling.kernel == Kernel::Lanczos ? 3 : sampling.kernel == Kernel::Own ? 1 : 2;
    const bool isCentred = sampling.kernel == Kernel::Box;
    const double radius = isCentred                ? half
        : isBox || sampling.kernel == Kernel::Area ? half + 0.5 - kNearly
                                                   : lobes * stretch;
    const double middle = x + (isCentred ? kNearly : 0); // a centre on both ends counts at the second
    Reach reach;
    for (double i = std::ceil(middle - radius); i <= middle + radius; ++i)
        reach.emplace_back(i, weightAt(std::abs(i - x)));
    return reach;
}

// The taps inside; the nearest input where there are none.
Row rowOf(const Reach& reach, Edges edges, const AxisMap& map, double x)
{
    std::vector<std::pair<uint32_t, double>> taps;
    double sum = 0, whole = 0;
    for (const auto& [index, weight] : reach) {
        whole += weight;
        const auto element = elementBeyond(edges, map, index);
        if (!element || weight == 0)
            continue;
        taps.emplace_back(*element, weight);
        sum += weight;
    }
    if (taps.empty() && edges == Edges::Zero)
        return {0, {}};
    if (taps.empty() || sum == 0)
        return {insideOf(map, std::round(x)), {1.0f}};
    const auto [lowest, highest] = std::ranges::minmax_element(taps, {}, &std::pair<uint32_t, double>::first);
    const uint32_t least = lowest->first;
    std::vector<double> weights(highest->first - least + 1);
    for (const auto& [element, weight] : taps)
        weights[element - least] += weight / (edges == Edges::Dropped ? sum : whole);
    return {least, {weights.begin(), weights.end()}};
}

float rounded(float weight, const AxisSampling& sampling)
{
    if (sampling.weights == Weights::Float16 || sampling.weights == Weights::BFloat16)
        return static_cast<float>(sampling.weights == Weights::Float16 ? toHalf(weight) : toBFloat(weight));
    if (sampling.weights != Weights::Fixed && sampling.weights != Weights::FixedDown)
        return weight;
    const float parts = std::ldexp(weight, sampling.weightBits);
    return std::ldexp(sampling.weights == Weights::Fixed ? std::round(parts) : std::floor(parts), -sampling.weightBits);
}

// With exact weights.
Row exactRow(const AxisSampling& sampling, uint32_t output)
{
    AxisMap map = sampling.map;
    map.inputs -= sampling.low + sampling.high;
    map.inputPixelOffset += static_cast<float>(sampling.low);
    if (sampling.edges == Edges::OneShort && map.inputs > 1)
        --map.inputs;
    const bool dropsTaps = sampling.edges == Edges::Dropped && filterOf(map) == AntialiasFilter::Triangle;
    const double x = coordinateOf(sampling, map, output);
    // From larger doubles no loop counts on to the next integer.
    const bool canBeCounted = 1 / double{map.scale} < 4096 && std::abs(x) < 0x1p31;
    if ((sampling.kernel != Kernel::Own || dropsTaps) && canBeCounted)
        return rowOf(reached(sampling, map, x), sampling.edges, map, x);
    if (map.mode == InterpolationMode::NearestNeighbor)
        return rowOf({{nearestOf(sampling, map, output), 1}}, sampling.edges, map, x);
    return filterOf(map) ? rowOf(makeTaps(map, output, output + 1), 0)
                         : rowOf(neighbours(sampling, map, x), sampling.edges, map, x);
}

Row rowOf(const AxisSampling& sampling, uint32_t output)
{
    Row row = exactRow(sampling, output);
    row.first += sampling.low;
    for (float& weight : row.weights)
        weight = rounded(weight, sampling);
    if (sampling.keepsSum && row.weights.size() == 2)
        row.weights[0] = 1 - row.weights[1];
    return row;
}

// The same with the rule in the map, where a map can say it: makeTaps() then knows ties.
AxisSampling withOwnRule(AxisSampling sampling)
{
    AxisMap map = sampling.map;
    for (const NearestRule each : {NearestRule::HalfUp, NearestRule::Floor, NearestRule::Ceil})
        if (map.rounding = each; map.rounding == sampling.rule)
            sampling.map = map;
    return sampling;
}

} // namespace

double toHalf(double value)
{
    return double{halfToFloat(floatToHalf(static_cast<float>(value)))};
}

double toBFloat(double value)
{
    const auto bits = std::bit_cast<uint32_t>(static_cast<float>(value));
    return double{std::bit_cast<float>((bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000)};
}

AxisSampling asDefined(const AxisMap& map)
{
    return {.map = map, .rule = map.rounding};
}

AxisTaps withoutOutputs(uint32_t inputs)
{
    AxisTaps taps;
    taps.inputs = inputs;
    taps.outputs = 0;
    taps.rowStart = {0};
    return taps;
}

AxisTaps tapsOf(const AxisSampling& asked, std::span<const uint32_t> outputs)
{
    const AxisSampling sampling = withOwnRule(asked);
    const AxisMap& map = sampling.map;
    if (outputs.empty() && sampling == asDefined(map))
        return makeTaps(map);
    std::vector<uint32_t> rows(outputs.begin(), outputs.end());
    if (rows.empty()) {
        rows.resize(map.outputs);
        std::iota(rows.begin(), rows.end(), 0u);
    }
    AxisTaps taps = withoutOutputs(map.inputs);
    for (const uint32_t output : rows)
        append(taps, rowOf(sampling, output), coordinate64(map, output));
    return taps;
}

AxisTaps rowsOf(const AxisTaps& taps, std::span<const uint32_t> outputs)
{
    if (outputs.empty())
        return taps;
    AxisTaps result = withoutOutputs(taps.inputs);
    for (const uint32_t output : outputs)
        append(result, rowOf(taps, output), 0);
    result.x = taps.x; // the transposed map has them by input, not by row
    return result;
}

std::vector<NamedKernel> namedKernels()
{
    std::vector<NamedKernel> list;
    const auto add = [&](Kernel kernel, double coefficient, Edges edges, Message name) {
        list.push_back({std::move(name), kernel, coefficient, edges});
    };
    for (const double coefficient : {-0.75, -0.5, -1.0}) {
        const std::string a = "−" + numberText(-coefficient);
        add(Kernel::Cubic, coefficient, Edges::Repeated, say("measured", "cubic interpolation with a = %1")(a));
        add(Kernel::Cubic, coefficient, Edges::Dropped,
            say("measured", "cubic interpolation with a = %1, its taps outside dropped")(a));
        add(Kernel::WideCubic, coefficient, Edges::Dropped,
            say("measured", "a cubic filter with a = %1, its taps outside dropped")(a));
        add(Kernel::WideCubic, coefficient, Edges::Repeated, say("measured", "a cubic filter with a = %1")(a));
    }
    add(Kernel::Area, 0, Edges::Dropped, say("measured", "the mean of the area that an output covers"));
    add(Kernel::Block, 0, Edges::Dropped, say("measured", "the mean of all elements that an output touches"));
    add(Kernel::Box, 0, Edges::Dropped, say("measured", "the mean of the elements whose centres an output covers"));
    add(Kernel::Lanczos, 0, Edges::Dropped,
        say("measured", "a Lanczos filter of three lobes, its taps outside dropped"));
    add(Kernel::Lanczos, 0, Edges::Repeated, say("measured", "a Lanczos filter of three lobes"));
    return list;
}

AxisSampling withKernel(AxisSampling axis, const NamedKernel& kernel)
{
    axis.map.mode = InterpolationMode::Linear;
    axis.map.antialias.reset();
    axis.kernel = kernel.kernel;
    axis.coefficient = kernel.coefficient;
    axis.edges = kernel.edges;
    return axis;
}

} // namespace tessera
