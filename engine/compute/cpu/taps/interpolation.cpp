// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/interpolation.h"

#include <algorithm>
#include <utility>

namespace tessera::cpu {
namespace {

// Rows that are made at once, and share what is read of the table: what is staged stays in the first-level cache, and
// sums that lie in memory, of rows that shrink, in the next one.
uint32_t mostTogether(const TapsRun& run, const RowPart& part, bool stages)
{
    const uint64_t outBytes = part.outputs() * run.elementBytes;
    const uint64_t sumBytes = run.sumsWindows ? 0 : part.inputs() * sizeof(float);
    const uint64_t bytes = uint64_t{stages ? 8u : 64u} * 1024, rowBytes = std::max(outBytes, sumBytes);
    const uint64_t least = stages ? 4 : 8;
    return static_cast<uint32_t>(std::max(bytes / rowBytes, least));
}

// Do all rows begin lines and end where lines do?
bool areLines(const TapsRun& run, const RowPart& part)
{
    const auto isOfLines = [&](uint64_t elements) { return elements * run.elementBytes % kLineBytes == 0; };
    const auto& strides = run.work.outStrides;
    return reinterpret_cast<uintptr_t>(run.output(0, 0, 0, part.begin)) % kLineBytes == 0 && isOfLines(part.outputs())
        && isOfLines(strides[0]) && isOfLines(strides[1]) && isOfLines(strides[2]);
}

} // namespace

Interpolation::Interpolation(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_scratch(threadScratch())
    , m_slabs(run, part)
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
    , m_isOutput(run.step == 1 && run.type == DataType::Float32 && run.work.outStrides[3] == 1)
    , m_scatters(run.work.outStrides[3] != 1)
    , m_stages(m_scatters || (run.streams && !m_isOutput && !(m_windows.vectors > 0 && areLines(run, part))))
    , m_outBytes(run.work.outStrides[2] * run.elementBytes)
    , m_packedBytes(part.outputs() * run.elementBytes)
    , m_most(mostTogether(run, part, m_stages))
{
}

void Interpolation::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    while (begin < end) {
        std::byte* out = m_run.output(n, c, begin, m_part.begin);
        if (out != m_out + m_staged * m_outBytes)
            finish();
        if (m_staged == 0)
            m_out = out;
        const uint32_t stop = std::min(end, begin + m_most - m_staged);
        if (m_stages) {
            out = grown(m_scratch.packedOutput, m_most * m_packedBytes) + m_staged * m_packedBytes;
            m_staged += stop - begin;
        }
        make(n, c, begin, stop, out);
        if (m_staged == m_most)
            finish();
        begin = stop;
    }
}

uint32_t Interpolation::planes(uint32_t n, uint32_t c, uint32_t most)
{
    const AxisTaps& axis = m_run.work.axes[2];
    const uint32_t together = std::min(most, m_most / axis.outputs);
    const InputRange read = inputsOf(axis, 0, axis.outputs);
    if (together < 2 || !m_run.sumsWindows || m_stages || read.count() > m_slabs.most()) {
        rows(n, c, 0, axis.outputs);
        return 1;
    }
    Slab slab = m_slabs.of(n, c, read.begin, read.end, together);
    slab.first = slab.row(read.begin);
    windows(slab, bandsOf(axis, 0, axis.outputs, read.begin), m_run.output(n, c, 0, m_part.begin), 0);
    return slab.planes;
}

void Interpolation::make(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out)
{
    if (m_isOutput)
        return combine(n, c, begin, end, reinterpret_cast<float*>(out), m_run.work.outStrides[2]);
    if (m_run.sumsWindows)
        return blend(n, c, begin, end, out);
    const uint64_t inputs = m_part.inputs();
    float* const sums = grown(m_scratch.overH, (end - begin) * inputs + Scratch::kSlack);
    combine(n, c, begin, end, sums, inputs);
    if (m_windows.vectors > 0)
        return windows({DataType::Float32, reinterpret_cast<const std::byte*>(sums), inputs * sizeof(float), 0, 0},
                       {.count = end - begin}, out, 0);
    for (uint32_t row = 0; row < end - begin; ++row)
        reduceOverW(sums + row * inputs, out + row * pitch());
}

// Calls work(slab, bands, their rows) for rows [begin, end) of output plane (n, c), as many at a time as a slab serves.
template <class Work>
void Interpolation::inSlabs(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, const Work& work)
{
    const AxisTaps& axis = m_run.work.axes[2];
    const bool areInput = m_slabs.areInput(n, c);
    for (uint32_t stop; begin < end; begin = stop) {
        stop = end;
        InputRange read = inputsOf(axis, begin, stop);
        if (!areInput)
            for (; stop - begin > 1 && read.count() > m_slabs.most(); read = inputsOf(axis, begin, stop))
                stop = begin + (stop - begin) / 2;
        const Slab slab = m_slabs.of(n, c, read.begin, read.end);
        const uint64_t ahead = areInput && m_run.prefetches ? read.count() * slab.rowBytes : 0;
        work(slab, bandsOf(axis, begin, stop, read.begin), read, ahead);
    }
}

// Sums over H for rows [begin, end) of output plane (n, c).
void Interpolation::combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch)
{
    inSlabs(n, c, begin, end, [&](const Slab& slab, const BandTable& bands, InputRange read, uint64_t ahead) {
        std::vector<const std::byte*>& rows = m_scratch.rows[2];
        rows.resize(read.count());
        const std::byte* row = slab.row(read.begin);
        for (const std::byte*& each : rows) {
            each = row;
            row += slab.rowBytes;
        }
        m_run.kernels.combine(slab.type, bands, rows.data(), m_part.inputs(), to, pitch, ahead);
        to += bands.count * pitch;
    });
}

