// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "engine/compute/vulkan/device.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <numeric>
#include <vector>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kIndexable = std::numeric_limits<uint32_t>::max(); // offsets in a kernel are 32-bit

uint64_t rounded(uint64_t bytes)
{
    return (bytes + kVectorBytes - 1) / kVectorBytes * kVectorBytes;
}

// The bytes of a box whose elements are packed; repeated ones count once.
template <size_t N> uint64_t packedBytes(const Box<N>& box, uint32_t elementBytes)
{
    uint64_t count = 1;
    for (size_t axis = 0; axis < N; ++axis)
        count *= box.strides[axis] == 0 ? 1 : box.sizes[axis];
    return rounded(count * elementBytes);
}

struct Need {
    uint64_t input, output, table;
};

bool fits(const Need& need, const SliceLimits& limits)
{
    return std::max({need.input, need.output, need.table}) <= limits.rangeBytes
        && need.input + need.output + need.table <= limits.memoryBytes && need.output / kVectorBytes <= limits.vectors
        && std::max(need.input, need.output) <= kIndexable;
}

// The loops in the output's memory order. Neighbours that continue each other on both sides become one.
CopySlice normalized(const StridedCopy& work)
{
    std::array<size_t, 6> order{0, 1, 2, 3, 4, 5};
    std::ranges::stable_sort(order, std::greater{}, [&](size_t axis) { return work.outStrides[axis]; });
    struct Loop {
        uint64_t size, in, out;
    };
    std::vector<Loop> loops;
    for (const size_t axis : order) {
        const Loop loop{work.sizes[axis], work.inStrides[axis], work.outStrides[axis]};
        if (loop.size == 1)
            continue;
        if (!loops.empty() && loops.back().in == loop.in * loop.size && loops.back().out == loop.out * loop.size)
            loops.back() = {loops.back().size * loop.size, loop.in, loop.out};
        else
            loops.push_back(loop);
    }
    CopySlice all;
    all.input.sizes.fill(1);
    all.output.sizes.fill(1);
    for (size_t i = 0; i < loops.size(); ++i) {
        const size_t axis = 6 - loops.size() + i;
        all.input.sizes[axis] = all.output.sizes[axis] = loops[i].size;
        all.input.strides[axis] = loops[i].in;
        all.output.strides[axis] = loops[i].out;
    }
    return all;
}

void visitCopy(const CopySlice& slice, uint32_t elementBytes, const SliceLimits& limits,
               const std::function<void(const CopySlice&)>& visit)
{
    const Need need{packedBytes(slice.input, elementBytes), rounded(slice.output.count() * elementBytes), 0};
    if (fits(need, limits))
        return visit(slice);
    const auto axis = std::ranges::find_if(slice.output.sizes, [](uint64_t size) { return size > 1; });
    assert(axis != slice.output.sizes.end()); // a single element fits every device
    const auto i = static_cast<size_t>(axis - slice.output.sizes.begin());
    const uint64_t low = (*axis + 1) / 2;
    CopySlice first = slice, second = slice;
    first.input.sizes[i] = first.output.sizes[i] = low;
    second.input.sizes[i] = second.output.sizes[i] = *axis - low;
    second.input.base += low * slice.input.strides[i];
    second.output.base += low * slice.output.strides[i];
    visitCopy(first, elementBytes, limits, visit);
    visitCopy(second, elementBytes, limits, visit);
}

// Sets the inputs that the outputs' bands reach. Where all bands are empty that is one input, which nothing reads.
void reach(const SeparableTaps& work, TapsSlice& slice)
{
    slice.input.base = slice.output.base = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = work.axes[axis];
        const auto begin = slice.begin[axis], end = static_cast<uint32_t>(begin + slice.output.sizes[axis]);
        uint32_t low = taps.inputs, high = 0;
        for (uint32_t output = begin; output < end; ++output)
            if (taps.taps(output) > 0) {
                low = std::min(low, taps.first[output]);
                high = std::max(high, taps.first[output] + taps.taps(output));
            }
        if (low >= high) {
            low = 0;
            high = 1;
        }
        slice.inputBegin[axis] = low;
        slice.input.sizes[axis] = high - low;
        slice.input.strides[axis] = work.inStrides[axis];
        slice.input.base += low * work.inStrides[axis];
        slice.output.strides[axis] = work.outStrides[axis];
        slice.output.base += begin * work.outStrides[axis];
    }
}

bool fitsMemory(const SeparableTaps& work, const TapsSlice& slice, uint32_t elementBytes, const SliceLimits& limits)
{
    return fits({packedBytes(slice.input, elementBytes), rounded(slice.output.count() * elementBytes),
                 rounded(tableWords(work, slice) * sizeof(uint32_t))},
                limits);
}

