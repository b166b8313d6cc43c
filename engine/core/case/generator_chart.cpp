// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator_chart.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tessera {

namespace {

constexpr size_t kWaveSteps = 4096; // a power of two
constexpr float kPaperTop[] = {0.965f, 0.949f, 0.914f};
constexpr float kPaperBottom[] = {0.867f, 0.886f, 0.902f};

struct Segment {
    double ax, ay, bx, by;
};

// The word's letters as strokes in boxes 4 wide and 6 high.
constexpr Segment kT[] = {{0, 0, 4, 0}, {2, 0, 2, 6}};
constexpr Segment kE[] = {{0, 0, 0, 6}, {0, 0, 3.6, 0}, {0, 3, 3.2, 3}, {0, 6, 3.6, 6}};
constexpr Segment kS[] = {{3.8, 0, 0.2, 0}, {0.2, 0, 0.2, 3}, {0.2, 3, 3.8, 3}, {3.8, 3, 3.8, 6}, {3.8, 6, 0.2, 6}};
constexpr Segment kR[] = {{0.2, 0, 0.2, 6}, {0.2, 0, 3.8, 0}, {3.8, 0, 3.8, 3}, {3.8, 3, 0.2, 3}, {1.6, 3, 3.9, 6}};
constexpr Segment kA[] = {{0, 6, 2, 0}, {2, 0, 4, 6}, {0.8, 4, 3.2, 4}};
constexpr std::array<std::span<const Segment>, 7> kWord = {kT, kE, kS, kS, kE, kR, kA};

double distance(const Segment& s, double x, double y)
{
    const double dx = s.bx - s.ax, dy = s.by - s.ay;
    const double along = std::clamp(((x - s.ax) * dx + (y - s.ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(x - s.ax - along * dx, y - s.ay - along * dy);
}

// How much of a pixel an edge covers whose distance from its centre is `inside` pixels.
float coverage(double inside)
{
    return static_cast<float>(std::clamp(inside + 0.5, 0.0, 1.0));
}

float mix(float a, float b, float t)
{
    return a + (b - a) * t;
}

} // namespace

Chart::Chart(uint64_t batches, uint64_t channels, uint64_t height, uint64_t width)
    : m_batches(batches)
    , m_channels(channels)
    , m_width(static_cast<double>(width))
    , m_height(static_cast<double>(height))
    , m_side(std::min(m_width, m_height))
    , m_zoneRadius(0.29 * m_side)
    , m_wave(kWaveSteps)
{
    const double free = m_width / 2 - m_zoneRadius - 0.03 * m_side; // between the zone plate and the frame
    m_starX = m_zoneRadius + free / 2;
    m_starRadius = std::min(0.19 * m_side, 0.42 * free);
    for (size_t i = 0; i < kWaveSteps; ++i)
        m_wave[i] = static_cast<float>(
            0.5 + 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(kWaveSteps)));
}

float Chart::Ink::operator()(Rgb colour) const
{
    return weights[0] * colour.r + weights[1] * colour.g + weights[2] * colour.b;
}

void Chart::row(uint64_t n, uint64_t c, uint64_t y, uint64_t x, std::span<float> values) const
{
    if (m_channels == 4 && c == 3) {
        std::ranges::fill(values, 1.0f);
        return;
    }
    const bool isColour = m_channels > 2;
    const uint64_t groupsPerBatch = isColour ? (m_channels + 2) / 3 : m_channels;
    const uint64_t group = n * groupsPerBatch + (isColour ? c / 3 : c);
    const auto fade =
        static_cast<float>(1 - 0.6 * static_cast<double>(group) / static_cast<double>(m_batches * groupsPerBatch));

    Ink ink{{0.2126f, 0.7152f, 0.0722f}};
    if (isColour)
        ink.weights = {c % 3 == 0 ? 1.0f : 0.0f, c % 3 == 1 ? 1.0f : 0.0f, c % 3 == 2 ? 1.0f : 0.0f};
    for (float& weight : ink.weights)
        weight *= fade;

    const Span span{static_cast<double>(y) + 0.5, static_cast<double>(x), values, ink};
    paintPaper(span);
    paintZonePlate(span);
    paintStar(span, m_width / 2 - m_starX, 36, {0.831f, 0.290f, 0.227f});
    paintStar(span, m_width / 2 + m_starX, 60, {0.055f, 0.451f, 0.478f});
    paintChirp(span);
    paintSlantedEdge(span);
    paintLetters(span);
    paintGradients(span);
    paintPixels(span);
    paintFrame(span);
}

// Calls at(x, value) for the pixels of the row whose centres x lie in [left, right).
template <class Paint> void Chart::paint(const Span& span, double left, double right, Paint&& at)
{
    const auto count = static_cast<double>(span.values.size());
    const auto first = static_cast<size_t>(std::clamp(std::ceil(left - span.x0 - 0.5), 0.0, count));
    const auto last = static_cast<size_t>(std::clamp(std::ceil(right - span.x0 - 0.5), 0.0, count));
    for (size_t i = first; i < last; ++i)
        at(span.x0 + static_cast<double>(i) + 0.5, span.values[i]);
}

void Chart::paintPaper(const Span& span) const
{
    const auto t = static_cast<float>(span.y / m_height);
    const float paper = span.ink({mix(kPaperTop[0], kPaperBottom[0], t), mix(kPaperTop[1], kPaperBottom[1], t),
                                  mix(kPaperTop[2], kPaperBottom[2], t)});
    std::ranges::fill(span.values, paper);
}

// Blocks along the edges, which show what is cropped and where the edge is repeated.
void Chart::paintFrame(const Span& span) const
{
    const double block = std::max(1.0, std::floor(m_side / 40));
    const float dark = span.ink({0.078f, 0.129f, 0.239f}), bright = span.ink({1.0f, 0.78f, 0.24f});
    const double fromBottom = m_height - span.y;
    const auto blocksFrom = [&](double distance) { return static_cast<int64_t>(distance / block); };
    const int64_t row = blocksFrom(std::min(span.y, fromBottom));
    const auto at = [&](double x, float& value) {
        value = (blocksFrom(std::min(x, m_width - x)) + row) % 2 == 0 ? dark : bright;
    };
    if (row == 0) {
        paint(span, 0, m_width, at);
    } else {
        paint(span, 0, block, at);
        paint(span, m_width - block, m_width, at);
    }
}

// cos(r²): the frequency grows with the radius up to the pixels' limit (and no further than 128 rings, where the rings
// are finer than a screen shows).
void Chart::paintZonePlate(const Span& span) const
{
    const double dy = span.y - 0.46 * m_height;
    const double half = m_zoneRadius * m_zoneRadius - dy * dy;
    if (half <= 0)
        return;
    const double reach = std::sqrt(half) + 1;
    const double rings = std::min(m_zoneRadius / 4, 128.0);
    const double scale = rings / (m_zoneRadius * m_zoneRadius);
    const float dark = span.ink({0.078f, 0.129f, 0.239f}), bright = span.ink({0.992f, 0.972f, 0.933f});
    paint(span, m_width / 2 - reach, m_width / 2 + reach, [&](double x, float& value) {
        const double dx = x - m_width / 2;
        const double square = dx * dx + dy * dy;
        const double inside = (m_zoneRadius * m_zoneRadius - square) / (2 * m_zoneRadius); // near the rim, in pixels
        const auto step = static_cast<size_t>(square * scale * kWaveSteps) & (kWaveSteps - 1);
        value = mix(value, mix(dark, bright, m_wave[step]), coverage(inside));
    });
}

void Chart::paintStar(const Span& span, double centreX, int spokes, Rgb colour) const
{
    const double dy = span.y - 0.40 * m_height;
    if (std::abs(dy) > m_starRadius)
        return;
    const float ink = span.ink(colour);
    paint(span, centreX - m_starRadius, centreX + m_starRadius, [&](double x, float& value) {
        const double dx = x - centreX;
        const double radius = std::hypot(dx, dy);
        if (radius > m_starRadius + 0.5)
            return;
        const double phase = std::atan2(dy, dx) * spokes / (2 * std::numbers::pi);
        const double toEdge = 0.25 - std::abs(phase - std::floor(phase) - 0.5); // in periods; positive inside a spoke
        const double period = 2 * std::numbers::pi * std::max(radius, 0.5) / spokes; // in pixels
        value = mix(value, ink, coverage(toEdge * period) * coverage(m_starRadius - radius));
    });
}

// Bars that narrow from left to right, down to single pixels.
void Chart::paintChirp(const Span& span) const
{
    const double centre = m_width / 2 - m_starX, half = m_starRadius;
    if (span.y < 0.68 * m_height || span.y >= 0.76 * m_height)
        return;
    const float dark = span.ink({0.078f, 0.129f, 0.239f}), bright = span.ink({0.992f, 0.972f, 0.933f});
    const double last = std::max(1.0, half / 80), growth = 0.11; // width of the last bar; each bar to its left is wider
    paint(span, centre - half, centre + half, [&](double x, float& value) {
        const double bar = std::log1p((centre + half - x) * growth / last) / std::log1p(growth);
        const double width = last + (centre + half - x) * growth;
        const double toEdge = (0.5 - std::abs(std::fmod(bar, 2.0) - 0.5)) * width;
        value = mix(bright, dark,
                    std::fmod(bar, 2.0) > 1.5 ? coverage((std::fmod(bar, 2.0) - 2) * width) : coverage(toEdge));
    });
}

// A dark square turned by five degrees: its edges cross the pixels at every phase.
void Chart::paintSlantedEdge(const Span& span) const
{
    const double centreX = m_width / 2 + m_starX, centreY = 0.72 * m_height;
    const double half = std::min(0.065 * m_side, 0.6 * m_starRadius), reach = 1.1 * half + 1;
    if (std::abs(span.y - centreY) > reach)
        return;
    const float dark = span.ink({0.357f, 0.208f, 0.475f});
    const double cosine = std::cos(5 * std::numbers::pi / 180), sine = std::sin(5 * std::numbers::pi / 180);
    paint(span, centreX - reach, centreX + reach, [&](double x, float& value) {
        const double u = (x - centreX) * cosine + (span.y - centreY) * sine;
        const double v = (span.y - centreY) * cosine - (x - centreX) * sine;
        value = mix(value, dark, coverage(half - std::max(std::abs(u), std::abs(v))));
    });
}

void Chart::paintLetters(const Span& span) const
{
    const double unit = 0.012 * m_side, advance = 6.5 * unit, stroke = 0.55;
    const double left = m_width / 2 - (static_cast<double>(kWord.size()) * advance - 2.5 * unit) / 2,
                 top = 0.065 * m_height;
    const double v = (span.y - top) / unit;
    if (v < -1 || v > 7)
        return;
    const float ink = span.ink({0.078f, 0.129f, 0.239f});
    for (size_t i = 0; i < kWord.size(); ++i) {
        const double start = left + static_cast<double>(i) * advance;
        paint(span, start - unit, start + 5 * unit, [&](double x, float& value) {
            double nearest = 1e9;
            for (const Segment& segment : kWord[i])
                nearest = std::min(nearest, distance(segment, (x - start) / unit, v));
            value = mix(value, ink, coverage((stroke - nearest) * unit));
        });
    }
}

// All hues, and under them a smooth and a stepped grey.
void Chart::paintGradients(const Span& span) const
{
    const double left = 0.08 * m_width, right = 0.92 * m_width;
    const double v = span.y / m_height;
    if (v < 0.81 || v >= 0.94)
        return;
    const auto wave = [](double hue) { return static_cast<float>(std::clamp(std::abs(hue * 6 - 3) - 1, 0.0, 1.0)); };
    const auto turn = [](double hue) { return hue - std::floor(hue); };
    const float white = span.ink({1, 1, 1});
    paint(span, left, right, [&](double x, float& value) {
        const double u = (x - left) / (right - left);
        if (v < 0.86)
            value = span.ink({wave(u), wave(turn(u + 2.0 / 3)), wave(turn(u + 1.0 / 3))});
        else
            value = white * static_cast<float>(v < 0.90 ? u : std::floor(u * 11) / 10);
    });
}

// A checkerboard and lines of single pixels, which only sampling at every pixel keeps.
void Chart::paintPixels(const Span& span) const
{
    const double top = std::floor(0.065 * m_height), side = std::floor(0.09 * m_side);
    if (span.y < top || span.y >= top + side)
        return;
    const float dark = span.ink({0, 0, 0}), bright = span.ink({1, 1, 1});
    const double left = std::floor(0.065 * m_width), right = std::floor(0.935 * m_width) - side;
    const auto y = static_cast<int64_t>(span.y);
    const auto odd = [](int64_t i) { return i % 2 != 0; };
    paint(span, left, left + side,
          [&](double x, float& value) { value = odd(static_cast<int64_t>(x) + y) ? dark : bright; });
    paint(span, right, right + side, [&](double x, float& value) {
        value = odd(span.y < top + side / 2 ? static_cast<int64_t>(x) : y) ? dark : bright;
    });
}

} // namespace tessera
