// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/hypothesis.h"

#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <vector>

namespace tessera {

namespace {

// The axes longer than 1, in memory order.
std::vector<uint8_t> longAxes(const IndexOrder& reading, const PaddedSizes& sizes)
{
    std::vector<uint8_t> axes;
    std::ranges::copy_if(reading.order, std::back_inserter(axes), [&](uint8_t axis) { return sizes[axis] > 1; });
    return axes;
}

// Whether both read one axis alike: its first three coordinates tell.
bool readAlike(const IndexOrder& a, const IndexOrder& b, size_t axis, const PaddedSizes& sizes)
{
    for (uint32_t at = 0; at < std::min(sizes[axis], 3u); ++at)
        if (a.coordinate(axis, at, sizes) != b.coordinate(axis, at, sizes))
            return false;
    return true;
}

// The taps of every band at other inputs.
AxisTaps exchanged(const AxisTaps& from, const std::function<uint32_t(uint32_t at)>& to)
{
    AxisTaps taps = from;
    taps.weights.clear();
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        std::map<uint32_t, float> band; // by input
        for (uint32_t tap = 0; tap < from.taps(o); ++tap)
            band[to(from.first[o] + tap)] += from.band(o)[tap];
        taps.first[o] = band.empty() ? taps.first[o] : band.begin()->first;
        for (const auto& [input, weight] : band) {
            taps.weights.resize(taps.rowStart[o] + input - taps.first[o] + 1);
            taps.weights.back() = weight;
        }
        taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
    }
    return taps;
}

} // namespace

std::span<const OrderMistake> orderMistakes()
{
    using enum MistakeClass;
    static constexpr OrderMistake kMistakes[] = {
        {SwappedAxes, say("identify", "with H and W exchanged"), kByColumns, true, true},
        {SwappedAxes, say("identify", "with a quarter turn to the left"), kLeftTurn, true, true},
        {SwappedAxes, say("identify", "with a quarter turn to the right"), kRightTurn, true, true},
        {SwappedAxes, say("identify", "column by column"), kByColumns},
        {Layout, say("identify", "as NHWC"), kNhwc},
        {Layout, say("identify", "as NCHW in place of NHWC"), kNwch},
        {SwappedAxes, say("identify", "from its last row up"), {.isReversed = {false, false, true, false}}},
        {SwappedAxes, say("identify", "from its last column on"), {.isReversed = {false, false, false, true}}},
        {SwappedAxes, say("identify", "with a half turn"), {.isReversed = {false, false, true, true}}},
        {ChannelOrder,
         say("identify", "with its first and third channel exchanged (BGR for RGB)"),
         {.swapsChannels = true}},
        {ChannelOrder, say("identify", "with its channels reversed"), {.isReversed = {false, true, false, false}}},
        {Permutation, say("identify", "with N and C exchanged"), {.order = {1, 0, 2, 3}}, true},
        {ChannelOrder, say("identify", "with a channel index that is one too high"), {.channelShift = 1}},
        {ChannelOrder, say("identify", "with a channel index that is one too low"), {.channelShift = -1}},
        {Layout, say("identify", "with its first batch entry for all"), {.repeatsBatch = true}, true},
    };
    return kMistakes;
}

bool isSameReading(const IndexOrder& a, const IndexOrder& b, const PaddedSizes& sizes)
{
    for (size_t axis = 0; axis < 4; ++axis)
        if (!readAlike(a, b, axis, sizes))
            return false;
    return longAxes(a, sizes) == longAxes(b, sizes);
}

std::array<uint64_t, 4> IndexOrder::strides(const PaddedSizes& sizes) const
{
    std::array<uint64_t, 4> result{};
    uint64_t stride = 1;
    for (size_t i = 4; i-- > 0; stride *= sizes[order[i]])
        result[order[i]] = stride;
    return result;
}

uint32_t IndexOrder::coordinate(size_t axis, uint32_t at, const PaddedSizes& sizes) const
{
    if (isReversed[axis])
        return sizes[axis] - 1 - at;
    if (axis == 0 && repeatsBatch)
        return 0;
    if (axis == 1 && channelShift != 0)
        return channelShift > 0 ? (at + 1) % sizes[1] : (at + sizes[1] - 1) % sizes[1];
    return axis == 1 && swapsChannels && sizes[1] >= 3 && at < 3 ? 2 - at : at;
}

uint64_t IndexOrder::element(uint64_t meant, const PaddedSizes& sizes) const
{
    if (meant == kOutside)
        return meant;
    const PaddedSizes at = paddedCoordinates(sizes, meant);
    const std::array<uint64_t, 4> own = strides(sizes);
    uint64_t result = 0;
    for (size_t axis = 0; axis < 4; ++axis)
        result += own[axis] * coordinate(axis, at[axis], sizes);
    return result;
}

uint64_t IndexOrder::meant(uint64_t element, const PaddedSizes& sizes) const
{
    IndexOrder back = *this;
    back.channelShift = -channelShift; // all else is its own reverse
    PaddedSizes at{};
    for (size_t i = 4; i-- > 0; element /= sizes[order[i]])
        at[order[i]] = back.coordinate(order[i], static_cast<uint32_t>(element % sizes[order[i]]), sizes);
    return ((uint64_t{at[0]} * sizes[1] + at[1]) * sizes[2] + at[2]) * sizes[3] + at[3];
}

SeparableTaps readThrough(SeparableTaps taps, const IndexOrder& reading, const PaddedSizes& sizes)
{
    taps.inStrides = reading.strides(sizes);
    for (size_t axis = 0; axis < 4; ++axis)
        if (!readAlike(reading, {}, axis, sizes))
            taps.axes[axis] =
                exchanged(taps.axes[axis], [&](uint32_t at) { return reading.coordinate(axis, at, sizes); });
    return taps;
}

} // namespace tessera
