// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/plan_cases.h"

#include <algorithm>
#include <numeric>

namespace tessera::test {
namespace {

constexpr uint64_t kGuardBytes = 64; // behind the last element

// Strides of an order of the axes, outermost first, with up to `gap` elements between their steps.
template <size_t rank>
std::array<uint64_t, rank> stridesOf(Random& random, const std::array<uint64_t, rank>& sizes,
                                     const std::array<size_t, rank>& order, uint64_t gap)
{
    std::array<uint64_t, rank> strides = {};
    uint64_t step = 1 + random.below(gap + 1);
    for (size_t k = rank; k-- > 0;) {
        strides[order[k]] = step;
        step = step * sizes[order[k]] + random.below(gap + 1);
    }
    return strides;
}

template <size_t rank>
TensorDesc memoryOf(DataType type, const std::array<uint64_t, rank>& sizes, const std::array<uint64_t, rank>& strides)
{
    uint64_t elements = 1;
    for (size_t k = 0; k < rank; ++k)
        elements += (sizes[k] - 1) * strides[k];
    const uint64_t bytes = (elements * elementBytes(type) + 3) / 4 * 4 + kGuardBytes;
    return {.dataType = type, .sizes = {1}, .totalTensorSizeInBytes = bytes};
}

template <size_t rank> std::array<size_t, rank> anyOrder(Random& random)
{
    std::array<size_t, rank> order;
    std::iota(order.begin(), order.end(), size_t{0});
    for (size_t k = rank; k > 1; --k)
        std::swap(order[k - 1], order[random.below(k)]);
    return order;
}

uint32_t anyFirst(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs, uint32_t output, int pattern)
{
    if (kind == AxisKind::Identity)
        return output;
    const uint32_t step = std::max(1u, inputs / outputs);
    const uint32_t times = std::max(1u, (outputs + inputs - 1) / inputs);
    if (kind == AxisKind::Copies && pattern == 0)
        return output * step < inputs ? output * step : inputs - 1;
    if (kind == AxisKind::Copies && pattern == 1)
        return output / times;
    const uint64_t even = uint64_t{output} * inputs / outputs;
    return static_cast<uint32_t>(std::min<uint64_t>(inputs - 1, even + random.below(2)));
}

float anyWeight(Random& random)
{
    return random.below(8) == 0 ? 1.0f : static_cast<float>(random.below(2001)) / 1000.0f - 1.0f;
}

void addWeights(Random& random, AxisKind kind, uint32_t taps, std::vector<float>& weights)
{
    if (kind == AxisKind::Sixteenths && taps == 2) {
        const float weight = static_cast<float>(random.below(17)) / 16;
        weights.insert(weights.end(), {weight, 1 - weight});
        return;
    }
    for (uint32_t t = 0; t < taps; ++t)
        weights.push_back(kind == AxisKind::Linear || kind == AxisKind::Wide ? anyWeight(random) : 1);
}

Plan randomTaps(Random& random)
{
    using enum AxisKind;
    const auto axis = [&](std::initializer_list<AxisKind> kinds, uint64_t most) {
        const auto outputs = static_cast<uint32_t>(1 + random.below(most));
        const auto inputs = static_cast<uint32_t>(1 + random.below(2 * most));
        return randomAxis(random, random.pick(kinds), inputs, outputs);
    };
    const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8});
    const bool strided = random.below(4) == 0;
    if (random.below(4) == 0)
        return tapsPlan(random, type,
                        {axis({Copies}, 2), axis({Copies}, 3), halfOf(1 + static_cast<uint32_t>(random.below(9))),
                         halfOf(1 + static_cast<uint32_t>(random.below(150)))},
                        strided);
    if (random.below(2) == 0) // two axes, as pictures have them
        return tapsPlan(random, type,
                        {axis({Copies}, 2), axis({Copies}, 3), axis({Copies, Linear, Sixteenths}, 20),
                         axis({Copies, Linear, Sixteenths}, 150)},
                        strided);
    return tapsPlan(random, type,
                    {axis({Copies, Linear}, 3), axis({Copies, Linear, Wide}, 4), axis({Copies, Linear, Wide}, 12),
                     axis({Copies, Linear, Wide}, 90)},
                    strided);
}

