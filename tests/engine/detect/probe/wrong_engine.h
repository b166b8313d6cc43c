// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/detect/probe/xray.h"
#include "tests/support/engines.h"

#include <functional>

namespace tessera {

// The cpu engine with a mistake: it runs another plan, or something is done to what it gives.
class WrongEngine : public Engine {
public:
    using Change = std::function<void(const Tensor& input, Tensor& output)>;
    explicit WrongEngine(std::function<Plan(const Operator&)> plan, Change change = {})
        : m_plan(std::move(plan))
        , m_change(std::move(change))
    {
    }
    std::string name() const override { return "wrong"; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return false; }
    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        const Timings timings = engineNamed("cpu").run(c, m_plan(c.op), input, output, control);
        if (m_change)
            m_change(input, output);
        return timings;
    }
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t) const override { return {}; }

private:
    std::function<Plan(const Operator&)> m_plan;
    Change m_change;
};

// Its findings in English.
inline std::vector<std::string> saidOf(const Xray& xray)
{
    std::vector<std::string> said;
    for (const Message& finding : xray.findings)
        said.push_back(english(finding));
    return said;
}

} // namespace tessera
