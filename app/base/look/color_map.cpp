// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace tessera {

namespace {

// OKLab (Björn Ottosson, 2020): equal steps look equal, so that few control points make an even scale.
struct Lab {
    double l, a, b;
};

double linearOf(double encoded)
{
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

int encodedOf(double linear)
{
    linear = std::clamp(linear, 0.0, 1.0);
    const double encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
    return int(std::lround(encoded * 255));
}

Lab labOf(QRgb rgb)
{
    const double r = linearOf(qRed(rgb) / 255.0), g = linearOf(qGreen(rgb) / 255.0), b = linearOf(qBlue(rgb) / 255.0);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

std::array<double, 3> linearOf(const Lab& c) // red, green, blue; beyond 0 … 1 where no screen has the colour
{
    const double l = std::pow(c.l + 0.3963377774 * c.a + 0.2158037573 * c.b, 3);
    const double m = std::pow(c.l - 0.1055613458 * c.a - 0.0638541728 * c.b, 3);
    const double s = std::pow(c.l - 0.0894841775 * c.a - 1.2914855480 * c.b, 3);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

QRgb rgbOf(const Lab& c)
{
    const auto [r, g, b] = linearOf(c);
    return qRgb(encodedOf(r), encodedOf(g), encodedOf(b));
}

// An odd number of steps: the middle of a diverging map is exactly its neutral colour.
constexpr int kSteps = 257;
using Table = std::array<QRgb, kSteps>;

Table tableOf(std::span<const QRgb> points)
{
    Table table;
    for (int i = 0; i < kSteps; ++i) {
        const double position = double(i) / (kSteps - 1) * double(points.size() - 1);
        const size_t from = std::min(size_t(position), points.size() - 2);
        const double t = position - double(from);
        const Lab a = labOf(points[from]), b = labOf(points[from + 1]);
        table[size_t(i)] = rgbOf({std::lerp(a.l, b.l, t), std::lerp(a.a, b.a, t), std::lerp(a.b, b.b, t)});
    }
    return table;
}

constexpr double kLightestShade = 0.92, kDarkestShade = 0.47, kShadeChroma = 0.12; // in OKLab

double luminance(const QColor& c)
{
    return 0.2126 * linearOf(c.redF()) + 0.7152 * linearOf(c.greenF()) + 0.0722 * linearOf(c.blueF());
}

} // namespace

QRgb fromOklch(double lightness, double chroma, double degrees)
{
    for (;; chroma *= 0.9) {
        const Lab c{lightness, chroma * std::cos(degrees * M_PI / 180), chroma * std::sin(degrees * M_PI / 180)};
        const auto [least, most] = std::ranges::minmax(linearOf(c));
        if (chroma <= 0.001 || (least >= 0 && most <= 1))
            return rgbOf(c);
    }
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

std::vector<QRgb> axisShades(int axis, size_t count)
{
    Lab middle = labOf(axisColor(axis).rgb());
    const double chroma = std::hypot(middle.a, middle.b);
    std::vector<QRgb> shades;
    for (size_t i = 0; i < std::max<size_t>(1, count); ++i) {
        const double t = count > 1 ? double(i) / double(count - 1) : 0.5;
        const double kept = kShadeChroma / std::max(chroma, 1e-6) * (1 - std::abs(t - 0.6) * 0.8);
        shades.push_back(rgbOf({std::lerp(kLightestShade, kDarkestShade, t), middle.a * kept, middle.b * kept}));
    }
    return shades;
}

const std::vector<QRgb>& categoryColors()
{
    // Okabe and Ito's, softened, with a grey; neighbours in the list differ in hue and in lightness.
    static const std::vector<QRgb> hues = {0xff5aa9e0, 0xffe59a2e, 0xff1f6fae, 0xffece27a,
                                           0xff2f9d78, 0xffdba6c8, 0xffc9592f, 0xffb5bcc8};
    return hues;
}

const std::vector<QRgb>& primaryColors()
{
    static const std::vector<QRgb> colors = {0xffe5484d, 0xff3fb950, 0xff4a7dff};
    return colors;
}

QRgb mapped(ColorMap map, double fraction)
{
    static constexpr std::array kViridis = {0xff440154, 0xff433b80, 0xff2f6a8e, 0xff20958b,
                                            0xff4dc06b, 0xffabdb33, 0xfffde725};
    static constexpr std::array kDiverging = {0xff0a3a72, 0xff2f7cc4, 0xff9cc4e8, 0xfff5f5f3,
                                              0xfff6bd84, 0xffdd7d1c, 0xff7d3a02};
    static constexpr std::array kCividis = {0xff00224e, 0xff123570, 0xff3b496c, 0xff575d6d, 0xff707173,
                                            0xff8a8678, 0xffa59c74, 0xffc3b369, 0xffe1cc55, 0xfffee838};
    static constexpr std::array kTurbo = {0xff30123b, 0xff4145ab, 0xff4675ed, 0xff39a2fc, 0xff1bcfd4,
                                          0xff24eca6, 0xff61fc6c, 0xffa4fc3b, 0xffd1e834, 0xfff3c63a,
                                          0xfffe9b2d, 0xfff36315, 0xffd93806, 0xffb11901, 0xff7a0402};
    static const Table viridis = tableOf(kViridis), diverging = tableOf(kDiverging), cividis = tableOf(kCividis),
                       turbo = tableOf(kTurbo);

    const double f = std::isnan(fraction) ? 0 : std::clamp(fraction, 0.0, 1.0);
    if (map == ColorMap::Grey) {
        const int level = int(std::lround(f * 255));
        return qRgb(level, level, level);
    }
    if (map == ColorMap::Agreement)
        return f < 0.25 ? qRgb(0xf0, 0xf1, 0xf4) : f < 0.75 ? qRgb(0x7f, 0xb2, 0xe5) : qRgb(0xa8, 0x32, 0x0a);
    const Table& table = map == ColorMap::Diverging ? diverging
        : map == ColorMap::Cividis                  ? cividis
        : map == ColorMap::Turbo                    ? turbo
                                                    : viridis;
    return table[size_t(std::lround(f * (kSteps - 1)))];
}

} // namespace tessera
