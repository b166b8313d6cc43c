// SPDX-License-Identifier: Apache-2.0
#include "engine/vulkan/partial_sums.h"

#include "engine/vulkan/host_copy.h"
#include "resources/shaders/kernel_params.h"

#include <algorithm>
#include <cstring>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kWordBytes = sizeof(uint32_t);
constexpr uint64_t kFewestTaps = 16; // of a part, where the band has so many: the sums are sent along with every part

class PartialSums {
public:
    PartialSums(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work,
                const std::array<uint32_t, 4>& output, DataType type, std::span<const std::byte> input,
                DispatchTimes& times, const std::stop_token& stop)
        : m_dispatcher(dispatcher)
        , m_words(std::min(limits.rangeBytes, limits.memoryBytes / 4) / kWordBytes)
        , m_mostPlaces(std::max<uint64_t>(1, std::min(m_words / kFewestTaps, 4 * limits.vectors)))
        , m_work(work)
        , m_output(output)
        , m_type(type)
        , m_input(input)
        , m_times(times)
        , m_stop(stop)
    {
        for (size_t axis = 0; axis < 4; ++axis)
            if (tapsOf(axis) != 1 || weightsOf(axis)[0] != 1)
                m_axes.push_back(axis);
    }

    uint32_t run()
    {
        std::array<Reach, 4> reach;
        for (size_t axis = 0; axis < 4; ++axis)
            reach[axis] = {tapsOf(axis) > 0 ? m_work.axes[axis].first[m_output[axis]] : 0, 1};
        return sums(m_axes.size() - 1, reach).front();
    }

private:
    struct Reach { // inputs of an axis
        uint32_t first, count;
    };

    uint32_t tapsOf(size_t axis) const { return m_work.axes[axis].taps(m_output[axis]); }
    const float* weightsOf(size_t axis) const
    {
        const AxisTaps& taps = m_work.axes[axis];
        return taps.weights.data() + taps.rowStart[m_output[axis]];
    }

    // The sums over the bands of the axes up to `level` of those that compute, a word for each place that the later
    // axes reach.
    std::vector<uint32_t> sums(size_t level, std::array<Reach, 4> reach)
    {
        const size_t axis = m_axes[level];
        const uint32_t first = reach[axis].first, taps = tapsOf(axis);
        uint64_t places = 1;
        for (size_t later = axis + 1; later < 4; ++later)
            places *= reach[later].count;
        const uint64_t atOnce = level == 0 ? (m_words - places) / places : m_mostPlaces / places;
        std::vector<uint32_t> result(places);
        uint32_t done = 0;
        do { // once for an empty band, too
            const auto part = static_cast<uint32_t>(std::min<uint64_t>(taps - done, std::max<uint64_t>(1, atOnce)));
            reach[axis] = {first + done, part};
            add(level, reach, done, result);
            done += part;
        } while (done < taps);
        return result;
    }

    // Adds the part of a band that `reach` has to the sums; `done` taps were added before.
    void add(size_t level, const std::array<Reach, 4>& reach, uint32_t done, std::vector<uint32_t>& result)
    {
        const size_t axis = m_axes[level];
        const uint32_t taps = reach[axis].count;
        const bool ends = done + taps == tapsOf(axis);
        if (level == 0 || taps == 0)
            loadElements(axis, reach);
        else
            loadSums(level, reach);
        if (m_stop.stop_requested())
            throw Cancelled();
        std::byte* const table = m_dispatcher.table((taps + result.size()) * kWordBytes).data();
        std::memcpy(table, weightsOf(axis) + done, taps * kWordBytes);
        std::memcpy(table + taps * kWordBytes, result.data(), result.size() * kWordBytes);

        const PartialSumsParams params{static_cast<uint32_t>(result.size()), taps, done == 0 ? 1u : 0u};
        const DataType from = level == 0 ? m_type : DataType::Float32;
        const DataType to = ends && level + 1 == m_axes.size() ? m_type : DataType::Float32;
        const Variant variant{Kernel::PartialSums,
                              {elementBytes(from), formatOf(from), elementBytes(to), formatOf(to)}};
        const uint64_t vectors = (result.size() + 3) / 4;
        const auto written = m_dispatcher.dispatch(variant, std::as_bytes(std::span(&params, 1)),
                                                   (vectors + kWorkgroup - 1) / kWorkgroup, vectors, m_times);
        std::memcpy(result.data(), written.data(), result.size() * kWordBytes);
    }

    // Both put the places of one tap side by side, tap after tap.
    void loadSums(size_t level, const std::array<Reach, 4>& reach)
    {
        const std::vector<uint32_t> inner = sums(level - 1, reach);
        const std::span<std::byte> to = m_dispatcher.input(inner.size() * kWordBytes);
        std::memcpy(to.data(), inner.data(), inner.size() * kWordBytes);
    }

    void loadElements(size_t axis, const std::array<Reach, 4>& reach)
    {
        std::array<uint64_t, 4> sizes{}, packed{};
        uint64_t base = 0, count = 1;
        for (size_t each = 4; each-- > 0;) {
            sizes[each] = each < axis ? 1 : reach[each].count;
            packed[each] = count;
            count *= sizes[each];
            base += reach[each].first * m_work.inStrides[each];
        }
        const uint32_t bytes = elementBytes(m_type);
        const std::span<std::byte> to = m_dispatcher.input(count * bytes);
        if (count > 0)
            copyElements(to.data(), packed, m_input.data() + base * bytes, m_work.inStrides, sizes, bytes);
    }

    Dispatcher& m_dispatcher;
    uint64_t m_words; // that an input, or weights and sums, may be at once
    uint64_t m_mostPlaces; // that sums are kept for at once
    const SeparableTaps& m_work;
    const std::array<uint32_t, 4>& m_output;
    DataType m_type;
    std::span<const std::byte> m_input;
    DispatchTimes& m_times;
    const std::stop_token& m_stop;
    std::vector<size_t> m_axes; // that compute, N first
};

} // namespace

uint32_t sumInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work,
                    const std::array<uint32_t, 4>& output, DataType type, std::span<const std::byte> input,
                    DispatchTimes& times, const std::stop_token& stop)
{
    return PartialSums(dispatcher, limits, work, output, type, input, times, stop).run();
}

} // namespace tessera::vulkan
