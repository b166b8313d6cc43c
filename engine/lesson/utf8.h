// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace tessera {

// Whether the bytes are UTF-8: each character in its shortest form, none of UTF-16's halves, none beyond U+10FFFF.
bool isUtf8(std::string_view bytes);

// How many columns of a terminal or of code the text takes. East Asian characters take two.
size_t columnsOf(std::string_view utf8);

} // namespace tessera
