// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// What tests and the command line change. A limit of 0 is the device's own.
struct VulkanOptions {
    bool validate = false; // messages of the validation layer become an EngineError
    uint64_t rangeBytes = 0; // of one storage buffer descriptor
    uint64_t memoryBytes = 0; // of all buffers together
    uint32_t workgroups = 0; // of a dispatch, on each axis
    bool alwaysStage = false; // copy through staging buffers even where host and device share memory
    // Output elements of a dispatch from which a pipeline is specialized for it. Building one takes 20 to 40 ms.
    uint64_t specializeFrom = 1 << 16;
    bool cutAsForGpu = false; // on a software device too
    uint32_t guardBytes = 0; // before and behind every buffer; checked after every run
    bool flushesDenormals = false; // as if the probe had found so
    uint32_t loopIterations = 0; // of an invocation, as if the probe had found so many; at least 256
    std::function<void()> beforeSubmit = {}; // may throw what a driver could
    uint64_t timeoutNanoseconds = uint64_t{120} * 1000 * 1000 * 1000; // of one submission
};

// An entry for every device, such as "vulkan:llvmpipe". Where there is none, one entry "vulkan" with the reason.
std::vector<EngineEntry> vulkanEngineList();

// The engine of a device by its name; "vulkan" alone is the best device. Throws EngineError.
std::unique_ptr<Engine> makeVulkanEngine(const std::string& name, const VulkanOptions& options = {});

} // namespace tessera
