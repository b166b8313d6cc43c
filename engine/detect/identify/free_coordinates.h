// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <optional>

namespace tessera {

// What nobody named, and every coordinate of an axis has for all of its elements.

// Whether the output is the linear interpolation that is meant with coordinates of another precision: there is one
// small shift for each coordinate of each axis that accounts for every element of the grid. What deviates from element
// to element is something else. False where the grid is too small to tell.
bool isOfOtherPrecision(const Resampling& meant, const Grid& grid, const Evidence& evidence);

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
