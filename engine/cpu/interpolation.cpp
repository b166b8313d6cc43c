// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/interpolation.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Rows that go through a table together stay in the first-level cache, and are enough for their stores to have reached
// it before windows, which lie otherwise, are loaded. Around the caches, reading and writing in shorter turns is
// faster.
uint32_t mostWaiting(const TapsRun& run, const RowPart& part)
{
    const uint64_t bytes = uint64_t{run.streams ? 8u : 16u} * 1024;
    const uint64_t rows = bytes / (part.inputs() * sizeof(float) + 1);
    const uint64_t least = run.streams ? 2 : 4; // the table is as long as they are
    return static_cast<uint32_t>(std::max(rows / run.joined, least) * run.joined);
}

} // namespace

Interpolation::Interpolation(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_scratch(threadScratch())
    , m_slabs(run, part)
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.begin + run.joined * part.outputs(), part.low))
    , m_inPlace(run.step == 1 && run.type == DataType::Float32 && run.work.outStrides[3] == 1)
    , m_outBytes(run.work.outStrides[2] * run.elementBytes)
    , m_most(mostWaiting(run, part))
{
    if (!m_inPlace)
        m_sums = grown(m_scratch.overH, m_most * part.inputs() + Scratch::kSlack);
}

void Interpolation::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    while (begin < end) {
        std::byte* const out = m_run.output(n, c, begin, m_part.begin);
        const uint32_t stop = std::min(end, begin + m_most - m_waiting);
        if (m_inPlace) {
            combine(n, c, begin, stop, reinterpret_cast<float*>(out), m_run.work.outStrides[2]);
        } else {
            if (out != m_out + m_waiting * m_outBytes)
                finish();
            if (m_waiting == 0)
                m_out = out;
            combine(n, c, begin, stop, m_sums + m_waiting * m_part.inputs(), m_part.inputs());
            m_waiting += stop - begin;
            if (m_waiting == m_most)
                finish();
        }
        begin = stop;
    }
}

// Sums over H for rows [begin, end) of output plane (n, c).
void Interpolation::combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch)
{
    const AxisTaps& axis = m_run.work.axes[2];
    const bool areInput = m_slabs.areInput(n, c);
    while (begin < end) {
        uint32_t stop = end;
        InputRange read = inputsOf(axis, begin, stop);
        if (!areInput)
            for (; stop - begin > 1 && read.count() > m_slabs.most(); read = inputsOf(axis, begin, stop))
                stop = begin + (stop - begin) / 2;
        const Slab slab = m_slabs.of(n, c, read.begin, read.end);
        std::vector<const std::byte*>& rows = m_scratch.rows[2];
        rows.resize(read.count());
        const std::byte* row = slab.row(read.begin);
        for (const std::byte*& each : rows) {
            each = row;
            row += slab.rowBytes;
        }
        m_run.kernels.combine(slab.type, bandsOf(axis, begin, stop, read.begin), rows.data(), m_part.inputs(), to,
                              pitch, areInput && m_run.asksAhead ? read.count() * slab.rowBytes : 0);
        to += (stop - begin) * pitch;
        begin = stop;
    }
}

void Interpolation::finish()
{
    if (m_waiting == 0)
        return;
    const uint64_t packedBytes = m_part.outputs() * m_run.elementBytes;
    const bool scatters = m_run.work.outStrides[3] != 1;
    const bool asOne = m_run.streams && !beginLines() && !(m_windows.vectors > 0 && areLong());
    const bool packs = scatters || asOne;
    std::byte* const to = packs ? grown(m_scratch.packedOutput, m_waiting * packedBytes) : m_out;
    const uint64_t pitch = packs ? packedBytes : m_outBytes;
    if (m_windows.vectors > 0)
        blend(to, pitch);
    else
        for (uint32_t row = 0; row < m_waiting; ++row)
            reduceOverW(m_sums + row * m_part.inputs(), to + row * pitch);
    if (scatters)
        copyStrided(m_run, to, m_out, {m_waiting, m_part.outputs(), m_run.work.outStrides[2]},
                    {m_part.outputs(), 1, m_run.work.outStrides[3]});
    else if (packs && m_outBytes == packedBytes)
        streamRun(m_run, to, m_out, m_waiting * packedBytes);
    else if (packs)
        for (uint32_t row = 0; row < m_waiting; ++row)
            streamRun(m_run, to + row * packedBytes, m_out + row * m_outBytes, packedBytes);
    m_waiting = 0;
}

// Do all tables' rows of those that wait begin a line?
bool Interpolation::beginLines() const
{
    return reinterpret_cast<uintptr_t>(m_out) % kLineBytes == 0 && m_run.joined * m_outBytes % kLineBytes == 0;
}

// Would they fill the first-level cache before they are streamed?
bool Interpolation::areLong() const
{
    constexpr uint64_t kLongRow = uint64_t{12} * 1024;
    return m_outBytes >= kLongRow;
}

// The rows that wait, through the window table.
void Interpolation::blend(std::byte* out, uint64_t pitch) const
{
    const uint32_t joined = m_run.joined;
    const uint32_t whole = m_waiting / joined * joined;
    WindowRows rows = {m_sums,         joined * m_part.inputs(), out,
                       joined * pitch, whole / joined,           m_run.streams && out == m_out};
    if (m_run.asksAhead && m_run.type == DataType::Float32) // others are made no faster than lines come
        rows.outAhead = m_waiting * pitch;
    m_run.kernels.windows(m_run.type, m_windows, rows);
    if (whole == m_waiting)
        return;
    WindowTable rest = m_windows;
    rest.count = (m_waiting - whole) * m_part.outputs();
    rows.in += whole * m_part.inputs();
    rows.out += whole * pitch;
    rows.count = 1;
    m_run.kernels.windows(m_run.type, rest, rows);
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
