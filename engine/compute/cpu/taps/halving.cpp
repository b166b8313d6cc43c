// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/halving.h"

namespace tessera::cpu {
namespace {

// Does every band weigh two inputs as the first one does?
bool weighsAlike(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        const float* const weights = axis.weights.data() + axis.rowStart[output];
        if (axis.taps(output) != 2 || weights[0] != axis.weights[0] || weights[1] != axis.weights[1])
            return false;
    }
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

} // namespace

bool Halving::serves(const TapsRun& run)
{
    const auto& work = run.work;
    const AxisTaps &height = work.axes[2], &width = work.axes[3];
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && weighsAlike(height) && weighsAlike(width) && readsPairs(width)
        && (run.elementBytes > 1 || (isWholeSixteenths(height) && isWholeSixteenths(width)));
}

Halving::Halving(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_weights{run.work.axes[2].weights[0], run.work.axes[2].weights[1], run.work.axes[3].weights[0],
                run.work.axes[3].weights[1]}
{
}

void Halving::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    m_run.kernels.halve(m_run.type, m_weights, m_part.outputs(),
                        {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, m_part.low),
                         .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                         .first = axes[2].first.data() + begin,
                         .out = m_run.output(n, c, begin, m_part.begin),
                         .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                         .count = end - begin,
                         .streams = m_run.streams,
                         .inEnd = m_run.inEnd(),
                         .prefetches = m_run.prefetches});
}

} // namespace tessera::cpu
