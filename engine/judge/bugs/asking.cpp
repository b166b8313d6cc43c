// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/bugs/asking.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

namespace tessera {

Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop)
{
    return [&engine, budget, stop](const Case& c) {
        Tensor output(outputDesc(c.op));
        engine.run(c, makePlan(c.op), loadInput(c, budget), output, {.stop = stop});
        return output;
    };
}

Cause causeAsking(const Suspects& suspects, const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b,
                  bool wantsProbe)
{
    Cause found = cause(op, input, a, b, wantsProbe, suspects.stop);
    const bool isFirst = found.side == "A";
    const auto* engine = dynamic_cast<const Engine*>(isFirst ? suspects.a : suspects.b);
    if (engine == nullptr || !found.diagnosis.isNamed() || found.diagnosis.equals.empty())
        return found;
    found.diagnosis = identify(input, isFirst ? a : b, op,
                               {.asked = askedOf(*engine, suspects.budget, suspects.stop),
                                .wantsProbe = wantsProbe,
                                .side = found.side,
                                .stop = suspects.stop});
    return found;
}

} // namespace tessera
