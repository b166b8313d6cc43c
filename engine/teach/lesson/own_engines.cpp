// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/own_engines.h"

#include "engine/compute/registry/registry.h"
#include "engine/compute/sabotage/faulty_engine.h"
#include "engine/compute/sabotage/mistake.h"
#include "engine/core/engines/run_failure.h"

namespace tessera {

const std::string& ownEngine(const std::string& name, const Case& c)
{
    const size_t colon = name.find(':');
    const Mistake* mistake =
        isFaultyEngine(name) && colon != std::string::npos ? findMistake(name.substr(colon + 1)) : nullptr;
    if (name != "cpu" && name != "reference" && !mistake)
        throw TextError(
            say("lesson", "\"%1\": %2 would be right")(name, anyOf({"cpu", "reference", "sabotage:MISTAKE"})));
    if (const Message why = mistake ? outsideScope(mistake->scope, c) : Message(); !why.isEmpty())
        throw TextError(why);
    return name;
}

std::string engineOf(const LessonFigure& figure)
{
    return figure.engine.empty() ? "cpu" : figure.engine;
}

Tensor outputBy(const std::string& engine, const Case& c, const Plan& plan, const Tensor& input)
{
    Tensor output(plan.output);
    try {
        makeEngine(engine)->run(c, plan, input, output);
    } catch (const RunFailure& failure) {
        throw TextError(failure.message());
    }
    return output;
}

} // namespace tessera
