// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

// Names of files, cases and resources come from elsewhere: what a terminal would obey is spelled out, "\x1b", "\n",
// "\u202e" (control characters, marks that reverse the direction of text, and bytes that are not UTF-8). The result is
// valid UTF-8 without control characters.
std::string terminalText(std::string_view text);
// The same of whole lines: line feeds and tabs stay.
std::string terminalLines(std::string_view text);

// How many bytes at the end of the text begin a character whose rest is still to come.
size_t unfinishedBytes(std::string_view text);

} // namespace tessera
