// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Of a row that several output rows share: made in the first-level cache, then sent to all of them. In outputs it is a
// multiple of every block and every vector.
constexpr uint64_t kChunkBytes = 3072;

} // namespace

Selection::Selection(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_bands(part.bands(run.work.axes[3]))
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
{
    const uint64_t inStride = run.work.inStrides[3];
    const uint64_t outStride = run.work.outStrides[3];
    const bool packed = inStride == 1 && outStride == 1;
    if (const uint32_t step = run.step) {
        const bool takes = packed && hasBlockKernel(step);
        const CopyShape strided = takes ? CopyShape::Take : CopyShape::General;
        m_kernel = run.kernels.copy(packed && step == 1 ? CopyShape::Rows : strided, run.elementBytes, step);
        m_tile = {.in = nullptr, .out = nullptr, .inX = step * inStride, .outX = outStride};
        return;
    }
    m_gathers = inStride != 1;
    m_scatters = outStride != 1;
    if (const uint32_t times = run.repeats; hasBlockKernel(times)) {
        m_kernel = run.kernels.copy(CopyShape::Interleave, run.elementBytes, times);
        m_tile = {.in = nullptr, .out = nullptr, .block = times, .inX = 1, .outX = times, .outBlock = 1};
    }
}

// The outputs [output, output + count) of the part; output is a multiple of a chunk.
void Selection::select(const std::byte* in, uint64_t output, uint64_t count, std::byte* out) const
{
    if (m_kernel) {
        CopyTile tile = m_tile;
        tile.in = in + output / tile.block * tile.inX * m_run.elementBytes;
        tile.out = out;
        tile.width = count / tile.block;
        m_kernel(tile);
    } else if (m_windows.vectors > 0) {
        m_run.kernels.pickWindows(partOf(m_windows, m_run.kernels.lanes, output, output + count, m_part.low), in, out);
    } else {
        BandTable bands = m_bands;
        bands.first += output;
        bands.count = count;
        m_run.kernels.pick(m_run.elementBytes, bands, in, out);
    }
}

void Selection::row(uint32_t n, uint32_t c, uint32_t h)
{
    const auto& axes = m_run.work.axes;
    const std::byte* const in = m_run.input(axes[0].first[n], axes[1].first[c], axes[2].first[h], m_part.low);
    if (in != m_in || m_waiting == kMostRows)
        finish();
    m_in = in;
    m_out[m_waiting++] = m_run.output(n, c, h, m_part.begin);
}

void Selection::finish()
{
    const unsigned rows = m_waiting;
    if (rows == 0)
        return;
    m_waiting = 0;
    const uint64_t bytes = m_run.elementBytes;
    const uint64_t outStride = m_run.work.outStrides[3];
    const std::byte* in = m_in;
    if (m_gathers) {
        std::byte* const packed = threadScratch().elementBuffer(0, m_part.inputs() * bytes);
        copyStrided(m_run, in, m_run.work.inStrides[3], packed, 1, m_part.inputs());
        in = packed;
    }
    if (outStride == 1 && rows == 1 && !m_run.streams)
        return select(in, 0, m_part.outputs(), m_out[0]);
    if (outStride != 1 && !m_scatters) { // the kernel's strides are the output's
        for (unsigned r = 0; r < rows; ++r)
            select(in, 0, m_part.outputs(), m_out[r]);
        return;
    }
    alignas(64) std::byte chunk[kChunkBytes];
    const uint64_t most = kChunkBytes / bytes;
    for (uint64_t output = 0; output < m_part.outputs(); output += most) {
        const uint64_t count = std::min(most, m_part.outputs() - output);
        select(in, output, count, chunk);
        if (m_scatters)
            for (unsigned r = 0; r < rows; ++r)
                copyStrided(m_run, chunk, 1, m_out[r] + output * outStride * bytes, outStride, count);
        else {
            std::array<std::byte*, kMostRows> out;
            std::ranges::transform(m_out, out.begin(), [&](std::byte* row) { return row + output * bytes; });
            m_run.kernels.spread(chunk, count * bytes, out.data(), rows, m_run.streams);
        }
    }
}

} // namespace tessera::cpu
