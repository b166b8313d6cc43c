// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/value.h"

#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

// What a generator's numbers become in each data type; T is the element's C++ type, Half for FLOAT16.
namespace tessera::generator {

struct Half {
    uint16_t bits;
};

template <class T>
using BitsOf = std::conditional_t<
    sizeof(T) == 1, uint8_t,
    std::conditional_t<sizeof(T) == 2, uint16_t, std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>>;

template <class T> T fromInteger(uint64_t value)
{
    if constexpr (std::is_same_v<T, Half>)
        return {floatToHalf(static_cast<float>(value))};
    else
        return static_cast<T>(value);
}

// The steps of a float in [−1, 1) are those of its coarsest binade, so that all are equally likely.
template <class T> T fromHash(uint64_t bits)
{
    if constexpr (std::is_same_v<T, double>)
        return static_cast<double>(bits >> 11) * 0x1p-52 - 1;
    else if constexpr (std::is_same_v<T, float>)
        return static_cast<float>(bits >> 40) * 0x1p-23f - 1;
    else if constexpr (std::is_same_v<T, Half>)
        return {floatToHalf(static_cast<float>(bits >> 53) * 0x1p-10f - 1)};
    else
        return static_cast<T>(bits);
}

// 0 … 1 as that for floats, and as the whole range of integers.
template <class T> T fromUnit(double unit)
{
    if constexpr (std::is_same_v<T, Half>) {
        return {floatToHalf(static_cast<float>(unit))};
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(unit);
    } else {
        using Unsigned = std::make_unsigned_t<T>;
        constexpr auto kLargest = static_cast<uint64_t>(std::numeric_limits<Unsigned>::max());
        const double scaled = unit * static_cast<double>(kLargest) + 0.5;
        const uint64_t steps = scaled >= static_cast<double>(kLargest) ? kLargest : static_cast<uint64_t>(scaled);
        return static_cast<T>(static_cast<uint64_t>(std::numeric_limits<T>::min()) + steps);
    }
}

// What an arithmetic or a copy may get wrong, as bits.
inline std::vector<uint64_t> specialBits(DataType type)
{
    const int bits = static_cast<int>(elementBytes(type)) * 8;
    const uint64_t sign = uint64_t{1} << (bits - 1), all = sign - 1 + sign;
    if (!isFloat(type))
        return {0, all, sign, sign - 1, 1, all ^ 1, sign + 1, 0x5555555555555555u & all};
    const int mantissa = type == DataType::Float64 ? 52 : type == DataType::Float32 ? 23 : 10;
    const uint64_t one = uint64_t{1} << mantissa, infinity = (sign - 1) ^ (one - 1), quiet = infinity | one >> 1;
    return {
        quiet,
        infinity,
        sign | infinity,
        sign, // NaN, Inf, −Inf, −0
        1,
        one - 1,
        sign | 1,
        one, // the smallest and largest denormal, the smallest ordinary number
        infinity - 1,
        sign | (infinity - 1), // the largest
        sign | quiet | 5,
        infinity | 1, // a NaN with a payload, a signalling one
    };
}

} // namespace tessera::generator
