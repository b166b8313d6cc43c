// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace TESSERA_API tessera {

// One element as its bits (zero-extended to 64) and a type: conversions in one place, exact where the type is.

float halfToFloat(uint16_t bits);
uint16_t floatToHalf(float value); // nearest, ties to even

double toDouble(DataType type, uint64_t bits); // 64-bit integers beyond 2^53 are rounded
uint64_t fromDouble(DataType type, double value); // floats nearest-even; integers nearest-even and clamped, NaN = 0
bool isNan(DataType type, uint64_t bits);
bool isFinite(DataType type, uint64_t bits);

std::string toText(DataType type, uint64_t bits); // the shortest that reads back equal; "nan", "inf", "-inf", "-0"
std::string toText(double value); // the same of a FLOAT64
std::string toHex(DataType type, uint64_t bits); // "0x1f", as many digits as the type has
uint64_t fromText(DataType type, std::string_view text); // exact for integers; throws TextError

// a − b; of integers exact before it becomes a double.
double differenceOf(DataType type, uint64_t a, uint64_t b);

// Distance in units in the last place: of floats along the ordered line of their bits (−0 and +0 are one), of integers
// their difference. Either NaN: 0 when both are, else the largest value.
uint64_t ulpDistance(DataType type, uint64_t a, uint64_t b);

} // namespace tessera