// Those rows, over H and W at once.
void Interpolation::blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out)
{
    inSlabs(n, c, begin, end, [&](Slab slab, const BandTable& bands, InputRange read, uint64_t ahead) {
        slab.first = slab.row(read.begin);
        windows(slab, bands, out, ahead);
        out += bands.count * pitch();
    });
}

// Through the window table, what the bands make of the slab's planes, of their rows from the first on.
void Interpolation::windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t ahead) const
{
    WindowRows rows = {.in = slab.first,
                       .inPitch = slab.rowBytes,
                       .out = out,
                       .outPitch = pitch(),
                       .planes = slab.planes,
                       .inPlane = slab.planeBytes,
                       .outPlane = m_run.work.outStrides[1] * m_run.elementBytes};
    if (m_run.streams && !m_stages)
        rows.access = MemoryAccess::NonTemporal;
    else if (m_run.prefetches)
        rows.access = MemoryAccess::Prefetched;
    rows.inAhead = ahead;
    if (!m_stages)
        rows.outAhead = bands.count * pitch();
    m_run.kernels.windows(slab.type, m_run.type, bands, m_windows, rows);
}

void Interpolation::finish()
{
    const uint32_t rows = std::exchange(m_staged, 0);
    if (rows == 0)
        return;
    const std::byte* const staged = m_scratch.packedOutput.data();
    if (m_scatters)
        copyStrided(m_run, staged, m_out, {rows, m_part.outputs(), m_run.work.outStrides[2]},
                    {m_part.outputs(), 1, m_run.work.outStrides[3]});
    else if (m_outBytes == m_packedBytes)
        streamRun(m_run, staged, m_out, rows * m_packedBytes);
    else
        for (uint32_t row = 0; row < rows; ++row)
            streamRun(m_run, staged + row * m_packedBytes, m_out + row * m_outBytes, m_packedBytes);
}

void Interpolation::reduceOverW(const float* row, std::byte* out) const
{
    if (m_run.step != 1) {
        float* const sums =
            m_run.type == DataType::Float32 ? reinterpret_cast<float*>(out) : grown(m_scratch.overW, m_part.outputs());
        m_run.kernels.bands(bandsOf(m_run.work.axes[3], m_part.begin, m_part.end, m_part.low), row, sums);
        row = sums;
    }
    if (reinterpret_cast<const std::byte*>(row) != out)
        m_run.kernels.narrow(m_run.type, row, m_part.outputs(), out);
}

} // namespace tessera::cpu