// A copy over six axes: sizes up to most, or two of up to 109 among short ones; the memories' axes in any order, with
// gaps; an input axis may repeat.
Plan randomCopy(Random& random, DataType type, uint64_t most)
{
    StridedCopy work = {};
    for (uint64_t& size : work.sizes)
        size = random.below(3) == 0 ? 1 : 1 + random.below(most);
    if (random.below(4) == 0) { // two long axes among short ones
        for (uint64_t& size : work.sizes)
            size = 1 + size % 2;
        work.sizes[random.below(6)] = 20 + random.below(90);
        work.sizes[random.below(6)] = 20 + random.below(90);
    }
    work.inStrides = stridesOf(random, work.sizes, anyOrder<6>(random), random.below(2) * 2);
    work.outStrides = stridesOf(random, work.sizes, anyOrder<6>(random), random.below(2) * 2);
    if (random.below(4) == 0)
        work.inStrides[random.below(6)] = 0;
    return {.input = memoryOf(type, work.sizes, work.inStrides),
            .output = memoryOf(type, work.sizes, work.outStrides),
            .work = work};
}

} // namespace

AxisTaps randomAxis(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs)
{
    AxisTaps axis = noBands(inputs, outputs);
    const int pattern = static_cast<int>(random.below(4));
    const bool mayBeEmpty = kind == AxisKind::Wide && pattern == 0;
    uint32_t first = 0, end = 0;
    for (uint32_t output = 0; output < outputs; ++output) {
        first = std::max(first, anyFirst(random, kind, inputs, outputs, output, pattern));
        uint32_t taps = 1;
        if (kind == AxisKind::Linear || kind == AxisKind::Sixteenths)
            taps = 1 + static_cast<uint32_t>(random.below(4) != 0);
        if (kind == AxisKind::Wide)
            taps = static_cast<uint32_t>(random.below(12)) + !mayBeEmpty;
        end = std::clamp(first + taps, std::min(end, inputs), inputs);
        if (taps == 0)
            end = std::max(end, first);
        const uint32_t used = taps == 0 ? 0 : end - first;
        axis.first.push_back(first);
        addWeights(random, kind, used, axis.weights);
        axis.rowStart.push_back(static_cast<uint32_t>(axis.weights.size()));
    }
    return axis;
}

Plan tapsPlan(Random& random, DataType type, std::array<AxisTaps, 4> axes, bool strided)
{
    std::array<uint64_t, 4> inSizes = {}, outSizes = {};
    std::ranges::transform(axes, inSizes.begin(), &AxisTaps::inputs);
    std::ranges::transform(axes, outSizes.begin(), &AxisTaps::outputs);
    constexpr std::array<size_t, 4> kPacked = {0, 1, 2, 3};
    SeparableTaps work;
    work.axes = std::move(axes);
    work.inStrides = stridesOf(random, inSizes, strided ? anyOrder<4>(random) : kPacked, strided ? 2 : 0);
    work.outStrides = stridesOf(random, outSizes, strided ? anyOrder<4>(random) : kPacked, strided ? 2 : 0);
    const TensorDesc input = memoryOf(type, inSizes, work.inStrides);
    const TensorDesc output = memoryOf(type, outSizes, work.outStrides);
    return {.input = input, .output = output, .work = std::move(work)};
}

AxisTaps identityAxis(uint32_t size)
{
    AxisTaps axis = noBands(size, size);
    for (uint32_t output = 0; output < size; ++output)
        appendBand(axis, output, {1});
    return axis;
}

AxisTaps noBands(uint32_t inputs, uint32_t outputs)
{
    AxisTaps axis;
    axis.inputs = inputs;
    axis.outputs = outputs;
    axis.rowStart.push_back(0);
    return axis;
}

void appendBand(AxisTaps& axis, uint32_t first, std::initializer_list<float> weights)
{
    axis.first.push_back(first);
    axis.weights.insert(axis.weights.end(), weights);
    axis.rowStart.push_back(static_cast<uint32_t>(axis.weights.size()));
}

AxisTaps halfOf(uint32_t outputs, uint32_t before, uint32_t behind, float weight)
{
    AxisTaps axis = noBands(before + 2 * outputs + behind, outputs);
    for (uint32_t output = 0; output < outputs; ++output)
        appendBand(axis, before + 2 * output, {weight, 1 - weight});
    return axis;
}

