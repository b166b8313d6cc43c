// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/run_failure.h"

#include <functional>
#include <string>
#include <utility>

namespace tessera {

// An engine whose runs are a function of the test's.
class TestEngine final : public RefusingEngine {
public:
    using Run =
        std::function<Timings(const Case&, const Plan&, const Tensor& input, Tensor& output, const RunControl&)>;

    explicit TestEngine(Run run, std::string name = "tested")
        : m_run(std::move(run))
        , m_name(std::move(name))
    {
    }
    std::string name() const override { return m_name; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return true; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        return m_run(c, plan, input, output, control);
    }

private:
    Run m_run;
    std::string m_name;
};

// An engine whose every run calls `fail`.
inline TestEngine failing(std::function<void()> fail)
{
    return TestEngine([fail = std::move(fail)](auto&&...) {
        fail();
        return Timings{};
    });
}

inline TestEngine failing(FailureKind kind, const std::string& what)
{
    return failing([=] { throw RunFailure(kind, what); });
}

// The cpu engine with a flaw in its output.
inline TestEngine flawed(std::function<void(Tensor& output)> flaw, uint64_t dispatches = 0)
{
    return TestEngine(
        [=](const Case& c, const Plan& plan, const Tensor& input, Tensor& output, const RunControl& control) {
            Timings timings = makeEngineWith({.threads = 1}, "cpu")->run(c, plan, input, output, control);
            flaw(output);
            timings.dispatches = dispatches;
            return timings;
        });
}

} // namespace tessera
