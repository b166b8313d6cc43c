// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/quality/planes.h"

#include <array>
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

// A picture as rows in linear red, green and blue, of the primaries of sRGB, from 0 to 1. Called from several threads
// at once.
struct ColorPicture {
    Index height = 0, width = 0;
    std::function<void(Index y, const std::array<float*, 3>& row)> readRow;
};

void linearFromSrgb(float* row, Index width); // of values from 0 to 1, in place

// FLIP of each pixel, 0 … 1: how much the two differ to an eye that sees them in turn.
Plane<float> flipMap(const ColorPicture& a, const ColorPicture& b, double pixelsPerDegree, const std::stop_token& stop);

// The color part of FLIP for two plain areas that lie `distance` apart (HyAB, in units of CIELAB).
double flipOfDistance(double distance);

} // namespace tessera::quality
