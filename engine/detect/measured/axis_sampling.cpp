// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/axis_sampling.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
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
    const auto begin = taps.weights.begin();
    return {taps.first[output], {begin + taps.rowStart[output], begin + taps.rowStart[output + 1]}};
}

// The same, but 0 for NaN, which no bound holds back.
double zeroForNan(double x)
{
    return std::isnan(x) ? 0 : x;
}

uint32_t insideOf(const AxisMap& map, double index)
{
    return static_cast<uint32_t>(std::clamp(zeroForNan(index), 0.0, map.inputs - 1.0));
}

// As the operators do it: a float32 sum.
double roundedBy(NearestRule rule, float x)
{
    return rule == NearestRule::HalfUp ? std::floor(double{x + 0.5f}) : rounded(double{x}, rule);
}

// Every operation rounded.
double roundedCoordinate(const AxisMap& map, uint32_t output, double (*round)(double))
{
    const double moved = round(round(output) - round(double{map.outputPixelOffset}));
    return round(round(moved / round(double{map.scale})) - round(double{map.inputPixelOffset}));
}

// In float32, by a multiplication with this.
double coordinateBy(float step, const AxisMap& map, uint32_t output)
{
    return double{(static_cast<float>(output) - map.outputPixelOffset) * step - map.inputPixelOffset};
}

double coordinateOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    switch (sampling.precision) {
    case Precision::Reciprocal:
        return coordinate(map, output, Arithmetic::Reciprocal);
    case Precision::Ratio: {
        const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
        return coordinateBy(map.scale == m / n ? n / m : 1 / map.scale, map, output);
    }
    case Precision::Float64:
        return coordinate64(map, output);
    case Precision::Exact:
        return coordinate(map, output, Arithmetic::Exact);
    case Precision::Fixed:
    case Precision::FixedNearest: {
        const double parts = std::ldexp(1 / double{map.scale}, sampling.stepBits);
        const double whole = sampling.precision == Precision::Fixed ? std::floor(parts) : std::round(parts);
        return (output - double{map.outputPixelOffset}) * std::ldexp(whole, -sampling.stepBits)
            - double{map.inputPixelOffset};
    }
    case Precision::Half:
        return roundedCoordinate(map, output, toHalf);
    case Precision::HalfCoordinate:
        return toHalf(double{coordinate32(map, output)});
    case Precision::BFloat:
        return roundedCoordinate(map, output, toBFloat);
    case Precision::BFloatCoordinate:
        return toBFloat(double{coordinate32(map, output)});
    case Precision::Product:
        return coordinateBy(map.scale, map, output);
    case Precision::Division:
    case Precision::OtherNeighbour: // a rule has ties, linear has none
        break;
    }
    return double{coordinate32(map, output)};
}

uint32_t nearestOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    using enum Precision;
    const Precision own = sampling.precision;
    if (own == OtherNeighbour || std::ranges::binary_search(sampling.others, output))
        return makeTaps(map, output, output + 1).otherNeighbour.front();
    if (own == Division || own == Reciprocal || own == Exact)
        return nearestUnder(map, output, sampling.rule,
                            own == Division         ? Arithmetic::Division
                                : own == Reciprocal ? Arithmetic::Reciprocal
                                                    : Arithmetic::Exact);
    return insideOf(map, rounded(coordinateOf(sampling, map, output), sampling.rule));
}

Row linearAt(const AxisMap& map, double x)
{
    const double inside = std::clamp(zeroForNan(x), 0.0, map.inputs - 1.0), first = std::floor(inside);
    const auto t = static_cast<float>(inside - first);
    if (t == 0)
        return {static_cast<uint32_t>(first), {1.0f}};
    return {static_cast<uint32_t>(first), {static_cast<float>(1 - double{t}), t}};
}

// Not clamped at one end or at both.
Row extrapolated(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const double last = map.inputs - 1.0;
    const double low = sampling.edges == Edges::HighExtrapolated ? 0 : -last,
                 high = sampling.edges == Edges::LowExtrapolated ? last : 2 * last;
    const double x = std::clamp(zeroForNan(coordinateOf(sampling, map, output)), low, high);
    if (x >= 0 && x <= last && x == std::floor(x))
        return {static_cast<uint32_t>(x), {1.0f}};
    const double first = std::clamp(std::floor(x), 0.0, last - 1);
    return {static_cast<uint32_t>(first), {static_cast<float>(1 - (x - first)), static_cast<float>(x - first)}};
}

