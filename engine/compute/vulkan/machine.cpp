// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "engine/core/tensor/stopwatch.h"

#include <algorithm>
#include <cstring>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kStripsAt = 4; // times specializeFrom, because a strips pipeline takes up to 100 ms

template <size_t N, class Word, class From> void assign(Word (&to)[N], const std::array<From, N>& from)
{
    std::ranges::transform(from, to, [](From value) { return static_cast<Word>(value); });
}

// Uploads a box packed in memory order, with a repeated element once. Returns its strides in the packed memory.
template <size_t N>
std::array<uint64_t, N> upload(Dispatcher& dispatcher, Box<N> box, std::span<const std::byte> from,
                               uint32_t elementBytes)
{
    for (size_t axis = 0; axis < N; ++axis)
        if (box.strides[axis] == 0)
            box.sizes[axis] = 1;
    const std::array<uint64_t, N> packed = packedInMemoryOrder(box);
    copyElements(dispatcher.input(box.count() * elementBytes).data(), packed, from.data() + box.base * elementBytes,
                 box.strides, box.sizes, elementBytes);
    return packed;
}

// Puts the dense elements of an output box into the layout of its tensor.
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

uint64_t workgroupsOf(uint64_t vectors)
{
    return (vectors + kWorkgroup - 1) / kWorkgroup;
}

template <class Params> std::span<const std::byte> bytesOf(const Params& params)
{
    return std::as_bytes(std::span(&params, 1));
}

// The specialization constants of the pipeline that serves every slice of a type.
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
        constants[5 + axis] = static_cast<uint32_t>(shapeOf(work.axes[axis], slice, axis));
    return constants;
}

} // namespace

void Machine::run(const CopySlice& slice, uint32_t elementBytes, std::span<const std::byte> input,
                  std::span<std::byte> output, Timings& times)
{
    Stopwatch hostClock; // the host's share of the transfers
    const auto inStrides = upload(dispatcher, slice.input, input, elementBytes);
    StridedCopyParams params{};
    assign(params.sizes, slice.output.sizes);
    assign(params.inStrides, inStrides);
    params.count = static_cast<uint32_t>(slice.output.count());
    *times.upload += hostClock.lap();
    const uint64_t vectors = vectorsOf(params.count, elementBytes);
    auto whole = params.count < specializeFrom
        ? std::nullopt
        : interleaveOf(slice.output.sizes, inStrides, elementBytes, device.grain);
    if (whole && whole->params.stretch / device.grain.workgroup >= iterations)
        whole.reset();
    const auto result = whole
        ? dispatcher.dispatch(whole->variant, bytesOf(whole->params), whole->groups, vectors, times)
        : dispatcher.dispatch({Kernel::StridedCopy, {elementBytes}}, bytesOf(params), workgroupsOf(vectors), vectors,
                              times);
    hostClock.lap();
    download(output, slice.output, result, elementBytes);
    *times.download += hostClock.lap();
}

void Machine::run(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
                  std::span<std::byte> output, Timings& times)
{
    const uint32_t elementBytes = tessera::elementBytes(type);
    Stopwatch hostClock; // the host's share of the transfers
    const auto inStrides = upload(dispatcher, slice.input, input, elementBytes);
    const uint64_t count = slice.output.count(), vectors = vectorsOf(count, elementBytes);
    auto strips =
        count < kStripsAt * specializeFrom ? std::nullopt : stripsOf(work, slice, inStrides, type, device.grain);
    if (strips && strips->params.stretch > iterations)
        strips.reset();
    const SliceTable table = strips ? SliceTable{strips->table} : makeTable(work, slice);
    std::memcpy(dispatcher.table(table.words.size() * sizeof(uint32_t)).data(), table.words.data(),
                table.words.size() * sizeof(uint32_t));
    SeparableTapsParams params{};
    assign(params.outSizes, slice.output.sizes);
    assign(params.outStrides, packedInMemoryOrder(slice.output));
    assign(params.inStrides, inStrides);
    assign(params.first, table.first);
    assign(params.rowStart, table.rowStart);
    assign(params.weights, table.weights);
    params.count = static_cast<uint32_t>(count);
    *times.upload += hostClock.lap();
    const auto any = [&] {
        const Constants constants =
            count < specializeFrom ? anyTaps(work, type) : specialized(work, slice, params, type);
        return dispatcher.dispatch({Kernel::SeparableTaps, constants}, bytesOf(params), workgroupsOf(vectors), vectors,
                                   times);
    };
    const auto result =
        strips ? dispatcher.dispatch(strips->variant, bytesOf(strips->params), strips->groups, vectors, times) : any();
    hostClock.lap();
    download(output, slice.output, result, elementBytes);
    *times.download += hostClock.lap();
}

float Machine::weightedSum(float input, std::vector<float> weights)
{
    const auto taps = static_cast<uint32_t>(weights.size());
    SeparableTaps work{};
    for (AxisTaps& axis : work.axes) {
        axis.first = {0};
        axis.rowStart = {0, 1};
        axis.weights = {1};
    }
    work.axes[3].inputs = taps;
    work.axes[3].rowStart = {0, taps};
    work.axes[3].weights = std::move(weights);
    work.outStrides = {1, 1, 1, 1};
    TapsSlice slice; // every input is the same element
    slice.output.sizes.fill(1);
    slice.input.sizes = {1, 1, 1, taps};
    std::array<float, 1> output{};
    Timings times{.upload = 0, .download = 0};
    run(work, slice, DataType::Float32, std::as_bytes(std::span(&input, 1)), std::as_writable_bytes(std::span(output)),
        times);
    return output[0];
}

// A sum of ones counts the iterations: each addition takes one of the loop of every axis.
uint32_t Machine::probeIterations()
{
    return iterationsOf([&](uint32_t count) {
        const uint32_t taps = count / 4;
        return weightedSum(1, std::vector<float>(taps, 1)) == static_cast<float>(taps);
    });
}

// Computes the mean of two denormals, since drivers report wrong properties of denormals.
bool Machine::probeDenormals()
{
    const float denormal = 0x1p-140f;
    return weightedSum(denormal, {0.5f, 0.5f}) == denormal;
}

uint32_t iterationsOf(const std::function<bool(uint32_t)>& runs)
{
    for (uint32_t iterations = kMostIterations; iterations >= kFewestIterations; iterations /= 2)
        if (runs(iterations))
            return iterations;
    throw EngineError(say("vulkan",
                          "This device ends the loops of a kernel after fewer than %1 iterations: results would be "
                          "wrong. Use another engine")(kFewestIterations)
                      + ".");
}

} // namespace tessera::vulkan
