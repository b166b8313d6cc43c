// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axis_taps.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// The integer that nearest takes, before it is clamped to the input. The sum x + 0.5 is a float32 sum.
int64_t nearestIndex(const AxisMap& map, float x)
{
    return static_cast<int64_t>(rounded(std::clamp(x, -1.0f, static_cast<float>(map.inputs)), map.rounding));
}

uint32_t clampedIndex(const AxisMap& map, int64_t index)
{
    return static_cast<uint32_t>(std::clamp<int64_t>(index, 0, int64_t{map.inputs} - 1));
}

// Whether x lies within 4 float32 ulps of a rounding boundary. There float32, reciprocals and the exact ratio of the
// sizes may give different integers.
bool isTieSensitive(const AxisMap& map, uint32_t output, double x)
{
    const double magnitude = std::max(
        {std::abs(scaledBack(map, static_cast<double>(output))), std::abs(double{map.inputPixelOffset}), std::abs(x)});
    if (!(magnitude < double{std::numeric_limits<float>::max()}))
        return false;
    const double shifted = x + formOf(map.rounding).shift; // boundaries are now integers
    return std::abs(shifted - std::nearbyint(shifted)) <= 4 * float32Ulp(magnitude);
}

// What lies on the other side of the boundary next to x.
int64_t otherIndex(const AxisMap& map, double x, int64_t chosen)
{
    const double shifted = x + formOf(map.rounding).shift;
    const auto boundary = static_cast<int64_t>(std::clamp(std::nearbyint(shifted), -2.0, map.inputs + 2.0));
    const int64_t above = formOf(map.rounding).isCeil ? boundary + 1 : boundary;
    return chosen == above ? above - 1 : above;
}

void appendRow(AxisTaps& taps, uint32_t first, std::initializer_list<float> weights)
{
    taps.first.push_back(first);
    for (const float weight : weights)
        taps.weights.push_back(weight);
    taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
}

void appendNearest(const AxisMap& map, uint32_t output, AxisTaps& taps)
{
    const double exact = coordinate64(map, output);
    const int64_t index = nearestIndex(map, coordinate32(map, output));
    const uint32_t inside = clampedIndex(map, index);
    uint8_t flags = inside == index ? 0 : AxisTaps::Clamped;
    uint32_t other = inside;
    if (isTieSensitive(map, output, exact)) {
        flags |= AxisTaps::Tie;
        other = clampedIndex(map, otherIndex(map, exact, index));
    }
    appendRow(taps, inside, {1.0f});
    taps.flags.push_back(flags);
    taps.otherNeighbour.push_back(other);
}

// For linear, plain or with a triangle: whether a tap with weight lies outside the input and reads the edge.
bool readsOutside(const AxisMap& map, float x)
{
    const double reach = filterRadius(map) - 1;
    return double{x} - reach < 0 || double{x} + reach > map.inputs - 1.0;
}

// All bands of linear from output `begin` on, in one loop: appending them one by one takes twice the time.
void makeLinear(const AxisMap& map, uint32_t begin, AxisTaps& taps)
{
    taps.first.resize(taps.outputs);
    taps.rowStart.resize(size_t{taps.outputs} + 1);
    taps.weights.resize(2 * size_t{taps.outputs});
    taps.flags.resize(taps.outputs);
    float* weight = taps.weights.data();
    for (uint32_t row = 0; row < taps.outputs; ++row) {
        const float x = coordinate32(map, begin + row);
        const float inside = std::clamp(x, 0.0f, static_cast<float>(map.inputs - 1));
        const uint32_t first = clampedIndex(map, static_cast<int64_t>(inside));
        const float t = inside - static_cast<float>(first);
        // no weight, no reading: Inf and NaN do not leak from a neighbour
        const bool isSingle = t == 0 || first + 1 == map.inputs;
        weight[0] = isSingle ? 1.0f : static_cast<float>(1.0 - double{t});
        weight[1] = t; // a single tap has no second one: the next band begins there
        weight += isSingle ? 1 : 2;
        taps.first[row] = first;
        taps.flags[row] = readsOutside(map, x) ? AxisTaps::Clamped : 0;
        taps.rowStart[row + 1] = static_cast<uint32_t>(weight - taps.weights.data());
    }
    taps.weights.resize(taps.rowStart.back());
}

// The inputs [begin, end) whose mean is an element of a halved axis, and the weight of each.
struct Run {
    uint64_t begin, end;
    double weight;
};

// Which inputs each element of a halved axis stands for.
class HalvedElements {
public:
    HalvedElements(uint32_t inputs, unsigned times)
        : m_last{{uint64_t{inputs} - 1, inputs, 1}}
    {
        uint32_t length = inputs;
        for (; times > 0 && length > 1; --times, length = length / 2 + length % 2) {
            if (length % 2 == 0) { // the last one but one comes in; else the last is the mean of itself and its repeat
                for (Run& run : m_last)
                    run.weight /= 2;
                const uint64_t begin = (uint64_t{length} - 2) << m_levels;
                m_last.insert(m_last.begin(), {begin, m_last.front().begin, std::ldexp(0.5, -m_levels)});
            }
            ++m_levels;
        }
        m_count = length;
    }

