// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/row_makers.h"

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

namespace {

// The output at place `at` of the groups.
uint32_t outputOf(uint64_t at, uint32_t outputs, unsigned lanes)
{
    const uint32_t whole = outputs / lanes * lanes;
    if (at < whole || outputs < lanes)
        return static_cast<uint32_t>(std::min<uint64_t>(at, outputs - 1));
    return static_cast<uint32_t>(outputs - lanes + (at - whole));
}

// Stores the weights and first inputs of the outputs, with kSingle in the index. False: a band has more than two
// weights, or none.
bool readBands(const AxisTaps& axis, uint64_t count, unsigned lanes, WindowStorage& storage)
{
    for (uint64_t at = 0; at < count; ++at) {
        const uint32_t output = outputOf(at, axis.outputs, lanes), taps = axis.taps(output);
        if (taps - 1 > 1)
            return false;
        const std::span<const float> weights = axis.band(output);
        storage.first[at] = axis.first[output];
        storage.index[at] = taps == 1 ? WindowTable::kSingle : 0;
        storage.weight0[at] = weights[0];
        storage.weight1[at] = taps == 1 ? 0 : weights[1];
    }
    return true;
}

WindowTable made(const AxisTaps& axis, unsigned lanes, WindowStorage& storage)
{
    const uint64_t groups = (uint64_t{axis.outputs} + lanes - 1) / lanes;
    const auto grow = [](auto& vector, uint64_t size) { vector.resize(std::max<size_t>(vector.size(), size)); };
    grow(storage.base, groups);
    grow(storage.first, groups * lanes);
    grow(storage.index, groups * lanes);
    grow(storage.weight0, groups * lanes);
    grow(storage.weight1, groups * lanes);
    if (!readBands(axis, groups * lanes, lanes, storage))
        return {};

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
    const uint32_t lastBase = axis.inputs > width ? axis.inputs - width : 0;
    for (uint64_t group = 0; group < groups; ++group) {
        storage.base[group] = std::min(storage.first[group * lanes], lastBase);
        for (uint64_t at = group * lanes; at < (group + 1) * lanes; ++at)
            storage.index[at] = static_cast<uint8_t>(storage.index[at] + storage.first[at] - storage.base[group]);
    }
    return {.vectors = vectors,
            .count = axis.outputs,
            .base = storage.base.data(),
            .index = storage.index.data(),
            .weight0 = storage.weight0.data(),
            .weight1 = storage.weight1.data()};
}

} // namespace

bool TableKey::is(const AxisTaps& other, unsigned otherLanes)
{
    const auto same = [](const auto& a, const auto& b) {
        return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(a[0])) == 0;
    };
    if (lanes == otherLanes && axis.inputs == other.inputs && same(axis.first, other.first)
        && same(axis.rowStart, other.rowStart) && same(axis.weights, other.weights))
        return true;
    axis.inputs = other.inputs;
    axis.first = other.first;
    axis.rowStart = other.rowStart;
    axis.weights = other.weights;
    lanes = otherLanes;
    return false;
}

WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage)
{
    if (lanes == 0)
        return {};
    if (!storage.key.is(axis, lanes))
        storage.table = made(axis, lanes, storage);
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

bool isWholeSixteenths(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        if (axis.passes(output))
            continue;
        const std::span<const float> weights = axis.band(output);
        if (weights.size() != 2 || !(weights[0] >= 0 && weights[1] >= 0 && weights[0] + weights[1] == 1))
            return false;
        const float sixteenths = weights[0] * kSixteenths;
        if (sixteenths != static_cast<float>(static_cast<int>(sixteenths)))
            return false;
    }
    return true;
}

} // namespace tessera::cpu
