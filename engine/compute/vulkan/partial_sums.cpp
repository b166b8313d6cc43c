// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kWordBytes = sizeof(uint32_t);

std::vector<size_t> computingAxes(const SeparableTaps& work, const TapsSlice& slice) // N first
{
    std::vector<size_t> axes;
    for (size_t axis = 0; axis < 4; ++axis)
        if (shapeOf(work.axes[axis], slice, axis) != AxisShape::Identity)
            axes.push_back(axis);
    assert(!axes.empty()); // a copy never needs partial sums
    return axes;
}

// A slice, axis by axis.
struct PartialSums {
    Dispatcher& dispatcher;
    const SliceLimits& limits;
    const SeparableTaps& work;
    const TapsSlice& slice;
    DataType type;
    std::span<const std::byte> input;
    Timings& times;
    const std::stop_token& stop;
    std::vector<size_t> axes = computingAxes(work, slice);

    // The bits of the slice's outputs in the order N, C, H, W, a word each.
    std::vector<uint32_t> run()
    {
        std::array<Reach, 4> reach;
        for (size_t axis = 0; axis < 4; ++axis)
            reach[axis] = {slice.inputBegin[axis], static_cast<uint32_t>(slice.input.sizes[axis])};
        return sums(axes.size() - 1, reach);
    }

    struct Reach { // inputs of an axis
        uint32_t first, count;
    };
    using Box = std::array<Reach, 4>;

    // An axis between the others: those before it are already outputs, those after it are still inputs.
    struct View {
        uint64_t outer = 1, inner = 1;
    };
    View viewOf(size_t axis, const Box& reach) const
    {
        View view;
        for (size_t before = 0; before < axis; ++before)
            view.outer *= slice.output.sizes[before];
        for (size_t after = axis + 1; after < 4; ++after)
            view.inner *= reach[after].count;
        return view;
    }

    // How many inputs of an axis a part may have, so that its input, its table and the loops of its kernel stay within
    // the limits.
    uint32_t partOf(size_t level, const Box& reach) const
    {
        const size_t axis = axes[level];
        const View view = viewOf(axis, reach);
        const uint64_t inputs = level == 0 ? partialSumWords(limits) : mostPartialSums(limits);
        uint64_t part = inputs / (view.outer * view.inner);
        part = std::min(part, partialSumWords(limits) / 2 / slice.output.sizes[axis]); // weights
        if (const uint64_t taps = limits.iterations / 4 - 1; mostTaps(work, slice, axis) > taps)
            part = std::min(part, taps);
        return static_cast<uint32_t>(std::clamp<uint64_t>(part, 1, reach[axis].count));
    }

    // The sums over the bands of the computing axes up to `level`, for each place of `reach` on the later axes.
    std::vector<uint32_t> sums(size_t level, Box reach)
    {
        const size_t axis = axes[level];
        const View view = viewOf(axis, reach);
        std::vector<uint32_t> result(view.outer * slice.output.sizes[axis] * view.inner); // empty bands give +0
        const uint32_t part = partOf(level, reach);
        const uint32_t end = reach[axis].first + reach[axis].count;
        for (uint32_t first = reach[axis].first; first < end; first += reach[axis].count) {
            reach[axis] = {first, std::min(part, end - first)};
            add(level, reach, first + reach[axis].count == end, result);
        }
        return result;
    }

