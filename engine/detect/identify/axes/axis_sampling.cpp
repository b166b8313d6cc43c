// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/axes/axis_sampling.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
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

uint32_t insideOf(const AxisMap& map, double index)
{
    return static_cast<uint32_t>(std::clamp(std::isnan(index) ? 0 : index, 0.0, map.inputs - 1.0));
}

double roundedBy(NearestRule rule, double x)
{
    switch (rule) {
    case NearestRule::HalfUp:
        return std::floor(x + 0.5);
    case NearestRule::HalfDown:
        return std::ceil(x - 0.5);
    case NearestRule::Floor:
        return std::floor(x);
    case NearestRule::Ceil:
        break;
    }
    return std::ceil(x);
}

// As the operators do it: a float32 sum.
double roundedBy(NearestRule rule, float x)
{
    return rule == NearestRule::HalfUp ? std::floor(double{x + 0.5f}) : roundedBy(rule, double{x});
}

// The step from one output to the next in whole parts of 1/65536, cut off.
double fixedCoordinate(const AxisMap& map, uint32_t output)
{
    const double step = std::floor(65536.0 / double{map.scale}) / 65536;
    return (output - double{map.outputPixelOffset}) * step - double{map.inputPixelOffset};
}

float coordinateByRatio(const AxisMap& map, uint32_t output)
{
    const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
    const float step = map.scale == m / n ? n / m : 1 / map.scale;
    return (static_cast<float>(output) - map.outputPixelOffset) * step - map.inputPixelOffset;
}

float coordinateByProduct(const AxisMap& map, uint32_t output)
{
    return (static_cast<float>(output) - map.outputPixelOffset) * map.scale - map.inputPixelOffset;
}

uint32_t nearestOf(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    if (std::ranges::binary_search(sampling.others, output))
        return makeTaps(map, output, output + 1).otherNeighbour.front();
    switch (sampling.precision) {
    case Precision::Reciprocal:
        return nearestUnder(map, output, sampling.rule, Arithmetic::Reciprocal);
    case Precision::Ratio:
        return insideOf(map, roundedBy(sampling.rule, double{coordinateByRatio(map, output)}));
    case Precision::Float64:
        return insideOf(map, roundedBy(sampling.rule, coordinate64(map, output)));
    case Precision::Exact:
        return nearestUnder(map, output, sampling.rule, Arithmetic::Exact);
    case Precision::Fixed16:
        return insideOf(map, roundedBy(sampling.rule, fixedCoordinate(map, output)));
    case Precision::OtherNeighbour:
        return makeTaps(map, output, output + 1).otherNeighbour.front();
    case Precision::Product:
        return insideOf(map, roundedBy(sampling.rule, coordinateByProduct(map, output)));
    case Precision::Division:
        break;
    }
    return nearestUnder(map, output, sampling.rule, Arithmetic::Division);
}

double coordinateOf(const AxisSampling& sampling, uint32_t output)
{
    switch (sampling.precision) {
    case Precision::Reciprocal:
        return coordinate(sampling.map, output, Arithmetic::Reciprocal);
    case Precision::Ratio:
        return double{coordinateByRatio(sampling.map, output)};
    case Precision::Float64:
        return coordinate64(sampling.map, output);
    case Precision::Exact:
        return coordinate(sampling.map, output, Arithmetic::Exact);
    case Precision::Fixed16:
        return fixedCoordinate(sampling.map, output);
    case Precision::Product:
        return double{coordinateByProduct(sampling.map, output)};
    case Precision::Division:
    case Precision::OtherNeighbour: // of a rule's ties, which linear has not
        break;
    }
    return double{coordinate32(sampling.map, output)};
}

Row linearAt(const AxisMap& map, double x)
{
    const double inside = std::clamp(std::isnan(x) ? 0 : x, 0.0, map.inputs - 1.0), first = std::floor(inside);
    const auto t = static_cast<float>(inside - first);
    if (t == 0)
        return {static_cast<uint32_t>(first), {1.0f}};
    return {static_cast<uint32_t>(first), {static_cast<float>(1 - double{t}), t}};
}

