// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <cstring>

namespace tessera::cpu {

Selection::Selection(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_bands(bandsOf(run.work.axes[3], part.begin, part.end, part.low))
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
{
    m_rows.streams = run.streams;
    const uint64_t inStride = run.work.inStrides[3];
    const uint64_t outStride = run.work.outStrides[3];
    const bool packed = inStride == 1 && outStride == 1;
    if (const uint32_t step = run.step) {
        const bool takes = packed && hasBlockKernel(step);
        const CopyShape strided = takes ? CopyShape::Take : CopyShape::General;
        m_kernel = run.kernels.copy(packed && step == 1 ? CopyShape::Rows : strided, run.elementBytes, step);
        m_tile = {.in = nullptr,
                  .out = nullptr,
                  .x = {part.outputs(), step * inStride, outStride},
                  .block = {1, 0, 0},
                  .streams = run.streams};
        return;
    }
    m_repeats = hasBlockKernel(run.repeats);
    m_gathers = inStride != 1;
    m_scatters = outStride != 1;
}

// To rows of elements that lie side by side.
void Selection::select(const std::byte* in, const AlikeRows& rows) const
{
    const Kernels& kernels = m_run.kernels;
    if (m_repeats)
        return kernels.repeat(m_run.elementBytes, m_run.repeats, in, m_part.outputs() / m_run.repeats, rows);
    if (m_windows.vectors > 0)
        return kernels.pickWindows(m_windows, in, rows);
    kernels.pick(m_run.elementBytes, m_bands, in, rows.out[0]);
    for (unsigned r = 1; r < rows.count; ++r)
        std::memcpy(rows.out[r], rows.out[0], m_part.outputs() * m_run.elementBytes);
}

void Selection::scatter(const std::byte* in) const
{
    AlikeRows packed;
    packed.out[packed.count++] = grown(threadScratch().packedOutput, m_part.outputs() * m_run.elementBytes);
    select(in, packed);
    for (unsigned r = 0; r < m_rows.count; ++r)
        copyStrided(m_run, packed.out[0], m_rows.out[r], {}, {m_part.outputs(), 1, m_run.work.outStrides[3]});
}

void Selection::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    for (uint32_t h = begin; h < end; ++h) {
        const std::byte* const in = m_run.input(axes[0].first[n], axes[1].first[c], axes[2].first[h], m_part.low);
        if (in != m_in || m_rows.count == AlikeRows::kMost)
            finish();
        m_in = in;
        m_rows.out[m_rows.count++] = m_run.output(n, c, h, m_part.begin);
    }
}

void Selection::finish()
{
    if (m_rows.count == 0)
        return;
    const std::byte* in = m_in;
    if (m_gathers) {
        std::byte* const packed = grown(threadScratch().packedInput, m_part.inputs() * m_run.elementBytes);
        copyStrided(m_run, in, packed, {}, {m_part.inputs(), m_run.work.inStrides[3], 1});
        in = packed;
    }
    if (m_kernel)
        for (unsigned r = 0; r < m_rows.count; ++r) { // the kernel's strides are the output's
            m_tile.in = in;
            m_tile.out = m_rows.out[r];
            m_kernel(m_tile);
        }
    else if (m_scatters)
        scatter(in);
    else
        select(in, m_rows);
    m_rows.count = 0;
}

} // namespace tessera::cpu
