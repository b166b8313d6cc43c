// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace TESSERA_API tessera {

// How programs make an integer of a computed number: the operators toward zero (semantics.md, section 3), others to the
// nearest with their own choice on a half, or down or up.
enum class IntegerRounding : uint8_t { Truncate, HalfUp, HalfEven, HalfAwayFromZero, HalfDown, Floor, Ceil };
inline constexpr std::array kIntegerRoundings = {
    IntegerRounding::Truncate, IntegerRounding::HalfUp, IntegerRounding::HalfEven, IntegerRounding::HalfAwayFromZero,
    IntegerRounding::HalfDown, IntegerRounding::Floor,  IntegerRounding::Ceil};

// As options and files have it.
constexpr std::string_view name(IntegerRounding rounding)
{
    constexpr std::array<std::string_view, kIntegerRoundings.size()> names = {
        "truncate", "half-up", "half-even", "half-away-from-zero", "half-down", "floor", "ceil"};
    return names[static_cast<size_t>(rounding)];
}
std::optional<IntegerRounding> integerRoundingFromName(std::string_view name);

double rounded(double value, IntegerRounding rounding); // a whole number, an infinity or NaN

// A computed value, as the operators make an element of it: integers its float32 toward zero, all else as fromDouble.
uint64_t fromSum(DataType type, double sum);

} // namespace tessera
