// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <functional>

namespace tessera {

// That which an element has most to do with, the first of equal ones; none: it has no partner.
std::optional<uint64_t> heaviest(const Partners& partners);

// An element of each tensor: a picked one and its partner, the heaviest where there are several.
struct ElementPair {
    std::optional<uint64_t> input, output;
    uint64_t more = 0; // partners beside that one

    std::optional<uint64_t> of(Side side) const { return side == Side::Input ? input : output; }
};
// `isHidden`: outputs that are no partners, and have none.
ElementPair pairOf(const Document& document, const Pick& pick,
                   const std::function<bool(uint64_t output)>& isHidden = {});

// An element of A's output against B's.
ElementDifference differenceAt(const Tensor& a, const Tensor& b, uint64_t element);
// How they differ, in a few characters: "−4.768e-07" and "3"; "–" between a NaN and a number.
QString differenceText(const ElementDifference& difference);
QString ulpText(uint64_t ulp);

} // namespace tessera
