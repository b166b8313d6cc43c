// SPDX-License-Identifier: Apache-2.0
#include "engine/lesson/utf8.h"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tessera {

bool isUtf8(std::string_view bytes)
{
    for (size_t i = 0; i < bytes.size();) {
        const auto lead = static_cast<uint8_t>(bytes[i]);
        const int ones = std::countl_one(lead);
        const size_t length = ones == 0 ? 1 : static_cast<size_t>(ones);
        if (length > 4 || ones == 1 || length > bytes.size() - i)
            return false;
        uint32_t character = length == 1 ? lead : lead & (0x7fU >> length);
        for (size_t k = 1; k < length; ++k) {
            const auto next = static_cast<uint8_t>(bytes[i + k]);
            if ((next & 0xc0U) != 0x80U)
                return false;
            character = character << 6 | (next & 0x3fU);
        }
        constexpr uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
        const bool isHalf = character >= 0xd800 && character <= 0xdfff;
        if (character < kLeast[length] || isHalf || character > 0x10ffff)
            return false;
        i += length;
    }
    return true;
}

} // namespace tessera
