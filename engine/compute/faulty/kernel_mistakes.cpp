// SPDX-License-Identifier: Apache-2.0
// Other filters than linear, and other ends of the input: each output's weights by the textbook's formula.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace tessera::faulty {

namespace {

// The weights of one output by input index; an index may lie outside the input.
using Weights = std::map<int64_t, double>;
using WeightsAt = std::function<Weights(const AxisMap& map, double x)>;

enum class Outside { Repeated, Zero, Reflected, Wrapped, LeftOut };

// The input element that stands for index i; none: there is nothing.
std::optional<uint32_t> elementFor(int64_t i, int64_t inputs, Outside outside)
{
    if (i >= 0 && i < inputs)
        return static_cast<uint32_t>(i);
    switch (outside) {
    case Outside::Repeated:
        return static_cast<uint32_t>(std::clamp<int64_t>(i, 0, inputs - 1));
    case Outside::Reflected: {
        const int64_t period = std::max<int64_t>(1, 2 * (inputs - 1)), within = (i % period + period) % period;
        return static_cast<uint32_t>(std::min(within, period - within));
    }
    case Outside::Wrapped:
        return static_cast<uint32_t>((i % inputs + inputs) % inputs);
    case Outside::Zero:
    case Outside::LeftOut:
        break;
    }
    return {};
}

Weights inside(const Weights& weights, const AxisMap& map, Outside outside)
{
    Weights result;
    double sum = 0;
    for (const auto& [i, weight] : weights)
        if (const auto element = elementFor(i, map.inputs, outside); element && std::abs(weight) > 1e-12) {
            result[*element] += weight;
            sum += weight;
        }
    if (outside == Outside::LeftOut)
        for (auto& [i, weight] : result)
            weight /= sum;
    return result;
}

// Bands that hold these weights. Plans need bands whose ends never fall: such a band is made longer by zeros.
AxisTaps bandsOf(const std::vector<Weights>& rows, AxisTaps taps)
{
    const auto count = static_cast<uint32_t>(rows.size());
    std::vector<uint32_t> end(count);
    for (uint32_t o = 0, most = 0; o < count; ++o) {
        most = std::max(most, rows[o].empty() ? 0 : static_cast<uint32_t>(rows[o].rbegin()->first) + 1);
        end[o] = most;
    }
    uint32_t least = taps.inputs;
    for (uint32_t o = count; o-- > 0;) {
        least = std::min(least, rows[o].empty() ? end[o] : static_cast<uint32_t>(rows[o].begin()->first));
        taps.first[o] = least;
    }
    taps.weights.clear();
    for (uint32_t o = 0; o < count; ++o) {
        for (uint32_t i = taps.first[o]; i < end[o]; ++i) {
            const auto found = rows[o].find(i);
            taps.weights.push_back(found == rows[o].end() ? 0 : static_cast<float>(found->second));
        }
        taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
    }
    return taps;
}

// Rows that name so many inputs one by one are made in no time.
constexpr double kMostInputs = 1 << 16;

Timings runWeights(const HonestRun& honest, const WeightsAt& weightsAt, Outside outside, Tensor& output)
{
    return runTaps(
        honest,
        [&](const AxisMap& map, AxisTaps& taps) {
            std::vector<Weights> rows(taps.outputs);
            for (uint32_t o = 0; o < taps.outputs; ++o) {
                const double x = double{coordinate32(map, o)};
                if (!(std::abs(x) < kMostInputs) || !(1 / double{map.scale} < kMostInputs))
                    throw RunFailure(FailureKind::Unsupported,
                                     say("faulty", "an output lies too far outside, or reads too many elements"));
                rows[o] = inside(weightsAt(map, x), map, outside);
                if (rows[o].empty() && outside == Outside::LeftOut) // nothing is left: the nearest element
                    rows[o] = {{static_cast<int64_t>(std::clamp(std::round(x), 0.0, map.inputs - 1.0)), 1}};
            }
            if (std::ranges::all_of(rows, &Weights::empty)) // plans read something of every axis
                rows.front() = {{0, 0}};
            taps = bandsOf(rows, std::move(taps));
        },
        output);
}

// A filter of this radius, stretched by what the axis shrinks where it is wide.
using Filter = double (*)(double distance);
WeightsAt filtered(Filter filter, double radius, bool isWide)
{
    return [=](const AxisMap& map, double x) {
        const double stretch = isWide ? std::max(1.0, 1 / double{map.scale}) : 1, reach = radius * stretch;
        Weights weights;
        double sum = 0;
        for (auto i = static_cast<int64_t>(std::ceil(x - reach)); static_cast<double>(i) <= x + reach; ++i) {
            weights[i] = filter(std::abs(static_cast<double>(i) - x) / stretch);
            sum += weights[i];
        }
        for (auto& [i, weight] : weights)
            weight /= sum;
        return weights;
    };
}

// R. Keys, Cubic convolution interpolation for digital image processing, IEEE ASSP 29 (1981), (4) and (15).
double keys(double d, double a)
{
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : d < 2 ? a * (d * d * d - 5 * d * d + 8 * d - 4) : 0;
}

double sinc(double d)
{
    return d == 0 ? 1 : std::sin(std::numbers::pi * d) / (std::numbers::pi * d);
}

double triangle(double d)
{
    return std::max(0.0, 1 - d);
}

Weights areaAt(const AxisMap& map, double x)
{
    const double half = 0.5 / double{map.scale};
    Weights weights;
    for (auto i = static_cast<int64_t>(std::floor(x - half)); static_cast<double>(i) - 0.5 < x + half; ++i) {
        const double left = std::max(x - half, static_cast<double>(i) - 0.5),
                     right = std::min(x + half, static_cast<double>(i) + 0.5);
        if (right - left > 1e-6)
            weights[i] = (right - left) / (2 * half);
    }
    return weights;
}

Weights linearAt(const AxisMap&, double x)
{
    const double first = std::floor(x);
    return {{static_cast<int64_t>(first), 1 - (x - first)}, {static_cast<int64_t>(first) + 1, x - first}};
}

// Not clamped where x lies below the first element (isLow) or behind the last.
WeightsAt extrapolatedAt(bool isLow)
{
    return [=](const AxisMap& map, double x) {
        const double last = map.inputs - 1.0, clamped = isLow ? std::min(x, last) : std::max(x, 0.0);
        const double first = std::clamp(std::floor(clamped), 0.0, std::max(0.0, last - 1));
        if (map.inputs == 1)
            return Weights{{0, 1}};
        return Weights{{static_cast<int64_t>(first), 1 - (clamped - first)},
                       {static_cast<int64_t>(first) + 1, clamped - first}};
    };
}

void needPlainLinear(const HonestRun& honest)
{
    for (const AxisMap& map : forwardMaps(honest))
        if (filterOf(map))
            throw RunFailure(FailureKind::Unsupported, say("faulty", "a filter decides what the edge is"));
}

Timings withEnds(const HonestRun& honest, Outside outside, Tensor& output)
{
    needPlainLinear(honest);
    return runWeights(honest, linearAt, outside, output);
}

Timings withOneEnd(const HonestRun& honest, bool isLow, Tensor& output)
{
    needPlainLinear(honest);
    return runWeights(honest, extrapolatedAt(isLow), Outside::Repeated, output);
}

} // namespace

