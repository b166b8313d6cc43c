// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/case_data.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

// Where the cells of a drawn case lie, their colours and their captions.

struct DrawnColours { // "#rrggbb"
    std::string_view back, text, quiet, line, empty, accent;
    std::array<std::string_view, 8> channels;
};
const DrawnColours& drawnColours(bool isDark);

// Pixels, from the top left.
inline constexpr uint64_t kDrawnMargin = 20, kDrawnRow = 22, kDrawnGap = 14, kDrawnTitle = 26;
inline constexpr size_t kMostArrows = 16;

struct DrawnPoint {
    uint64_t x, y;
};

// Where the cells of a tensor are drawn: a title, then its planes side by side, as many as fit.
struct DrawnTensor {
    const Tensor& tensor; // outlives it
    uint64_t planes, height, width;
    uint64_t cell; // the width of each
    uint64_t across; // planes in a row
    uint64_t top;

    // Planes wrap before `widest`; a single wide one may be wider.
    DrawnTensor(const Tensor& drawn, uint64_t from, uint64_t widest);

    DrawnPoint corner(uint64_t plane) const;
    DrawnPoint cellAt(uint64_t element) const;
    DrawnPoint centre(uint64_t element) const;
    uint64_t right() const;
    uint64_t bottom() const;

    std::string title(std::string_view side) const; // "Input FLOAT32 {1, 4, 2, 2}"
    std::string planeName(uint64_t plane) const; // "c 3", "n 1, c 3"
};

// The colour of a cell that has a value: where a permutation moves elements, that of their channel in the input.
std::string_view cellColour(const PageCase& page, const Tensor& tensor, uint64_t element, const DrawnColours& colours);

} // namespace tessera
