// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tessera {

// What "(3 + 0.5) / 2 - 0.5" is: numbers, + - * / %, brackets, floor() and ceil(). Of a % b the result has the sign of
// b. Throws TextError.
double calculated(std::string_view text);

} // namespace tessera
