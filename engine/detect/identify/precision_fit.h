// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

namespace tessera {

// Whether the output is the linear interpolation that is meant with coordinates of another precision: there is one
// small shift for each coordinate of each axis that accounts for every element of the grid. What deviates from element
// to element is something else. False where the grid is too small to tell.
bool isOfOtherPrecision(const Resampling& meant, const Grid& grid, const Evidence& evidence);

} // namespace tessera