    // All but the last one are the mean of 2^levels inputs each.
    template <class Visit> void forEachRun(uint32_t element, Visit&& visit) const
    {
        if (element + 1 < m_count)
            return visit(
                Run{uint64_t{element} << m_levels, uint64_t{element + 1} << m_levels, std::ldexp(1.0, -m_levels)});
        for (const Run& run : m_last)
            visit(run);
    }

private:
    std::vector<Run> m_last; // what the last element stands for
    uint32_t m_count = 0; // a number of elements
    int m_levels = 0; // halvings that shortened it
};

// Linear over the elements of a halved axis, each replaced by the inputs that it is made of.
void makeHalved(const AxisMap& map, uint32_t begin, AxisTaps& taps)
{
    const HalvedAxis axis = halved(map);
    AxisTaps rest;
    rest.outputs = taps.outputs;
    makeLinear(axis.rest, begin, rest);
    const HalvedElements elements(map.inputs, axis.times);
    for (uint32_t row = 0; row < taps.outputs; ++row) {
        const size_t first = taps.weights.size();
        for (uint32_t tap = 0; tap < rest.taps(row); ++tap)
            elements.forEachRun(rest.first[row] + tap, [&](const Run& run) {
                if (tap == 0 && taps.weights.size() == first)
                    taps.first.push_back(static_cast<uint32_t>(run.begin));
                const double weight = double{rest.band(row)[tap]} * run.weight;
                taps.weights.insert(taps.weights.end(), run.end - run.begin, static_cast<float>(weight));
            });
        while (taps.weights.back() == 0) // too light for float32: not read
            taps.weights.pop_back();
        const bool isAtEnd = taps.first.back() + (taps.weights.size() - first) == map.inputs;
        taps.flags.push_back(isAtEnd && axis.repeatsEdge ? uint8_t{AxisTaps::Clamped} : rest.flags[row]);
        taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
    }
}

// The triangle around a finite x. Its radius may be as large as 1e45, so what lies outside the input is summed as a
// series, without a loop.
struct Triangle {
    double x, radius;
    double begin = std::ceil(x - radius), end = std::floor(x + radius); // the integers inside: [begin, end]

    double at(double input) const { return std::max(0.0, 1.0 - std::abs(input - x) / radius); }

    // The weights of those from `first` to `last`; none where first > last.
    double sum(double first, double last) const
    {
        const double middle = std::floor(x);
        first = std::max(first, begin);
        last = std::min(last, end);
        return series(first, std::min(last, middle)) + series(std::max(first, middle + 1), last);
    }

private:
    double series(double first, double last) const // both at one side of x
    {
        return first > last ? 0 : (last - first + 1) * (at(first) + at(last)) / 2;
    }
};

// The triangle of radius 1/Scale around x. x is not clamped first. The weights sum to 1.
void appendTriangle(const AxisMap& map, uint32_t output, AxisTaps& taps)
{
    const float position = coordinate32(map, output);
    taps.flags.push_back(readsOutside(map, position) ? AxisTaps::Clamped : 0);
    if (!std::isfinite(position)) {
        appendRow(taps, position < 0 ? 0 : map.inputs - 1, {1.0f});
        return;
    }
    const Triangle triangle{.x = double{position}, .radius = filterRadius(map)};
    const double last = map.inputs - 1.0, sum = triangle.sum(triangle.begin, triangle.end);
    const double from = std::clamp(triangle.begin, 0.0, last), to = std::clamp(triangle.end, 0.0, last);
    std::vector<double> weights;
    for (double i = from; i <= to; ++i)
        weights.push_back(triangle.at(i));
    weights.front() += triangle.sum(triangle.begin, -1); // taps outside read the edge
    weights.back() += triangle.sum(last + 1, triangle.end);
    const auto hasWeight = [&](double weight) { return static_cast<float>(weight / sum) > 0; };
    const auto first = std::ranges::find_if(weights, hasWeight);
    const auto end = std::find_if(weights.rbegin(), weights.rend(), hasWeight).base();
    taps.first.push_back(static_cast<uint32_t>(from) + static_cast<uint32_t>(first - weights.begin()));
    for (auto weight = first; weight != end; ++weight)
        taps.weights.push_back(static_cast<float>(*weight / sum));
    taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
}

uint64_t mostTaps(const AxisMap& map) // the most taps of one output
{
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (!filter)
        return 2;
    const double most = *filter == AntialiasFilter::Triangle ? std::ceil(2 * filterRadius(map) + 1)
                                                             : std::ldexp(2.0, static_cast<int>(halved(map).times));
    return static_cast<uint64_t>(std::min(most, static_cast<double>(map.inputs)));
}

} // namespace

