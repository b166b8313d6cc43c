// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/window_table.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Of all outputs: weights, and where they read, with kSingle in the index. False: a band has more than two or none.
bool readBands(const AxisTaps& axis, uint32_t rows, WindowStorage& storage)
{
    const uint32_t last = axis.outputs - 1;
    const uint32_t pitch = axis.first[last] + axis.taps(last) - axis.first[0];
    size_t at = 0;
    for (uint32_t row = 0; row < rows; ++row)
        for (uint32_t output = 0; output < axis.outputs; ++output, ++at) {
            const uint32_t taps = axis.taps(output);
            if (taps - 1 > 1)
                return false;
            const float* const weights = axis.weights.data() + axis.rowStart[output];
            storage.first[at] = row * pitch + axis.first[output];
            storage.index[at] = taps == 1 ? WindowTable::kSingle : 0;
            storage.weight0[at] = weights[0];
            storage.weight1[at] = taps == 1 ? 0 : weights[1];
        }
    return true;
}

// The last group is filled up with the last output.
void fillUp(WindowStorage& storage, uint64_t outputs, uint64_t filled)
{
    const auto repeat = [&](auto& vector) {
        std::fill(vector.begin() + static_cast<ptrdiff_t>(outputs), vector.begin() + static_cast<ptrdiff_t>(filled),
                  vector[outputs - 1]);
    };
    repeat(storage.first);
    repeat(storage.index);
    repeat(storage.weight0);
    repeat(storage.weight1);
}

WindowTable made(const AxisTaps& axis, unsigned lanes, uint32_t rows, WindowStorage& storage)
{
    const uint64_t outputs = uint64_t{rows} * axis.outputs;
    const uint64_t groups = (outputs + lanes - 1) / lanes;
    const auto grow = [](auto& vector, uint64_t size) { vector.resize(std::max<size_t>(vector.size(), size)); };
    grow(storage.base, groups);
    grow(storage.first, groups * lanes);
    grow(storage.index, groups * lanes);
    grow(storage.weight0, groups * lanes);
    grow(storage.weight1, groups * lanes);
    if (!readBands(axis, rows, storage))
        return {};
    fillUp(storage, outputs, groups * lanes);

    uint32_t widest = 0;
    for (uint64_t begin = 0; begin < groups * lanes; begin += lanes) {
        const uint64_t last = begin + lanes - 1;
        const uint32_t taps = storage.index[last] == WindowTable::kSingle ? 1 : 2;
        widest = std::max(widest, storage.first[last] + taps - storage.first[begin]);
    }
    const unsigned vectors = (widest + lanes - 1) / lanes;
    if (vectors > 2)
        return {};
    const uint32_t width = vectors * lanes;
    const uint32_t inputs = rows == 1 ? axis.inputs : storage.first[outputs - 1] + width;
    const uint32_t lastBase = inputs > width ? inputs - width : 0;
    for (uint64_t group = 0; group < groups; ++group) {
        storage.base[group] = std::min(storage.first[group * lanes], lastBase);
        for (uint64_t at = group * lanes; at < (group + 1) * lanes; ++at)
            storage.index[at] = static_cast<uint8_t>(storage.index[at] + storage.first[at] - storage.base[group]);
    }
    return {.vectors = vectors,
            .count = outputs,
            .base = storage.base.data(),
            .index = storage.index.data(),
            .weight0 = storage.weight0.data(),
            .weight1 = storage.weight1.data()};
}

} // namespace

WindowTable windowTable(const AxisTaps& axis, unsigned lanes, uint32_t rows, WindowStorage& storage)
{
    if (lanes == 0)
        return {};
    if (!storage.key.is(axis, lanes, rows))
        storage.table = made(axis, lanes, rows, storage);
    return storage.table;
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
