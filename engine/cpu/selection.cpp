// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <cstring>

namespace tessera::cpu {

Selection::Selection(const TapsRun& run, const RowPart& part, uint64_t rows)
    : m_run(run)
    , m_part(part)
    , m_bands(part.bands(run.work.axes[3]))
{
    const AxisTaps& axis = run.work.axes[3];
    const uint64_t inStride = run.work.inStrides[3];
    const uint64_t outStride = run.work.outStrides[3];
    const bool packed = inStride == 1 && outStride == 1;
    if (const uint32_t step = part.step(axis)) {
        const bool takes = packed && hasBlockKernel(step);
        const CopyShape strided = takes ? CopyShape::Take : CopyShape::General;
        m_kernel = run.kernels.copy(packed && step == 1 ? CopyShape::Rows : strided, run.elementBytes, step);
        m_tile = {.in = nullptr, .out = nullptr, .width = part.outputs(), .inX = step * inStride, .outX = outStride};
        return;
    }
    m_gathers = inStride != 1;
    m_scatters = outStride != 1;
    const uint32_t times = part.repeats(axis);
    if (hasBlockKernel(times)) {
        m_kernel = run.kernels.copy(CopyShape::Interleave, run.elementBytes, times);
        m_tile = {.in = nullptr,
                  .out = nullptr,
                  .width = part.outputs() / times,
                  .block = times,
                  .inX = 1,
                  .outX = times,
                  .outBlock = 1};
    } else if (run.elementBytes == sizeof(float) && rows >= kRowsWorthTable) {
        m_windows = windowTable(m_bands, part.inputs(), run.kernels.lanes, threadScratch().windows);
    }
}

void Selection::select(const std::byte* in, std::byte* out) const
{
    if (m_kernel) {
        CopyTile tile = m_tile;
        tile.in = in;
        tile.out = out;
        m_kernel(tile);
    } else if (m_windows.vectors > 0) {
        m_run.kernels.pickWindows(m_windows, in, out);
    } else {
        m_run.kernels.pick(m_run.elementBytes, m_bands, in, out);
    }
}

void Selection::row(uint32_t n, uint32_t c, uint32_t h)
{
    const auto& axes = m_run.work.axes;
    const std::byte* in = m_run.input(axes[0].first[n], axes[1].first[c], axes[2].first[h], m_part.low);
    std::byte* const out = m_run.output(n, c, h, m_part.begin);
    const uint64_t outStride = m_run.work.outStrides[3];
    if (in == m_lastIn && outStride == 1) {
        std::memcpy(out, m_lastOut, m_part.outputs() * m_run.elementBytes);
        return;
    }
    m_lastIn = in;
    m_lastOut = out;
    if (m_gathers) {
        std::byte* const packed = threadScratch().elementBuffer(0, m_part.inputs() * m_run.elementBytes);
        copyStrided(m_run, in, m_run.work.inStrides[3], packed, 1, m_part.inputs());
        in = packed;
    }
    if (!m_scatters)
        return select(in, out);
    std::byte* const packed = threadScratch().elementBuffer(1, m_part.outputs() * m_run.elementBytes);
    select(in, packed);
    copyStrided(m_run, packed, 1, out, outStride, m_part.outputs());
}

} // namespace tessera::cpu
