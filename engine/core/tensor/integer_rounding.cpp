// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/integer_rounding.h"

#include "engine/core/tensor/value.h"

#include <cmath>

namespace tessera {

std::optional<IntegerRounding> integerRoundingFromName(std::string_view text)
{
    for (const IntegerRounding rounding : kIntegerRoundings)
        if (name(rounding) == text)
            return rounding;
    return {};
}

double rounded(double value, IntegerRounding rounding)
{
    switch (rounding) {
    case IntegerRounding::Truncate:
        break;
    case IntegerRounding::HalfUp:
        return std::floor(value) + (value - std::floor(value) >= 0.5 ? 1 : 0);
    case IntegerRounding::HalfEven:
        return std::nearbyint(value); // the default mode
    case IntegerRounding::HalfAwayFromZero:
        return std::round(value);
    case IntegerRounding::HalfDown:
        return std::ceil(value) - (std::ceil(value) - value >= 0.5 ? 1 : 0);
    case IntegerRounding::Floor:
        return std::floor(value);
    case IntegerRounding::Ceil:
        return std::ceil(value);
    }
    return std::trunc(value);
}

uint64_t fromSum(DataType type, double sum)
{
    if (isFloat(type))
        return fromDouble(type, sum);
    const auto single = static_cast<float>(sum); // an integer that float64 misses by an ulp is one
    return fromDouble(type, rounded(single, IntegerRounding::Truncate));
}

} // namespace tessera