// The index of the first neighbour is clamped before the second is made of it, and t is what it was.
Row indexClamped(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const double x = coordinateOf(sampling, map, output), first = std::floor(x);
    const uint32_t index = insideOf(map, first);
    const auto t = static_cast<float>(x - first);
    if (t == 0 || index + 1 >= map.inputs)
        return {index, {1.0f}};
    return {index, {1 - t, t}};
}

// The element of an input that goes on beyond its ends; none: there it is 0.
std::optional<uint32_t> elementBeyond(Edges edges, const AxisMap& map, double index)
{
    const double inputs = map.inputs;
    if (index >= 0 && index < inputs)
        return static_cast<uint32_t>(index);
    if (edges == Edges::Zero || edges == Edges::Dropped)
        return {};
    if (edges == Edges::Repeated)
        return insideOf(map, index);
    const double period = edges == Edges::Reflected ? std::max(1.0, 2 * (inputs - 1))
        : edges == Edges::Symmetric                 ? 2 * inputs
                                                    : inputs;
    const double within = index - std::floor(index / period) * period;
    return insideOf(map,
                    edges == Edges::Reflected       ? std::min(within, period - within)
                        : edges == Edges::Symmetric ? std::min(within, period - 1 - within)
                                                    : within);
}

Row beyondEnds(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const auto x = static_cast<float>(coordinateOf(sampling, map, output));
    if (map.mode == InterpolationMode::NearestNeighbor) {
        const auto element = elementBeyond(sampling.edges, map, roundedBy(sampling.rule, x));
        return element ? Row{*element, {1.0f}} : Row{0, {}};
    }
    const float first = std::floor(x), t = x - first;
    const auto left = elementBeyond(sampling.edges, map, double{first});
    const auto right = t == 0 ? std::nullopt : elementBeyond(sampling.edges, map, double{first} + 1);
    if (!left && !right)
        return {0, {}};
    const uint32_t one = left ? *left : *right, other = right ? *right : *left, least = std::min(one, other);
    Row row{least, std::vector<float>(std::max(one, other) - least + 1)};
    if (left)
        row.weights[*left - least] += 1 - t;
    if (right)
        row.weights[*right - least] += t;
    return row;
}

// t for 1 − t; where t is 0, the next element alone.
Row exchanged(Row row, const AxisMap& map)
{
    if (row.weights.size() == 1)
        row.first = std::min(row.first + 1, map.inputs - 1);
    std::ranges::reverse(row.weights);
    return row;
}

