// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

// The picture behind Pattern::Chart, made to show what resampling does: a zone plate, two Siemens stars, a chirp, a
// slanted edge, letters, gradients, and patches of single pixels. Geometry is in fractions of the picture, edges are
// one pixel soft, so it is the same picture at every size.
class Chart {
public:
    // Three channels are red, green and blue, a fourth is opaque; one or two are grey. Further channels and batches
    // repeat the colours, each group a little darker, so that no two planes are equal.
    Chart(uint64_t batches, uint64_t channels, uint64_t height, uint64_t width);

    // Values 0 … 1 of the pixels from (n, c, y, x) on.
    void row(uint64_t n, uint64_t c, uint64_t y, uint64_t x, std::span<float> values) const;

private:
    struct Rgb {
        float r, g, b;
    };
    struct Ink { // how a plane sees a colour
        std::array<float, 3> weights;
        float operator()(Rgb colour) const;
    };
    struct Span { // the part of a row that is being painted: the pixel centres x0 + 0.5 …
        double y;
        double x0;
        std::span<float> values;
        Ink ink;
    };

    template <class Paint> static void paint(const Span& span, double left, double right, Paint&& at);
    void paintPaper(const Span& span) const;
    void paintFrame(const Span& span) const;
    void paintZonePlate(const Span& span) const;
    void paintStar(const Span& span, double centreX, int spokes, Rgb colour) const;
    void paintChirp(const Span& span) const;
    void paintSlantedEdge(const Span& span) const;
    void paintLetters(const Span& span) const;
    void paintGradients(const Span& span) const;
    void paintPixels(const Span& span) const;

    uint64_t m_batches, m_channels;
    double m_width, m_height;
    double m_side; // the shorter of the two
    double m_zoneRadius, m_starRadius, m_starX; // in pixels; the stars lie left and right of the middle
    std::vector<float> m_wave; // one period of the zone plate
};

} // namespace tessera
