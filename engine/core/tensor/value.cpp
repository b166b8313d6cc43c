// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"

#include "engine/core/tensor/error.h"

#include <Eigen/Core>
#include <algorithm>
#include <bit>
#include <cassert>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// Calls visit with a value of the C++ type that `type` stands for; FLOAT16 is handled by the callers.
template <class Visit> auto withInteger(DataType type, Visit&& visit)
{
    switch (type) {
    case DataType::UInt32:
        return visit(uint32_t{});
    case DataType::UInt16:
        return visit(uint16_t{});
    case DataType::UInt8:
        return visit(uint8_t{});
    case DataType::Int32:
        return visit(int32_t{});
    case DataType::Int16:
        return visit(int16_t{});
    case DataType::Int8:
        return visit(int8_t{});
    case DataType::UInt64:
        return visit(uint64_t{});
    case DataType::Int64:
        return visit(int64_t{});
    case DataType::Float64:
    case DataType::Float32:
    case DataType::Float16:
        break;
    }
    assert(false && "an integer");
    return visit(int64_t{});
}

// The bits of a float as an integer that grows with the value; both zeros are 0.
int64_t ordered(DataType type, uint64_t bits)
{
    const uint64_t sign = uint64_t{1} << (8 * elementBytes(type) - 1);
    const auto magnitude = static_cast<int64_t>(bits & (sign - 1));
    return (bits & sign) != 0 ? -magnitude : magnitude;
}

template <class Float> std::string floatText(Float value)
{
    if (std::isnan(value))
        return "nan";
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

// The shortest decimal that rounds to the same half; of a whole number all of its digits.
std::string halfText(uint16_t bits)
{
    const float value = halfToFloat(bits);
    if (!std::isfinite(value) || value == std::trunc(value))
        return floatText(value);
    for (int digits = 1; digits < 6; ++digits) {
        char buffer[64];
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
        float back = 0;
        std::from_chars(buffer, end, back);
        if (floatToHalf(back) == bits)
            return floatText(back);
    }
    return floatText(value);
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

// By way of a float that, where it is not exact, is made odd: then it is no middle of two halves, and the second
// rounding still sees on which side of one the value lies.
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
    return withInteger(type, [&](auto zero) { return static_cast<double>(static_cast<decltype(zero)>(bits)); });
}

uint64_t fromDouble(DataType type, double value)
{
    if (type == DataType::Float64)
        return std::bit_cast<uint64_t>(value);
    if (type == DataType::Float32)
        return std::bit_cast<uint32_t>(static_cast<float>(value));
    if (type == DataType::Float16)
        return doubleToHalf(value);
    return withInteger(type, [&](auto zero) -> uint64_t {
        using Integer = decltype(zero);
        using Limits = std::numeric_limits<Integer>;
        const double rounded = std::nearbyint(value); // to even, the default mode
        if (std::isnan(rounded))
            return 0;
        Integer result = 0;
        if (rounded <= static_cast<double>(Limits::min()))
            result = Limits::min();
        else if (rounded >= static_cast<double>(Limits::max()))
            result = Limits::max();
        else
            result = static_cast<Integer>(rounded);
        return static_cast<std::make_unsigned_t<Integer>>(result);
    });
}

bool isNan(DataType type, uint64_t bits)
{
    return isFloat(type) && std::isnan(toDouble(type, bits));
}

bool isFinite(DataType type, uint64_t bits)
{
    return !isFloat(type) || std::isfinite(toDouble(type, bits));
}

std::string toText(double value)
{
    return floatText(value);
}

std::string toText(DataType type, uint64_t bits)
{
    if (type == DataType::Float64)
        return toText(std::bit_cast<double>(bits));
    if (type == DataType::Float32)
        return floatText(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    if (type == DataType::Float16)
        return halfText(static_cast<uint16_t>(bits));
    return withInteger(type, [&](auto zero) { return std::to_string(static_cast<decltype(zero)>(bits)); });
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
    const char* const end = text.data() + text.size();
    if (isFloat(type)) {
        if (text == "nan" || text == "-nan")
            return fromDouble(type, std::numeric_limits<double>::quiet_NaN());
        const auto parse = [&](auto value) {
            const auto [last, error] = std::from_chars(text.data(), end, value);
            if (error != std::errc{} || last != end)
                refuse(type, text);
            return value;
        };
        // A FLOAT32 is parsed as such: through double it would be rounded twice.
        return type == DataType::Float32 ? std::bit_cast<uint32_t>(parse(float{})) : fromDouble(type, parse(double{}));
    }
    return withInteger(type, [&](auto value) -> uint64_t {
        const auto [last, error] = std::from_chars(text.data(), end, value);
        if (error != std::errc{} || last != end)
            refuse(type, text);
        return static_cast<std::make_unsigned_t<decltype(value)>>(value);
    });
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
    if (isFloat(type)) {
        const int64_t x = ordered(type, a), y = ordered(type, b);
        return x > y ? static_cast<uint64_t>(x) - static_cast<uint64_t>(y)
                     : static_cast<uint64_t>(y) - static_cast<uint64_t>(x);
    }
    return withInteger(type, [&](auto zero) -> uint64_t {
        const auto x = static_cast<decltype(zero)>(a), y = static_cast<decltype(zero)>(b);
        return x > y ? static_cast<uint64_t>(x) - static_cast<uint64_t>(y)
                     : static_cast<uint64_t>(y) - static_cast<uint64_t>(x);
    });
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
