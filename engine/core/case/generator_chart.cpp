// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator_chart.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>

namespace tessera {

namespace {

using Rgb = std::array<double, 3>;
constexpr Rgb kWhite = {1, 1, 1}, kInk = {0.078, 0.129, 0.239}, kBright = {0.992, 0.972, 0.933};
constexpr Rgb kGold = {1, 0.78, 0.24}, kRed = {0.831, 0.290, 0.227}, kGreen = {0.055, 0.451, 0.478};
constexpr Rgb kViolet = {0.357, 0.208, 0.475}, kPaperTop = {0.965, 0.949, 0.914}, kPaperBottom = {0.867, 0.886, 0.902};
constexpr std::array<std::string_view, 5> kWord = {
    "### ### ### ### ### ### ###", //
    " #  #   #   #   #   # # # #", //
    " #  ##  ### ### ##  ##  ###", //
    " #  #     #   # #   # # # #", //
    " #  ### ### ### ### # # # #",
};

Rgb mix(const Rgb& a, const Rgb& b, double t)
{
    return {a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t};
}

// How much of a pixel an edge covers whose distance from its centre is `inside` pixels.
double coverage(double inside)
{
    return std::clamp(inside + 0.5, 0.0, 1.0);
}

double fraction(double value)
{
    return value - std::floor(value);
}

// cos(r²) around the middle: the frequency grows with the radius up to the pixels' limit, and no further than 128
// rings, where the rings are finer than a screen shows.
Rgb zonePlate(const Rgb& below, double dx, double dy, double radius)
{
    const double square = dx * dx + dy * dy;
    const double inside = (radius * radius - square) / (2 * radius); // near the rim, in pixels
    if (inside < -0.5)
        return below;
    const double turns = square * std::min(radius / 4, 128.0) / (radius * radius);
    const double wave = 0.5 + 0.5 * std::cos(2 * std::numbers::pi * turns);
    return mix(below, mix(kInk, kBright, wave), coverage(inside));
}

Rgb star(const Rgb& below, double dx, double dy, double radius, int spokes, const Rgb& colour)
{
    const double distance = std::hypot(dx, dy);
    if (distance > radius + 0.5)
        return below;
    const double phase = std::atan2(dy, dx) * spokes / (2 * std::numbers::pi);
    const double toEdge = 0.25 - std::abs(fraction(phase) - 0.5); // in periods; positive inside a spoke
    const double period = 2 * std::numbers::pi * std::max(distance, 0.5) / spokes; // in pixels
    return mix(below, colour, coverage(toEdge * period) * coverage(radius - distance));
}

// Turned by five degrees: its edges cross the pixels at every phase.
Rgb slantedSquare(const Rgb& below, double dx, double dy, double half)
{
    const double cosine = std::cos(5 * std::numbers::pi / 180), sine = std::sin(5 * std::numbers::pi / 180);
    const double u = dx * cosine + dy * sine, v = dy * cosine - dx * sine;
    return mix(below, kViolet, coverage(half - std::max(std::abs(u), std::abs(v))));
}

// All hues, and under them a smooth and a stepped grey; u and v in 0 … 1.
Rgb gradient(double u, double v)
{
    const auto wave = [](double hue) { return std::clamp(std::abs(hue * 6 - 3) - 1, 0.0, 1.0); };
    if (v < 0.4)
        return {wave(u), wave(fraction(u + 2.0 / 3)), wave(fraction(u + 1.0 / 3))};
    return mix({}, kWhite, v < 0.7 ? u : std::floor(u * 11) / 10);
}

} // namespace

Chart::Chart(uint64_t batches, uint64_t channels, uint64_t height, uint64_t width)
    : m_batches(batches)
    , m_channels(channels)
    , m_width(static_cast<double>(width))
    , m_height(static_cast<double>(height))
    , m_side(std::min(m_width, m_height))
    , m_zoneRadius(0.29 * m_side)
{
    const double free = m_width / 2 - m_zoneRadius - 0.03 * m_side; // between the zone plate and the frame
    m_starX = m_zoneRadius + free / 2;
    m_starRadius = std::min(0.19 * m_side, 0.42 * free);
}

double Chart::at(uint64_t n, uint64_t c, uint64_t y, uint64_t x) const
{
    if (m_channels == 4 && c == 3)
        return 1;
    const bool isColour = m_channels > 2;
    const uint64_t groups = isColour ? (m_channels + 2) / 3 : m_channels;
    const uint64_t group = n * groups + (isColour ? c / 3 : c);
    const double fade = 1 - 0.6 * static_cast<double>(group) / static_cast<double>(m_batches * groups);
    const Rgb colour = colourAt(static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5);
    return fade * (isColour ? colour[c % 3] : 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]);
}

Rgb Chart::colourAt(double x, double y) const
{
    // Blocks along the edges show what is cropped and where the edge is repeated.
    const double block = std::max(1.0, std::floor(m_side / 40));
    const auto column = static_cast<int64_t>(std::min(x, m_width - x) / block);
    const auto row = static_cast<int64_t>(std::min(y, m_height - y) / block);
    if (column == 0 || row == 0)
        return (column + row) % 2 == 0 ? kInk : kGold;
    const double u = (x / m_width - 0.08) / 0.84, v = (y / m_height - 0.81) / 0.13;
    if (u >= 0 && u < 1 && v >= 0 && v < 1)
        return gradient(u, v);
    const double stroke = 0.015 * m_side, dx = x - m_width / 2;
    const double letter = dx / stroke + static_cast<double>(kWord[0].size()) / 2,
                 line = (y - 0.065 * m_height) / stroke;
    if (line >= 0 && line < static_cast<double>(kWord.size()) && letter >= 0
        && letter < static_cast<double>(kWord[0].size())
        && kWord[static_cast<size_t>(line)][static_cast<size_t>(letter)] == '#')
        return kInk;
    Rgb colour = mix(kPaperTop, kPaperBottom, y / m_height);
    colour = zonePlate(colour, dx, y - 0.46 * m_height, m_zoneRadius);
    colour = star(colour, dx + m_starX, y - 0.40 * m_height, m_starRadius, 36, kRed);
    colour = star(colour, dx - m_starX, y - 0.40 * m_height, m_starRadius, 60, kGreen);
    return slantedSquare(colour, dx - m_starX, y - 0.72 * m_height, std::min(0.065 * m_side, 0.6 * m_starRadius));
}

} // namespace tessera
