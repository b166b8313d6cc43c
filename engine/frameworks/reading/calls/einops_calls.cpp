// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"
#include "engine/frameworks/reading/einops_pattern.h"

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

} // namespace tessera
