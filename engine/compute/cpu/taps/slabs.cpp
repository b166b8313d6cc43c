// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/slabs.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

constexpr uint64_t kSlabBytes = uint64_t{32} * 1024;

bool passes(const AxisTaps& axis, uint32_t output)
{
    return axis.taps(output) == 1 && axis.weights[axis.rowStart[output]] == 1;
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
    return m_run.work.inStrides[3] == 1 && passes(m_run.work.axes[0], n) && passes(m_run.work.axes[1], c);
}

Slab Slabs::of(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, uint32_t planes)
{
    const auto& axes = m_run.work.axes;
    if (areInput(n, c)) {
        Slab slab = input(axes[0].first[n], axes[1].first[c], begin, end);
        slab.planes = inputPlanes(n, c, planes);
        slab.planeBytes = m_run.work.inStrides[1] * m_run.elementBytes;
        return slab;
    }
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
    slab.planeBytes = (m_made.end - m_made.begin) * m_made.rowBytes;
    slab.planes = std::min(planes, m_planes.end - c);
    slab.first += (c - m_planes.begin) * slab.planeBytes;
    return slab;
}

// How many output planes from c on are planes of the input that follow each other.
uint32_t Slabs::inputPlanes(uint32_t n, uint32_t c, uint32_t most) const
{
    const AxisTaps& axis = m_run.work.axes[1];
    uint32_t count = 1;
    while (count < most && c + count < axis.outputs && areInput(n, c + count)
           && axis.first[c + count] == axis.first[c] + count)
        ++count;
    return count;
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
    const bool isThat = planes.count() == 1 && passes(axis, planes.begin);
    return isThat ? slab : sum(bandsOf(axis, planes.begin, planes.end, read.begin), slab, slabs, m_scratch.overC);
}

Slab Slabs::overN(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const AxisTaps& axis = m_run.work.axes[0];
    const bool packs = m_run.work.inStrides[3] != 1;
    if (!packs && passes(axis, n))
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

// Bands of N or C, one output's rows after the other's: of slabs that are alike in all but where they begin.
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
    copyStrided(m_run, slab.first, to, {rows, m_run.work.inStrides[2], inputs}, {inputs, m_run.work.inStrides[3], 1});
    return {slab.type, to, inputs * m_run.elementBytes, slab.begin, slab.end};
}

} // namespace tessera::cpu
