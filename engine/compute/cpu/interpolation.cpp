// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_makers.h"

#include <algorithm>

namespace tessera::cpu {

namespace {

constexpr uint64_t kSlabBytes = uint64_t{32} * 1024;

// How many rows are made at once, so that they share reads of the table. Staged rows fit the first-level cache; sums of
// shrinking rows, which lie in memory, fit the second-level cache.
uint32_t mostTogether(const TapsRun& run, const RowPart& part, bool stages)
{
    const uint64_t outBytes = part.outputs() * run.elementBytes;
    const uint64_t sumBytes = run.sumsWindows ? 0 : part.inputs() * sizeof(float);
    const uint64_t bytes = uint64_t{stages ? 8u : 64u} * 1024, rowBytes = std::max(outBytes, sumBytes);
    const uint64_t least = stages ? 4 : 8;
    return static_cast<uint32_t>(std::max(bytes / rowBytes, least));
}

// Whether all rows begin and end at cache lines.
bool areLines(const TapsRun& run, const RowPart& part)
{
    const auto isOfLines = [&](uint64_t elements) { return elements * run.elementBytes % kLineBytes == 0; };
    const auto& strides = run.work.outStrides;
    return reinterpret_cast<uintptr_t>(run.output(0, 0, 0, part.begin)) % kLineBytes == 0 && isOfLines(part.outputs())
        && isOfLines(strides[0]) && isOfLines(strides[1]) && isOfLines(strides[2]);
}

} // namespace

Slabs::Slabs(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_scratch(threadScratch())
    , m_most(static_cast<uint32_t>(std::max<uint64_t>(kSlabBytes / (part.inputs() * sizeof(float) + 1), 1)))
    , m_sumsOverC(!run.work.axes[1].copies())
{
    for (Scratch::Kept& kept : m_scratch.overN)
        kept.valid = false;
}

bool Slabs::areInput(uint32_t n, uint32_t c) const
{
    return m_run.work.inStrides[3] == 1 && m_run.work.axes[0].passes(n) && m_run.work.axes[1].passes(c);
}

Slab Slabs::of(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    if (areInput(n, c))
        return input(axes[0].first[n], axes[1].first[c], begin, end);
    const bool isThere =
        m_n == n && m_planes.begin <= c && c < m_planes.end && m_made.begin <= begin && end <= m_made.end;
    if (!isThere) {
        const InputRange all = inputsOf(axes[2], 0, axes[2].outputs);
        const uint32_t together = m_sumsOverC ? m_most / std::max(all.count(), 1u) : 1;
        m_n = n;
        m_planes = {c, std::min(axes[1].outputs, c + std::max(together, 1u))};
        if (all.count() <= m_most)
            m_made = overC(n, m_planes, all.begin, all.end);
        else
            m_made = overC(n, m_planes, begin, std::max(end, std::min(all.end, begin + m_most)));
    }
    Slab slab = m_made;
    slab.first += uint64_t{c - m_planes.begin} * (m_made.end - m_made.begin) * m_made.rowBytes;
    return slab;
}

Slab Slabs::input(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const
{
    return {m_run.type, m_run.input(n, c, begin, m_part.low), m_run.work.inStrides[2] * m_run.elementBytes, begin, end};
}

Slab Slabs::overC(uint32_t n, InputRange planes, uint32_t begin, uint32_t end)
{
    const AxisTaps& axis = m_run.work.axes[1];
    const InputRange read = inputsOf(axis, planes.begin, planes.end);
    if (m_scratch.overN.size() < read.count())
        m_scratch.overN.resize(read.count());
    std::vector<const std::byte*>& slabs = m_scratch.rows[1];
    slabs.clear();
    Slab slab = input(0, 0, begin, end);
    for (uint32_t c = read.begin; c < read.end; ++c) {
        slab = overN(n, c, begin, end);
        slabs.push_back(slab.first);
    }
    const bool isThat = planes.count() == 1 && axis.passes(planes.begin);
    return isThat ? slab : sum(bandsOf(axis, planes.begin, planes.end, read.begin), slab, slabs, m_scratch.overC);
}

Slab Slabs::overN(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const AxisTaps& axis = m_run.work.axes[0];
    const bool packs = m_run.work.inStrides[3] != 1;
    if (!packs && axis.passes(n))
        return input(axis.first[n], c, begin, end);
    Scratch::Kept& kept = m_scratch.overN[c % m_scratch.overN.size()];
    const Scratch::Kept::Key key = {n, c, begin, end};
    if (kept.valid && kept.key == key)
        return floats(kept.floats, begin, end);
    kept.valid = true;
    kept.key = key;
    const uint32_t taps = axis.taps(n);
    const uint64_t slabBytes = (end - begin) * m_part.inputs() * m_run.elementBytes;
    std::byte* const staged = packs ? grown(m_scratch.packedInput, taps * slabBytes) : nullptr;
    std::vector<const std::byte*>& slabs = m_scratch.rows[0];
    slabs.clear();
    Slab slab = input(0, 0, begin, end);
    for (uint32_t t = 0; t < taps; ++t) {
        slab = input(axis.first[n] + t, c, begin, end);
        if (packs)
            slab = packed(slab, staged + t * slabBytes);
        slabs.push_back(slab.first);
    }
    return sum(bandsOf(axis, n, n + 1, axis.first[n]), slab, slabs, kept.floats);
}

// Sums bands over N or C, for one output's rows after the other's. The slabs differ only in their beginnings.
Slab Slabs::sum(const BandTable& bands, const Slab& like, std::vector<const std::byte*>& slabs,
                AlignedVector<float>& to) const
{
    const uint64_t inputs = m_part.inputs();
    const uint32_t rows = like.end - like.begin;
    const uint64_t pitch = rows * inputs;
    float* const sums = grown(to, bands.count * pitch + Scratch::kSlack);
    if (like.rowBytes == inputs * elementBytes(like.type))
        m_run.kernels.combine(like.type, bands, slabs.data(), pitch, sums, pitch, 0);
    else
        for (uint32_t row = 0; row < rows; ++row) {
            m_run.kernels.combine(like.type, bands, slabs.data(), inputs, sums + row * inputs, pitch, 0);
            for (const std::byte*& slab : slabs)
                slab += like.rowBytes;
        }
    return floats(to, like.begin, like.end);
}

Slab Slabs::floats(const AlignedVector<float>& rows, uint32_t begin, uint32_t end) const
{
    return {DataType::Float32, reinterpret_cast<const std::byte*>(rows.data()), m_part.inputs() * sizeof(float), begin,
            end};
}

Slab Slabs::packed(const Slab& slab, std::byte* to) const
{
    const uint64_t inputs = m_part.inputs();
    const uint32_t rows = slab.end - slab.begin;
    if (rows > 0) // else no band reads any
        copyStrided(m_run, slab.first, to, {rows, m_run.work.inStrides[2], inputs},
                    {inputs, m_run.work.inStrides[3], 1});
    return {slab.type, to, inputs * m_run.elementBytes, slab.begin, slab.end};
}

Interpolation::Interpolation(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_scratch(threadScratch())
    , m_slabs(run, part)
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
    , m_isOutput(run.step == 1 && run.type == DataType::Float32 && run.work.outStrides[3] == 1)
    , m_scatters(run.work.outStrides[3] != 1)
    , m_streams(run.streams && !m_scatters && areLines(run, part))
    , m_pitch((m_scatters ? part.outputs() : run.work.outStrides[2]) * run.elementBytes)
    , m_most(mostTogether(run, part, m_scatters))
{
}

void Interpolation::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    for (uint32_t stop; begin < end; begin = stop) {
        stop = std::min(end, begin + m_most);
        std::byte* const out = m_run.output(n, c, begin, m_part.begin);
        if (!m_scatters) {
            make(n, c, begin, stop, out);
            continue;
        }
        std::byte* const staged = grown(m_scratch.packedOutput, m_most * m_pitch);
        make(n, c, begin, stop, staged);
        copyStrided(m_run, staged, out, {stop - begin, m_part.outputs(), m_run.work.outStrides[2]},
                    {m_part.outputs(), 1, m_run.work.outStrides[3]});
    }
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
        reduceOverW(sums + row * inputs, out + row * m_pitch);
}

// Calls work(slab, bands, rows, ahead) for rows [begin, end) of output plane (n, c), as many at a time as a slab holds.
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

// Makes the same rows, over H and W in one pass.
void Interpolation::blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out)
{
    inSlabs(n, c, begin, end, [&](Slab slab, const BandTable& bands, InputRange read, uint64_t ahead) {
        slab.first = slab.row(read.begin);
        windows(slab, bands, out, ahead);
        out += bands.count * m_pitch;
    });
}

// Makes rows by the bands and the window table, from the slab's first row on.
void Interpolation::windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t ahead) const
{
    WindowRows rows = {.in = slab.first, .inPitch = slab.rowBytes, .out = out, .outPitch = m_pitch};
    if (m_streams)
        rows.access = MemoryAccess::NonTemporal;
    else if (m_run.prefetches)
        rows.access = MemoryAccess::Prefetched;
    rows.inAhead = ahead;
    if (!m_scatters)
        rows.outAhead = bands.count * m_pitch;
    m_run.kernels.windows(m_run.type, bands, m_windows, rows);
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
