// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/allowed_difference.h"

#include "engine/core/compare/compare_taps.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

std::optional<double> allowedDifference(const Plan& plan, const Tensor& input, const Tolerance& tolerance,
                                        const ElementDifference& found)
{
    const DataType type = plan.output.dataType;
    const bool hasMargin = tolerance.atol > 0 || tolerance.rtol > 0, hasBound = usesBound(tolerance, plan);
    if (!isFloat(type) || !(hasMargin || hasBound) || !isFinite(type, found.aBits) || !isFinite(type, found.bBits))
        return {};
    double allowed = tolerance.atol + tolerance.rtol * std::abs(toDouble(type, found.bBits));
    if (hasBound)
        allowed = std::max(allowed,
                           TapsOfElements(std::get<SeparableTaps>(plan.work), input)
                               .bound(found.element, found.aBits, found.bBits, movesCoordinates(tolerance, plan)));
    return std::min(allowed, tolerance.hardLimit);
}

} // namespace tessera
