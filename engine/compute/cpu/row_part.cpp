// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_part.h"

#include <algorithm>
#include <cstring>

namespace tessera::cpu {

RowPart::RowPart(const TapsRun& run, uint32_t partBegin, uint32_t partEnd)
    : begin(partBegin)
    , end(partEnd)
{
    const InputRange read = inputsOf(run.work.axes[3], begin, end);
    low = read.begin;
    high = read.end;
    if (run.windows.vectors > 0)
        low = std::min(low, run.windows.base[begin / run.kernels.lanes]);
}

BandTable bandsOf(const AxisTaps& axis, uint32_t begin, uint32_t end, uint32_t origin)
{
    return {.count = end - begin,
            .first = axis.first.data() + begin,
            .rowStart = axis.rowStart.data() + begin,
            .weights = axis.weights.data(),
            .origin = origin};
}

InputRange inputsOf(const AxisTaps& axis, uint32_t begin, uint32_t end)
{
    while (begin < end && axis.taps(begin) == 0)
        ++begin;
    while (begin < end && axis.taps(end - 1) == 0)
        --end;
    return begin < end ? InputRange{axis.first[begin], axis.first[end - 1] + axis.taps(end - 1)} : InputRange{0, 0};
}

uint32_t stepOf(const AxisTaps& axis)
{
    if (!axis.copies())
        return 0;
    const uint32_t by = axis.outputs > 1 ? axis.first[1] - axis.first[0] : 1;
    for (uint32_t i = 0; i < axis.outputs; ++i)
        if (axis.first[i] != axis.first[0] + uint64_t{i} * by)
            return 0;
    return by;
}

uint32_t repeatsOf(const AxisTaps& axis)
{
    if (!axis.copies())
        return 0;
    const auto other = std::ranges::find_if(axis.first, [&](uint32_t i) { return i != axis.first[0]; });
    const auto times = static_cast<uint32_t>(other - axis.first.begin());
    if (axis.outputs % times != 0)
        return 0;
    for (uint32_t i = 0; i < axis.outputs; ++i)
        if (axis.first[i] != axis.first[0] + i / times)
            return 0;
    return times;
}

bool hasPairs(const AxisTaps& axis)
{
    uint32_t output = 0;
    while (output < axis.outputs && axis.taps(output) - 1 <= 1)
        ++output;
    return output == axis.outputs;
}

Scratch& threadScratch()
{
    static thread_local Scratch scratch;
    return scratch;
}

void copyStrided(const TapsRun& run, const std::byte* in, std::byte* out, const CopyAxis& rows, const CopyAxis& x)
{
    const CopyShape shape = x.in == 1 && x.out == 1 ? CopyShape::Rows : CopyShape::General;
    run.kernels.copy(shape, run.elementBytes, 1)({.in = in, .out = out, .rows = rows, .x = x});
}

void streamRun(const TapsRun& run, const std::byte* in, std::byte* out, uint64_t bytes)
{
    const uint64_t head = std::min(bytes, -reinterpret_cast<uintptr_t>(out) % kLineBytes);
    std::memcpy(out, in, head);
    run.kernels.copy(CopyShape::Rows, 1,
                     1)({.in = in + head, .out = out + head, .x = {bytes - head, 1, 1}, .streams = true});
}

} // namespace tessera::cpu
