// SPDX-License-Identifier: Apache-2.0
#include "engine/vulkan/machine.h"

#include "engine/vulkan/host_copy.h"
#include "engine/vulkan/interleave.h"
#include "engine/vulkan/partial_sums.h"
#include "engine/vulkan/strips.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kVectorBytes = 16;
constexpr uint64_t kStripsAt = 4; // times as many elements: their pipeline takes up to 100 ms

// Seconds of the host's share of the transfers.
class Clock {
public:
    double lap()
    {
        const auto now = std::chrono::steady_clock::now();
        return std::chrono::duration<double>(now - std::exchange(m_start, now)).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

template <size_t N> std::array<uint32_t, N> narrowed(const std::array<uint64_t, N>& values)
{
    std::array<uint32_t, N> result;
    std::ranges::transform(values, result.begin(), [](uint64_t value) { return static_cast<uint32_t>(value); });
    return result;
}

template <size_t N, class Word> void assign(Word (&to)[N], const std::array<uint32_t, N>& from)
{
    std::ranges::copy(from, to);
}

// How a slice's input lies in the device's buffer.
template <size_t N> struct Loaded {
    std::array<uint64_t, N> strides;
    uint64_t base; // of index 0, in elements
};

// Uploads the box: its own window of memory where that is not much more than its elements, else packed.
template <size_t N>
Loaded<N> upload(Dispatcher& dispatcher, const Box<N>& box, std::span<const std::byte> from, uint32_t elementBytes,
                 uint64_t rangeBytes)
{
    std::array<uint64_t, N> sizes = box.sizes;
    for (size_t axis = 0; axis < N; ++axis)
        if (box.strides[axis] == 0)
            sizes[axis] = 1; // a repeated element is sent once
    const Box<N> once{sizes, box.strides, box.base};
    const uint64_t span = once.span(), count = once.count();
    const uint64_t begin = box.base * elementBytes / kVectorBytes * kVectorBytes; // kernels read whole vectors
    const uint64_t windowBytes = (box.base + span) * elementBytes - begin;
    if (span <= 2 * count && windowBytes <= rangeBytes && span <= std::numeric_limits<uint32_t>::max()) {
        std::memcpy(dispatcher.input(windowBytes).data(), from.data() + begin, windowBytes);
        return {box.strides, box.base - begin / elementBytes};
    }
    const std::array<uint64_t, N> packed = packedInMemoryOrder(box);
    copyElements(dispatcher.input(count * elementBytes).data(), packed, from.data() + box.base * elementBytes,
                 box.strides, sizes, elementBytes);
    return {packed, 0};
}

// Where the dense elements of an output box belong.
template <size_t N>
void download(std::span<std::byte> to, const Box<N>& box, std::span<const std::byte> from, uint32_t elementBytes)
{
    copyElements(to.data() + box.base * elementBytes, box.strides, from.data(), packedInMemoryOrder(box), box.sizes,
                 elementBytes);
}

uint64_t vectorsOf(uint64_t count, uint32_t elementBytes)
{
    return (count * elementBytes + kVectorBytes - 1) / kVectorBytes;
}

uint64_t groupsOf(uint64_t vectors)
{
    return (vectors + kWorkgroup - 1) / kWorkgroup;
}

template <class Params> std::span<const std::byte> bytesOf(const Params& params)
{
    return std::as_bytes(std::span(&params, 1));
}

// separable_taps.comp: kIdentity, kSingle, kBands. Of the slice, not of the whole axis: an identity begins where it
// begins.
uint32_t shapeOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis)
{
    const uint32_t begin = slice.begin[axis], end = begin + static_cast<uint32_t>(slice.output.sizes[axis]);
    bool identity = true;
    for (uint32_t output = begin; output < end; ++output) {
        if (taps.taps(output) != 1 || taps.weights[taps.rowStart[output]] != 1)
            return 2;
        identity = identity && taps.first[output] - slice.inputBegin[axis] == output - begin;
    }
    return identity ? 0 : 1;
}

// The constants that serve every slice of a type.
Constants anyTaps(const SeparableTaps& work, DataType type)
{
    return {elementBytes(type), formatOf(type), work.copies() ? 1u : 0u, 3, 0, 2, 2, 2, 2};
}

Constants specialized(const SeparableTaps& work, const TapsSlice& slice, const SeparableTapsParams& params,
                      DataType type)
{
    Constants constants = anyTaps(work, type);
    uint32_t fastest = 3;
    for (uint32_t axis = 0; axis < 4; ++axis)
        if (params.outSizes[axis] > 1 && params.outStrides[axis] == 1)
            fastest = axis;
    const bool aligned =
        uint64_t{params.outSizes[fastest]} * elementBytes(type) % 16 == 0 && params.outStrides[fastest] == 1;
    constants[3] = fastest;
    constants[4] = aligned ? 1 : 0;
    for (size_t axis = 0; axis < 4; ++axis)
        constants[5 + axis] = shapeOf(work.axes[axis], slice, axis);
    return constants;
}

} // namespace

