// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {
namespace {

// The float buffers of a thread: rows that a reduction reads, kRowsAtOnce each, and single rows.
enum Buffers : unsigned {
    Loaded = 0, // by the reduction over N
    OverN = kRowsAtOnce, // by the reduction over C
    OverC = 2 * kRowsAtOnce, // by the reduction over H
    OverH = 3 * kRowsAtOnce,
    Finished,
};
static_assert(Finished + 1 == Scratch::kBuffers);

} // namespace

Interpolation::Interpolation(const TapsRun& run, const RowPart& part, uint64_t rows)
    : m_run(run)
    , m_part(part)
    , m_bands(part.bands(run.work.axes[3]))
    , m_scratch(threadScratch())
    , m_direct(run.type == DataType::Float32 && run.work.inStrides[3] == 1
               && reinterpret_cast<uintptr_t>(run.in) % alignof(float) == 0)
    , m_passesW(run.copiesAlongW && part.step(run.work.axes[3]) == 1)
{
    if (m_passesW || rows < kRowsWorthTable)
        return;
    if (part.inputs() < Scratch::kReadable) // buffers may be read on behind a short row, the input may not
        m_direct = false;
    const uint64_t readable = m_direct ? part.inputs() : std::max(part.inputs(), Scratch::kReadable);
    m_windows = windowTable(m_bands, readable, run.kernels.lanes, m_scratch.windows);
}

float* Interpolation::buffer(unsigned index)
{
    float*& known = m_buffers[index];
    if (!known)
        known = m_scratch.floatBuffer(index, index == Finished ? m_part.outputs() : m_part.inputs());
    return known;
}

// The row that band `output` of an axis makes of row(input, memory), which may use that memory. It lies in `to`, unless
// the band passes one through. `buffers` holds rows while they are combined.
template <class Row>
const float* Interpolation::reduce(const AxisTaps& axis, uint32_t output, unsigned buffers, float* to, const Row& row)
{
    const uint32_t taps = axis.taps(output);
    const uint32_t first = axis.first[output];
    const float* const weights = axis.weights.data() + axis.rowStart[output];
    const uint64_t length = m_part.inputs();
    if (taps == 1 && weights[0] == 1)
        return row(first, to);
    if (taps == 0)
        std::fill_n(to, length, 0.0f);
    for (uint32_t done = 0; done < taps; done += kRowsAtOnce) {
        const unsigned count = std::min<uint32_t>(kRowsAtOnce, taps - done);
        std::array<const float*, kRowsAtOnce> rows;
        for (unsigned i = 0; i < count; ++i)
            rows[i] = row(first + done + i, buffer(buffers + i));
        m_run.kernels.combine(rows.data(), weights + done, count, done > 0, to, length);
    }
    return to;
}

const float* Interpolation::load(uint32_t n, uint32_t c, uint32_t h, float* to)
{
    const std::byte* row = m_run.input(n, c, h, m_part.low);
    if (m_direct)
        return reinterpret_cast<const float*>(row);
    const uint64_t stride = m_run.work.inStrides[3];
    if (stride != 1) {
        std::byte* const packed = m_scratch.elementBuffer(0, m_part.inputs() * m_run.elementBytes);
        copyStrided(m_run, row, stride, packed, 1, m_part.inputs());
        row = packed;
    }
    m_run.kernels.widen(m_run.type, row, m_part.inputs(), to);
    return to;
}

const float* Interpolation::overN(uint32_t n, uint32_t c, uint32_t h, float* to)
{
    return reduce(m_run.work.axes[0], n, Loaded, to,
                  [&](uint32_t in, float* memory) { return load(in, c, h, memory); });
}

const float* Interpolation::overC(uint32_t n, uint32_t c, uint32_t h)
{
    Kept& kept = m_kept[h % kRowsAtOnce];
    if (!kept.valid || kept.h != h) {
        float* const to = buffer(OverC + h % kRowsAtOnce);
        kept.row = reduce(m_run.work.axes[1], c, OverN, to,
                          [&](uint32_t in, float* memory) { return overN(n, in, h, memory); });
        kept.h = h;
        kept.valid = true;
    }
    return kept.row;
}

const float* Interpolation::overH(uint32_t n, uint32_t c, uint32_t h, float* to)
{
    if (n != m_n || c != m_c) {
        m_kept = {};
        m_n = n;
        m_c = c;
    }
    return reduce(m_run.work.axes[2], h, OverC, to, [&](uint32_t in, float*) { return overC(n, c, in); });
}

void Interpolation::alongW(const float* row, float* out) const
{
    if (m_windows.vectors > 0)
        m_run.kernels.windows(m_windows, row, out);
    else
        m_run.kernels.bands(m_bands, row, out);
}

void Interpolation::row(uint32_t n, uint32_t c, uint32_t h)
{
    std::byte* const out = m_run.output(n, c, h, m_part.begin);
    const uint64_t outStride = m_run.work.outStrides[3];
    const uint64_t count = m_part.outputs();
    float* const direct = m_run.type == DataType::Float32 && outStride == 1 ? reinterpret_cast<float*>(out) : nullptr;

    const float* row = overH(n, c, h, direct && m_passesW ? direct : buffer(OverH));
    if (!m_passesW) {
        float* const finished = direct ? direct : buffer(Finished);
        alongW(row, finished);
        row = finished;
    }
    if (reinterpret_cast<const std::byte*>(row) == out)
        return;
    if (outStride == 1)
        return m_run.kernels.narrow(m_run.type, row, count, out);
    std::byte* const packed = m_scratch.elementBuffer(1, count * m_run.elementBytes);
    m_run.kernels.narrow(m_run.type, row, count, packed);
    copyStrided(m_run, packed, 1, out, outStride, count);
}

} // namespace tessera::cpu
