// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/fixed_point.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {
namespace {

constexpr uint64_t kWholeVectors = 64; // sums, of which two vectors give one of bytes
// Of the first-level cache: sums of rows, these rows, and those that are prefetched meanwhile.
constexpr uint64_t kRowsBytes = uint64_t{24} * 1024;

} // namespace

bool FixedPoint::serves(const TapsRun& run)
{
    const auto& work = run.work;
    return run.elementBytes == 1 && work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies()
        && work.axes[1].copies() && isWholeSixteenths(work.axes[2]);
}

FixedPoint::FixedPoint(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_scratch(threadScratch())
    , m_pairs(partOf(run.pairs, run.kernels.pairLanes, part.begin, part.end))
    , m_pitch(roundedUp(part.outputs(), kWholeVectors))
    , m_slots(static_cast<uint32_t>(std::max<uint64_t>(kRowsBytes / (2 * (m_pitch + part.inputs())), 2)))
    , m_inEnd(run.inEnd())
{
    grown(m_scratch.sums, m_slots * m_pitch);
}

void FixedPoint::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const AxisTaps& axis = m_run.work.axes[2];
    while (begin < end) {
        InputRange read = inputsOf(axis, begin, begin + 1);
        uint32_t stop = begin + 1;
        for (; stop < end && axis.first[stop] <= read.end; ++stop) {
            const uint32_t endOfBand = axis.first[stop] + axis.taps(stop);
            if (endOfBand - read.begin > m_slots)
                break;
            read.end = endOfBand;
        }
        sum(n, c, read);
        std::vector<const uint16_t*>& sums = m_scratch.rowsOfSums;
        sums.clear();
        for (uint32_t h = read.begin, slot = h % m_slots; h < read.end; ++h, slot = slot + 1 == m_slots ? 0 : slot + 1)
            sums.push_back(m_scratch.sums.data() + slot * m_pitch);
        m_run.kernels.blendSums(m_run.type, bandsOf(axis, begin, stop, read.begin), sums.data(), m_part.outputs(),
                                m_run.output(n, c, begin, m_part.begin), m_run.work.outStrides[2], m_run.streams);
        begin = stop;
    }
}

// Over W, those of the rows that are not there yet.
void FixedPoint::sum(uint32_t n, uint32_t c, InputRange rows)
{
    if (n != m_n || c != m_c || rows.begin < m_made.begin || rows.begin > m_made.end)
        m_made = {rows.begin, rows.begin};
    m_n = n;
    m_c = c;
    const auto& axes = m_run.work.axes;
    for (uint32_t h = m_made.end; h < rows.end;) {
        const uint32_t slot = h % m_slots;
        const uint32_t count = std::min(rows.end - h, m_slots - slot);
        sumSome(m_run.input(axes[0].first[n], axes[1].first[c], h, 0), slot, count);
        h += count;
    }
    m_made = {rows.begin, std::max(m_made.end, rows.end)};
}

void FixedPoint::sumSome(const std::byte* in, uint32_t slot, uint32_t count)
{
    const uint64_t inputs = m_run.work.axes[3].inputs, window = m_pairs.window;
    PairRows rows = {in, m_run.work.inStrides[2], m_scratch.sums.data() + slot * m_pitch, m_pitch, count};
    for (; inputs < window && rows.count > 0; --rows.count) { // windows that would read behind the tensor
        const std::byte* const last = in + (rows.count - 1) * rows.inPitch;
        if (m_inEnd - last >= static_cast<ptrdiff_t>(window))
            break;
        std::byte* const staged = grown(m_scratch.packedInput, window);
        std::memcpy(staged, last, inputs);
        m_run.kernels.sumPairs(m_run.type, m_pairs, {staged, 0, rows.out + (rows.count - 1) * m_pitch, 0, 1});
    }
    m_run.kernels.sumPairs(m_run.type, m_pairs, rows);
}

} // namespace tessera::cpu
