// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <optional>

namespace tessera {

// A resampling by nearest in which some coordinates that are ties take the other neighbour.
struct TieSides {
    Hypothesis hypothesis; // that does so
    uint64_t coordinates = 0; // coordinates that are ties, on all axes
    uint64_t others = 0; // those of them that take the other neighbour
};

// The side of each coordinate that is a tie, upon which all elements that have this coordinate agree. None: they do
// not, as where every element has a choice of its own; or there are too few elements to tell. The grid is that of all.
std::optional<TieSides> tieSidesOf(const Hypothesis& base, const Grid& grid, const Evidence& evidence);

} // namespace tessera
