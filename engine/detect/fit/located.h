// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

// A part of an array of N, C, H, W: rows of its axes, or a stretch of its elements in their order.
struct TensorPart {
    std::array<std::vector<uint32_t>, 4> rows = {}; // ascending; empty: all of the axis
    uint64_t begin = 0, end = 0, step = 1; // of a stretch, whose axes have no rows
    uint64_t count = 0; // elements
    double bits = 0; // how much more than chance it is that all marked elements lie in it

    bool isStretch() const { return end > 0; }
    size_t choices() const; // numbers that say it
    bool holds(uint64_t number, const std::array<uint32_t, 4>& at) const;
};

// Parts that hold all of the marked elements and not everything, the likeliest first. `marked`: by element.
std::vector<TensorPart> partsWith(const std::vector<bool>& marked, const std::array<uint32_t, 4>& sizes);
Message rowsText(size_t axis, const std::vector<uint32_t>& rows); // "C 0 to 2"
// "the last row", "H 14", "N 1, C 0 to 2", "the elements 100 to 163 in the order of memory"
Message text(const TensorPart& part, const std::array<uint32_t, 4>& sizes);

} // namespace tessera