// The part of a row that lies inside the real input, for an input that is long enough on both sides. A filter that is
// too wide for such an input weighs all of the real one alike, with or without what lies outside.
Row withoutOutside(const AxisMap& map, uint32_t output)
{
    constexpr double kWidest = 1 << 20;
    if (!(filterRadius(map) <= kWidest))
        return rowOf(makeTaps(map, output, output + 1), 0);
    const auto beyond = static_cast<uint32_t>(std::ceil(filterRadius(map))) + 1;
    AxisMap wide = map;
    wide.inputs += 2 * beyond;
    wide.inputPixelOffset -= static_cast<float>(beyond);
    const Row all = rowOf(makeTaps(wide, output, output + 1), 0);
    Row inside{0, {}};
    double sum = 0;
    for (size_t i = 0; i < all.weights.size(); ++i) {
        const uint64_t input = all.first + i;
        if (input < beyond || input >= uint64_t{beyond} + map.inputs)
            continue;
        if (inside.weights.empty())
            inside.first = static_cast<uint32_t>(input - beyond);
        inside.weights.push_back(all.weights[i]);
        sum += double{all.weights[i]};
    }
    for (float& weight : inside.weights)
        weight = static_cast<float>(weight / sum);
    return inside.weights.empty() ? rowOf(makeTaps(map, output, output + 1), 0) : inside;
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

// How much of input i the output's pixel [from, to] covers.
double coveredOf(double from, double to, double i)
{
    return std::max(0.0, std::min(to, i + 0.5) - std::max(from, i - 0.5));
}

// The weights of a kernel at x before what lies outside is dealt with: of the inputs `first`, `first` + 1 …
struct Reach {
    double first;
    std::vector<double> weights;
};
Reach reachOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const double x = coordinateOf(sampling, map, output), step = 1 / double{map.scale};
    const bool isStretched = sampling.kernel == Kernel::WideCubic || sampling.kernel == Kernel::Lanczos;
    const double stretch = isStretched ? std::max(1.0, step) : 1;
    const bool isBox = sampling.kernel == Kernel::Area || sampling.kernel == Kernel::Block;
    const double radius = isBox ? step / 2 : (sampling.kernel == Kernel::Lanczos ? 3 : 2) * stretch;
    constexpr double kNearly = 1e-4; // a share of a pixel: sizes that were rounded to float32
    const double reach = isBox ? radius + 0.5 - kNearly : radius;
    Reach result{std::ceil(x - reach), {}};
    for (double i = result.first; i <= x + reach; ++i) {
        const double distance = std::abs(i - x) / stretch;
        result.weights.push_back(sampling.kernel == Kernel::Block         ? 1
                                     : sampling.kernel == Kernel::Area    ? coveredOf(x - radius, x + radius, i)
                                     : sampling.kernel == Kernel::Lanczos ? lanczosAt(distance)
                                                                          : cubicAt(sampling.coefficient, distance));
    }
    return result;
}

// Whether its inputs can be counted one by one: a double of another size has no next integer.
bool canBeCounted(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    return 1 / double{map.scale} < 4096 && std::abs(coordinateOf(sampling, map, output)) < 0x1p31;
}

Row kernelRow(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const Reach reach = reachOf(sampling, map, output);
    std::vector<std::pair<uint32_t, double>> taps;
    double sum = 0, whole = 0;
    for (size_t i = 0; i < reach.weights.size(); ++i) {
        whole += reach.weights[i];
        if (const auto element = elementBeyond(sampling.edges, map, reach.first + static_cast<double>(i))) {
            taps.emplace_back(*element, reach.weights[i]);
            sum += reach.weights[i];
        }
    }
    if (taps.empty() || sum == 0)
        return {insideOf(map, std::round(coordinateOf(sampling, map, output))), {1.0f}};
    const auto [lowest, highest] = std::ranges::minmax_element(taps, {}, &std::pair<uint32_t, double>::first);
    const uint32_t least = lowest->first;
    std::vector<double> weights(highest->first - least + 1);
    for (const auto& [element, weight] : taps)
        weights[element - least] += weight / (sampling.edges == Edges::Zero ? whole : sum);
    return {least, {weights.begin(), weights.end()}};
}

float rounded(float weight, const AxisSampling& sampling)
{
    switch (sampling.weights) {
    case Weights::Float16:
        return halfToFloat(floatToHalf(weight));
    case Weights::BFloat16:
        return static_cast<float>(toBFloat(double{weight}));
    case Weights::Fixed:
        return std::ldexp(std::round(std::ldexp(weight, sampling.weightBits)), -sampling.weightBits);
    case Weights::FixedDown:
        return std::ldexp(std::floor(std::ldexp(weight, sampling.weightBits)), -sampling.weightBits);
    case Weights::Float32:
    case Weights::Exchanged:
        break;
    }
    return weight;
}

void roundWeights(Row& row, const AxisSampling& sampling)
{
    for (float& weight : row.weights)
        weight = rounded(weight, sampling);
    if (sampling.keepsSum && row.weights.size() == 2)
        row.weights[0] = 1 - row.weights[1];
}

