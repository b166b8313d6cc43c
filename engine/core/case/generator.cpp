// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"

#include "engine/core/tensor/random.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

namespace tessera {

namespace {

// How each data type represents a generator's numbers. Only the lowest bytes of an integer count.

int mantissaBits(DataType type)
{
    return type == DataType::Float64 ? 52 : type == DataType::Float32 ? 23 : 10;
}

uint64_t fromInteger(DataType type, uint64_t value)
{
    return isFloat(type) ? fromDouble(type, static_cast<double>(value)) : value;
}

// The steps of a float in [−1, 1) are those of its coarsest binade, so that all are equally likely.
uint64_t fromHash(DataType type, uint64_t bits)
{
    if (!isFloat(type))
        return bits;
    const int steps = mantissaBits(type);
    return fromDouble(type, std::ldexp(static_cast<double>(bits >> (63 - steps)), -steps) - 1);
}

// 0 … 1 stays itself in floats and becomes the whole range of integers.
uint64_t fromUnit(DataType type, double unit)
{
    if (isFloat(type))
        return fromDouble(type, type == DataType::Float64 ? unit : static_cast<float>(unit));
    const uint64_t largest = ~uint64_t{0} >> (64 - 8 * elementBytes(type));
    const double scaled = unit * static_cast<double>(largest) + 0.5;
    const uint64_t steps = scaled >= static_cast<double>(largest) ? largest : static_cast<uint64_t>(scaled);
    return static_cast<uint64_t>(integerRange(type).first) + steps;
}

// Values that arithmetic or a copy may get wrong, as bits.
std::vector<uint64_t> specialBits(DataType type)
{
    const int bits = static_cast<int>(elementBytes(type)) * 8;
    const uint64_t sign = uint64_t{1} << (bits - 1), all = sign - 1 + sign;
    if (!isFloat(type))
        return {0, all, sign, sign - 1, 1, all ^ 1, sign + 1, 0x5555555555555555u & all};
    const uint64_t one = uint64_t{1} << mantissaBits(type), infinity = (sign - 1) ^ (one - 1),
                   quiet = infinity | one >> 1;
    // NaN, Inf, −Inf, −0; the smallest and largest denormal, the smallest ordinary number; the largest; a NaN with a
    // payload, a signalling one.
    return {quiet,
            infinity,
            sign | infinity,
            sign,
            1,
            one - 1,
            sign | 1,
            one,
            infinity - 1,
            sign | (infinity - 1),
            sign | quiet | 5,
            infinity | 1};
}

struct PatternText {
    std::string_view name;
    Text sentence;
    bool takesNumber = false;
};

// In the order of Pattern.
constexpr std::array<PatternText, kPatterns.size()> kTexts = {{
    {"doc-iota", say("case", "The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.")},
    {"iota", say("case", "Every element is its own index; integers wrap.")},
    {"random", say("case", "Uniform noise from a seed: floats in [−1, 1), integers over their whole range."), true},
    {"coordinates", say("case", "Every element spells its own n, c, h, w in decimal digits.")},
    {"constant", say("case", "One value everywhere: proves nothing about where elements go."), true},
    {"ramp", say("case", "Rises evenly along every axis: linear interpolation keeps it a plane.")},
    {"checker", say("case", "0 and 1 alternate along every axis: the finest pattern that there is.")},
    {"one-hot", say("case", "A single 1 among zeros: shows where one element goes."), true},
    {"special", say("case", "NaN, infinities, −0, denormals and extremes among ordinary noise."), true},
    {"chart", say("case", "A picture made for resampling: zone plate, stars, edges, letters, gradients.")},
}};
static_assert(!kTexts.back().name.empty());

// The tensor as {N, C, H, W}: lower ranks are padded in front with 1, further dimensions count as batches.
struct Shape {
    uint64_t n = 1, c = 1, h = 1, w = 1;
};

struct Position {
    uint64_t element, n, c, y, x;
};

// Element `index` of splitmix64's sequence.
uint64_t hash(uint64_t seed, uint64_t index)
{
    return mixedBits(mixedBits(seed + kGoldenRatio) + (index + 1) * kGoldenRatio);
}

Shape shapeOf(std::span<const uint32_t> sizes)
{
    Shape shape;
    for (size_t i = 0; i < sizes.size(); ++i) {
        const size_t fromEnd = sizes.size() - 1 - i;
        (fromEnd == 0 ? shape.w : fromEnd == 1 ? shape.h : fromEnd == 2 ? shape.c : shape.n) *= sizes[i];
    }
    return shape;
}

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

// How much of a pixel lies inside an edge whose distance from the pixel's centre is `inside` pixels.
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

// Turned by five degrees, so that its edges cross the pixels at every phase.
Rgb slantedSquare(const Rgb& below, double dx, double dy, double half)
{
    const double cosine = std::cos(5 * std::numbers::pi / 180), sine = std::sin(5 * std::numbers::pi / 180);
    const double u = dx * cosine + dy * sine, v = dy * cosine - dx * sine;
    return mix(below, kViolet, coverage(half - std::max(std::abs(u), std::abs(v))));
}

// All hues, and below them a smooth and a stepped grey ramp; u and v are in 0 … 1.
Rgb gradient(double u, double v)
{
    const auto wave = [](double hue) { return std::clamp(std::abs(hue * 6 - 3) - 1, 0.0, 1.0); };
    if (v < 0.4)
        return {wave(u), wave(fraction(u + 2.0 / 3)), wave(fraction(u + 1.0 / 3))};
    return mix({}, kWhite, v < 0.7 ? u : std::floor(u * 11) / 10);
}

// The picture of Pattern::Chart, which shows what resampling does: a zone plate, two Siemens stars, a slanted square,
// letters and gradients. Its geometry is in fractions of the picture, and round edges are one pixel soft, so it is the
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

class Filler {
public:
    Filler(const Generator& generator, const TensorDesc& desc)
        : m_generator(generator)
        , m_desc(desc)
        , m_strides(effectiveStrides(desc))
        , m_step(m_strides.empty() ? 1 : m_strides.back())
        , m_shape(shapeOf(desc.sizes))
        , m_constant(fromDouble(desc.dataType, generator.value))
        , m_special(specialBits(desc.dataType))
        , m_chart(m_shape.n, m_shape.c, m_shape.h, m_shape.w)
    {
    }

