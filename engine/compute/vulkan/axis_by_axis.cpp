// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>

namespace tessera::vulkan {

namespace {

using Sizes = std::array<uint64_t, 4>; // N, C, H, W

uint64_t countOf(const Sizes& sizes)
{
    return std::accumulate(sizes.begin(), sizes.end(), uint64_t{1}, std::multiplies());
}

Sizes packedStrides(const Sizes& sizes)
{
    return {sizes[1] * sizes[2] * sizes[3], sizes[2] * sizes[3], sizes[3], 1};
}

// The elements of a tensor in the order N, C, H, W.
std::vector<float> floatsOf(std::span<const std::byte> memory, const Sizes& strides, const Sizes& sizes, DataType type)
{
    const uint32_t bytes = elementBytes(type);
    std::vector<std::byte> packed(countOf(sizes) * bytes);
    copyElements(packed.data(), packedStrides(sizes), memory.data(), strides, sizes, bytes);
    std::vector<float> values(countOf(sizes));
    if (type == DataType::Float32) {
        std::memcpy(values.data(), packed.data(), packed.size());
        return values;
    }
    for (size_t i = 0; i < values.size(); ++i) {
        uint64_t bits = 0;
        std::memcpy(&bits, packed.data() + i * bytes, bytes);
        values[i] = static_cast<float>(toDouble(type, bits));
    }
    return values;
}

void writeSums(std::span<std::byte> memory, const Sizes& strides, const Sizes& sizes, DataType type,
               const std::vector<float>& sums)
{
    const uint32_t bytes = elementBytes(type);
    std::vector<std::byte> packed(sums.size() * bytes);
    for (size_t i = 0; i < sums.size(); ++i) {
        const uint64_t bits = fromSum(type, double{sums[i]});
        std::memcpy(packed.data() + i * bytes, &bits, bytes);
    }
    copyElements(memory.data(), strides, packed.data(), packedStrides(sizes), sizes, bytes);
}

AxisTaps identityOf(uint64_t size)
{
    AxisTaps taps{.inputs = narrowed(size), .outputs = narrowed(size)};
    taps.first.resize(size);
    taps.rowStart.resize(size + 1);
    taps.weights.assign(size, 1);
    std::iota(taps.first.begin(), taps.first.end(), 0u);
    std::iota(taps.rowStart.begin(), taps.rowStart.end(), 0u);
    return taps;
}

// A part of each band of an axis, after the band's sum so far, whose weight is 1.
struct BandParts {
    struct Read {
        bool isSum;
        uint32_t index; // of the sum, or of the axis's input
    };
    std::vector<Read> reads; // what the taps read, output by output
    AxisTaps taps; // over the reads

    BandParts(const AxisTaps& axis, uint32_t begin, uint32_t most)
        : taps{.outputs = axis.outputs, .rowStart = {0}}
    {
        for (uint32_t output = 0; output < axis.outputs; ++output) {
            taps.first.push_back(narrowed(reads.size()));
            const auto add = [&](Read read, float weight) {
                reads.push_back(read);
                taps.weights.push_back(weight);
            };
            if (begin > 0 && axis.taps(output) > 0)
                add({true, output}, 1);
            for (uint32_t tap = begin; tap < axis.taps(output) && tap - begin < most; ++tap)
                add({false, axis.first[output] + tap}, axis.band(output)[tap]);
            taps.rowStart.push_back(narrowed(reads.size()));
        }
        if (reads.empty()) // all bands are empty
            reads.push_back({false, 0});
        taps.inputs = narrowed(reads.size());
    }
};

} // namespace

void Machine::runByAxis(const SeparableTaps& work, DataType type, std::span<const std::byte> input,
                        std::span<std::byte> output, Timings& times, const std::stop_token& stop)
{
    Sizes sizes;
    std::ranges::transform(work.axes, sizes.begin(), &AxisTaps::inputs);
    std::vector<float> values = floatsOf(input, work.inStrides, sizes, type);
    for (size_t axis = 0; axis < 4; ++axis)
        if (!work.axes[axis].isIdentity()) {
            values = sumsAlong(work.axes[axis], axis, sizes, values, times, stop);
            sizes[axis] = work.axes[axis].outputs;
        }
    writeSums(output, work.outStrides, sizes, type, values);
}

std::vector<float> Machine::sumsAlong(const AxisTaps& taps, size_t axis, Sizes sizes, const std::vector<float>& values,
                                      Timings& times, const std::stop_token& stop)
{
    const uint64_t inner = packedStrides(sizes)[axis], outer = countOf(sizes) / sizes[axis] / inner;
    SeparableTaps alone{};
    std::ranges::transform(sizes, alone.axes.begin(), identityOf);
    std::swap(alone.axes[0], alone.axes[axis]); // N is the innermost loop: the others have one iteration
    const auto stridesFor = [&](uint64_t length) {
        sizes[axis] = length;
        Sizes strides = packedStrides(sizes);
        std::swap(strides[0], strides[axis]);
        return strides;
    };
    alone.outStrides = stridesFor(taps.outputs);
    std::vector<float> sums(countOf(sizes));
    const auto add = [&](const AxisTaps& bands, const std::vector<float>& read) {
        alone.axes[0] = bands;
        alone.inStrides = stridesFor(bands.inputs);
        forEachSlice(alone, sizeof(float), limits(), [&](const TapsSlice& slice) {
            if (stop.stop_requested())
                throw Cancelled();
            run(alone, slice, DataType::Float32, std::as_bytes(std::span(read)),
                std::as_writable_bytes(std::span(sums)), times);
        });
    };
    const auto most = narrowed(std::min<uint64_t>(iterations / 8, device.rangeBytes / 16)); // taps of a dispatch
    const uint32_t longest = mostTaps(taps);
    if (longest <= most)
        add(taps, values);
    std::vector<float> read;
    for (uint32_t begin = 0; longest > most && begin < longest; begin += most) {
        const BandParts part(taps, begin, most);
        read.clear();
        for (uint64_t at = 0; at < outer; ++at)
            for (const auto& [isSum, index] : part.reads) {
                const uint64_t place = (at * (isSum ? taps.outputs : taps.inputs) + index) * inner;
                const float* const first = (isSum ? sums : values).data() + place;
                read.insert(read.end(), first, first + inner);
            }
        add(part.taps, read);
    }
    return sums;
}

} // namespace tessera::vulkan
