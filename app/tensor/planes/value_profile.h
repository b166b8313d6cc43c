// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <stop_token>
#include <vector>

namespace tessera {

// The values along one axis of a tensor, as a plot of limited width draws them.
struct ValueProfile {
    // Neighbouring elements that share a column of pixels. A single NaN or extreme among them is still told.
    struct Bin {
        uint32_t first = 0, end = 0; // coordinates [first, end)
        double low = 0, high = 0; // of the finite values
        uint32_t lowAt = 0, highAt = 0; // the first coordinates that have them
        bool isFinite = false; // there is a finite value
        bool hasNaN = false, hasPlus = false, hasMinus = false; // infinities of either sign
    };
    uint32_t length = 0; // of the axis
    std::vector<Bin> bins; // in order, without gaps; one element each where `most` allowed it

    const Bin& at(uint32_t coordinate) const; // the bin that holds it; 0 ≤ coordinate < length
};

// Through the element at n, c, y, x, along `axis` (2: y, 3: x), in at most `most` bins, equal in size within one.
// Empty when stopped.
ValueProfile profileOf(const Tensor& tensor, const std::array<uint32_t, 4>& at, size_t axis, size_t most,
                       const std::stop_token& stop = {});

} // namespace tessera
