// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_makers.h"

#include <algorithm>
#include <span>

namespace tessera::cpu {

RowCopy::RowCopy(const TapsRun& run, const RowPart& part)
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
                  .streams = run.streams,
                  .inEnd = m_inEnd};
        return;
    }
    m_repeats = hasBlockKernel(run.repeats);
    m_gathers = inStride != 1;
    m_scatters = outStride != 1;
    const uint64_t window = uint64_t{m_windows.vectors} * run.kernels.lanes;
    if (run.work.axes[3].inputs < window)
        m_window = window * run.elementBytes;
}

void RowCopy::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    const SelectedRows rows = {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, m_part.low),
                               .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                               .first = axes[2].first.data() + begin,
                               .out = m_run.output(n, c, begin, m_part.begin),
                               .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                               .count = end - begin,
                               .streams = m_run.streams};
    if (m_kernel)
        copy(rows);
    else if (m_scatters)
        scatter(rows);
    else
        select(rows);
}

// Rows whose sources are evenly spaced are one strided copy.
void RowCopy::copy(SelectedRows rows)
{
    while (rows.count > 0) {
        uint64_t count = 1;
        const uint32_t step = rows.count > 1 ? rows.first[1] - rows.first[0] : 0;
        while (count < rows.count && rows.first[count] == rows.first[count - 1] + step)
            ++count;
        m_tile.in = rows.input(0);
        m_tile.out = rows.out;
        m_tile.rows = {count, step * m_run.work.inStrides[2], m_run.work.outStrides[2]};
        m_kernel(m_tile);
        rows.first += count;
        rows.out += count * rows.outPitch;
        rows.count -= count;
    }
}

// Copies packed rows to packed rows.
void RowCopy::make(const SelectedRows& rows) const
{
    const Kernels& kernels = m_run.kernels;
    if (m_repeats)
        kernels.repeat(m_run.elementBytes, m_run.repeats, m_part.outputs() / m_run.repeats, rows);
    else if (m_windows.vectors > 0)
        kernels.pickWindows(m_windows, rows);
    else
        kernels.pick(m_run.elementBytes, m_bands, rows);
}

void RowCopy::select(const SelectedRows& rows) const
{
    const auto isRead = [&](uint64_t r) { // whether the row is read as it lies
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
        make({packed, 0, rows.first + r, rows.output(r), rows.outPitch, 1, rows.streams});
    }
}

void RowCopy::scatter(const SelectedRows& rows) const
{
    std::byte* const packed = grown(threadScratch().packedOutput, m_part.outputs() * m_run.elementBytes);
    for (uint64_t r = 0; r < rows.count; ++r) {
        if (r == 0 || rows.first[r] != rows.first[r - 1])
            select({rows.in, rows.inPitch, rows.first + r, packed, 0, 1, false});
        copyStrided(m_run, packed, rows.output(r), {}, {m_part.outputs(), 1, m_run.work.outStrides[3]});
    }
}

namespace {

// Whether every band weighs two inputs as the first one does.
bool weighsAlike(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output)
        if (axis.taps(output) != 2 || !std::ranges::equal(axis.band(output), axis.band(0)))
            return false;
    return true;
}

// Whether each output begins where the one before it ends.
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

// Whether outputs 2x + 1 and 2x + 2 lie between inputs x and x + 1, a quarter of the way from either.
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

// Shorter rows are faster without, up to five times: their ends take longer than what lies between.
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