std::optional<AntialiasFilter> filterOf(const AxisMap& map)
{
    if (!map.antialias || map.mode != InterpolationMode::Linear)
        return {};
    const float shrinksFrom = *map.antialias == AntialiasFilter::Halving ? 0.5f : 1.0f;
    return map.scale < shrinksFrom ? map.antialias : std::nullopt;
}

HalvedAxis halved(const AxisMap& map)
{
    HalvedAxis axis{.rest = map};
    if (filterOf(map) != AntialiasFilter::Halving)
        return axis;
    axis.rest.antialias.reset();
    for (; axis.rest.scale < 0.5f; axis.rest.scale *= 2, ++axis.times) {
        axis.repeatsEdge |= axis.rest.inputs % 2 != 0;
        axis.rest.inputs = axis.rest.inputs / 2 + axis.rest.inputs % 2;
    }
    const double fromCentre = double{map.inputPixelOffset} - 0.5;
    axis.rest.inputPixelOffset = static_cast<float>(0.5 + std::ldexp(fromCentre, -static_cast<int>(axis.times)));
    return axis;
}

double filterRadius(const AxisMap& map)
{
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (!filter)
        return 1;
    return *filter == AntialiasFilter::Triangle ? 1.0 / double{map.scale}
                                                : std::ldexp(1.5, static_cast<int>(halved(map).times)) - 0.5;
}

AxisTaps makeTaps(const AxisMap& map)
{
    return makeTaps(map, 0, map.outputs);
}

AxisTaps makeTaps(const AxisMap& map, uint32_t begin, uint32_t end)
{
    const uint32_t outputs = end - begin;
    AxisTaps taps;
    taps.inputs = map.inputs;
    taps.outputs = outputs;
    taps.step = 1 / double{map.scale};
    taps.x.resize(outputs);
    for (uint32_t row = 0; row < outputs; ++row)
        taps.x[row] = coordinate64(map, begin + row);
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (map.mode == InterpolationMode::Linear && !filter) {
        makeLinear(map, begin, taps);
        return taps;
    }
    taps.first.reserve(outputs);
    taps.rowStart.reserve(size_t{outputs} + 1);
    taps.rowStart.push_back(0);
    // Memory that is reserved and not used stays untouched; growing would take twice as much.
    taps.weights.reserve(std::min<uint64_t>(mostTaps(map) * outputs, std::numeric_limits<uint32_t>::max()));
    taps.flags.reserve(outputs);
    if (filter == AntialiasFilter::Halving) {
        makeHalved(map, begin, taps);
        return taps;
    }
    const auto append = filter ? appendTriangle : appendNearest;
    for (uint32_t output = begin; output < end; ++output)
        append(map, output, taps);
    return taps;
}

AxisTaps transposed(const AxisTaps& taps)
{
    AxisTaps result = taps; // x and flags stay the forward map's
    std::swap(result.inputs, result.outputs);
    const auto forEachTap = [&taps](auto&& visit) {
        for (uint32_t output = 0; output < taps.outputs; ++output)
            for (uint32_t tap = taps.rowStart[output]; tap < taps.rowStart[output + 1]; ++tap)
                visit(output, taps.first[output] + (tap - taps.rowStart[output]), tap);
    };
    result.first.assign(taps.inputs, 0);
    std::vector<uint32_t> end(taps.inputs, 0); // one past the last output that reads it; 0: none does
    forEachTap([&](uint32_t output, uint32_t input, uint32_t) {
        if (end[input] == 0)
            result.first[input] = output;
        end[input] = output + 1;
    });
    result.rowStart = {0};
    uint32_t highest = 0;
    for (uint32_t input = 0; input < taps.inputs; ++input) {
        if (end[input] == 0)
            result.first[input] = end[input] = highest; // where it would lie among the others
        highest = std::max(highest, end[input]);
        result.rowStart.push_back(result.rowStart.back() + end[input] - result.first[input]);
    }
    result.weights.assign(result.rowStart.back(), 0);
    forEachTap([&](uint32_t output, uint32_t input, uint32_t tap) {
        result.weights[result.rowStart[input] + (output - result.first[input])] = taps.weights[tap];
    });
    return result;
}

uint64_t estimatedTapBytes(const AxisMap& map)
{
    const auto taps = static_cast<double>(mostTaps(map));
    if (taps * map.outputs > std::numeric_limits<uint32_t>::max())
        return uint64_t{1} << 60; // more weights than a row start can count
    // HALVING first makes the bands of the halved axis.
    const double before = filterOf(map) == AntialiasFilter::Halving ? sizeof(uint32_t) * 2 + 2 * sizeof(float) + 1 : 0;
    const double each = sizeof(uint32_t) * 3 + sizeof(double) + 1 + taps * sizeof(float) + before;
    return static_cast<uint64_t>(each * map.outputs);
}

} // namespace tessera
