// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/measure.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/stopwatch.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera {

namespace {

constexpr int kPlans = 5;

// The bytes of the elements, without padding; elements that a stride of 0 repeats count once.
uint64_t bytesHeld(const TensorDesc& desc)
{
    return std::min(elementCount(desc) * elementBytes(desc.dataType), totalBytes(desc));
}

// Runs a case that is large enough for all threads and small enough to take no time.
void warmUp(const Engine& engine)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,4,64,64 --Scales 1,1,2,2 --InterpolationMode LINEAR");
    Tensor output(c.op.output);
    try {
        engine.run(c, makePlan(c.op), generate({}, c.op.input), output);
    } catch (const RunFailure&) { // the engine may not support this case
    }
}

std::vector<double> collect(const std::vector<RunSample>& runs, const auto& time)
{
    std::vector<double> samples;
    samples.reserve(runs.size());
    std::ranges::transform(runs, std::back_inserter(samples), time);
    return samples;
}

} // namespace

Statistics statistics(std::vector<double> samples)
{
    assert(!samples.empty());
    std::ranges::sort(samples);
    const size_t count = samples.size(), half = count / 2;
    const size_t rank95 = (count * 95 + 99) / 100;
    return {.count = count,
            .min = samples.front(),
            .median = count % 2 == 1 ? samples[half] : (samples[half - 1] + samples[half]) / 2,
            .mean = std::accumulate(samples.begin(), samples.end(), 0.0) / static_cast<double>(count),
            .p95 = samples[rank95 - 1],
            .max = samples.back()};
}

Statistics statistics(const Measurement& measurement, double RunSample::*time)
{
    return statistics(collect(measurement.hot, [&](const RunSample& run) { return run.*time; }));
}

std::optional<Statistics> statistics(const Measurement& measurement, std::optional<double> RunSample::*time)
{
    if (!(measurement.hot.front().*time))
        return std::nullopt;
    return statistics(collect(measurement.hot, [&](const RunSample& run) { return (run.*time).value_or(0); }));
}

double bytesPerSecond(const Measurement& measurement)
{
    return static_cast<double>(measurement.bytes) / statistics(measurement, &RunSample::kernel).median;
}

double ratioToCopy(const Measurement& measurement)
{
    return statistics(measurement, &RunSample::copy).median / statistics(measurement, &RunSample::kernel).median;
}

Measurement measure(const Engine& engine, const Case& c, const Tensor& input, Tensor& output,
                    const MeasureLimits& limits, const RunControl& control)
{
    Measurement result{.engine = engine.name(), .device = engine.description(), .threads = engine.threads()};
    for (int i = 0; i < kPlans; ++i) {
        const Stopwatch clock;
        const Plan made = makePlan(c.op);
        result.plans.push_back(clock.seconds());
    }
    const Plan plan = makePlan(c.op);
    result.bytes = bytesMoved(plan);
    result.copyBytes = (bytesHeld(plan.input) + bytesHeld(plan.output)) / 2;

    const auto run = [&](double copy) {
        const Stopwatch clock;
        const Timings timings = engine.run(c, plan, input, output, {.stop = control.stop});
        result.note = timings.note;
        return RunSample{.wall = clock.seconds(),
                         .kernel = timings.kernel,
                         .upload = timings.upload,
                         .download = timings.download,
                         .copy = copy};
    };
    result.cold = run(0);
    const auto probe = engine.makeCopyProbe(result.copyBytes);
    probe(); // a device's first submission is slower

    const Stopwatch clock;
    const size_t rounds = std::max<size_t>(limits.rounds, 1);
    while (result.hot.size() < kMostHotRuns && (result.hot.size() < rounds || clock.seconds() < limits.seconds)) {
        if (control.stop.stop_requested())
            throw Cancelled();
        const double copy = probe();
        result.hot.push_back(run(copy));
        if (control.progress)
            control.progress(std::min({1.0, static_cast<double>(result.hot.size()) / static_cast<double>(rounds),
                                       limits.seconds > 0 ? clock.seconds() / limits.seconds : 1.0}));
    }
    result.hotSeconds = clock.seconds();
    return result;
}

Measurement measureNew(const EngineFactory& makeEngine, const EngineOptions& options, const std::string& name,
                       const Case& c, const Tensor& input, const MeasureLimits& limits, const RunControl& control)
{
    warmUp(*makeEngine(options, name));
    const auto engine = makeEngine(options, name);
    Tensor output(c.op.output); // its own, so that no other engine has touched its pages
    return measure(*engine, c, input, output, limits, control);
}

Message earlyStop(const Measurement& measurement, const MeasureLimits& limits)
{
    if (measurement.hot.size() < kMostHotRuns || measurement.hotSeconds >= limits.seconds)
        return {};
    return say("measure", "stopped at the limit of %1 runs")(groupedText(kMostHotRuns));
}

} // namespace tessera
