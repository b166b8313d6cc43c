// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engines/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// What tests and the command line may change; 0 = the device's own limit.
struct VulkanOptions {
    bool validate = false; // messages of the validation layer become an EngineError
    uint64_t rangeBytes = 0; // of one bound buffer
    uint64_t memoryBytes = 0; // of all buffers together
    uint32_t groups = 0; // of a dispatch, on each axis
    bool alwaysStage = false; // copy through staging buffers even where host and device share memory
    uint64_t specializeFrom =
        1 << 16; // elements of a slice from which a pipeline of its own pays: one takes 20 to 40 ms
    bool cutAsForGpu = false; // on a software device too
    uint32_t guardBytes = 0; // round every buffer, checked after every run
    bool flushesDenormals = false; // as if the probe had found that
    uint32_t loopIterations = 0; // of an invocation, as if the probe had found so many; at least 256
    std::function<void()> beforeSubmit = {}; // throws what a driver could
    uint64_t timeoutNanoseconds = uint64_t{120} * 1000 * 1000 * 1000; // of one submission
};

// Every device of the machine as an engine: "vulkan:llvmpipe". Where there is none, one entry "vulkan" with the reason.
std::vector<EngineEntry> vulkanEngineList();

// By name; "vulkan" alone is the best device. Executes plans on the device and knows no operator. Throws EngineError.
std::unique_ptr<Engine> makeVulkanEngine(const std::string& name, const VulkanOptions& options = {});

} // namespace tessera