    // Where elements share a place, the first along a repeated dimension stays, and else the last.
    void fill(std::byte* memory) const
    {
        const uint64_t rows = m_shape.n * m_shape.c * m_shape.h;
        const auto fillRows = [&](uint64_t row, uint64_t end) {
            for (; row != end; ++row)
                fillRow(row, memory);
        };
        if (!validate(m_desc, {}, TensorRole::Output).empty()) // several elements may lie at one offset
            return fillRows(0, rows);
        inParts(rows, 16, fillRows);
    }

private:
    void fillRow(uint64_t row, std::byte* memory) const
    {
        const uint32_t bytes = elementBytes(m_desc.dataType);
        const uint64_t plane = row / m_shape.h;
        Position at{row * m_shape.w, plane / m_shape.c, plane % m_shape.c, row % m_shape.h, 0};
        const auto offset = memoryOffset(at.element);
        if (!offset)
            return;
        std::byte* to = memory + *offset * bytes;
        for (; at.x < (m_step == 0 ? 1 : m_shape.w); ++at.x, ++at.element, to += m_step * bytes) {
            const uint64_t bits = bitsAt(at);
            std::memcpy(to, &bits, bytes); // the lowest bytes: machines are little-endian
        }
    }

    // none: a repetition
    std::optional<uint64_t> memoryOffset(uint64_t element) const
    {
        uint64_t offset = 0;
        for (size_t i = m_desc.sizes.size(); i-- > 0; element /= m_desc.sizes[i]) {
            const uint64_t coordinate = element % m_desc.sizes[i];
            if (m_strides[i] == 0 && coordinate != 0)
                return std::nullopt;
            offset += coordinate * m_strides[i];
        }
        return offset;
    }

    uint64_t digitsOf(const Position& at) const
    {
        const auto shifted = [](uint64_t digits, uint64_t size, uint64_t next) {
            uint64_t power = 10;
            while (power < size)
                power *= 10;
            return digits * power + next;
        };
        return shifted(shifted(shifted(at.n, m_shape.c, at.c), m_shape.h, at.y), m_shape.w, at.x);
    }

    uint64_t bitsAt(const Position& at) const
    {
        const DataType type = m_desc.dataType;
        const uint64_t seed = m_generator.seed, sum = at.n + at.c + at.y + at.x;
        switch (m_generator.pattern) {
        case Pattern::DocIota:
            return fromInteger(type, at.element + 3 * (at.n * m_shape.c + at.c));
        case Pattern::Iota:
            return fromInteger(type, at.element);
        case Pattern::Coordinates:
            return fromInteger(type, digitsOf(at));
        case Pattern::Random:
            return fromHash(type, hash(seed, at.element));
        case Pattern::Constant:
            return m_constant;
        case Pattern::Ramp: {
            const uint64_t steps = m_shape.n + m_shape.c + m_shape.h + m_shape.w - 4;
            return fromUnit(type, static_cast<double>(sum) / static_cast<double>(std::max<uint64_t>(steps, 1)));
        }
        case Pattern::Checker:
            return fromInteger(type, sum & 1);
        case Pattern::OneHot:
            return fromInteger(type, at.element == seed);
        case Pattern::Special: { // one of every four elements, all kinds in turn
            const uint64_t group = at.element / 4;
            return hash(~seed, group) % 4 != at.element % 4 ? fromHash(type, hash(seed, at.element))
                                                            : m_special[(group + seed) % m_special.size()];
        }
        case Pattern::Chart:
            break;
        }
        return fromUnit(type, m_chart.at(at.n, at.c, at.y, at.x));
    }

    const Generator& m_generator;
    const TensorDesc& m_desc;
    std::vector<uint64_t> m_strides;
    uint64_t m_step; // the step of the last dimension, in elements
    Shape m_shape;
    uint64_t m_constant;
    std::vector<uint64_t> m_special;
    Chart m_chart;
};

} // namespace

std::string_view name(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].name;
}

Text sentence(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].sentence;
}

bool takesNumber(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].takesNumber;
}

std::optional<Pattern> patternFromName(std::string_view text)
{
    const auto found = std::ranges::find(kPatterns, text, [](Pattern pattern) { return name(pattern); });
    return found == kPatterns.end() ? std::nullopt : std::optional(*found);
}

Tensor generate(const Generator& generator, const TensorDesc& desc)
{
    Tensor tensor(desc);
    Filler(generator, desc).fill(tensor.writableBytes().data());
    return tensor;
}

} // namespace tessera
