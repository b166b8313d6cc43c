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

std::span<const ReadingMistake> readingMistakes()
{
    using enum MistakeClass;
    static constexpr IndexOrder kNext{.channelShift = 1}, kPrevious{.channelShift = -1};
    static constexpr ReadingMistake kMistakes[] = {
        {SwappedAxes, say("identify", "an input whose planes are read column by column"), kByColumns},
        {Layout, say("identify", "an input that is read as NHWC"), kNhwc},
        {Layout, say("identify", "an NHWC input that is read as NCHW"), kNwch},
        {SwappedAxes, say("identify", "an input that is read from its last row up"), kRowsUp},
        {SwappedAxes, say("identify", "an input that is read from its last column on"), kColumnsBack},
        {SwappedAxes, say("identify", "an input that is turned by half a turn"), kHalfTurn},
        {ChannelOrder, say("identify", "an input with its first and third channel exchanged (BGR for RGB)"), kBgr},
        {Permutation, say("identify", "an input whose batch is folded into its channels, channels outermost"),
         kBatchInside},
        {ChannelOrder, say("identify", "an input whose channel index is one too high"), kNext},
        {ChannelOrder, say("identify", "an input whose channel index is one too low"), kPrevious},
        {Layout, say("identify", "an input whose first batch entry is read for all"), {.repeatsBatch = true}},
        {Layout, say("identify", "an output that is written as NHWC"), {}, kNhwc},
        {SwappedAxes, say("identify", "an output whose planes are written column by column"), {}, kByColumns},
        {SwappedAxes, say("identify", "an output that is written from its last row up"), {}, kRowsUp},
        {SwappedAxes, say("identify", "an output that is written from its last column on"), {}, kColumnsBack},
        {ChannelOrder, say("identify", "an output with its first and third channel exchanged (BGR for RGB)"), {}, kBgr},
        {Layout, say("identify", "an NHWC output that is written as NCHW"), {}, kNwch},
        {ChannelOrder, say("identify", "an output whose channel index is one too high"), {}, kNext},
        {ChannelOrder, say("identify", "an output whose channel index is one too low"), {}, kPrevious},
        {Layout, say("identify", "an operator that takes both NCHW tensors for NHWC"), kNhwc, kNhwc},
        {Layout, say("identify", "an operator that takes both NHWC tensors for NCHW"), kNwch, kNwch},
    };
    return kMistakes;
}

bool IndexOrder::hasStrides() const
{
    return !swapsChannels && channelShift == 0 && !repeatsBatch
        && std::ranges::find(isReversed, true) == isReversed.end();
}

bool isSameReading(const IndexOrder& a, const IndexOrder& b, const PaddedSizes& sizes)
{
    if ((a.repeatsBatch != b.repeatsBatch && sizes[0] > 1)
        || (a.channelShift - b.channelShift) % static_cast<int>(std::min(sizes[1], 3u)) != 0)
        return false;
    for (size_t axis = 0; axis < 4; ++axis)
        if (a.isReversed[axis] != b.isReversed[axis] && sizes[axis] > 1)
            return false;
    return (a.swapsChannels == b.swapsChannels || sizes[1] < 3) && longAxes(a, sizes) == longAxes(b, sizes);
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
        if (reading.isReversed[axis] || (axis == 0 && reading.repeatsBatch)
            || (axis == 1 && (reading.swapsChannels || reading.channelShift != 0)))
            taps.axes[axis] =
                exchanged(taps.axes[axis], [&](uint32_t at) { return reading.coordinate(axis, at, sizes); });
    return taps;
}

} // namespace tessera