Timings cubic(const HonestRun& honest, Tensor& output)
{
    return runWeights(honest, filtered([](double d) { return keys(d, -0.75); }, 2, false), Outside::Repeated, output);
}

Timings wideCubic(const HonestRun& honest, Tensor& output)
{
    return runWeights(honest, filtered([](double d) { return keys(d, -0.5); }, 2, true), Outside::LeftOut, output);
}

Timings lanczos(const HonestRun& honest, Tensor& output)
{
    return runWeights(honest, filtered([](double d) { return d < 3 ? sinc(d) * sinc(d / 3) : 0; }, 3, true),
                      Outside::LeftOut, output);
}

Timings area(const HonestRun& honest, Tensor& output)
{
    return runWeights(honest, areaAt, Outside::LeftOut, output);
}

Timings outsideLeftOut(const HonestRun& honest, Tensor& output)
{
    const auto maps = forwardMaps(honest);
    if (std::ranges::none_of(maps, [](const AxisMap& map) { return filterOf(map) == AntialiasFilter::Triangle; }))
        throw RunFailure(FailureKind::Unsupported, say("faulty", "the filter is no triangle"));
    return runWeights(honest, filtered(triangle, 1, true), Outside::LeftOut, output);
}

Timings extrapolatedLow(const HonestRun& honest, Tensor& output)
{
    return withOneEnd(honest, true, output);
}

Timings extrapolatedHigh(const HonestRun& honest, Tensor& output)
{
    return withOneEnd(honest, false, output);
}

Timings zeroOutside(const HonestRun& honest, Tensor& output)
{
    return withEnds(honest, Outside::Zero, output);
}

Timings reflectedOutside(const HonestRun& honest, Tensor& output)
{
    return withEnds(honest, Outside::Reflected, output);
}

Timings wrappedOutside(const HonestRun& honest, Tensor& output)
{
    return withEnds(honest, Outside::Wrapped, output);
}

} // namespace tessera::faulty