void visitTaps(const SeparableTaps& work, TapsSlice slice, uint32_t elementBytes, const SliceLimits& limits,
               const std::function<void(const TapsSlice&)>& visit)
{
    reach(work, slice);
    if (fitsMemory(work, slice, elementBytes, limits))
        return visit(slice);
    assert(slice.output.count() > 1); // one output does not exceed the limits
    // The slowest axis in memory that can be cut: its halves share the least.
    std::array<size_t, 4> order{0, 1, 2, 3};
    std::ranges::stable_sort(order, std::greater{}, [&](size_t axis) { return work.outStrides[axis]; });
    const auto axis = std::ranges::find_if(order, [&](size_t each) { return slice.output.sizes[each] > 1; });
    TapsSlice second = slice;
    const uint64_t low = (slice.output.sizes[*axis] + 1) / 2;
    second.output.sizes[*axis] -= low;
    second.begin[*axis] += static_cast<uint32_t>(low);
    slice.output.sizes[*axis] = low;
    visitTaps(work, slice, elementBytes, limits, visit);
    visitTaps(work, second, elementBytes, limits, visit);
}

} // namespace

void forEachSlice(const StridedCopy& work, uint32_t elementBytes, const SliceLimits& limits,
                  const std::function<void(const CopySlice&)>& visit)
{
    visitCopy(normalized(work), elementBytes, limits, visit);
}

void forEachSlice(const SeparableTaps& work, uint32_t elementBytes, const SliceLimits& limits,
                  const std::function<void(const TapsSlice&)>& visit)
{
    TapsSlice all;
    for (size_t axis = 0; axis < 4; ++axis)
        all.output.sizes[axis] = work.axes[axis].outputs;
    visitTaps(work, all, elementBytes, limits, visit);
}

AxisShape shapeOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis)
{
    const uint32_t begin = slice.begin[axis], end = begin + static_cast<uint32_t>(slice.output.sizes[axis]);
    bool identity = true;
    for (uint32_t output = begin; output < end; ++output) {
        if (!taps.passes(output))
            return AxisShape::Bands;
        identity = identity && taps.first[output] - slice.inputBegin[axis] == output - begin;
    }
    return identity ? AxisShape::Identity : AxisShape::Single;
}

uint32_t mostTaps(const AxisTaps& axis)
{
    uint32_t most = 0;
    for (uint32_t output = 0; output < axis.outputs; ++output)
        most = std::max(most, axis.taps(output));
    return most;
}

bool exceed(const SeparableTaps& work, uint32_t elementBytes, const SliceLimits& limits)
{
    // separable_taps.comp loops over the outputs of its vector, and for each over the taps of W, of H, of C and of N,
    // one loop within the other.
    uint64_t iterations = 1, inputs = 1, words = 0;
    for (const AxisTaps& axis : work.axes) {
        const uint64_t most = mostTaps(axis);
        iterations = std::min(kIndexable, 1 + iterations * most);
        inputs = std::min(kIndexable, inputs * most);
        words += most + 3;
    }
    return !fits({rounded(inputs * elementBytes), kVectorBytes, rounded(words * sizeof(uint32_t))}, limits)
        || (!work.copies() && iterations * (kVectorBytes / elementBytes) > limits.iterations);
}

uint64_t tableWords(const SeparableTaps& work, const TapsSlice& slice)
{
    uint64_t words = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = work.axes[axis];
        const uint64_t begin = slice.begin[axis], end = begin + slice.output.sizes[axis];
        words += 2 * (end - begin) + 1 + taps.rowStart[end] - taps.rowStart[begin];
    }
    return words;
}

SliceTable makeTable(const SeparableTaps& work, const TapsSlice& slice)
{
    SliceTable table;
    table.words.reserve(tableWords(work, slice));
    const auto here = [&] { return static_cast<uint32_t>(table.words.size()); };
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = work.axes[axis];
        const uint32_t begin = slice.begin[axis], end = begin + static_cast<uint32_t>(slice.output.sizes[axis]);
        table.first[axis] = here();
        for (uint32_t output = begin; output < end; ++output)
            table.words.push_back(taps.taps(output) > 0 ? taps.first[output] - slice.inputBegin[axis] : 0);
        table.rowStart[axis] = here();
        for (uint32_t output = begin; output <= end; ++output)
            table.words.push_back(taps.rowStart[output] - taps.rowStart[begin]);
        table.weights[axis] = here();
        for (uint32_t tap = taps.rowStart[begin]; tap < taps.rowStart[end]; ++tap)
            table.words.push_back(std::bit_cast<uint32_t>(taps.weights[tap]));
    }
    return table;
}

template <size_t N> std::array<uint64_t, N> packedInMemoryOrder(const Box<N>& box)
{
    std::array<size_t, N> order;
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, std::less{}, [&](size_t axis) { return box.strides[axis]; });
    std::array<uint64_t, N> packed{};
    uint64_t stride = 1;
    for (const size_t axis : order)
        if (box.strides[axis] != 0) {
            packed[axis] = stride;
            stride *= box.sizes[axis];
        }
    return packed;
}

template std::array<uint64_t, 4> packedInMemoryOrder(const Box<4>&);
template std::array<uint64_t, 6> packedInMemoryOrder(const Box<6>&);

} // namespace tessera::vulkan
