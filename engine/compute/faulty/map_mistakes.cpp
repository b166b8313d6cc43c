// SPDX-License-Identifier: Apache-2.0
// The wrong elements are read, or with the wrong weights: another map, another rule.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::faulty {

std::array<AxisMap, 4> forwardMaps(const HonestRun& honest)
{
    std::array<AxisMap, 4> maps;
    const std::vector<AxisMap> own = honest.c.op->axisMaps();
    for (AxisMap& map : maps) {
        map.mode = own.front().mode;
        map.rounding = own.front().rounding;
    }
    std::ranges::copy_backward(own, maps.end());
    return maps;
}

Plan planOf(const HonestRun& honest, const std::array<AxisMap, 4>& maps, const TapsChange& changeTaps)
{
    const bool isGradient = honest.c.op->isGradient();
    Plan plan = separablePlan(honest.plan.input, honest.plan.output, maps, isGradient);
    if (!changeTaps)
        return plan;
    auto& work = std::get<SeparableTaps>(plan.work);
    for (size_t axis = 4 - honest.plan.input.sizes.size(); axis < 4; ++axis) {
        AxisTaps taps = makeTaps(maps[axis]);
        changeTaps(maps[axis], taps);
        work.axes[axis] = isGradient ? transposed(taps) : std::move(taps);
    }
    return plan;
}

Timings runMaps(const HonestRun& honest, const MapChange& change, Tensor& output)
{
    std::array<AxisMap, 4> maps = forwardMaps(honest);
    for (size_t axis = 4 - honest.plan.input.sizes.size(); axis < 4; ++axis)
        change(maps[axis]);
    return runPlan(honest, planOf(honest, maps), output);
}

Timings runTaps(const HonestRun& honest, const TapsChange& change, Tensor& output)
{
    return runPlan(honest, planOf(honest, forwardMaps(honest), change), output);
}

namespace {

void setMap(AxisMap& map, float scale, float inputPixelOffset, float outputPixelOffset)
{
    map.scale = scale;
    map.inputPixelOffset = inputPixelOffset;
    map.outputPixelOffset = outputPixelOffset;
}

constexpr float kFirstElement = std::numeric_limits<float>::max(); // a scale that forces x to 0

// Plans need bands whose ends never fall.
void makeRising(AxisTaps& taps)
{
    for (size_t o = 1; o < taps.first.size(); ++o)
        taps.first[o] = std::max(taps.first[o], taps.first[o - 1]);
}

// The nearest element by the map's rule.
uint32_t indexOf(const AxisMap& map, float x)
{
    const float near = std::clamp(x, -1.0f, static_cast<float>(map.inputs));
    const float rounded = map.rounding == Rounding::HalfUp ? std::floor(near + 0.5f)
        : map.rounding == Rounding::Ceil                   ? std::ceil(near)
                                                           : std::floor(near);
    return static_cast<uint32_t>(std::clamp<int64_t>(static_cast<int64_t>(rounded), 0, int64_t{map.inputs} - 1));
}

// R. Keys, Cubic convolution interpolation for digital image processing, IEEE ASSP 29 (1981), (4) and (15).
float keys(float d)
{
    constexpr float a = -0.75f;
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : d < 2 ? a * (d * d * d - 5 * d * d + 8 * d - 4) : 0;
}

} // namespace

Timings asymmetric(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest, [](AxisMap& map) { setMap(map, map.scale, 0, 0); }, output);
}

Timings halfPixel(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest, [](AxisMap& map) { setMap(map, map.scale, 0.5f, -0.5f); }, output);
}

Timings alignedCorners(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest,
        [](AxisMap& map) {
            const bool isPoint = map.inputs == 1 || map.outputs == 1;
            setMap(map,
                   isPoint ? kFirstElement : static_cast<float>(map.outputs - 1) / static_cast<float>(map.inputs - 1),
                   0, 0);
        },
        output);
}

Timings otherRounding(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest, [](AxisMap& map) { map.rounding = map.rounding == Rounding::Floor ? Rounding::Ceil : Rounding::Floor; },
        output);
}

Timings otherNeighbour(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap&, AxisTaps& taps) {
            taps.first = taps.otherNeighbour;
            makeRising(taps);
        },
        output);
}

Timings reciprocalScale(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap& map, AxisTaps& taps) {
            const float reciprocal = 1 / map.scale;
            for (uint32_t o = 0; o < taps.outputs; ++o) {
                const float x = (static_cast<float>(o) - map.outputPixelOffset) * reciprocal - map.inputPixelOffset;
                if (!std::isnan(x))
                    taps.first[o] = indexOf(map, x);
            }
            makeRising(taps);
        },
        output);
}

Timings scaleOfSizes(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest, [](AxisMap& map) { map.scale = static_cast<float>(map.outputs) / static_cast<float>(map.inputs); },
        output);
}