Row rowOf(const AxisSampling& sampling, uint32_t output)
{
    AxisMap map = sampling.map;
    if (sampling.edges == Edges::OneShort && map.inputs > 1)
        --map.inputs;
    if (sampling.kernel != Kernel::Own && canBeCounted(sampling, map, output))
        return kernelRow(sampling, map, output);
    const bool isPlain = map.mode == InterpolationMode::NearestNeighbor || !filterOf(map);
    const bool goesOn = sampling.edges == Edges::Zero || sampling.edges == Edges::Wrapped
        || sampling.edges == Edges::Reflected || sampling.edges == Edges::Symmetric;
    if (goesOn && isPlain && std::isfinite(coordinate32(map, output)))
        return beyondEnds(sampling, map, output);
    if (map.mode == InterpolationMode::NearestNeighbor)
        return {nearestOf(sampling, map, output), {1.0f}};
    if (sampling.weights == Weights::Exchanged && isPlain)
        return exchanged(rowOf(makeTaps(map, output, output + 1), 0), map);
    const bool isExtrapolated = sampling.edges == Edges::Extrapolated || sampling.edges == Edges::LowExtrapolated
        || sampling.edges == Edges::HighExtrapolated;
    if (isExtrapolated && map.inputs > 1 && !filterOf(map))
        return extrapolated(sampling, map, output);
    if (sampling.edges == Edges::IndexClamped && !filterOf(map))
        return indexClamped(sampling, map, output);
    if (sampling.edges == Edges::Dropped && filterOf(map) == AntialiasFilter::Triangle)
        return withoutOutside(map, output);
    if (sampling.precision != Precision::Division && !filterOf(map))
        return linearAt(map, coordinateOf(sampling, map, output));
    return rowOf(makeTaps(map, output, output + 1), 0);
}

// The same, with the rule in the map where a map can say it: makeTaps() then knows its ties.
AxisSampling withOwnRule(AxisSampling sampling)
{
    AxisMap map = sampling.map;
    for (const Rounding each : {Rounding::HalfUp, Rounding::Floor, Rounding::Ceil})
        if (map.rounding = each; ruleOf(map) == sampling.rule)
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
    return {.map = map, .rule = ruleOf(map)};
}

bool isSame(const AxisSampling& a, const AxisSampling& b)
{
    const AxisMap &m = a.map, &n = b.map;
    return m.inputs == n.inputs && m.outputs == n.outputs && m.scale == n.scale
        && m.inputPixelOffset == n.inputPixelOffset && m.outputPixelOffset == n.outputPixelOffset && m.mode == n.mode
        && m.rounding == n.rounding && m.antialias == n.antialias && a.rule == b.rule && a.precision == b.precision
        && a.edges == b.edges && a.weights == b.weights && a.keepsSum == b.keepsSum && a.kernel == b.kernel
        && a.stepBits == b.stepBits && a.weightBits == b.weightBits && a.coefficient == b.coefficient
        && a.others == b.others;
}

AxisTaps tapsOf(const AxisSampling& asked, std::span<const uint32_t> outputs)
{
    const AxisSampling sampling = withOwnRule(asked);
    const AxisMap& map = sampling.map;
    const bool isDefined = isSame(sampling, asDefined(map));
    if (outputs.empty() && isDefined)
        return makeTaps(map);
    std::vector<uint32_t> all;
    if (outputs.empty()) {
        all.resize(map.outputs);
        std::iota(all.begin(), all.end(), 0u);
        outputs = all;
    }
    AxisTaps taps;
    taps.inputs = map.inputs;
    taps.outputs = 0;
    taps.rowStart.push_back(0);
    for (const uint32_t output : outputs) {
        if (isDefined) {
            const AxisTaps one = makeTaps(map, output, output + 1);
            append(taps, rowOf(one, 0), one.x.front());
            taps.flags.back() = one.flags.front();
            if (!one.otherNeighbour.empty())
                taps.otherNeighbour.back() = one.otherNeighbour.front();
            continue;
        }
        Row row = rowOf(sampling, output);
        roundWeights(row, sampling);
        append(taps, row, coordinate64(map, output));
    }
    return taps;
}

AxisTaps rowsOf(const AxisTaps& taps, std::span<const uint32_t> outputs)
{
    if (outputs.empty())
        return taps;
    AxisTaps result;
    result.inputs = taps.inputs;
    result.outputs = 0;
    result.rowStart.push_back(0);
    for (const uint32_t output : outputs)
        append(result, rowOf(taps, output), 0);
    result.x = taps.x; // of the transposed map by input, not by row
    return result;
}

} // namespace tessera
