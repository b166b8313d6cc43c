// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

namespace tessera {

Cause cause(const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b, bool wantsProbe,
            const std::stop_token& stop)
{
    Cause found{"A", identify(input, a, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "A", .stop = stop})};
    if (found.diagnosis.mistake != MistakeClass::None)
        return found;
    Cause other{"B", identify(input, b, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "B", .stop = stop})};
    return other.diagnosis.mistake == MistakeClass::None ? found : other;
}

Message briefly(const Cause& cause)
{
    if (cause.diagnosis.mistake == MistakeClass::None)
        return say("identify", "none: A and B are what is meant, within the rounding of an interpolation");
    return briefly(cause.diagnosis, cause.side);
}

} // namespace tessera
