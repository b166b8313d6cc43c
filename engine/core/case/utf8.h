// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tessera {

struct Utf8Character {
    uint32_t code = 0;
    size_t bytes = 0; // 0: it is none
};
// The first character of a text that is not empty. A character has its shortest form, is none of UTF-16's halves and
// none beyond U+10FFFF.
Utf8Character firstCharacter(std::string_view text);

// Whether the bytes are UTF-8 from the first to the last.
bool isUtf8(std::string_view bytes);

// What a terminal obeys instead of showing it: control characters, marks that reverse the direction of text, and breaks
// of lines.
bool isObeyed(uint32_t code);

} // namespace tessera
