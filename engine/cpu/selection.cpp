// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {
namespace {

constexpr uint64_t kStageBytes = uint64_t{8} * 1024; // but a row at least

} // namespace

Selection::Selection(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_bands(bandsOf(run.work.axes[3], part.begin, part.end, part.low))
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
    , m_inEnd(run.inEnd())
{
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
    const uint64_t window = uint64_t{m_windows.vectors} * run.kernels.lanes;
    if (run.work.axes[3].inputs < window)
        m_window = window * run.elementBytes;
    const uint64_t rowBytes = part.outputs() * run.elementBytes;
    if (run.streams && !m_scatters && run.work.outStrides[2] == part.outputs() && rowBytes % kLineBytes != 0)
        m_stageBytes = std::max(kStageBytes, rowBytes);
}

// To rows of elements that lie side by side.
void Selection::select(const std::byte* in, const AlikeRows& rows) const
{
    const Kernels& kernels = m_run.kernels;
    if (m_repeats)
        return kernels.repeat(m_run.elementBytes, m_run.repeats, in, m_part.outputs() / m_run.repeats, rows);
    if (m_windows.vectors > 0)
        return kernels.pickWindows(m_windows, in, rows);
    kernels.pick(m_run.elementBytes, m_bands, in, rows.out);
    for (unsigned r = 1; r < rows.count; ++r)
        std::memcpy(rows.row(r), rows.out, m_part.outputs() * m_run.elementBytes);
}

void Selection::scatter(const std::byte* in, const AlikeRows& rows) const
{
    std::byte* const packed = grown(threadScratch().packedOutput, m_part.outputs() * m_run.elementBytes);
    select(in, {packed, 0, 1});
    for (unsigned r = 0; r < rows.count; ++r)
        copyStrided(m_run, packed, rows.row(r), {}, {m_part.outputs(), 1, m_run.work.outStrides[3]});
}

void Selection::stage(const std::byte* in, const AlikeRows& rows)
{
    for (uint32_t done = 0; done < rows.count;) {
        std::byte* const out = rows.row(done);
        if (out != m_out + m_staged || m_staged + rows.pitch > m_stageBytes)
            finish();
        if (m_staged == 0)
            m_out = out;
        const uint64_t fit = (m_stageBytes - m_staged) / rows.pitch;
        const auto count = static_cast<uint32_t>(std::min<uint64_t>(rows.count - done, fit));
        select(in, {grown(threadScratch().packedOutput, m_stageBytes) + m_staged, rows.pitch, count});
        m_staged += count * rows.pitch;
        done += count;
    }
}

void Selection::finish()
{
    if (m_staged > 0)
        streamRun(m_run, threadScratch().packedOutput.data(), m_out, m_staged);
    m_staged = 0;
}

void Selection::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const std::vector<uint32_t>& first = m_run.work.axes[2].first;
    while (begin < end) {
        uint32_t stop = begin + 1;
        const uint32_t step = stop < end && m_kernel ? first[stop] - first[begin] : 0;
        while (stop < end && first[stop] == first[stop - 1] + step)
            ++stop;
        copy(n, c, begin, stop);
        begin = stop;
    }
}

// Rows [begin, end) of an output plane, which come from the same row or, of a strided copy, from rows evenly apart.
void Selection::copy(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    const auto& inStrides = m_run.work.inStrides;
    const auto& outStrides = m_run.work.outStrides;
    const std::byte* in = m_run.input(axes[0].first[n], axes[1].first[c], axes[2].first[begin], m_part.low);
    std::byte* const out = m_run.output(n, c, begin, m_part.begin);
    const uint32_t count = end - begin;
    if (m_kernel) {
        const uint64_t step = count > 1 ? axes[2].first[begin + 1] - axes[2].first[begin] : 0;
        m_tile.in = in;
        m_tile.out = out;
        m_tile.rows = {count, step * inStrides[2], outStrides[2]};
        return m_kernel(m_tile);
    }
    if (m_gathers || m_inEnd - in < static_cast<ptrdiff_t>(m_window)) {
        const uint64_t bytes = std::max(m_part.inputs() * m_run.elementBytes, m_window);
        std::byte* const packed = grown(threadScratch().packedInput, bytes);
        copyStrided(m_run, in, packed, {}, {m_part.inputs(), inStrides[3], 1});
        in = packed;
    }
    const AlikeRows rows = {out, outStrides[2] * m_run.elementBytes, count, m_run.streams};
    if (m_stageBytes > 0)
        stage(in, rows);
    else if (m_scatters)
        scatter(in, rows);
    else
        select(in, rows);
}

} // namespace tessera::cpu