Row extrapolated(const AxisMap& map, uint32_t output)
{
    const double last = map.inputs - 1.0;
    const double x = std::clamp(double{coordinate32(map, output)}, -last, 2 * last);
    if (x >= 0 && x <= last && x == std::floor(x))
        return {static_cast<uint32_t>(x), {1.0f}};
    const double first = std::clamp(std::floor(x), 0.0, last - 1);
    return {static_cast<uint32_t>(first), {static_cast<float>(1 - (x - first)), static_cast<float>(x - first)}};
}

// The element of an input that goes on beyond its ends; none: there it is 0.
std::optional<uint32_t> elementBeyond(Edges edges, const AxisMap& map, double index)
{
    const double inputs = map.inputs;
    if (index >= 0 && index < inputs)
        return static_cast<uint32_t>(index);
    if (edges == Edges::Zero)
        return {};
    return insideOf(map, index - std::floor(index / inputs) * inputs);
}

Row beyondEnds(const AxisSampling& sampling, const AxisMap& map, uint32_t output)
{
    const float x = coordinate32(map, output);
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

// Of an input that is long enough on both sides, what lies inside the real one. A filter that is too wide for such an
// input weighs all of the real one alike, with or without what lies outside.
Row withoutOutside(const AxisMap& map, uint32_t output)
{
    constexpr double kWidest = 1 << 20;
    if (filterRadius(map) > kWidest)
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

float rounded(float weight, Weights weights)
{
    switch (weights) {
    case Weights::Float16:
        return halfToFloat(floatToHalf(weight));
    case Weights::BFloat16: {
        const auto bits = std::bit_cast<uint32_t>(weight);
        return std::bit_cast<float>((bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000);
    }
    case Weights::Parts2048:
        return std::round(weight * 2048) / 2048;
    case Weights::Parts256:
        return std::round(weight * 256) / 256;
    case Weights::Float32:
    case Weights::Exchanged:
        break;
    }
    return weight;
}

Row rowOf(const AxisSampling& sampling, uint32_t output)
{
    AxisMap map = sampling.map;
    if (sampling.edges == Edges::OneShort && map.inputs > 1)
        --map.inputs;
    const bool isPlain = map.mode == InterpolationMode::NearestNeighbor || !filterOf(map);
    if ((sampling.edges == Edges::Zero || sampling.edges == Edges::Wrapped) && isPlain
        && std::isfinite(coordinate32(map, output)))
        return beyondEnds(sampling, map, output);
    if (map.mode == InterpolationMode::NearestNeighbor)
        return {nearestOf(sampling, map, output), {1.0f}};
    if (sampling.weights == Weights::Exchanged && isPlain)
        return exchanged(rowOf(makeTaps(map, output, output + 1), 0), map);
    if (sampling.edges == Edges::Extrapolated && map.inputs > 1 && !filterOf(map))
        return extrapolated(map, output);
    if (sampling.edges == Edges::Dropped && filterOf(map) == AntialiasFilter::Triangle)
        return withoutOutside(map, output);
    if (sampling.precision != Precision::Division && !filterOf(map))
        return linearAt(map, coordinateOf(sampling, output));
    return rowOf(makeTaps(map, output, output + 1), 0);
}

// The same, with the rule in the map where a map can say it: makeTaps() then knows its ties.
AxisSampling withOwnRule(AxisSampling sampling)
{
    switch (sampling.rule) {
    case NearestRule::HalfUp:
        sampling.map.rounding = Rounding::HalfUp;
        break;
    case NearestRule::Floor:
        sampling.map.rounding = Rounding::Floor;
        break;
    case NearestRule::Ceil:
        sampling.map.rounding = Rounding::Ceil;
        break;
    case NearestRule::HalfDown: // no rule of a map
        break;
    }
    return sampling;
}

} // namespace

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
        && a.edges == b.edges && a.weights == b.weights && a.others == b.others;
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
        for (float& weight : row.weights)
            weight = rounded(weight, sampling.weights);
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
    const bool hasCoordinates = taps.x.size() == taps.outputs;
    for (const uint32_t output : outputs)
        append(result, rowOf(taps, output), hasCoordinates ? taps.x[output] : 0);
    return result;
}

} // namespace tessera
