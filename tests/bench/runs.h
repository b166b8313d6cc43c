// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/places.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <memory>

namespace tessera {

inline constexpr uint64_t kMeantForMemory = uint64_t{16} << 20; // input and output together

// One shape on one engine.
class Runs {
public:
    Runs(const Operator& op, unsigned threads)
        : Runs(op, threads, threads)
    {
    }
    Runs(const Operator& op, unsigned threads, unsigned copyThreads)
        : m_copyThreads(copyThreads)
        , m_case{.title = {}, .op = op}
        , m_plan(makePlan(op))
        , m_engine(makeCpuEngine(threads))
    {
    }

    const Plan& plan() const { return m_plan; }
    const Case& described() const { return m_case; }
    double kernel(Places::Place& place) const
    {
        return m_engine->run(m_case, m_plan, place.input, place.output).kernel;
    }
    // A copy, then the kernel.
    double sample(Places& places, Sampled& sampled) const
    {
        Places::Place& place = places.next();
        sampled.copies.push_back(copySeconds(place, m_plan, m_copyThreads));
        sampled.kernels.push_back(kernel(place));
        return sampled.kernels.back();
    }

private:
    unsigned m_copyThreads;
    Case m_case;
    Plan m_plan;
    std::unique_ptr<Engine> m_engine;
};

} // namespace tessera
