// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"

namespace tessera {

// A field of an operator and the values to set it to, one after the other.
struct Variation {
    std::string field; // "BlockSize"
    std::string values; // "2,3,4"; where a value is a list itself: "1,3,8,8/1,3,16,16"
};
Variation variationFrom(const std::string& text); // "FIELD=VALUES"; throws TextError

std::vector<std::string> split(const std::string& text, char separator); // at least one part

struct SweptCase {
    CaseArgument argument; // a case in field names of its own
    std::vector<std::string> values; // a value for each varied field, in their order
};
// The argument with every combination of the values, the last field changing fastest; without variations itself.
// Throws TextError, such as for a case file.
std::vector<SweptCase> sweptCases(const CaseArgument& argument, const std::vector<Variation>& variations);

} // namespace tessera
