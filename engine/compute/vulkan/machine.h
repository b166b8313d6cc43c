// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/dispatcher.h"
#include "resources/shaders/kernel_params.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace tessera::vulkan {

// Iterations of all loops of one invocation that the kernels are given at most: work beyond it is done by partial sums.
// llvmpipe ends every loop of an invocation without a word after 65,535, the lowest limit that is known; a GPU's driver
// ends a dispatch that takes seconds. A quarter of it costs no speed, since partial sums take larger bands anyway.
constexpr uint32_t kMostIterations = 1 << 14;
// With fewer not even copies are right: strided_copy.comp takes 118, partial_sums.comp needs some taps a dispatch.
constexpr uint32_t kFewestIterations = 256;

// The largest of kMostIterations, its half, its quarter … for which `runs` says that a device really runs so many.
// Throws EngineError where that is below kFewestIterations.
uint32_t iterationsOf(const std::function<bool(uint32_t iterations)>& runs);

// An open device with everything that runs on it. After a device is lost a new one takes its place.
struct Machine {
    Machine(const std::string& name, const Setup& setup)
        : specializeFrom(setup.specializeFrom)
        , instance(setup.validate)
        , device(instance, instance.device(name), setup)
        , dispatcher(device, setup.guardBytes)
        , iterations(setup.loopIterations > 0 ? setup.loopIterations : probeIterations())
        , keepsDenormals(!setup.flushesDenormals && probeDenormals())
    {
    }

    uint32_t probeIterations(); // iterationsOf this device, by letting a kernel count. Throws EngineError.
    bool probeDenormals(); // whether float32 arithmetic keeps denormals, by a dispatch
    SliceLimits limits() const
    {
        const uint64_t workgroups = device.workgroups;
        return {device.rangeBytes, device.memoryBytes, workgroups * workgroups * kWorkgroup, iterations};
    }
    // Runs one slice: uploads its part of `input`, dispatches, and writes its elements into `output`. Both are the
    // whole memory of a tensor. Adds to `times`. A slice of several dispatches stops between them (throws Cancelled).
    void run(const CopySlice& slice, uint32_t elementBytes, std::span<const std::byte> input,
             std::span<std::byte> output, Timings& times);
    void run(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
             std::span<std::byte> output, Timings& times, const std::stop_token& stop = {});

    uint64_t specializeFrom; // Setup's
    Instance instance;
    Device device;
    Dispatcher dispatcher;
    uint32_t iterations; // the most iterations of all loops of an invocation
    bool keepsDenormals;

private:
    // One dispatch, whatever the limits.
    void dispatch(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
                  std::span<std::byte> output, Timings& times);
    // One output of input 0 by these weights along W, by one dispatch.
    float weightedSum(float input, std::vector<float> weights);
};

inline uint32_t narrowed(uint64_t value) // one that fits
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

// Computes a slice axis by axis, N first and W last, with float32 sums in between; an axis whose inputs, sums or loops
// would exceed the limits is added part by part, in ascending order of its inputs. The additions and their order are
// those of one dispatch, so that the bits are the same. For slices that needPartialSums. `input` and `output` are a
// tensor's whole memory. Throws EngineError, ApiError, and between parts Cancelled.
void runInParts(Dispatcher& dispatcher, const SliceLimits& limits, const SeparableTaps& work, const TapsSlice& slice,
                DataType type, std::span<const std::byte> input, std::span<std::byte> output, Timings& times,
                const std::stop_token& stop);

} // namespace tessera::vulkan
