// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/io/dispatch_job.h"

#include <string>
#include <utility>

namespace tessera {

inline Operator operatorIn(const std::string& line)
{
    return caseFromText(line).op;
}

inline Plan planOf(const std::string& line)
{
    return makePlan(operatorIn(line));
}

// A case with its plan and its input.
struct Loaded {
    explicit Loaded(const std::string& line)
        : Loaded(caseFromText(line))
    {
    }
    explicit Loaded(Case made)
        : c(std::move(made))
        , plan(makePlan(c.op))
        , input(loadInput(c))
    {
    }

    Case c;
    Plan plan;
    Tensor input;
};

} // namespace tessera
