// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

#include <tessera/version.h>

#include <iostream>

// The documentation's example on two engines, and an exception that crosses the library's border.
int main()
{
    using namespace tessera;
    const Case c = documentationExample();
    if (!validate(c.op).empty() || sources(makePlan(c.op), 39).list != std::vector<Partner>{{34, 1}})
        return 1;
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor a(plan.output), b(plan.output);
    makeEngine("cpu")->run(c, plan, input, a);
    makeEngine("reference")->run(c, plan, input, b);
    if (compare(plan, input, a, b, Tolerance{}).verdict != Verdict::Pass)
        return 2;
    try {
        makeEngine("abacus");
        return 3;
    } catch (const EngineError& error) {
        std::cout << TESSERA_VERSION_TEXT << ": " << toText(c) << '\n' << error.what() << '\n';
    }
}
