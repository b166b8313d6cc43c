// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/dispatcher.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/tensor.h"
#include "resources/shaders/kernel_params.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera::vulkan {

inline constexpr uint64_t kFewGroups = 64; // workgroups: enough for every core of a processor

// The limits of one dispatch. Work that exceeds them is cut into slices of the output.
struct SliceLimits {
    uint64_t rangeBytes; // the limit of one storage buffer descriptor
    uint64_t memoryBytes; // the limit of all buffers together
    uint64_t vectors; // vectors of 16 output bytes: one for each invocation that the workgroup counts allow
    uint64_t iterations; // the limit of all loops of one invocation together
};

// An N-dimensional box of elements in memory: index i lies at base + Σ i·strides. Slowest axis first.
template <size_t N> struct Box {
    std::array<uint64_t, N> sizes{};
    std::array<uint64_t, N> strides{};
    uint64_t base = 0;

    uint64_t count() const
    {
        uint64_t product = 1;
        for (const uint64_t size : sizes)
            product *= size;
        return product;
    }
};

// One dispatch of a strided copy. Its axes are sorted by the output's strides, largest first, so that the device writes
// a dense output in memory order; the host puts that into the layout of the tensor.
struct CopySlice {
    Box<6> input;
    Box<6> output;
};

// One dispatch of separable taps: the outputs from begin[axis] on, and the inputs that their bands reach.
struct TapsSlice {
    std::array<uint32_t, 4> begin{};
    Box<4> output; // N, C, H, W
    std::array<uint32_t, 4> inputBegin{};
    Box<4> input; // N, C, H, W
};

// The bands of a slice's outputs on an axis, for the specialization of separable_taps.comp: output i reads input i of
// the slice; every band is one weight 1; any bands.
enum class AxisShape : uint32_t { Identity, Single, Bands };
AxisShape shapeOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis);

// Calls visit for slice after slice, each of which fits the limits. Taps do not exceed() them.
void forEachSlice(const StridedCopy& work, uint32_t elementBytes, const SliceLimits& limits,
                  const std::function<void(const CopySlice&)>& visit);
void forEachSlice(const SeparableTaps& work, uint32_t elementBytes, const SliceLimits& limits,
                  const std::function<void(const TapsSlice&)>& visit);

uint32_t mostTaps(const AxisTaps& axis); // of one output
// Whether the bands of one output may exceed the limits of a dispatch: its inputs' memory, or its loops' iterations.
bool exceed(const SeparableTaps& work, uint32_t elementBytes, const SliceLimits& limits);

// The table of a slice for separable_taps.comp. `first`, `rowStart` and `weights` are the words at which an axis's
// parts begin: first inputs relative to inputBegin, row starts from 0, and weights as float32 bits.
struct SliceTable {
    std::vector<uint32_t> words;
    std::array<uint32_t, 4> first{}, rowStart{}, weights{};
};
SliceTable makeTable(const SeparableTaps& work, const TapsSlice& slice);
uint64_t tableWords(const SeparableTaps& work, const TapsSlice& slice);

// The strides of a box whose elements are packed: axes keep the order of their strides, and a stride of 0 stays 0.
template <size_t N> std::array<uint64_t, N> packedInMemoryOrder(const Box<N>& box);

// to[Σ i·toStrides] = from[Σ i·fromStrides] for every i in sizes, on the host, in the order of the memory that is
// written. Packs the inputs of a slice before the upload, and puts a dense output into the layout of its tensor.
// Strides are in elements.
template <size_t N>
void copyElements(std::byte* to, const std::array<uint64_t, N>& toStrides, const std::byte* from,
                  const std::array<uint64_t, N>& fromStrides, const std::array<uint64_t, N>& sizes,
                  uint32_t elementBytes)
{
    std::vector<CopyLoop> loops;
    for (size_t axis = 0; axis < N; ++axis)
        loops.push_back({sizes[axis], toStrides[axis] * elementBytes, fromStrides[axis] * elementBytes});
    std::ranges::stable_sort(loops, std::greater{}, &CopyLoop::to);
    tessera::copyElements(to, from, std::move(loops), elementBytes);
}

