// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// How long a case takes on an engine, beside the engine's own copy of as many bytes. All times are seconds.

struct Statistics {
    size_t count = 0;
    double min = 0, median = 0, mean = 0;
    double p95 = 0; // the smallest sample that 95 % of all do not exceed
    double max = 0;
};
Statistics statistics(std::vector<double> samples); // needs at least one sample

struct RunSample {
    double wall = 0; // the whole call, transfers and submission included
    double kernel = 0; // on the device, transfers excluded
    std::optional<double> upload, download; // for engines that have them
    double copy = 0; // the time for copyBytes, on the same device, just before the run; 0 for the cold run
};

// All that was seen, so that it can be counted again: figures are made from the samples where they are needed.
struct Measurement {
    std::string engine = {}; // Engine::name()
    Message device = {}; // Engine::description()
    unsigned threads = 0; // Engine::threads()
    Message note = {}; // Timings::note
    uint64_t bytes = 0; // that the operator must read and write
    uint64_t copyBytes = 0; // that a copy of the comparison moves: half of what both tensors hold
    std::vector<double> plans = {}; // each makePlan; the first is cold
    RunSample cold = {}; // the engine's first run
    std::vector<RunSample> hot = {}; // those that follow, on the same buffers
    double hotSeconds = 0; // that all of them took, with the copies between them
};

Statistics statistics(const Measurement& measurement, double RunSample::*time); // the statistics of the hot runs
// The statistics of the hot runs; none where the engine has no transfers.
std::optional<Statistics> statistics(const Measurement& measurement, std::optional<double> RunSample::*time);
double bytesPerSecond(const Measurement& measurement); // bytes / median kernel
// The median copy's time / the median kernel's: 1 is as fast as a copy, 0.5 takes twice as long.
double ratioToCopy(const Measurement& measurement);

// Runs go on until both are reached, and end after kMostHotRuns.
struct MeasureLimits {
    size_t rounds = 20;
    double seconds = 1;
};
inline constexpr size_t kMostHotRuns = 1000;
// "stopped at the limit of 1000 runs" where the runs ended before the seconds; else empty.
Message earlyStop(const Measurement& measurement, const MeasureLimits& limits);

// Measures an engine that has not run yet, so that its first run is the cold one, on a case without issues; input and
// output as for Engine::run. Each hot run follows a copy. Progress is that of the hot runs. Throws EngineError,
// Cancelled.
Measurement measure(const Engine& engine, const Case& c, const Tensor& input, Tensor& output,
                    const MeasureLimits& limits = {}, const RunControl& control = {});

// The same of a new engine of that name, in the one state that makes cold runs comparable, whatever has run before in
// this process: another engine of that name has run (a tiny case), so that the machine's threads and drivers are there,
// and nothing of the case has. Throws what measure() and the factory throw.
Measurement measureNew(const EngineFactory& makeEngine, const EngineOptions& options, const std::string& name,
                       const Case& c, const Tensor& input, const MeasureLimits& limits = {},
                       const RunControl& control = {});

} // namespace tessera
