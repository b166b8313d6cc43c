// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/plan.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <numeric>
#include <optional>

namespace tessera {

bool AxisTaps::copies() const
{
    uint32_t output = 0;
    while (output < outputs && passes(output))
        ++output;
    return output == outputs;
}

bool AxisTaps::isIdentity() const
{
    if (inputs != outputs || !copies())
        return false;
    for (uint32_t output = 0; output < outputs; ++output)
        if (first[output] != output)
            return false;
    return true;
}

uint32_t AxisTaps::inputsRead() const
{
    uint32_t count = 0, end = 0; // all inputs below `end` that are read have been counted
    for (uint32_t output = 0; output < outputs; ++output) {
        const uint32_t from = std::max(first[output], end), to = first[output] + taps(output);
        if (to > from) {
            count += to - from;
            end = to;
        }
    }
    return count;
}

bool SeparableTaps::copies() const
{
    return std::ranges::all_of(axes, &AxisTaps::copies);
}

namespace {

// One axis of a question: the partners [begin, begin + weights) of one coordinate, by ascending coordinate.
struct AxisPartners {
    uint32_t begin = 0;
    std::vector<double> weights;
};
using Box = std::array<AxisPartners, 4>; // N, C, H, W

AxisPartners rowOf(const AxisTaps& axis, uint32_t output)
{
    const std::span<const float> weights = axis.band(output);
    return {axis.first[output], {weights.begin(), weights.end()}};
}

// Neither end of the bands ever falls, so the bands that contain `input` are neighbours.
AxisPartners columnOf(const AxisTaps& axis, uint32_t input)
{
    const auto bisect = [&](auto&& isBeyond) {
        uint32_t low = 0, high = axis.outputs;
        while (low < high) {
            const uint32_t middle = low + (high - low) / 2;
            if (isBeyond(middle))
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    };
    AxisPartners partners;
    partners.begin = bisect([&](uint32_t output) { return axis.first[output] + axis.taps(output) > input; });
    const uint32_t end = bisect([&](uint32_t output) { return axis.first[output] > input; });
    for (uint32_t output = partners.begin; output < end; ++output)
        partners.weights.push_back(axis.band(output)[input - axis.first[output]]);
    return partners;
}

// The elements of the box, row-major, as logical elements of a tensor of those sizes.
Partners expand(const Box& box, const std::array<uint32_t, 4>& sizes, size_t most)
{
    Partners partners;
    partners.count = 1;
    for (const AxisPartners& axis : box)
        partners.count *= axis.weights.size();
    const uint64_t wanted = std::min<uint64_t>(partners.count, most);
    partners.list.reserve(wanted);
    for (uint64_t i = 0; i < wanted; ++i) {
        std::array<uint64_t, 4> at{};
        uint64_t rest = i;
        for (size_t axis = 4; axis-- > 0; rest /= box[axis].weights.size())
            at[axis] = rest % box[axis].weights.size();
        Partner partner{0, 1};
        for (size_t axis = 0; axis < 4; ++axis) {
            partner.element = partner.element * sizes[axis] + box[axis].begin + at[axis];
            partner.weight *= box[axis].weights[at[axis]];
        }
        partners.list.push_back(partner);
    }
    return partners;
}

// The partners of an element of this side's tensor.
Partners find(const SeparableTaps& work, uint64_t element, Side side, size_t most)
{
    Box box;
    std::array<uint32_t, 4> sizes{}; // the sizes of the tensor that the answer lies in
    for (size_t axis = 4; axis-- > 0;) {
        const AxisTaps& taps = work.axes[axis];
        const uint32_t own = side == Side::Output ? taps.outputs : taps.inputs;
        const auto coordinate = static_cast<uint32_t>(element % own);
        element /= own;
        box[axis] = side == Side::Output ? rowOf(taps, coordinate) : columnOf(taps, coordinate);
        sizes[axis] = side == Side::Output ? taps.inputs : taps.outputs;
    }
    return expand(box, sizes, most);
}

Partners find(const StridedCopy& work, uint64_t element, Side side, size_t most)
{
    const auto& [from, to] =
        side == Side::Output ? std::tie(work.outLogical, work.inLogical) : std::tie(work.inLogical, work.outLogical);
    uint64_t partner = 0;
    for (size_t axis = 0; axis < work.sizes.size(); ++axis)
        partner += element / from[axis] % work.sizes[axis] * to[axis];
    return {1, std::vector<Partner>(std::min<size_t>(most, 1), {partner, 1.0})};
}

// The places that an output is made of, as offsets in the input's memory, in the order in which they are read.
std::vector<uint64_t> readsOf(const StridedCopy& work, const Plan& plan, uint64_t output, uint64_t)
{
    return {offsetOf(plan.input, find(work, output, Side::Output, 1).list.front().element)};
}

std::vector<uint64_t> readsOf(const SeparableTaps& work, const Plan&, uint64_t output, uint64_t most)
{
    std::array<uint32_t, 4> at{}, taps{};
    uint64_t count = 1;
    for (size_t axis = 4; axis-- > 0; output /= work.axes[axis].outputs) {
        at[axis] = static_cast<uint32_t>(output % work.axes[axis].outputs);
        taps[axis] = work.axes[axis].taps(at[axis]);
        count *= taps[axis];
    }
    std::vector<uint64_t> offsets(std::min(count, most), 0);
    for (uint64_t i = 0; i < offsets.size(); ++i) {
        uint64_t rest = i;
        for (size_t axis = 0; axis < 4; rest /= taps[axis++])
            offsets[i] += (work.axes[axis].first[at[axis]] + rest % taps[axis]) * work.inStrides[axis];
    }
    return offsets;
}

} // namespace

Partners sources(const Plan& plan, uint64_t element, size_t most)
{
    assert(element < elementCount(plan.output));
    return std::visit([&](const auto& work) { return find(work, element, Side::Output, most); }, plan.work);
}

Partners targets(const Plan& plan, uint64_t element, size_t most)
{
    assert(element < elementCount(plan.input));
    return std::visit([&](const auto& work) { return find(work, element, Side::Input, most); }, plan.work);
}

ReadPattern readPattern(const Plan& plan, uint64_t most)
{
    const std::vector<uint64_t> strides = effectiveStrides(plan.output);
    std::vector<size_t> axes(strides.size()); // the fastest in memory last
    std::iota(axes.begin(), axes.end(), size_t{0});
    std::ranges::stable_sort(axes, std::greater{}, [&](size_t axis) { return strides[axis]; });
    std::vector<uint32_t> at(strides.size(), 0);
    std::map<int64_t, uint64_t> counts;
    std::optional<uint64_t> before;
    ReadPattern pattern;
    const uint64_t outputs = std::min(most, elementCount(plan.output)); // there may be some that read nothing
    uint64_t left = most;
    for (uint64_t i = 0; i < outputs && pattern.isWhole; ++i) {
        const uint64_t output = elementAt(plan.output.sizes, at);
        std::vector<uint64_t> reads =
            std::visit([&](const auto& work) { return readsOf(work, plan, output, left + 1); }, plan.work);
        pattern.isWhole = reads.size() <= left;
        reads.resize(std::min<uint64_t>(reads.size(), left));
        left -= reads.size();
        for (const uint64_t offset : reads) {
            if (before) {
                ++counts[static_cast<int64_t>(offset) - static_cast<int64_t>(*before)];
                ++pattern.steps;
            }
            before = offset;
        }
        for (size_t axis = axes.size(); axis-- > 0;) {
            if (++at[axes[axis]] < plan.output.sizes[axes[axis]])
                break;
            at[axes[axis]] = 0;
        }
    }
    pattern.isWhole = pattern.isWhole && outputs == elementCount(plan.output);
    for (const auto& [elements, count] : counts)
        pattern.jumps.push_back({elements, count});
    std::ranges::stable_sort(pattern.jumps, std::greater{}, &ReadPattern::Jump::count);
    return pattern;
}

uint64_t bytesMoved(const Plan& plan)
{
    uint64_t read = elementCount(plan.input);
    if (const auto* work = std::get_if<SeparableTaps>(&plan.work)) {
        read = 1;
        for (const AxisTaps& axis : work->axes)
            read *= axis.inputsRead();
    }
    return (read + elementCount(plan.output)) * elementBytes(plan.output.dataType);
}

} // namespace tessera
