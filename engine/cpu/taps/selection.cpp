// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/taps/selection.h"

#include "engine/cpu/sets/element_rows.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {
namespace {

constexpr uint64_t kStageBytes = uint64_t{8} * 1024; // at least a row

template <uint32_t bytes> void pickRow(const BandTable& table, const std::byte* in, std::byte* out)
{
    for (uint64_t i = 0; i < table.count; ++i)
        std::memcpy(out + i * bytes, in + uint64_t{table.first[i] - table.origin} * bytes, bytes);
}

// Output i of a row is the input's element first[i] − origin; the weights are not read.
void pick(uint32_t elementBytes, const BandTable& table, const SelectedRows& rows)
{
    const auto pickOne = elementBytes == 1 ? pickRow<1>
        : elementBytes == 2                ? pickRow<2>
        : elementBytes == 4                ? pickRow<4>
                                           : pickRow<8>;
    for (uint64_t r = 0; r < rows.count; ++r)
        if (r > 0 && rows.first[r] == rows.first[r - 1])
            std::memcpy(rows.output(r), rows.output(r - 1), table.count * elementBytes);
        else
            pickOne(table, rows.input(r), rows.output(r));
}

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
    if (packed && hasFactorKernel(run.step))
        m_take = run.kernels.takeEach(run.elementBytes, run.step);
    m_isEven = run.step > 0 && !m_take;
    if (run.step > 0)
        return;
    if (hasFactorKernel(run.repeats))
        m_repeat = run.kernels.repeatEach(run.elementBytes, run.repeats);
    m_gathers = inStride != 1;
    m_scatters = outStride != 1;
    const uint64_t window = uint64_t{m_windows.vectors} * run.kernels.lanes;
    if (run.work.axes[3].inputs < window)
        m_window = window * run.elementBytes;
    const uint64_t rowBytes = part.outputs() * run.elementBytes;
    if (run.nonTemporal && !m_scatters && run.work.outStrides[2] == part.outputs() && rowBytes % kCacheLineBytes != 0)
        m_stageBytes = std::max(kStageBytes, rowBytes);
}

void Selection::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    const SelectedRows rows = {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, m_part.low),
                               .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                               .first = axes[2].first.data() + begin,
                               .out = m_run.output(n, c, begin, m_part.begin),
                               .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                               .count = end - begin,
                               .nonTemporal = m_run.nonTemporal};
    if (m_take)
        m_take(rows, m_part.outputs());
    else if (m_isEven)
        copyEven(rows);
    else if (m_stageBytes > 0)
        stage(rows);
    else if (m_scatters)
        scatter(rows);
    else
        select(rows);
}

// Makes one copy of rows whose input rows are evenly apart.
void Selection::copyEven(SelectedRows rows) const
{
    const auto &in = m_run.work.inStrides, &out = m_run.work.outStrides;
    const bool areBytes = m_run.step == 1 && in[3] == 1 && out[3] == 1;
    while (rows.count > 0) {
        uint64_t count = 1;
        const uint32_t step = rows.count > 1 ? rows.first[1] - rows.first[0] : 0;
        while (count < rows.count && rows.first[count] == rows.first[count - 1] + step)
            ++count;
        if (areBytes)
            m_run.kernels.copyRows({.in = rows.input(0),
                                    .out = rows.out,
                                    .bytes = m_part.outputs() * m_run.elementBytes,
                                    .rows = count,
                                    .inRow = step * rows.inPitch,
                                    .outRow = rows.outPitch,
                                    .nonTemporal = rows.nonTemporal});
        else
            copyElements(m_run.elementBytes, rows.input(0), rows.out, {count, step * in[2], out[2]}, {},
                         {m_part.outputs(), m_run.step * in[3], out[3]});
        rows.first += count;
        rows.out += count * rows.outPitch;
        rows.count -= count;
    }
}

// For rows whose elements lie side by side in input and output.
void Selection::make(const SelectedRows& rows) const
{
    if (m_repeat)
        m_repeat(rows, m_part.outputs() / m_run.repeats);
    else if (m_windows.vectors > 0)
        m_run.kernels.pickWindows(m_windows, rows);
    else
        pick(m_run.elementBytes, m_bands, rows);
}

void Selection::select(const SelectedRows& rows) const
{
    const auto isRead = [&](uint64_t r) { // as it is
        return !m_gathers && m_inEnd - rows.input(r) >= static_cast<ptrdiff_t>(m_window);
    };
    SelectedRows some = rows;
    while (some.count > 0 && !isRead(some.count - 1))
        --some.count;
    make(some);
    const uint64_t bytes = std::max(m_part.inputs() * m_run.elementBytes, m_window);
    for (uint64_t r = some.count; r < rows.count; ++r) {
        std::byte* const packed = grown(threadScratch().packedInput, bytes);
        copyStrided(m_run, rows.input(r), packed, {}, {m_part.inputs(), m_run.work.inStrides[3], 1});
        make({packed, 0, rows.first + r, rows.output(r), rows.outPitch, 1, rows.nonTemporal});
    }
}

void Selection::scatter(const SelectedRows& rows) const
{
    std::byte* const packed = grown(threadScratch().packedOutput, m_part.outputs() * m_run.elementBytes);
    for (uint64_t r = 0; r < rows.count; ++r) {
        if (r == 0 || rows.first[r] != rows.first[r - 1])
            select({rows.in, rows.inPitch, rows.first + r, packed, 0, 1, false});
        copyStrided(m_run, packed, rows.output(r), {}, {m_part.outputs(), 1, m_run.work.outStrides[3]});
    }
}

void Selection::stage(SelectedRows rows)
{
    while (rows.count > 0) {
        if (rows.out != m_out + m_staged || m_staged + rows.outPitch > m_stageBytes)
            finish();
        if (m_staged == 0)
            m_out = rows.out;
        SelectedRows some = rows;
        some.out = grown(threadScratch().packedOutput, m_stageBytes) + m_staged;
        some.count = std::min(rows.count, (m_stageBytes - m_staged) / rows.outPitch);
        some.nonTemporal = false;
        select(some);
        m_staged += some.count * rows.outPitch;
        rows.first += some.count;
        rows.out += some.count * rows.outPitch;
        rows.count -= some.count;
    }
}

void Selection::finish()
{
    if (m_staged > 0)
        copyNonTemporal(m_run, threadScratch().packedOutput.data(), m_out, m_staged);
    m_staged = 0;
}

} // namespace tessera::cpu
