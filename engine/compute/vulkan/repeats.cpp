// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/repeats.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

// The first inputs of a period, taken from the middle of the axis, since bands at the edges may be clamped.
std::optional<Repeats> guess(const std::vector<Pair>& pairs, uint32_t period)
{
    const auto outputs = static_cast<uint32_t>(pairs.size());
    const uint32_t middle = outputs / 2 / period * period;
    if (period > 1 && middle + period >= outputs)
        return std::nullopt;
    const uint32_t step = middle + period < outputs ? pairs[middle + period].first - pairs[middle].first : 1;
    if (step == 0 || step > kMostPeriod)
        return std::nullopt;
    Repeats repeats{period, step, {}, {}};
    for (uint32_t i = 0; i < period; ++i) {
        const auto ahead = static_cast<int64_t>(uint64_t{middle} / period * step);
        repeats.first.push_back(static_cast<int32_t>(int64_t{pairs[middle + i].first} - ahead));
        repeats.weights.push_back(pairs[middle + i].weights);
    }
    return repeats;
}

// Whether all outputs follow `repeats`. Where only the weights do not, sets the weights of every output.
bool holds(Repeats& repeats, const std::vector<Pair>& pairs, uint32_t inputs)
{
    bool weightsRepeat = true;
    for (uint32_t output = 0; output < pairs.size(); ++output) {
        const Pair& pair = pairs[output];
        const uint32_t i = output % repeats.period;
        const int64_t first = int64_t{repeats.first[i]} + int64_t{output / repeats.period} * repeats.step;
        const bool clamped = first < 0 || first + 1 >= int64_t{inputs};
        if (pair.first != std::clamp<int64_t>(first, 0, int64_t{inputs} - 1) || (clamped && pair.weights[1] != 0))
            return false;
        weightsRepeat = weightsRepeat && (clamped || pair.weights == repeats.weights[i]);
    }
    if (!weightsRepeat) {
        repeats.weights.clear();
        for (const Pair& pair : pairs)
            repeats.weights.push_back(pair.weights);
    }
    return true;
}

} // namespace

std::optional<std::vector<Pair>> pairsOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis)
{
    std::vector<Pair> pairs;
    const uint32_t begin = slice.begin[axis], end = begin + static_cast<uint32_t>(slice.output.sizes[axis]);
    for (uint32_t output = begin; output < end; ++output) {
        const float* const weights = taps.weights.data() + taps.rowStart[output];
        const uint32_t count = taps.taps(output);
        if (!(count == 1 && weights[0] == 1) && !(count == 2 && weights[1] != 0))
            return std::nullopt;
        pairs.push_back({taps.first[output] - slice.inputBegin[axis], {weights[0], count == 2 ? weights[1] : 0}});
    }
    return pairs;
}

bool anyOfTwo(const std::vector<Pair>& pairs)
{
    return std::ranges::any_of(pairs, [](const Pair& pair) { return pair.weights[1] != 0; });
}

int32_t Repeats::lowest() const
{
    return *std::ranges::min_element(first);
}

int32_t Repeats::end() const
{
    // One more where an output of the period may have a second tap.
    int32_t end = *std::ranges::max_element(first) + 1;
    for (uint32_t i = 0; i < period; ++i)
        if (!repeatsWeights() || weights[i][1] != 0)
            end = std::max(end, first[i] + 2);
    return end;
}

std::optional<Repeats> repeatsOf(const std::vector<Pair>& pairs, uint32_t inputs)
{
    for (uint32_t period = 1; period <= kMostPeriod; ++period)
        if (std::optional<Repeats> repeats = guess(pairs, period); repeats && holds(*repeats, pairs, inputs))
            return repeats;
    return std::nullopt;
}

} // namespace tessera::vulkan
