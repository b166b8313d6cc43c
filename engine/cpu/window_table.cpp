// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/window_table.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

uint32_t taps(const BandTable& bands, uint64_t output)
{
    return bands.rowStart[output + 1] - bands.rowStart[output];
}

// How many vectors hold the inputs of any group; 0 = more than two.
unsigned vectorsNeeded(const BandTable& bands, uint64_t length, unsigned lanes)
{
    if (lanes == 0 || bands.count < lanes || length < lanes)
        return 0;
    for (uint64_t output = 0; output < bands.count; ++output)
        if (taps(bands, output) < 1 || taps(bands, output) > 2)
            return 0;
    uint64_t widest = 0;
    for (uint64_t group = 0; group < bands.count; group += lanes) {
        const uint64_t begin = std::min<uint64_t>(group, bands.count - lanes);
        const uint64_t last = begin + lanes - 1;
        widest = std::max<uint64_t>(widest, bands.first[last] + taps(bands, last) - bands.first[begin]);
    }
    const uint64_t vectors = (widest + lanes - 1) / lanes;
    return vectors <= 2 && length >= vectors * lanes ? static_cast<unsigned>(vectors) : 0;
}

} // namespace

WindowTable windowTable(const BandTable& bands, uint64_t length, unsigned lanes, WindowStorage& storage)
{
    const unsigned vectors = vectorsNeeded(bands, length, lanes);
    if (vectors == 0)
        return {};
    const uint64_t groups = (bands.count + lanes - 1) / lanes;
    const auto grow = [](auto& vector, uint64_t size) { vector.resize(std::max<size_t>(vector.size(), size)); };
    grow(storage.outputs, groups);
    grow(storage.base, groups);
    grow(storage.index0, groups * lanes);
    grow(storage.index1, groups * lanes);
    grow(storage.weight0, groups * lanes);
    grow(storage.weight1, groups * lanes);

    for (uint64_t group = 0; group < groups; ++group) {
        const uint64_t begin = std::min<uint64_t>(group * lanes, bands.count - lanes);
        const uint64_t base = std::min<uint64_t>(bands.first[begin] - bands.origin, length - uint64_t{vectors} * lanes);
        storage.outputs[group] = static_cast<uint32_t>(begin);
        storage.base[group] = static_cast<uint32_t>(base);
        for (unsigned lane = 0; lane < lanes; ++lane) {
            const uint64_t output = begin + lane;
            const uint64_t at = group * lanes + lane;
            const bool single = taps(bands, output) == 1;
            const float* const weights = bands.weights + bands.rowStart[output];
            const auto index = static_cast<uint8_t>(bands.first[output] - bands.origin - base);
            storage.index0[at] = index;
            storage.index1[at] = static_cast<uint8_t>(single ? index + WindowTable::kSingle : index + 1);
            storage.weight0[at] = weights[0];
            storage.weight1[at] = single ? 0 : weights[1];
        }
    }
    return {.vectors = vectors,
            .groups = groups,
            .outputs = storage.outputs.data(),
            .base = storage.base.data(),
            .index0 = storage.index0.data(),
            .index1 = storage.index1.data(),
            .weight0 = storage.weight0.data(),
            .weight1 = storage.weight1.data()};
}

} // namespace tessera::cpu
