// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"
#include "engine/frameworks/reading/einops_pattern.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

AxisLengths lengthsOf(const Call& call)
{
    AxisLengths lengths;
    for (const Given& each : call.others()) {
        const auto* number = each.value.as<NumberValue>();
        if (!number || !(number->value >= 1) || number->value > 4294967295.0
            || number->value != std::floor(number->value))
            call.evaluator().source().fail(each.value.begin,
                                           say("reading", "%1 needs a whole number from 1 on")(each.key));
        lengths[each.key] = static_cast<uint64_t>(number->value);
    }
    return lengths;
}

} // namespace

Value rearrangedByPattern(const Call& call)
{
    return valueOf(
        rearranged(call.tensor(call.parameter(0)), call.text("pattern"), lengthsOf(call), call.is("repeats")));
}

// The equation's letters as a pattern: one tensor is moved, several are multiplied.
Value einsummed(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(1));
    const std::string equation = call.text(call.parameter(0));
    const auto refuse = [&](const Message& why) { call.refuse(call.parameter(0), why); };
    if (equation.find(',') != std::string::npos)
        refuse(say("reading", "it multiplies tensors, and the operators only move or blend elements"));
    const size_t arrow = equation.find("->");
    std::string from = equation.substr(0, arrow), to = arrow == std::string::npos ? "" : equation.substr(arrow + 2);
    std::erase(from, ' ');
    std::erase(to, ' ');
    if (arrow == std::string::npos) { // each letter once, by the alphabet
        to = from;
        std::ranges::sort(to);
    }
    if (const size_t dots = from.find("..."); dots != std::string::npos) {
        std::string others; // by capitals that the equation does not have
        for (char letter = 'A'; others.size() + from.size() < tensor.rank() + 3 && letter <= 'Z'; ++letter)
            if (from.find(letter) == std::string::npos)
                others += letter;
        from.replace(dots, 3, others);
        if (const size_t there = to.find("..."); there != std::string::npos)
            to.replace(there, 3, others);
    }
    std::string pattern;
    for (const char letter : from) {
        if (std::ranges::count(from, letter) > 1)
            refuse(say("reading",
                       "%1 stands twice: a diagonal is taken, which no layout operator does")(std::string(1, letter)));
        if (to.find(letter) == std::string::npos
            && tensor.sizes().at(std::min(from.find(letter), tensor.rank() - 1)) > 1)
            refuse(say("reading",
                       "it sums over %1, and the operators only move or blend elements")(std::string(1, letter)));
        pattern += std::string(pattern.empty() ? "" : " ") + letter;
    }
    pattern += " ->";
    for (const char letter : to)
        pattern += std::string(" ") + letter;
    return valueOf(rearranged(std::move(tensor), pattern, {}, false));
}

} // namespace tessera
