// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <string>
#include <utility>

namespace tessera {

// The oracle. It evaluates the formulas of semantics.md in float64, from the case's fields alone. It shares nothing
// with plans and never reads the one that it is given, so a mistake in a plan shows as a difference.
// The registry makes it; families.h is for this room.
class ReferenceEngine final : public Engine {
public:
    // The budget bounds what it keeps in float64 between its steps; a run beyond it throws EngineError.
    explicit ReferenceEngine(MemoryBudget budget = {})
        : m_budget(std::move(budget))
    {
    }

    std::string name() const override { return "reference"; }
    Message description() const override;
    unsigned threads() const override { return 1; }
    bool executesPlans() const override { return false; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control = {}) const override;

private:
    MemoryBudget m_budget;
};

} // namespace tessera
