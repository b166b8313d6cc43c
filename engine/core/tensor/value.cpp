// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <Eigen/Core>
#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// The value of a signed integer, whose bits are extended with zeros.
int64_t extended(DataType type, uint64_t bits)
{
    const unsigned unused = 64 - 8 * elementBytes(type);
    return static_cast<int64_t>(bits << unused) >> unused;
}

// The bits of a float as an integer that grows with the value; both zeros are 0.
int64_t ordered(DataType type, uint64_t bits)
{
    const uint64_t sign = uint64_t{1} << (8 * elementBytes(type) - 1);
    const auto magnitude = static_cast<int64_t>(bits & (sign - 1));
    return (bits & sign) != 0 ? -magnitude : magnitude;
}

template <class Float> std::string shortest(Float value)
{
    if (std::isnan(value))
        return "nan";
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

// The shortest decimal that rounds to the same half; a whole number with all of its digits.
std::string halfText(uint16_t bits)
{
    const float value = halfToFloat(bits);
    if (!std::isfinite(value) || value == std::trunc(value))
        return shortest(value);
    for (int digits = 1; digits < 6; ++digits) {
        char buffer[64];
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
        float back = 0;
        std::from_chars(buffer, end, back);
        if (floatToHalf(back) == bits)
            return shortest(back);
    }
    return shortest(value);
}

[[noreturn]] void refuse(DataType type, std::string_view text)
{
    throw TextError(say("tensor", "\"%1\" is not a value of %2")(text, name(type)));
}

} // namespace

float halfToFloat(uint16_t bits)
{
    return static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(bits));
}

uint16_t floatToHalf(float value)
{
    return Eigen::numext::bit_cast<uint16_t>(Eigen::half(value));
}

namespace {

// By way of a float whose last bit is set where it is not exact. Such a float is never the middle of two halves, so the
// second rounding still goes to the right side.
uint16_t doubleToHalf(double value)
{
    auto bits = std::bit_cast<uint32_t>(static_cast<float>(value));
    const double rounded = std::bit_cast<float>(bits);
    if (std::isfinite(rounded) && rounded != value) {
        if (std::abs(rounded) > std::abs(value))
            --bits;
        bits |= 1;
    }
    return floatToHalf(std::bit_cast<float>(bits));
}

} // namespace

double toDouble(DataType type, uint64_t bits)
{
    if (type == DataType::Float64)
        return std::bit_cast<double>(bits);
    if (type == DataType::Float32)
        return std::bit_cast<float>(static_cast<uint32_t>(bits));
    if (type == DataType::Float16)
        return halfToFloat(static_cast<uint16_t>(bits));
    return isSigned(type) ? static_cast<double>(extended(type, bits)) : static_cast<double>(bits);
}

double toDouble(const Tensor& tensor, uint64_t element)
{
    return toDouble(tensor.desc.dataType, tensor.bits(element));
}

uint64_t fromDouble(DataType type, double value)
{
    if (type == DataType::Float64)
        return std::bit_cast<uint64_t>(value);
    if (type == DataType::Float32)
        return std::bit_cast<uint32_t>(static_cast<float>(value));
    if (type == DataType::Float16)
        return doubleToHalf(value);
    const double rounded = std::nearbyint(value); // to even, the default mode
    if (std::isnan(rounded))
        return 0;
    const auto [least, most] = integerRange(type);
    uint64_t bits = 0;
    if (rounded <= static_cast<double>(least))
        bits = static_cast<uint64_t>(least);
    else if (rounded >= static_cast<double>(most))
        bits = most;
    else
        bits = rounded < 0 ? static_cast<uint64_t>(static_cast<int64_t>(rounded)) : static_cast<uint64_t>(rounded);
    return bits & ~uint64_t{0} >> (64 - 8 * elementBytes(type));
}

bool isNan(DataType type, uint64_t bits)
{
    return isFloat(type) && std::isnan(toDouble(type, bits));
}

