// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/engine.h"

#include <atomic>
#include <map>

namespace tessera {

// The CPU engine with flaws, which are added to the bits of single elements.
class FlawedEngine : public Engine {
public:
    using Flaws = std::map<uint64_t, uint64_t>;
    inline static std::atomic<int> runs = 0; // the number of runs of all flawed engines
    explicit FlawedEngine(Flaws flaws)
        : m_flaws(std::move(flaws))
    {
    }
    std::string name() const override { return "flawed"; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return true; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        ++runs;
        Timings timings = makeEngine("cpu")->run(c, plan, input, output, control);
        for (const auto& [element, more] : m_flaws)
            if (element < elementCount(output.desc))
                output.setBits(element, output.bits(element) + more);
        return timings;
    }
    CopyProbe makeCopyProbe(uint64_t bytes) const override { return makeEngine("cpu")->makeCopyProbe(bytes); }

private:
    Flaws m_flaws;
};

inline EngineFactory flawedEngines(const FlawedEngine::Flaws& flaws)
{
    return [flaws](const EngineOptions& options, const std::string& name) -> std::unique_ptr<Engine> {
        return name == "flawed" ? std::make_unique<FlawedEngine>(flaws) : makeEngineWith(options, name);
    };
}

} // namespace tessera
