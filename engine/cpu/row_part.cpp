// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <algorithm>

namespace tessera::cpu {

RowPart::RowPart(const TapsRun& run, uint32_t partBegin, uint32_t partEnd)
    : begin(partBegin)
    , end(partEnd)
    , low(0)
    , high(0)
{
    const AxisTaps& axis = run.work.axes[3];
    while (partBegin < partEnd && axis.taps(partBegin) == 0)
        ++partBegin;
    while (partBegin < partEnd && axis.taps(partEnd - 1) == 0)
        --partEnd;
    if (partBegin == partEnd)
        return;
    low = axis.first[partBegin];
    high = axis.first[partEnd - 1] + axis.taps(partEnd - 1);
    if (run.windows.vectors > 0)
        low = std::min(low, run.windows.base[begin / run.kernels.lanes]);
}

BandTable RowPart::bands(const AxisTaps& axis) const
{
    return {.count = outputs(),
            .first = axis.first.data() + begin,
            .rowStart = axis.rowStart.data() + begin,
            .weights = axis.weights.data(),
            .origin = low};
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

float* Scratch::floatBuffer(unsigned index, uint64_t count)
{
    std::vector<float>& buffer = floats[index];
    if (buffer.size() < count + kSlack)
        buffer.resize(count + kSlack);
    return buffer.data();
}

std::byte* Scratch::elementBuffer(unsigned index, uint64_t bytes)
{
    std::vector<std::byte>& buffer = elements[index];
    if (buffer.size() < bytes)
        buffer.resize(bytes);
    return buffer.data();
}

Scratch& threadScratch()
{
    static thread_local Scratch scratch;
    return scratch;
}

void copyStrided(const TapsRun& run, const std::byte* in, uint64_t inStride, std::byte* out, uint64_t outStride,
                 uint64_t count)
{
    const CopyShape shape = inStride == 1 && outStride == 1 ? CopyShape::Rows : CopyShape::General;
    run.kernels.copy(shape, run.elementBytes, 1)({.in = in, .out = out, .x = {count, inStride, outStride}});
}

} // namespace tessera::cpu