// The most iterations of all loops of one invocation; beyond that the axes are run one after the other. The lowest
// known limit is llvmpipe's, which silently ends every loop of an invocation after 65,535. A GPU's driver ends a
// dispatch that takes seconds.
constexpr uint32_t kMostIterations = 1 << 14;
// With fewer not even copies are right: strided_copy.comp takes 118.
constexpr uint32_t kFewestIterations = 256;

// The largest of kMostIterations, its half, its quarter … for which `runs` says that the device runs that many. Throws
// EngineError where that is below kFewestIterations.
uint32_t iterationsOf(const std::function<bool(uint32_t iterations)>& runs);

// An open device with everything that runs on it. After a device is lost, a new Machine replaces it.
struct Machine {
    Machine(const std::string& name, const Setup& setup)
        : specializeFrom(setup.specializeFrom)
        , instance(setup.validate)
        , device(instance.device(name), setup)
        , dispatcher(device, setup.guardBytes)
        , iterations(setup.loopIterations > 0 ? setup.loopIterations : probeIterations())
        , keepsDenormals(!setup.flushesDenormals && probeDenormals())
    {
    }

    uint32_t probeIterations(); // iterationsOf() this device, which a kernel counts. Throws EngineError.
    bool probeDenormals(); // whether float32 arithmetic keeps denormals, by a dispatch
    SliceLimits limits() const
    {
        const uint64_t workgroups = device.workgroups;
        return {device.rangeBytes, device.memoryBytes, workgroups * workgroups * kWorkgroup, iterations};
    }
    // Runs one slice: uploads its part of `input`, dispatches, and writes its elements into `output`. Both are the
    // whole memory of a tensor. Adds to `times`.
    void run(const CopySlice& slice, uint32_t elementBytes, std::span<const std::byte> input,
             std::span<std::byte> output, Timings& times);
    void run(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
             std::span<std::byte> output, Timings& times);
    // Runs the axes of taps that exceed() the limits one after the other, N first and W last, with float32 sums in
    // between. An axis whose bands are longer than a dispatch may loop is added part by part. The additions and their
    // order are those of one dispatch, so the bits are the same. Stops between dispatches (throws Cancelled).
    void runByAxis(const SeparableTaps& work, DataType type, std::span<const std::byte> input,
                   std::span<std::byte> output, Timings& times, const std::stop_token& stop);

    uint64_t specializeFrom; // Setup's
    Instance instance;
    Device device;
    Dispatcher dispatcher;
    uint32_t iterations; // the most iterations of all loops of an invocation
    bool keepsDenormals;

private:
    // The sums of one axis for packed values of these sizes.
    std::vector<float> sumsAlong(const AxisTaps& taps, size_t axis, std::array<uint64_t, 4> sizes,
                                 const std::vector<float>& values, Timings& times, const std::stop_token& stop);
    // The output of one dispatch that weighs `input` by these weights along W.
    float weightedSum(float input, std::vector<float> weights);
};

inline uint32_t narrowed(uint64_t value) // the value fits
{
    return static_cast<uint32_t>(value);
}

// One dispatch of interleave.comp.
struct Interleave {
    Variant variant;
    InterleaveParams params;
    uint64_t groups;
};

// A strided copy as a dispatch of interleave.comp. `sizes` are in the memory order of the dense output, the slowest
// first; index i reads the element Σ i·inStrides. Empty where rows are no whole words, or more than the
// workgroups.
std::optional<Interleave> interleaveOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides,
                                       uint32_t elementBytes, const Grain& grain);

// One dispatch of taps_strips.comp.
struct Strips {
    Variant variant;
    StripsParams params;
    std::vector<uint32_t> table;
    uint64_t groups;
};

// Separable taps as a dispatch of taps_strips.comp. Empty where bands have more than two taps or do not repeat, the
// outputs are not dense along W, or the table would exceed that of the slice.
std::optional<Strips> stripsOf(const SeparableTaps& work, const TapsSlice& slice,
                               const std::array<uint64_t, 4>& inStrides, DataType type, const Grain& grain);

} // namespace tessera::vulkan
