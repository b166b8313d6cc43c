// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/runner.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"

#include <atomic>
#include <chrono>
#include <thread>

namespace tessera {

// An engine that counts its runs, takes a given time unless it is stopped, and leaves the output as it is.
struct FakeEngine : Engine {
    struct Log {
        std::atomic<int> runs = 0;
        std::atomic<int> milliseconds = 0;
        std::atomic<int> progressSteps = 0; // how often a run reports progress
        std::function<void()> act = {}; // what a run does at its end
        Message note = {}; // the note of its timings
        uint64_t dispatches = 0; // the dispatches of its timings: a device's are not 0
        EngineOptions options = {}; // the options of the last engine
    };

    FakeEngine(Log& engineLog, std::string name)
        : log(engineLog)
        , engineName(std::move(name))
    {
    }

    std::string name() const override { return engineName; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return true; }
    Timings run(const Case&, const Plan&, const Tensor&, Tensor&, const RunControl& control) const override
    {
        ++log.runs;
        const int milliseconds = log.milliseconds; // how long this run takes
        for (int i = 0; i < milliseconds; ++i) {
            if (control.stop.stop_requested())
                throw Cancelled();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        for (int i = 1; i <= log.progressSteps; ++i)
            control.progress(double(i) / log.progressSteps);
        if (log.act)
            log.act();
        Timings timings;
        timings.note = log.note;
        timings.dispatches = log.dispatches;
        return timings;
    }
    CopyProbe makeCopyProbe(uint64_t bytes) const override { return makeEngine("reference")->makeCopyProbe(bytes); }

    Log& log;
    std::string engineName;
};

inline EngineFactory fakeEngines(FakeEngine::Log& log)
{
    return [&log](const EngineOptions& options, const std::string& name) {
        log.options = options;
        return std::make_unique<FakeEngine>(log, name);
    };
}

} // namespace tessera
