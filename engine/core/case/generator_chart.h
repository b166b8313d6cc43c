// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

namespace tessera {

// The picture behind Pattern::Chart, made to show what resampling does: a zone plate, two Siemens stars, a slanted
// square, letters and gradients. Geometry is in fractions of the picture, round edges are one pixel soft, so it is the
// same picture at every size.
class Chart {
public:
    // Three channels are red, green and blue, a fourth is opaque; one or two are grey. Further channels and batches
    // repeat the colours, each group a little darker, so that no two planes are equal.
    Chart(uint64_t batches, uint64_t channels, uint64_t height, uint64_t width);

    double at(uint64_t n, uint64_t c, uint64_t y, uint64_t x) const; // 0 … 1

private:
    using Rgb = std::array<double, 3>;
    Rgb colourAt(double x, double y) const; // in pixels

    uint64_t m_batches, m_channels;
    double m_width, m_height;
    double m_side; // the shorter of the two
    double m_zoneRadius, m_starRadius, m_starX; // in pixels; the stars lie left and right of the middle
};

} // namespace tessera
