// SPDX-License-Identifier: Apache-2.0
#include "engine/bugs/asking.h"

#include "engine/io/case_input.h"
#include "engine/ops/operator.h"

#include <algorithm>

namespace tessera {

Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop)
{
    return [&engine, budget, stop](const Case& c) {
        Tensor output(outputDesc(c.op));
        engine.run(c, makePlan(c.op), loadInput(c, budget), output, {.stop = stop});
        return output;
    };
}

Blame blameAsking(const Suspects& suspects, const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b,
                  bool wantsProbe)
{
    Blame found = blame(op, input, a, b, wantsProbe, suspects.stop);
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

std::vector<MistakeClass> classesLeft(const Diagnosis& diagnosis)
{
    std::vector<MistakeClass> classes{diagnosis.mistake};
    for (const std::string& equal : diagnosis.equals)
        if (const auto other = mistakeClassFromName(equal.substr(0, equal.find(':')));
            other && std::ranges::find(classes, *other) == classes.end())
            classes.push_back(*other);
    return classes;
}

std::string brieflyOfAll(const Blame& blame)
{
    const std::vector<MistakeClass> classes = classesLeft(blame.diagnosis);
    const std::string text = briefly(blame);
    if (classes.size() == 1)
        return text;
    std::string names;
    for (size_t i = 0; i < classes.size(); ++i)
        names += (i == 0 ? "" : i + 1 == classes.size() ? " or " : ", ") + std::string(name(classes[i]));
    return "one of " + names + text.substr(text.find(':'));
}

} // namespace tessera
