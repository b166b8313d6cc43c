// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/taps/halving.h"

namespace tessera::cpu {
namespace {

// Is every band two halves?
bool hasMeans(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        const float* const weights = axis.weights.data() + axis.rowStart[output];
        if (axis.taps(output) != 2 || weights[0] != 0.5f || weights[1] != 0.5f)
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
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && hasMeans(work.axes[2]) && hasMeans(work.axes[3]) && readsPairs(work.axes[3]);
}

Halving::Halving(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
{
}

void Halving::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    m_run.kernels.halve(m_run.type, m_part.outputs(),
                        {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, m_part.low),
                         .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                         .first = axes[2].first.data() + begin,
                         .out = m_run.output(n, c, begin, m_part.begin),
                         .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                         .count = end - begin,
                         .streams = m_run.streams,
                         .inEnd = m_run.inEnd()});
}

} // namespace tessera::cpu
