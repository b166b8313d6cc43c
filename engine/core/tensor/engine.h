// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace tessera {

struct Case;
struct Plan;

// Times in seconds. A stage that the engine does not have stays empty.
struct Timings {
    std::optional<double> upload; // to the device
    double kernel = 0; // on the device, transfers excluded
    std::optional<double> download;
    uint64_t dispatches = 0; // the dispatches of kernels on a device with a queue; 0 on the host
    Message note = {}; // how this device's arithmetic deviates; empty: it does not
    bool flushesDenormals = false; // it computes with denormals as with zero
    bool isOfAnotherCase = false; // what a file holds is the output of another case, or for another input
};

struct RunControl {
    std::stop_token stop = {}; // asked between slices of work; the run then throws Cancelled
    std::function<void(double)> progress = {}; // 0 … 1, from the running thread
    MemoryBudget budget = {}; // limits what a formula keeps beside its tensors; the engine sets it, from its options
};

// Each call copies within the engine's own memory and returns the seconds. Times of kernels are compared with them.
// Throws EngineError.
using CopyProbe = std::function<double()>;

struct EngineOptions {
    // Vulkan runs under its validation layer, and what that finds is an EngineError. A touched guard band round a
    // buffer is one with or without the layer.
    bool validate = false;
    unsigned threads = 0; // the most threads of the cpu engine; 0 = all that the machine has
    // A file that stands for an output is read within it, and the reference keeps no more between its steps.
    MemoryBudget budget = {};

    bool operator==(const EngineOptions&) const = default;
};

// Where an output of a case comes from: an engine computes it, a file holds it.
class OutputSource {
public:
    virtual ~OutputSource() = default;

    virtual std::string name() const = 0; // an engine's name "cpu", "reference", "vulkan:llvmpipe"; a file's path
    virtual bool executesPlans() const = 0; // such sources agree bit for bit

    // output comes with its description, sized, and keeps what lies between its elements. The plan is makePlan(case.op)
    // of a case without issues, input is in the layout of its input. Throws EngineError, Cancelled; a file IoError too.
    virtual Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                        const RunControl& control = {}) const = 0;
};
using SourceFactory =
    std::function<std::unique_ptr<OutputSource>(const EngineOptions& options, const std::string& name)>;

// Something that computes outputs; its name is what --engine takes. Engines that execute plans read the plan; the
// others read the case. Engines may be run from several threads at once.
class Engine : public OutputSource {
public:
    virtual Message description() const = 0; // one line for people: "2 threads", driver, version
    virtual unsigned threads() const { return 0; } // the most on the processor in a run; 0: not counted, as on a device

    // The probe copies `bytes` (at least 1) with all of the engine's threads, between two buffers that this call
    // allocates and touches. An engine without a way of its own copies in the host's memory, with one thread. The
    // engine outlives the probe. Throws EngineError.
    virtual CopyProbe makeCopyProbe(uint64_t bytes) const;
};

// A foreign engine may refuse cases. Ours compute every operator.
class RefusingEngine : public Engine {
public:
    bool executesPlans() const override { return false; }
};

// An engine of this machine, or why it is missing.
struct EngineEntry {
    std::string name;
    Message description; // where missing: the reason and what to do, in sentences
    bool available;
};

// Where commands and the window get engines from: makeEngineWith, or a test's own.
using EngineFactory = std::function<std::unique_ptr<Engine>(const EngineOptions& options, const std::string& name)>;

// Thrown by a run of an engine that this machine does not have.
class EngineMissing : public EngineError {
public:
    using EngineError::EngineError; // the reason, with what installs it
};

// Makes the engine of that name, and starts it if it is another program. Where that fails, the result is an engine
// whose description() is the reason, and whose run() and makeCopyProbe() throw EngineMissing.
std::unique_ptr<Engine> makeOrMissing(const EngineFactory& makeEngine, const EngineOptions& options,
                                      const std::string& name);

bool isMissing(const Engine& engine);

// Copies the bytes [begin, end).
using CopyPart = std::function<void(uint64_t begin, uint64_t end)>;

// The probe of an engine whose memory is the host's. `run` calls what it is given for parts that together are all
// `bytes`, from the engine's threads; without it one thread copies. Throws EngineError.
CopyProbe makeHostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run = {});

// The sizes of this machine's caches in bytes; 0 where it does not say. The first level is that for data. Cores share
// the last one.
struct CacheSizes {
    uint64_t first = 0, second = 0, last = 0;
};

const CacheSizes& cacheSizes();

} // namespace tessera
