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
    Finished, // kMostFinished of them
};
constexpr unsigned kMostFinished = 2;
static_assert(Finished + kMostFinished == Scratch::kBuffers);

} // namespace

Interpolation::Interpolation(const TapsRun& run, const RowPart& part)
    : m_run(run)
    , m_part(part)
    , m_bands(part.bands(run.work.axes[3]))
    , m_scratch(threadScratch())
    , m_windows(partOf(run.windows, run.kernels.lanes, part.begin, part.end, part.low))
    , m_direct(run.work.inStrides[3] == 1 && reinterpret_cast<uintptr_t>(run.in) % run.elementBytes == 0
               && run.work.axes[3].inputs >= m_windows.vectors * run.kernels.lanes)
    , m_rowBytes(run.work.inStrides[2] * run.elementBytes)
{
}

float* Interpolation::buffer(unsigned index)
{
    float*& known = m_buffers[index];
    if (!known)
        known = m_scratch.floatBuffer(index, index >= Finished ? m_part.outputs() : m_part.inputs());
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
    if (m_direct && m_run.type == DataType::Float32)
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

void Interpolation::beginPlane(uint32_t n, uint32_t c)
{
    const AxisTaps& axisN = m_run.work.axes[0];
    const AxisTaps& axisC = m_run.work.axes[1];
    const auto passes = [](const AxisTaps& axis, uint32_t output) {
        return axis.taps(output) == 1 && axis.weights[axis.rowStart[output]] == 1;
    };
    finish(); // the rows that wait are made of the last plane's
    m_kept = {};
    m_begun = true;
    m_n = n;
    m_c = c;
    m_plane = m_direct && passes(axisN, n) && passes(axisC, c)
        ? m_run.input(axisN.first[n], axisC.first[c], 0, m_part.low)
        : nullptr;
}

const float* Interpolation::overH(uint32_t n, uint32_t c, uint32_t h, float* to)
{
    const AxisTaps& axis = m_run.work.axes[2];
    if (m_plane && m_run.type == DataType::Float32)
        return reduce(axis, h, OverC, to,
                      [&](uint32_t in, float*) { return reinterpret_cast<const float*>(m_plane + in * m_rowBytes); });
    return reduce(axis, h, OverC, to, [&](uint32_t in, float*) { return overC(n, c, in); });
}

void Interpolation::row(uint32_t n, uint32_t c, uint32_t h)
{
    if (n != m_n || c != m_c || !m_begun)
        beginPlane(n, c);
    std::byte* const out = m_run.output(n, c, h, m_part.begin);
    float* const direct =
        m_run.type == DataType::Float32 && m_run.work.outStrides[3] == 1 ? reinterpret_cast<float*>(out) : nullptr;
    if (m_run.step == 1) // along W nothing is computed
        return store(overH(n, c, h, direct ? direct : buffer(OverH)), out);
    if (m_windows.vectors == 0) {
        float* const finished = direct ? direct : buffer(Finished);
        m_run.kernels.bands(m_bands, overH(n, c, h, buffer(OverH)), finished);
        return store(finished, out);
    }

    const AxisTaps& axis = m_run.work.axes[2];
    const uint32_t taps = axis.taps(h);
    const uint32_t first = axis.first[h];
    if (taps != 1 && taps != 2) {
        finish();
        BlendRow& row = waiting(DataType::Float32, out);
        row.taps = 1;
        row.in[0] = reinterpret_cast<const std::byte*>(overH(n, c, h, buffer(OverH)));
        row.weight[0] = 1;
        return finish();
    }
    if (!m_plane && m_waitingCount > 0 && first + taps > m_keptFrom + kRowsAtOnce)
        finish(); // before the rows that they are made of are overwritten
    BlendRow& row = waiting(m_plane ? m_run.type : DataType::Float32, out);
    if (m_waitingCount == 1)
        m_keptFrom = first;
    row.taps = taps;
    const float* const weights = axis.weights.data() + axis.rowStart[h];
    for (uint32_t t = 0; t < taps; ++t) {
        row.in[t] =
            m_plane ? m_plane + (first + t) * m_rowBytes : reinterpret_cast<const std::byte*>(overC(n, c, first + t));
        row.weight[t] = weights[t];
    }
}

// One more row that goes through the table, to be filled in; those of one type go together.
BlendRow& Interpolation::waiting(DataType type, std::byte* out)
{
    const bool direct = type == m_run.type && m_run.work.outStrides[3] == 1;
    const unsigned most = direct ? kMostWaiting : kMostFinished;
    if (m_waitingCount > 0 && (m_waitingCount >= most || type != m_waitingType))
        finish();
    const unsigned place = m_waitingCount++;
    m_waitingType = type;
    m_waitingOut[place] = out;
    BlendRow& row = m_waiting[place];
    row.out = direct ? out : reinterpret_cast<std::byte*>(buffer(Finished + place));
    return row;
}

void Interpolation::finish()
{
    const unsigned count = m_waitingCount;
    if (count == 0)
        return;
    m_waitingCount = 0;
    const bool direct = m_waiting[0].out == m_waitingOut[0];
    const unsigned streaming = direct && m_run.streams ? (count + 1) / 2 : 0;
    for (unsigned i = 0; i < count; ++i)
        m_waiting[i].streams = i < streaming;
    const auto step = m_waiting[count - 1].in[0] - m_waiting[0].in[0]; // rows of a buffer are not asked for
    const uint64_t ahead = m_plane && step > 0 ? static_cast<uint64_t>(step) + m_rowBytes : 0;
    m_run.kernels.windows(m_waitingType, m_windows, std::span(m_waiting).first(count), ahead);
    for (unsigned i = 0; i < count; ++i) {
        if (m_waitingType == DataType::Float32)
            store(reinterpret_cast<const float*>(m_waiting[i].out), m_waitingOut[i]);
        else if (m_waiting[i].out != m_waitingOut[i])
            copyStrided(m_run, m_waiting[i].out, 1, m_waitingOut[i], m_run.work.outStrides[3], m_part.outputs());
    }
}

// Puts a row of floats where it belongs, unless it was made there.
void Interpolation::store(const float* row, std::byte* out)
{
    if (reinterpret_cast<const std::byte*>(row) == out)
        return;
    const uint64_t outStride = m_run.work.outStrides[3];
    const uint64_t count = m_part.outputs();
    if (outStride == 1)
        return m_run.kernels.narrow(m_run.type, row, count, out);
    std::byte* const packed = m_scratch.elementBuffer(1, count * m_run.elementBytes);
    m_run.kernels.narrow(m_run.type, row, count, packed);
    copyStrided(m_run, packed, 1, out, outStride, count);
}

} // namespace tessera::cpu