Plan planePlan(Random& random, DataType type, AxisTaps rows, AxisTaps row, uint32_t planes)
{
    return tapsPlan(random, type, {identityAxis(1), identityAxis(planes), std::move(rows), std::move(row)}, false);
}

Plan blockPlan(DataType type, const BlockCopy& copy)
{
    const uint64_t n = 2, h = 5, b = copy.block, c = copy.channels, w = copy.width;
    const uint64_t all = c * b * b * h * w;
    const bool depthLast = copy.last == (copy.toSpace ? ChannelsLast::Input : ChannelsLast::Output);
    const bool spaceLast = copy.last == (copy.toSpace ? ChannelsLast::Output : ChannelsLast::Input);
    // The digits of a channel, a row and a column on each side; the axes are n, c, h, by, w, bx.
    const std::array<uint64_t, 3> d =
        depthLast ? std::array{uint64_t{1}, w * c * b * b, c * b * b} : std::array{h * w, w, uint64_t{1}};
    const std::array<uint64_t, 3> s =
        spaceLast ? std::array{uint64_t{1}, w * b * c, c} : std::array{h * b * w * b, w * b, uint64_t{1}};
    const std::array<uint64_t, 6> depth = copy.depthFirst ? std::array{all, d[0], d[1], b * c * d[0], d[2], c * d[0]}
                                                          : std::array{all, b * b * d[0], d[1], b * d[0], d[2], d[0]};
    const std::array<uint64_t, 6> space = {all, s[0], b * s[1], s[1], b * s[2], s[2]};
    StridedCopy work = {};
    work.sizes = {n, c, h, b, w, b};
    work.inStrides = copy.toSpace ? depth : space;
    work.outStrides = copy.toSpace ? space : depth;
    return {.input = memoryOf(type, work.sizes, work.inStrides),
            .output = memoryOf(type, work.sizes, work.outStrides),
            .work = work};
}

std::vector<Plan> largePlans(Random& random)
{
    using enum DataType;
    const auto linear = [&](uint32_t in, uint32_t out) { return randomAxis(random, AxisKind::Linear, in, out); };
    const auto copies = [&](uint32_t in, uint32_t out) { return randomAxis(random, AxisKind::Copies, in, out); };
    return {
        blockPlan(Float32, {3, 3, 5000, true, true}),
        blockPlan(Int16, {8, 3, 1500, false, false}),
        blockPlan(UInt8, {1, 3, 90000, false, false}),
        blockPlan(Float32, {2, 3, 9000, true, true, ChannelsLast::Input}),
        blockPlan(Float32, {2, 5, 7000, false, true, ChannelsLast::Output}),
        tapsPlan(random, Float32, {identityAxis(1), linear(2, 2), linear(150, 200), linear(500, 700)}, false),
        planePlan(random, Float16, linear(2, 3), linear(30000, 70000)),
        planePlan(random, UInt8, identityAxis(1), linear(300000, 900)),
        tapsPlan(random, UInt16, {copies(1, 2), copies(3, 2), copies(90, 200), copies(700, 1400)}, false),
        tapsPlan(random, Float64, {identityAxis(1), identityAxis(1), copies(3, 5), copies(20000, 60000)}, true),
        tapsPlan(random, Float16, {linear(2, 2), linear(20, 36), linear(20, 24), linear(60, 90)}, false),
    };
}

Plan randomPlan(Random& random)
{
    using enum DataType;
    using enum ChannelsLast;
    const DataType type = random.pick({UInt8, Float16, Float32, Float64});
    const uint64_t kind = random.below(4);
    if (kind == 0)
        return randomCopy(random, type, 7);
    if (kind > 1)
        return randomTaps(random);
    return blockPlan(type,
                     {.block = random.pick<uint64_t>({2, 3, 4, 5, 6, 7, 8, 12}),
                      .channels = 1 + random.below(5),
                      .width = 1 + random.below(140),
                      .toSpace = random.below(2) == 0,
                      .depthFirst = random.below(2) == 0,
                      .last = random.pick({Neither, Neither, Input, Output})});
}

} // namespace tessera::test
