// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// A logical element of a tensor of these sizes, as people write it.

std::string elementText(std::span<const uint32_t> sizes, uint64_t element); // "(0,1,2,3)"

// From "0,1,2,3", "(0, 1, 2, 3)" or a flat index. Throws TextError naming what is wrong.
uint64_t elementFromText(std::string_view text, std::span<const uint32_t> sizes);

// A count in a sentence: "12 345 678", with narrow spaces that do not break. Figures for programs have none.
std::string groupedText(uint64_t count);

} // namespace tessera
