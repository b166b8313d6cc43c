// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/window_table.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// How many vectors hold the inputs of any group; 0 = more than two.
unsigned vectorsNeeded(const AxisTaps& axis, unsigned lanes)
{
    if (lanes == 0)
        return 0;
    for (uint32_t output = 0; output < axis.outputs; ++output)
        if (axis.taps(output) - 1 > 1)
            return 0;
    uint64_t widest = 0;
    for (uint64_t begin = 0; begin < axis.outputs; begin += lanes) {
        const auto last = static_cast<uint32_t>(std::min<uint64_t>(begin + lanes, axis.outputs) - 1);
        widest = std::max<uint64_t>(widest, axis.first[last] + axis.taps(last) - axis.first[begin]);
    }
    const uint64_t vectors = (widest + lanes - 1) / lanes;
    return vectors <= 2 ? static_cast<unsigned>(vectors) : 0;
}

} // namespace

WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage)
{
    const unsigned vectors = vectorsNeeded(axis, lanes);
    if (vectors == 0)
        return {};
    const uint64_t groups = (uint64_t{axis.outputs} + lanes - 1) / lanes;
    const auto grow = [](auto& vector, uint64_t size) { vector.resize(std::max<size_t>(vector.size(), size)); };
    grow(storage.base, groups);
    grow(storage.index, groups * lanes);
    grow(storage.weight0, groups * lanes);
    grow(storage.weight1, groups * lanes);

    const uint32_t width = vectors * lanes;
    const uint32_t lastBase = axis.inputs > width ? axis.inputs - width : 0;
    for (uint64_t group = 0; group < groups; ++group) {
        const auto begin = static_cast<uint32_t>(group * lanes);
        const uint32_t base = std::min(axis.first[begin], lastBase);
        storage.base[group] = base;
        for (unsigned lane = 0; lane < lanes; ++lane) {
            const uint32_t output = std::min(begin + lane, axis.outputs - 1);
            const uint64_t at = group * lanes + lane;
            const bool single = axis.taps(output) == 1;
            const float* const weights = axis.weights.data() + axis.rowStart[output];
            const uint32_t index = axis.first[output] - base;
            storage.index[at] = static_cast<uint8_t>(single ? index + WindowTable::kSingle : index);
            storage.weight0[at] = weights[0];
            storage.weight1[at] = single ? 0 : weights[1];
        }
    }
    return {.vectors = vectors,
            .count = axis.outputs,
            .base = storage.base.data(),
            .index = storage.index.data(),
            .weight0 = storage.weight0.data(),
            .weight1 = storage.weight1.data()};
}

WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin)
{
    WindowTable part = table;
    part.count = end - begin;
    part.base += begin / std::max(1u, lanes);
    part.index += begin;
    part.weight0 += begin;
    part.weight1 += begin;
    part.origin = origin;
    return part;
}

} // namespace tessera::cpu
