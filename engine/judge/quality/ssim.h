// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/quality/planes.h"

#include <functional>

namespace tessera::quality {

inline constexpr Index kSsimWindow = 11; // elements along each axis

// Two planes of equal sizes, row by row, as fractions of the peak. Called from several threads at once.
struct PlanePair {
    Index height = 0, width = 0;
    std::function<void(Index y, double* a, double* b)> readRow;
};

// The SSIM of two planes of at least 11 × 11: the mean over the windows that lie wholly inside. Adds the SSIM of every
// element to the map; at the edges the picture is mirrored for it.
double ssimOf(const PlanePair& pair, const std::stop_token& stop, Plane<float>& map);

} // namespace tessera::quality
