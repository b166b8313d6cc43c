// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/grouped_text.h"

namespace tessera {

std::string groupedText(uint64_t count)
{
    std::string text = std::to_string(count);
    for (size_t left = text.size(); left > 3;)
        text.insert(left -= 3, "\u202f");
    return text;
}

} // namespace tessera
