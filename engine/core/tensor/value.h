// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

// One element as its bits (zero-extended to 64) and a type: conversions in one place, exact where the type is.

float halfToFloat(uint16_t bits);
uint16_t floatToHalf(float value); // nearest, ties to even

double toDouble(DataType type, uint64_t bits); // 64-bit integers beyond 2^53 are rounded
double toDouble(const Tensor& tensor, uint64_t element);
uint64_t fromDouble(DataType type, double value); // floats nearest-even; integers nearest-even and clamped, NaN = 0
bool isNan(DataType type, uint64_t bits);
bool isFinite(DataType type, uint64_t bits);
bool isSigned(DataType type); // an integer type with values below zero
std::pair<int64_t, uint64_t> integerRange(DataType type); // the smallest and the largest integer

std::string toText(DataType type, uint64_t bits); // the shortest that reads back equal; "nan", "inf", "-inf", "-0"
std::string toText(double value); // the same of a FLOAT64
std::string toText(const Tensor& tensor, uint64_t element); // `element` is logical
std::string floatText(float value); // of a FLOAT32
std::string toHex(DataType type, uint64_t bits); // "0x1f", as many digits as the type has
uint64_t fromText(DataType type, std::string_view text); // exact for integers; throws TextError

// a − b; integers are subtracted exactly, and the result becomes a double.
double differenceOf(DataType type, uint64_t a, uint64_t b);

// Distance in units in the last place: the steps between two floats in the order of their bits (−0 and +0 are one), or
// the difference of two integers. With a NaN: 0 when both are one, else the largest value.
uint64_t ulpDistance(DataType type, uint64_t a, uint64_t b);

double float32Ulp(double magnitude); // from one FLOAT32 to the next, where they are that large

// How programs round a computed number to an integer. The operators go toward zero (semantics.md, section 3); other
// programs go to the nearest, each with its own rule for a half, or down or up.
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

// A computed value as an element: floats as fromDouble; integers round it to float32, and then toward zero.
uint64_t fromSum(DataType type, double sum);

// What black and white of a picture become in a float tensor: 0 and 255, or 0 and 1. Integer tensors have one range
// each, whatever is asked for: UINT16 0 … 65535, INT8 −128 … 127 (the byte less 128), all others 0 … 255.
enum class SampleRange { Byte, Unit };

} // namespace tessera