bool isFinite(DataType type, uint64_t bits)
{
    return !isFloat(type) || std::isfinite(toDouble(type, bits));
}

bool isSigned(DataType type)
{
    return type == DataType::Int8 || type == DataType::Int16 || type == DataType::Int32 || type == DataType::Int64;
}

std::pair<int64_t, uint64_t> integerRange(DataType type)
{
    const unsigned unused = 64 - 8 * elementBytes(type);
    if (!isSigned(type))
        return {0, std::numeric_limits<uint64_t>::max() >> unused};
    return {std::numeric_limits<int64_t>::min() >> unused,
            static_cast<uint64_t>(std::numeric_limits<int64_t>::max()) >> unused};
}

std::string toText(double value)
{
    return shortest(value);
}

std::string floatText(float value)
{
    return shortest(value);
}

std::string toText(DataType type, uint64_t bits)
{
    if (type == DataType::Float64)
        return toText(std::bit_cast<double>(bits));
    if (type == DataType::Float32)
        return floatText(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    if (type == DataType::Float16)
        return halfText(static_cast<uint16_t>(bits));
    return isSigned(type) ? std::to_string(extended(type, bits)) : std::to_string(bits);
}

std::string toText(const Tensor& tensor, uint64_t element)
{
    return toText(tensor.desc.dataType, tensor.bits(element));
}

std::string toHex(DataType type, uint64_t bits)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "0x";
    for (uint32_t digit = 2 * elementBytes(type); digit-- > 0;)
        text += digits[(bits >> (4 * digit)) & 15];
    return text;
}

uint64_t fromText(DataType type, std::string_view text)
{
    const auto parse = [&](auto zero) {
        const auto value = numberIn<decltype(zero)>(text);
        if (!value)
            refuse(type, text);
        return *value;
    };
    if (isFloat(type)) {
        if (text == "nan" || text == "-nan")
            return fromDouble(type, std::numeric_limits<double>::quiet_NaN());
        // A FLOAT32 is parsed as such: through double it would be rounded twice.
        return type == DataType::Float32 ? std::bit_cast<uint32_t>(parse(float{})) : fromDouble(type, parse(double{}));
    }
    const auto [least, most] = integerRange(type);
    const bool isBelow = text.starts_with('-');
    const uint64_t bits = isBelow ? static_cast<uint64_t>(parse(int64_t{})) : parse(uint64_t{});
    if (isBelow ? least == 0 || static_cast<int64_t>(bits) < least : bits > most)
        refuse(type, text);
    return bits & ~uint64_t{0} >> (64 - 8 * elementBytes(type));
}

double differenceOf(DataType type, uint64_t a, uint64_t b)
{
    const double x = toDouble(type, a), y = toDouble(type, b); // rounds integers: equal ones have one sign
    if (isFloat(type))
        return x - y;
    const auto size = static_cast<double>(ulpDistance(type, a, b));
    return (x != y ? x < y : a < b) ? -size : size;
}

uint64_t ulpDistance(DataType type, uint64_t a, uint64_t b)
{
    if (isNan(type, a) || isNan(type, b))
        return isNan(type, a) && isNan(type, b) ? 0 : std::numeric_limits<uint64_t>::max();
    if (!isFloat(type) && !isSigned(type))
        return a > b ? a - b : b - a;
    const int64_t x = isFloat(type) ? ordered(type, a) : extended(type, a),
                  y = isFloat(type) ? ordered(type, b) : extended(type, b);
    return x > y ? static_cast<uint64_t>(x) - static_cast<uint64_t>(y)
                 : static_cast<uint64_t>(y) - static_cast<uint64_t>(x);
}

double float32Ulp(double magnitude)
{
    constexpr int kLeastExponent = -126, kMantissaBits = 23;
    return std::exp2(std::max(std::ilogb(magnitude), kLeastExponent) - kMantissaBits);
}

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
