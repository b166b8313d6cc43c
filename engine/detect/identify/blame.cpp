// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

namespace tessera {

Blame blame(const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b, bool wantsProbe,
            const std::stop_token& stop)
{
    Blame found{"A", identify(input, a, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "A", .stop = stop})};
    if (found.diagnosis.mistake != MistakeClass::None)
        return found;
    Blame other{"B", identify(input, b, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "B", .stop = stop})};
    return other.diagnosis.mistake == MistakeClass::None ? found : other;
}

Message briefly(const Blame& blame)
{
    if (blame.diagnosis.mistake == MistakeClass::None)
        return say("identify", "none: A and B are what is meant, within the rounding of an interpolation");
    return briefly(blame.diagnosis, blame.side);
}

} // namespace tessera
