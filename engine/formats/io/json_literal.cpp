// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_values.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// half.hpp's default rounding: what does not fit is cut off, what is too large is infinite.
uint16_t halfTowardsZero(float value)
{
    const uint16_t nearest = floatToHalf(value);
    const bool infinite = std::isinf(halfToFloat(nearest));
    const bool roundedAway = infinite ? std::abs(value) < 65536.0f : std::abs(halfToFloat(nearest)) > std::abs(value);
    // Halves are ordered by their bits without the sign: one step back is the next one towards zero.
    return static_cast<uint16_t>(nearest - (roundedAway ? 1 : 0));
}

std::optional<double> floatLiteral(const JsonValue& value)
{
    if (value.IsNumber())
        return value.IsLosslessDouble() ? std::optional{value.GetDouble()} : std::nullopt;
    if (!value.IsString())
        return std::nullopt;
    std::string word(value.GetString(), value.GetStringLength());
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (word == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    return word == "inf" ? std::optional{infinity} : word == "-inf" ? std::optional{-infinity} : std::nullopt;
}

bool isSigned(DataType type)
{
    return type == DataType::Int8 || type == DataType::Int16 || type == DataType::Int32 || type == DataType::Int64;
}

// The smallest and the largest integer of a type, as bits of 64.
std::pair<int64_t, uint64_t> integerRange(DataType type)
{
    const unsigned bits = 8 * elementBytes(type);
    if (!isSigned(type))
        return {0, std::numeric_limits<uint64_t>::max() >> (64 - bits)};
    return {std::numeric_limits<int64_t>::min() >> (64 - bits),
            static_cast<uint64_t>(std::numeric_limits<int64_t>::max()) >> (64 - bits)};
}

std::optional<uint64_t> integerLiteral(const JsonValue& value, DataType type)
{
    const auto [least, most] = integerRange(type);
    if (value.IsUint64())
        return value.GetUint64() <= most ? std::optional{value.GetUint64()} : std::nullopt;
    if (!value.IsInt64() || value.GetInt64() < least)
        return std::nullopt;
    return static_cast<uint64_t>(value.GetInt64())
        & (std::numeric_limits<uint64_t>::max() >> (64 - 8 * elementBytes(type)));
}

} // namespace

std::optional<uint64_t> literalBits(const JsonValue& value, DataType type)
{
    if (!isFloat(type))
        return integerLiteral(value, type);
    const auto number = floatLiteral(value);
    if (!number)
        return std::nullopt;
    if (type == DataType::Float16)
        return halfTowardsZero(static_cast<float>(*number));
    return fromDouble(type, *number);
}

uint64_t literal(const JsonMember& member, DataType type)
{
    if (const auto bits = literalBits(member.value(), type))
        return *bits;
    if (isFloat(type))
        member.refuse(say("io", "%1 = %2 is not a %3; a number, \"nan\", \"inf\" or \"-inf\" would be"), name(type));
    const auto [least, most] = integerRange(type);
    member.refuse(say("io", "%1 = %2 is not a %3; a whole number from %4 to %5 would be"), name(type), least, most);
}

JsonValue literalOf(DataType type, uint64_t bits, JsonDocument::AllocatorType& allocator)
{
    const std::string text = toText(type, bits);
    if (!isFloat(type))
        return isSigned(type) ? JsonValue(static_cast<int64_t>(fromText(DataType::Int64, text))) : JsonValue(bits);
    if (!isFinite(type, bits))
        return JsonValue(isNan(type, bits) ? "nan" : text.c_str(), allocator);
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    JsonValue shortest(number);
    if (literalBits(shortest, type) != bits)
        shortest.SetDouble(toDouble(type, bits)); // the shortest text rounds the wrong way on its way through a double
    const double written = shortest.GetDouble();
    if (written == std::floor(written) && std::abs(written) < 1e15 && !(written == 0 && std::signbit(written)))
        return JsonValue(static_cast<int64_t>(written)); // 3, not 3.0
    return shortest;
}

bool isWritable(DataType type, uint64_t bits)
{
    return !isFloat(type) || !isNan(type, bits) || bits == fromDouble(type, std::numeric_limits<double>::quiet_NaN());
}

} // namespace tessera
