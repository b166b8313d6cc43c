// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <functional>

namespace tessera {

// The partner with the largest weight, the first of equal ones; none: there is no partner.
std::optional<uint64_t> heaviest(const Partners& partners);

// An element of each tensor: a picked one and its partner, the heaviest where there are several.
struct ElementPair {
    std::optional<uint64_t> input, output;
    uint64_t more = 0; // the number of other partners

    std::optional<uint64_t> of(Side side) const { return side == Side::Input ? input : output; }
};
// `isHidden` tells outputs that are not shown yet.
ElementPair pairOf(const Document& document, const Pick& pick,
                   const std::function<bool(uint64_t output)>& isHidden = {});

// Compares an element of A's output with B's.
ElementDifference differenceAt(const Tensor& a, const Tensor& b, uint64_t element);
// The difference and its ULP in a few characters: "−4.768e-07" and "3"; "–" between a NaN and a number.
QString differenceText(const ElementDifference& difference);
QString ulpText(uint64_t ulp);

} // namespace tessera
