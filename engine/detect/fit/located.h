// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

// A part of an array of N, C, H, W: rows of its axes, or a stretch of elements in logical order.
struct TensorPart {
    std::array<std::vector<uint32_t>, 4> rows = {}; // ascending; empty: all
    uint64_t begin = 0, end = 0, step = 1; // a stretch, which has no rows
    uint64_t count = 0; // elements
    double bits = 0; // of evidence that the marked elements lie here by no chance

    bool isStretch() const { return end > 0; }
    size_t choices() const; // how many numbers describe it
    bool holds(uint64_t number, const std::array<uint32_t, 4>& at) const;
};

// Parts that hold all marked elements and not all elements, the likeliest first.
std::vector<TensorPart> partsWith(const std::vector<bool>& marked, const std::array<uint32_t, 4>& sizes);
Message rowsText(size_t axis, const std::vector<uint32_t>& rows); // "C 0 to 2"
// "the last row", "H 14", "N 1, C 0 to 2", "the elements 100 to 163 in the order of memory"
Message text(const TensorPart& part, const std::array<uint32_t, 4>& sizes);

} // namespace tessera
