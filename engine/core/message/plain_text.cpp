// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <bit>

namespace tessera {

Utf8Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<uint8_t>(text.front());
    const int ones = std::countl_one(lead);
    const size_t length = ones == 0 ? 1 : static_cast<size_t>(ones);
    if (length > 4 || ones == 1 || length > text.size())
        return {};
    uint32_t code = length == 1 ? lead : lead & (0x7fU >> length);
    for (size_t k = 1; k < length; ++k) {
        const auto next = static_cast<uint8_t>(text[k]);
        if ((next & 0xc0U) != 0x80U)
            return {};
        code = code << 6 | (next & 0x3fU);
    }
    constexpr uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isHalf = code >= 0xd800 && code <= 0xdfff;
    if (code < kLeast[length] || isHalf || code > 0x10ffff)
        return {};
    return {code, length};
}

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const size_t length = firstCharacter(bytes).bytes;
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

bool isTerminalControl(uint32_t code)
{
    const bool isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
    const bool turnsText = code == 0x200e || code == 0x200f || code == 0x061c || (code >= 0x202a && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
    const bool breaksLine = code == 0x2028 || code == 0x2029;
    return isControl || turnsText || breaksLine;
}

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