void Machine::run(const CopySlice& slice, uint32_t elementBytes, std::span<const std::byte> input,
                  std::span<std::byte> output, DispatchTimes& times)
{
    Clock clock;
    const Loaded<6> loaded = upload(dispatcher, slice.input, input, elementBytes, device.rangeBytes());
    StridedCopyParams params{};
    assign(params.sizes, narrowed(slice.output.sizes));
    assign(params.inStrides, narrowed(loaded.strides));
    params.inBase = static_cast<uint32_t>(loaded.base);
    params.count = static_cast<uint32_t>(slice.output.count());
    times.upload += clock.lap();
    const uint64_t vectors = vectorsOf(params.count, elementBytes);
    const auto whole = params.count < specializeFrom
        ? std::nullopt
        : interleaveOf(slice.output.sizes, loaded.strides, loaded.base, elementBytes, device.grain());
    const auto result = whole
        ? dispatcher.dispatch(whole->variant, bytesOf(whole->params), whole->groups, vectors, times)
        : dispatcher.dispatch({Kernel::StridedCopy, {elementBytes}}, bytesOf(params), groupsOf(vectors), vectors,
                              times);
    clock.lap();
    download(output, slice.output, result, elementBytes);
    times.download += clock.lap();
}

void Machine::run(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
                  std::span<std::byte> output, DispatchTimes& times, const std::stop_token& stop)
{
    const uint32_t elementBytes = tessera::elementBytes(type);
    if (!fits(work, slice, elementBytes, limits())) {
        const uint32_t bits = sumInParts(dispatcher, limits(), work, slice.begin, type, input, times, stop);
        std::memcpy(output.data() + slice.output.base * elementBytes, &bits, elementBytes);
        return;
    }
    Clock clock;
    const Loaded<4> loaded = upload(dispatcher, slice.input, input, elementBytes, device.rangeBytes());
    const uint64_t count = slice.output.count(), vectors = vectorsOf(count, elementBytes);
    const auto strips = count < kStripsAt * specializeFrom
        ? std::nullopt
        : stripsOf(work, slice, loaded.strides, loaded.base, type, device.grain());
    const SliceTable table = strips ? SliceTable{strips->table} : makeTable(work, slice);
    std::memcpy(dispatcher.table(table.words.size() * sizeof(uint32_t)).data(), table.words.data(),
                table.words.size() * sizeof(uint32_t));
    SeparableTapsParams params{};
    assign(params.outSizes, narrowed(slice.output.sizes));
    assign(params.outStrides, narrowed(packedInMemoryOrder(slice.output)));
    assign(params.inStrides, narrowed(loaded.strides));
    assign(params.first, table.first);
    assign(params.rowStart, table.rowStart);
    assign(params.weights, table.weights);
    params.inBase = static_cast<uint32_t>(loaded.base);
    params.count = static_cast<uint32_t>(count);
    times.upload += clock.lap();
    const auto any = [&] {
        const Constants constants =
            count < specializeFrom ? anyTaps(work, type) : specialized(work, slice, params, type);
        return dispatcher.dispatch({Kernel::SeparableTaps, constants}, bytesOf(params), groupsOf(vectors), vectors,
                                   times);
    };
    const auto result =
        strips ? dispatcher.dispatch(strips->variant, bytesOf(strips->params), strips->groups, vectors, times) : any();
    clock.lap();
    download(output, slice.output, result, elementBytes);
    times.download += clock.lap();
}

// The mean of two denormals, by the kernel itself: drivers that keep them need not say so, and the other way round.
bool Machine::probeDenormals()
{
    SeparableTaps work{};
    for (AxisTaps& axis : work.axes) {
        axis.first = {0};
        axis.rowStart = {0, 1};
        axis.weights = {1};
    }
    work.axes[3].inputs = 2;
    work.axes[3].rowStart = {0, 2};
    work.axes[3].weights = {0.5f, 0.5f};
    work.inStrides = {2, 2, 2, 1};
    work.outStrides = {1, 1, 1, 1};
    const std::array<float, 2> input{0x1p-140f, 0x1p-140f};
    std::array<float, 1> output{};
    DispatchTimes times;
    forEachSlice(work, sizeof(float), limits(), [&](const TapsSlice& slice) {
        run(work, slice, DataType::Float32, std::as_bytes(std::span(input)), std::as_writable_bytes(std::span(output)),
            times);
        return true;
    });
    return output[0] == input[0];
}

} // namespace tessera::vulkan
