// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// The Vulkan engine: executes plans on a device by the shaders of resources/shaders. Only this header and user_shader.h
// are for other rooms.

// An entry for every device, such as "vulkan:llvmpipe". Where there is none, one entry "vulkan" with the reason.
std::vector<EngineEntry> vulkanEngineList();

// The version of Vulkan's loader, "1.3.239". Throws EngineError, which says what to install.
std::string vulkanLoaderVersion();

// The engine of a device by its name; "vulkan" alone is the best device. `validate`: messages of the validation layer
// become an EngineError. Throws EngineError.
std::unique_ptr<Engine> makeVulkanEngine(const std::string& name, bool validate = false);

} // namespace tessera

namespace tessera::vulkan {

// How a device is opened and used. Only tests and benchmarks change more than `validate` and `guardBytes`; their values
// replace the device's own. A limit of 0 is the device's.
struct Setup {
    bool validate = false; // messages of the validation layer become an EngineError
    uint64_t rangeBytes = 0; // the limit of one storage buffer descriptor
    uint64_t memoryBytes = 0; // the limit of all buffers together
    uint32_t workgroups = 0; // the limit of a dispatch, on each axis
    bool alwaysStage = false; // copy through staging buffers even where host and device share memory
    // Output elements of a dispatch from which a pipeline is specialized for it. Building one takes 20 to 40 ms.
    uint64_t specializeFrom = 1 << 16;
    bool cutAsForGpu = false; // on a software device too
    uint32_t guardBytes = 0; // before and after every buffer; checked after every run
    bool flushesDenormals = false; // as if the probe had found so
    uint32_t loopIterations = 0; // the limit of an invocation, as if probed; at least 256
    std::function<void()> beforeSubmit = {}; // may throw as a driver could fail
    uint64_t timeoutNanoseconds = uint64_t{120} * 1000 * 1000 * 1000; // the time limit of one submission
};

// As makeVulkanEngine().
std::unique_ptr<Engine> makeEngine(const std::string& name, const Setup& setup);

// vkCmdCopyBuffer of `bytes` between two buffers on the device of that name (empty: the best), timed with timestamp
// queries. Where the device has no room for two buffers of that size, smaller ones are copied repeatedly. The probe
// creates a logical device of its own, so that it outlives a loss of the engine's. Throws EngineError.
CopyProbe makeCopyProbe(const std::string& device, const Setup& setup, uint64_t bytes);

} // namespace tessera::vulkan
