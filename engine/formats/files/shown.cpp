// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/shown.h"

#include <algorithm>

namespace tessera {

std::string shown(std::string_view text)
{
    constexpr size_t most = 60;
    size_t end = std::min(text.size(), most);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end; // not inside a character
    std::string result(text.substr(0, end));
    for (char& c : result)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            c = '?';
    return end < text.size() ? result + "…" : result;
}

} // namespace tessera
