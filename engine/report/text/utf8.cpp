// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/utf8.h"

#include <algorithm>

namespace tessera {

namespace {

bool beginsCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
}

} // namespace

size_t textWidth(std::string_view text)
{
    return static_cast<size_t>(std::ranges::count_if(text, beginsCharacter));
}

std::string cutText(std::string_view text, size_t most)
{
    size_t end = 0;
    for (size_t count = 0; end < text.size(); ++end)
        if (beginsCharacter(text[end]) && ++count > most)
            break;
    return std::string(text.substr(0, end));
}

} // namespace tessera
