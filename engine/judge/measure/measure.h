// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The room says what running engines shows: times (here), verdicts (assess.h), proofs (proof.h), findings
// (verification.h) and how alike pictures are (quality.h). The commands, the window, the C interface and reports use
// it.

// Measures how long a case takes on an engine, beside the engine's own copy of as many bytes. Times are in seconds.

struct Statistics {
    size_t count = 0;
    double min = 0, median = 0, mean = 0;
    double p95 = 0; // the smallest sample that 95 % of the samples do not exceed
    double max = 0;
};
Statistics statistics(std::vector<double> samples); // needs at least one sample

struct RunSample {
    double wall = 0; // the whole call, transfers and submission included
    double kernel = 0; // on the device, transfers excluded
    std::optional<double> upload, download; // for engines that have them
    double copy = 0; // the time for copyBytes, on the same device, just before the run; 0 for the cold run
};

// All samples. Figures are computed from them where they are needed.
struct Measurement {
    std::string engine = {}; // Engine::name()
    Message device = {}; // Engine::description()
    unsigned threads = 0; // Engine::threads()
    Message note = {}; // Timings::note
    uint64_t bytes = 0; // that the operator must read and write
    uint64_t copyBytes = 0; // that the copy moves: half of what both tensors hold
    std::vector<double> plans = {}; // each makePlan; the first is cold
    RunSample cold = {}; // the engine's first run
    std::vector<RunSample> hot = {}; // the following runs, on the same buffers
    double hotSeconds = 0; // of all hot runs and the copies between them
};

Statistics statistics(const Measurement& measurement, double RunSample::*time); // of the hot runs
// The same of a time that not every engine has: none without transfers.
std::optional<Statistics> statistics(const Measurement& measurement, std::optional<double> RunSample::*time);
double bytesPerSecond(const Measurement& measurement); // bytes / median kernel
// The median copy's time / the median kernel's: 1 is as fast as a copy, 0.5 takes twice as long.
double ratioToCopy(const Measurement& measurement);

// Runs go on until both are reached, or kMostHotRuns.
struct MeasureLimits {
    size_t rounds = 20;
    double seconds = 1;
};
inline constexpr size_t kMostHotRuns = 1000;
// "stopped at the limit of 1000 runs" where the runs ended before the seconds; else empty.
Message earlyStop(const Measurement& measurement, const MeasureLimits& limits);

// Measures a case without issues on an engine that has not run yet: its first run is the cold one. Input and output are
// as for Engine::run. A copy is timed before each hot run. Progress counts the hot runs. Throws EngineError, Cancelled.
Measurement measure(const Engine& engine, const Case& c, const Tensor& input, Tensor& output,
                    const MeasureLimits& limits = {}, const RunControl& control = {});

// The same on a new engine. Before, another engine of that name runs a tiny case, so that threads and drivers are
// loaded: cold runs are comparable, whatever this process ran before. Throws what measure() and the factory throw.
Measurement measureNew(const EngineFactory& makeEngine, const EngineOptions& options, const std::string& name,
                       const Case& c, const Tensor& input, const MeasureLimits& limits = {},
                       const RunControl& control = {});

class JsonText;

// A result with the command that repeats it.
struct TimedCase {
    std::string name; // the case, as one line
    std::string command; // "tessera bench …"
    Measurement measurement;
};

// The columns of the table in the window and in a terminal.
struct TimingColumn {
    Text title; // "median"
    Text sentence; // what it is, for tooltips and help
};
std::span<const TimingColumn> timingColumns();
inline constexpr std::string_view kNoFigure = "–";
std::vector<std::string> timingTexts(const Measurement& measurement); // one for each column
std::string engineText(const Measurement& measurement); // "cpu, 2 threads"
std::string deviceText(const Measurement& measurement); // its description and its note
std::string secondsText(double seconds); // "0.8 µs", "41 µs", "1.2 ms": two significant digits, or whole

// A row for each result, in SI units: name, engine, device, threads, bytes, medianSeconds, copySeconds, ratioToCopy and
// the other figures.
std::string timingCsv(std::span<const TimedCase> results);
void writeTiming(JsonText& json, const Measurement& measurement); // the same figures, and the samples
std::string sampleCsv(std::span<const TimedCase> results); // a row for each run; the cold one is run 0

// A fact about the machine or the build, which others need to understand a figure.
struct Fact {
    std::string name; // "compiler"
    std::string value; // one line
};

// Processor, system, version, compiler, flags, libraries, in this order. What the machine does not tell is left out.
// For a device and its driver see Engine::description().
std::vector<Fact> provenance();

bool isOptimisedBuild(); // else figures say nothing about the kernels

} // namespace tessera
