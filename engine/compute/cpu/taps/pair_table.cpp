// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/pair_table.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

constexpr uint64_t kOutputsAtOnce = 32; // sums: of the widest vector

// False: a group's inputs do not fit the window.
bool make(const AxisTaps& axis, unsigned lanes, uint32_t window, uint64_t outputs, PairStorage& storage)
{
    const uint32_t lastBase = axis.inputs > window ? axis.inputs - window : 0;
    for (uint64_t at = 0; at < outputs; ++at) {
        const auto output = static_cast<uint32_t>(std::min<uint64_t>(at, axis.outputs - 1));
        uint32_t& base = storage.base[at / lanes];
        if (at % lanes == 0)
            base = std::min(axis.first[output], lastBase);
        const uint32_t index = axis.first[output] - base, isPair = axis.taps(output) - 1;
        if (index + isPair >= window)
            return false;
        const auto weight = static_cast<uint8_t>(axis.weights[axis.rowStart[output]] * kSixteenths);
        storage.index[2 * at] = static_cast<uint8_t>(index);
        storage.index[2 * at + 1] = static_cast<uint8_t>(index + isPair);
        storage.weights[2 * at] = weight;
        storage.weights[2 * at + 1] = static_cast<uint8_t>(kSixteenths - weight);
    }
    return true;
}

} // namespace

bool isWholeSixteenths(const AxisTaps& axis)
{
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        const uint32_t taps = axis.taps(output);
        const float* const weights = axis.weights.data() + axis.rowStart[output];
        if (taps == 1 && weights[0] == 1)
            continue;
        if (taps != 2 || !(weights[0] >= 0 && weights[1] >= 0 && weights[0] + weights[1] == 1))
            return false;
        const float sixteenths = weights[0] * kSixteenths;
        if (sixteenths != static_cast<float>(static_cast<int>(sixteenths)))
            return false;
    }
    return true;
}

PairTable pairTable(const AxisTaps& axis, const Kernels& kernels, PairStorage& storage)
{
    const unsigned lanes = kernels.pairLanes;
    if (storage.key.is(axis, lanes))
        return storage.table;
    storage.table = {};
    if (!isWholeSixteenths(axis))
        return {};
    const uint64_t outputs = roundedUp(axis.outputs, kOutputsAtOnce);
    storage.base.resize(outputs / lanes);
    storage.index.resize(2 * outputs);
    storage.weights.resize(2 * outputs);
    for (const unsigned window : {kernels.pairWindow, 2 * lanes})
        if (make(axis, lanes, window, outputs, storage)) {
            storage.table = {window, axis.outputs, storage.base.data(), storage.index.data(), storage.weights.data()};
            break;
        }
    return storage.table;
}

PairTable partOf(const PairTable& table, unsigned lanes, uint64_t begin, uint64_t end)
{
    return {table.window, end - begin, table.base + begin / lanes, table.index + 2 * begin, table.weights + 2 * begin};
}

} // namespace tessera::cpu
