// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/json_text.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tessera {

// Writes a text of every element of a tensor as JSON that is short, because texts of neighbours are alike:
//   {"by": axis, "texts": [of each coordinate]}         where the text depends on one axis alone
//   {"which": [group of each element], "groups": [{"words": […], "columns": […]}]}
// where a group's texts have the same words around other numbers: words[0] column[0] words[1] …. "which" is left out
// where there is one group. A column is again by one axis, or {"sums": [4 lists]}, the sum of its coordinates' numbers,
// or {"list": [of each element of the group, in their order]}. packedText() in mapping.js reads it.
// Sizes are N, C, H, W. `text` is called once for each element, in their order.
void writeCellTexts(JsonText& json, const std::array<uint32_t, 4>& sizes,
                    const std::function<std::string(uint64_t element)>& text);

} // namespace tessera