Timings lengthOneApart(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest,
        [](AxisMap& map) {
            if (map.outputs == 1)
                setMap(map, kFirstElement, 0, 0);
        },
        output);
}

Timings clampOneShort(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap& map, AxisTaps& taps) {
            if (map.inputs < 2)
                return;
            AxisMap shorter = map;
            --shorter.inputs;
            taps = makeTaps(shorter);
            taps.inputs = map.inputs;
        },
        output);
}

Timings extrapolated(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap& map, AxisTaps& taps) {
            if (map.inputs < 2 || filterOf(map))
                return;
            taps.weights.clear();
            const auto last = static_cast<float>(map.inputs - 1);
            for (uint32_t o = 0; o < taps.outputs; ++o) {
                const float x = std::clamp(coordinate32(map, o), -last, 2 * last);
                taps.first[o] = static_cast<uint32_t>(std::clamp(std::floor(x), 0.0f, last - 1));
                const float t = x - static_cast<float>(taps.first[o]);
                taps.weights.insert(taps.weights.end(), {1 - t, t});
                taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
            }
        },
        output);
}

Timings addedZeros(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap&, AxisTaps& taps) {
            if (taps.isIdentity())
                return;
            const std::vector<float> own = std::move(taps.weights);
            taps.weights.clear();
            uint32_t begin = 0;
            for (uint32_t o = 0; o < taps.outputs; ++o) {
                const uint32_t end = taps.rowStart[o + 1];
                taps.weights.insert(taps.weights.end(), own.begin() + begin, own.begin() + end);
                if (end - begin == 1 && taps.first[o] + 1 < taps.inputs)
                    taps.weights.push_back(0);
                begin = end;
                taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
            }
        },
        output);
}

Timings switchedFilter(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest,
        [](AxisMap& map) { map.antialias = map.antialias ? std::nullopt : std::optional(AntialiasFilter::Halving); },
        output);
}

Timings otherFilter(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest,
        [](AxisMap& map) {
            using enum AntialiasFilter;
            if (map.antialias)
                map.antialias = *map.antialias == Halving ? Triangle : Halving;
        },
        output);
}

Timings otherMode(const HonestRun& honest, Tensor& output)
{
    auto maps = forwardMaps(honest);
    for (AxisMap& map : maps)
        map.mode =
            map.mode == InterpolationMode::Linear ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear;
    return runPlan(honest, planOf(honest, maps), output);
}

// Four elements, the edge repeated.
Timings cubic(const HonestRun& honest, Tensor& output)
{
    return runTaps(
        honest,
        [](const AxisMap& map, AxisTaps& taps) {
            if (taps.isIdentity())
                return;
            const auto last = static_cast<int64_t>(map.inputs) - 1;
            taps.weights.clear();
            for (uint32_t o = 0; o < taps.outputs; ++o) {
                const float x = std::clamp(coordinate32(map, o), -2.0f, static_cast<float>(last) + 2);
                const auto left = static_cast<int64_t>(std::floor(x)) - 1;
                const int64_t begin = std::clamp<int64_t>(left, 0, last), end = std::clamp<int64_t>(left + 3, 0, last);
                std::vector<float> weights(static_cast<size_t>(end - begin) + 1);
                for (int64_t i = left; i < left + 4; ++i)
                    weights[static_cast<size_t>(std::clamp(i, begin, end) - begin)] +=
                        keys(std::abs(static_cast<float>(i) - x));
                taps.first[o] = static_cast<uint32_t>(begin);
                taps.weights.insert(taps.weights.end(), weights.begin(), weights.end());
                taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
            }
        },
        output);
}

Timings exchangedOffsets(const HonestRun& honest, Tensor& output)
{
    return runMaps(
        honest, [](AxisMap& map) { std::swap(map.inputPixelOffset, map.outputPixelOffset); }, output);
}

// outX = (inX + InputPixelOffset)·Scale + OutputPixelOffset, as the map of a resize that is not transposed.
Timings forwardForGradient(const HonestRun& honest, Tensor& output)
{
    Plan plan = honest.plan;
    auto& work = std::get<SeparableTaps>(plan.work);
    work.transposed = false;
    const auto maps = forwardMaps(honest);
    for (size_t axis = 0; axis < 4; ++axis) {
        AxisMap map = maps[axis];
        std::swap(map.inputs, map.outputs);
        setMap(map, 1 / map.scale, -maps[axis].outputPixelOffset, -maps[axis].inputPixelOffset);
        if (!(map.scale > 0) || !std::isfinite(map.scale))
            throw RunFailure(FailureKind::Unsupported, say("faulty", "a scale has no reciprocal in float32"));
        work.axes[axis] = makeTaps(map);
    }
    return runPlan(honest, plan, output);
}

} // namespace tessera::faulty
