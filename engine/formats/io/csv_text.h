// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tessera {

// A text as a field of a CSV file: in quotation marks where it needs them. What a spreadsheet would run as a formula, a
// text that begins with = + - @, a tab or a carriage return and is no number, gets an apostrophe in front.
std::string csvText(std::string_view text);

} // namespace tessera
