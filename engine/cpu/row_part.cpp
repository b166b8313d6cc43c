// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/row_part.h"

#include <algorithm>

namespace tessera::cpu {

RowPart::RowPart(const AxisTaps& axis, uint32_t partBegin, uint32_t partEnd)
    : begin(partBegin)
    , end(partEnd)
    , low(0)
    , high(0)
{
    while (partBegin < partEnd && axis.taps(partBegin) == 0)
        ++partBegin;
    while (partBegin < partEnd && axis.taps(partEnd - 1) == 0)
        --partEnd;
    if (partBegin == partEnd)
        return;
    low = axis.first[partBegin];
    high = axis.first[partEnd - 1] + axis.taps(partEnd - 1);
}

BandTable RowPart::bands(const AxisTaps& axis) const
{
    return {.count = outputs(),
            .first = axis.first.data() + begin,
            .rowStart = axis.rowStart.data() + begin,
            .weights = axis.weights.data(),
            .origin = low};
}

uint32_t RowPart::step(const AxisTaps& axis) const
{
    const uint32_t* const first = axis.first.data() + begin;
    const uint32_t by = outputs() > 1 ? first[1] - first[0] : 1;
    for (uint64_t i = 0; i < outputs(); ++i)
        if (first[i] != low + i * by)
            return 0;
    return by;
}

uint32_t RowPart::repeats(const AxisTaps& axis) const
{
    const uint32_t* const first = axis.first.data() + begin;
    const auto times =
        static_cast<uint32_t>(std::find_if(first, first + outputs(), [&](uint32_t i) { return i != low; }) - first);
    if (outputs() % times != 0)
        return 0;
    for (uint64_t i = 0, input = low; i < outputs(); i += times, ++input)
        for (uint32_t k = 0; k < times; ++k)
            if (first[i + k] != input)
                return 0;
    return times;
}

float* Scratch::floatBuffer(unsigned index, uint64_t count)
{
    std::vector<float>& buffer = floats[index];
    if (buffer.size() < std::max(count, kReadable))
        buffer.resize(std::max(count, kReadable));
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
    run.kernels.copy(shape, run.elementBytes,
                     1)({.in = in, .out = out, .width = count, .inX = inStride, .outX = outStride});
}

} // namespace tessera::cpu
