// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera {

// Packed elements that are read as a tensor of some sizes, whose axes are then put into another order, some of them
// backwards, and packed again: what reshape, transpose and flip do together.
class Move {
public:
    static constexpr size_t kMostAxes = 6;

    // `order`: the result's axis i is axis order[i] of `sizes`. `isReversed`: which axes of `sizes` run backwards.
    Move(std::span<const uint32_t> sizes, std::span<const uint8_t> order, std::span<const bool> isReversed = {});

    uint64_t sourceOf(uint64_t output) const // the element that is moved to `output`
    {
        uint64_t element = m_first;
        for (size_t i = m_count; i-- > 0; output /= m_digits[i].size)
            element += output % m_digits[i].size * m_digits[i].stride; // a stride below zero wraps round
        return element;
    }

private:
    struct Digit {
        uint64_t size, stride;
    };
    std::array<Digit, kMostAxes> m_digits{};
    size_t m_count;
    uint64_t m_first = 0;
};

// Those compositions that give the whole output with the fewest changes: moves before and after the operator, other
// operators, and any order of a block operator's six axes.
struct Compositions {
    std::vector<Hypothesis> explaining; // by their order of likelihood; those that move alike stand once
    size_t tried = 0; // how many, these included
    bool isGeneral = false; // an order of axes that nobody has a name for
};
// Both tensors have the same values. `meant`: none: every block operator between these sizes is. Throws Cancelled.
Compositions compositionsOf(const std::optional<Operator>& meant, const Evidence& evidence,
                            const std::stop_token& stop);

} // namespace tessera
