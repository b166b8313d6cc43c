// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_makers.h"

#include <algorithm>
#include <span>

namespace tessera::cpu {

namespace {

// Does every band weigh two inputs as the first one does?
bool weighsAlike(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output)
        if (axis.taps(output) != 2 || !std::ranges::equal(axis.band(output), axis.band(0)))
            return false;
    return true;
}

// Does each output begin where the one before it ends?
bool readsPairs(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output)
        if (axis.first[output] != axis.first[0] + uint64_t{2} * output)
            return false;
    return true;
}

bool isBand(const AxisTaps& axis, uint32_t output, uint32_t first, float weight, uint32_t taps)
{
    const std::span<const float> weights = axis.band(output);
    return weights.size() == taps && axis.first[output] == first && weights[0] == weight
        && (taps == 1 || weights[1] == 1 - weight);
}

// Are outputs 2x + 1 and 2x + 2 between inputs x and x + 1, a quarter of the way from either?
bool doubles(const AxisTaps& axis)
{
    const uint32_t inputs = axis.inputs;
    if (axis.outputs != uint64_t{2} * inputs || !isBand(axis, 0, 0, 1, 1)
        || !isBand(axis, axis.outputs - 1, inputs - 1, 1, 1))
        return false;
    for (uint32_t x = 0; x + 1 < inputs; ++x)
        if (!isBand(axis, 2 * x + 1, x, 0.75f, 2) || !isBand(axis, 2 * x + 2, x, 0.25f, 2))
            return false;
    return true;
}

// Shorter rows are made as fast without, down to a fifth of the time: their ends take longer than what lies between.
uint32_t leastInputs(uint32_t elementBytes)
{
    return elementBytes == 1 ? 64 : elementBytes == 2 ? 256 : 96;
}

} // namespace

bool Halving::serves(const TapsRun& run)
{
    const auto& work = run.work;
    const AxisTaps &height = work.axes[2], &width = work.axes[3];
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && weighsAlike(height) && weighsAlike(width) && readsPairs(width)
        && (run.elementBytes > 1 || (isWholeSixteenths(height) && isWholeSixteenths(width)));
}

void Halving::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const
{
    const auto& axes = run.work.axes;
    const float *const down = axes[2].weights.data(), *const along = axes[3].weights.data();
    run.kernels.halve(run.type, {down[0], down[1], along[0], along[1]}, part.outputs(),
                      {.in = run.input(axes[0].first[n], axes[1].first[c], 0, part.low),
                       .inPitch = run.work.inStrides[2] * run.elementBytes,
                       .first = axes[2].first.data() + begin,
                       .out = run.output(n, c, begin, part.begin),
                       .outPitch = run.work.outStrides[2] * run.elementBytes,
                       .count = end - begin,
                       .streams = run.streams,
                       .inEnd = run.inEnd(),
                       .prefetches = run.prefetches});
}

bool Doubling::serves(const TapsRun& run)
{
    const auto& work = run.work;
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && (run.elementBytes == 1 ? isWholeSixteenths(work.axes[2]) : hasPairs(work.axes[2]))
        && work.axes[3].inputs >= leastInputs(run.elementBytes) && doubles(work.axes[3]);
}

void Doubling::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const
{
    const auto& axes = run.work.axes;
    run.kernels.doubleWidth(run.type, bandsOf(axes[2], begin, end, 0),
                            {.in = run.input(axes[0].first[n], axes[1].first[c], 0, 0),
                             .inPitch = run.work.inStrides[2] * run.elementBytes,
                             .inputs = axes[3].inputs,
                             .begin = part.begin / 2,
                             .end = part.end / 2,
                             .out = run.output(n, c, begin, part.begin),
                             .outPitch = run.work.outStrides[2] * run.elementBytes,
                             .streams = run.streams});
}

} // namespace tessera::cpu
