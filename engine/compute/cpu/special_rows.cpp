// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_makers.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {

namespace {

// Does every band weigh two inputs as the first one does?
bool weighsAlike(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        const float* const weights = axis.weights.data() + axis.rowStart[output];
        if (axis.taps(output) != 2 || weights[0] != axis.weights[0] || weights[1] != axis.weights[1])
            return false;
    }
    return true;
}

// Does each output begin where the one before it ends?
bool readsPairs(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output)
        if (axis.first[output] != axis.first[0] + uint64_t{2} * output)
            return false;
    return true;
}

bool isBand(const AxisTaps& axis, uint32_t output, uint32_t first, float weight, uint32_t taps)
{
    const float* const weights = axis.weights.data() + axis.rowStart[output];
    return axis.taps(output) == taps && axis.first[output] == first && weights[0] == weight
        && (taps == 1 || weights[1] == 1 - weight);
}

// Are outputs 2x + 1 and 2x + 2 between inputs x and x + 1, a quarter of the way from either?
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

// Shorter rows are made as fast without, down to a fifth of the time: their ends take longer than what lies between.
uint32_t leastInputs(uint32_t elementBytes)
{
    switch (elementBytes) {
    case 1:
        return 64;
    case 2:
        return 256;
    }
    return 96;
}

constexpr uint64_t kWholeVectors = 64; // sums, of which two vectors give one of bytes
// The part of the first-level cache for sums of rows, these rows, and those that are prefetched meanwhile.
constexpr uint64_t kRowsBytes = uint64_t{24} * 1024;

} // namespace

bool Halving::serves(const TapsRun& run)
{
    const auto& work = run.work;
    const AxisTaps &height = work.axes[2], &width = work.axes[3];
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && weighsAlike(height) && weighsAlike(width) && readsPairs(width)
        && (run.elementBytes > 1 || (isWholeSixteenths(height) && isWholeSixteenths(width)));
}

Halving::Halving(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_weights{run.work.axes[2].weights[0], run.work.axes[2].weights[1], run.work.axes[3].weights[0],
                run.work.axes[3].weights[1]}
{
}

void Halving::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    m_run.kernels.halve(m_run.type, m_weights, m_part.outputs(),
                        {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, m_part.low),
                         .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                         .first = axes[2].first.data() + begin,
                         .out = m_run.output(n, c, begin, m_part.begin),
                         .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                         .count = end - begin,
                         .streams = m_run.streams,
                         .inEnd = m_run.inEnd(),
                         .prefetches = m_run.prefetches});
}

bool Doubling::serves(const TapsRun& run)
{
    const auto& work = run.work;
    return work.inStrides[3] == 1 && work.outStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies()
        && (run.elementBytes == 1 ? isWholeSixteenths(work.axes[2]) : hasPairs(work.axes[2]))
        && work.axes[3].inputs >= leastInputs(run.elementBytes) && doubles(work.axes[3]);
}

Doubling::Doubling(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
{
}

void Doubling::rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end)
{
    const auto& axes = m_run.work.axes;
    m_run.kernels.doubleWidth(m_run.type, bandsOf(axes[2], begin, end, 0),
                              {.in = m_run.input(axes[0].first[n], axes[1].first[c], 0, 0),
                               .inPitch = m_run.work.inStrides[2] * m_run.elementBytes,
                               .inputs = axes[3].inputs,
                               .begin = m_part.begin / 2,
                               .end = m_part.end / 2,
                               .out = m_run.output(n, c, begin, m_part.begin),
                               .outPitch = m_run.work.outStrides[2] * m_run.elementBytes,
                               .streams = m_run.streams});
}

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
