// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/quality/flip.h"
#include "engine/judge/quality/quality.h"

namespace tessera::quality {

// Powers of two that a picture is multiplied by before its tones are mapped: `count` of them, evenly from first to
// last.
struct Exposures {
    double first = 0, last = 0;
    int count = 1;

    double at(int i) const { return count == 1 ? first : first + i * (last - first) / (count - 1); }
};
// Those that take the brightest and the median luminance of the reference to 0.85 of white.
Exposures exposuresOf(const ColorPicture& reference, ToneMapper mapper, const std::stop_token& stop);

// HDR-FLIP of each pixel: the largest FLIP under any of these exposures. The pictures' rows may exceed 1; what is below
// 0 counts as 0.
Plane<float> hdrFlipMap(const ColorPicture& a, const ColorPicture& b, const Exposures& exposures, ToneMapper mapper,
                        double pixelsPerDegree, const std::stop_token& stop);

} // namespace tessera::quality
