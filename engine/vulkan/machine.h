// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/dispatcher.h"
#include "resources/shaders/kernel_params.h"

#include <span>
#include <stop_token>
#include <string>

namespace tessera::vulkan {

// A device that is open: what a lost one is replaced by.
struct Machine {
    Machine(const std::string& name, const VulkanOptions& options)
        : specializeFrom(options.specializeFrom)
        , instance(options.validate)
        , device(instance, instance.device(name), options)
        , dispatcher(device, options.guardBytes)
        , keepsDenormals(!options.flushesDenormals && probeDenormals())
    {
    }

    bool probeDenormals(); // whether float32 arithmetic keeps them, by trying
    SliceLimits limits() const
    {
        const uint64_t groups = device.groups();
        return {device.rangeBytes(), device.memoryBytes(), groups * groups * kWorkgroup};
    }
    // One slice: uploads what it reads of `input`, dispatches, and writes its elements into `output`; both are a
    // tensor's whole memory. Times are added. An output that takes several dispatches stops between them (Cancelled).
    void run(const CopySlice& slice, uint32_t elementBytes, std::span<const std::byte> input,
             std::span<std::byte> output, DispatchTimes& times);
    void run(const SeparableTaps& work, const TapsSlice& slice, DataType type, std::span<const std::byte> input,
             std::span<std::byte> output, DispatchTimes& times, const std::stop_token& stop = {});

    uint64_t specializeFrom; // VulkanOptions'
    Instance instance;
    Device device;
    Dispatcher dispatcher;
    bool keepsDenormals;
};

} // namespace tessera::vulkan