    // Adds the taps that read the inputs of `reach` to the sums. `ends`: they are the axis's last.
    void add(size_t level, const Box& reach, bool ends, std::vector<uint32_t>& result)
    {
        const size_t axis = axes[level];
        const View view = viewOf(axis, reach);
        if (level == 0)
            loadElements(reach);
        else
            loadSums(level, reach);
        if (stop.stop_requested())
            throw Cancelled();
        std::vector<uint32_t> table = bandsOf(axis, reach[axis]);
        const PartialSumsParams params{static_cast<uint32_t>(result.size()), static_cast<uint32_t>(view.inner),
                                       static_cast<uint32_t>(slice.output.sizes[axis]), reach[axis].count,
                                       static_cast<uint32_t>(table.size())};
        table.insert(table.end(), result.begin(), result.end());
        std::memcpy(dispatcher.table(table.size() * kWordBytes).data(), table.data(), table.size() * kWordBytes);

        const DataType from = level == 0 ? type : DataType::Float32;
        const DataType to = ends && level + 1 == axes.size() ? type : DataType::Float32;
        const Variant variant{Kernel::PartialSums,
                              {elementBytes(from), formatOf(from), elementBytes(to), formatOf(to)}};
        const uint64_t vectors = (result.size() + 3) / 4;
        const auto written = dispatcher.dispatch(variant, std::as_bytes(std::span(&params, 1)),
                                                 (vectors + kWorkgroup - 1) / kWorkgroup, vectors, times);
        std::memcpy(result.data(), written.data(), result.size() * kWordBytes);
    }

    // The bands and weights of the table: those of the slice's outputs on the axis that read `part`.
    std::vector<uint32_t> bandsOf(size_t axis, const Reach& part) const
    {
        const AxisTaps& taps = work.axes[axis];
        const auto outputs = static_cast<uint32_t>(slice.output.sizes[axis]);
        std::vector<uint32_t> table(size_t{kBandWords} * outputs);
        for (uint32_t i = 0; i < outputs; ++i) {
            const uint32_t output = slice.begin[axis] + i, first = taps.first[output], count = taps.taps(output);
            const uint32_t begin = std::max(first, part.first);
            const uint32_t end = std::max(begin, std::min(first + count, part.first + part.count));
            const std::span<const float> weights = taps.band(output);
            const auto at = static_cast<uint32_t>(table.size());
            uint32_t* const band = &table[size_t{kBandWords} * i];
            band[0] = begin - part.first;
            band[1] = at;
            band[2] = at + end - begin;
            band[3] = (begin == first ? kBandBegins : 0) | (taps.passes(output) ? kBandPasses : 0);
            for (uint32_t tap = begin; tap < end; ++tap)
                table.push_back(std::bit_cast<uint32_t>(weights[tap - first]));
        }
        return table;
    }

    void loadSums(size_t level, const Box& reach)
    {
        const std::vector<uint32_t> inner = sums(level - 1, reach);
        const std::span<std::byte> to = dispatcher.input(inner.size() * kWordBytes);
        std::memcpy(to.data(), inner.data(), inner.size() * kWordBytes);
    }

    void loadElements(const Box& reach)
    {
        std::array<uint64_t, 4> sizes{}, packed{};
        uint64_t base = 0, count = 1;
        for (size_t axis = 4; axis-- > 0;) {
            sizes[axis] = reach[axis].count;
            packed[axis] = count;
            count *= sizes[axis];
            base += reach[axis].first * work.inStrides[axis];
        }
        const uint32_t bytes = elementBytes(type);
        copyElements(dispatcher.input(count * bytes).data(), packed, input.data() + base * bytes, work.inStrides, sizes,
                     bytes);
    }
};

} // namespace

void runInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work, const TapsSlice& slice,
                DataType type, std::span<const std::byte> input, std::span<std::byte> output, Timings& times,
                const std::stop_token& stop)
{
    const std::vector<uint32_t> words = PartialSums{dispatcher, limits, work, slice, type, input, times, stop}.run();
    const uint32_t bytes = elementBytes(type);
    std::vector<std::byte> elements(words.size() * bytes);
    for (size_t i = 0; i < words.size(); ++i)
        std::memcpy(elements.data() + i * bytes, &words[i], bytes); // the low bytes come first
    std::array<uint64_t, 4> packed{};
    uint64_t count = 1;
    for (size_t axis = 4; axis-- > 0; count *= slice.output.sizes[axis])
        packed[axis] = count;
    copyElements(output.data() + slice.output.base * bytes, slice.output.strides, elements.data(), packed,
                 slice.output.sizes, bytes);
}

} // namespace tessera::vulkan
