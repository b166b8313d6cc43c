// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"

#include <cassert>
#include <span>
#include <string_view>

namespace tessera {

// Ways that a random case may go, and how often each is taken: weight / sum of the weights.
struct Weighted {
    std::string_view name; // "corners aligned"
    uint64_t weight;
};

// The ways of one decision, for people: "scale of an axis".
struct WeightTable {
    std::string_view title;
    std::span<const Weighted> rows;
};

// The index of the row that is taken.
inline size_t pickWeighted(std::span<const Weighted> rows, Random& random)
{
    uint64_t sum = 0;
    for (const Weighted& row : rows)
        sum += row.weight;
    uint64_t left = random.below(sum);
    size_t index = 0;
    while (left >= rows[index].weight)
        left -= rows[index++].weight;
    assert(index < rows.size());
    return index;
}

} // namespace tessera
