// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"

#include <QRgb>

#include <optional>
#include <span>
#include <string_view>

namespace tessera {

// How values become colours within their range. It changes no value.
struct Tone {
    std::optional<ColorMap> map = {}; // none: that of the view, which is grey for a grey picture
    double exposure = 0; // in stops: what is above black is 2^exposure times as light; kLeastExposure … kMostExposure
    double gamma = 1; // the share of the range is raised to 1/gamma; kLeastGamma … kMostGamma
    bool showsClipping = false; // what is white or beyond is red, what is black or below it blue

    bool operator==(const Tone&) const = default;
    double shown(double share) const; // 0 … 1; of a share of the range, or beyond
};
inline constexpr double kLeastExposure = -16, kMostExposure = 16, kLeastGamma = 0.1, kMostGamma = 10;

// A colour map that can be chosen, and its name in a line.
struct NamedMap {
    std::string_view name;
    ColorMap map;
};
std::span<const NamedMap> namedMaps(); // viridis, cividis, gray, turbo, blue-orange
std::string_view nameOf(ColorMap map); // `map` is one of namedMaps()

QString toneText(const Tone& tone); // "cividis · +1 EV · γ 2.2 · clipping"; empty: nothing is chosen
// " --colours cividis,exposure=1,gamma=2.2,clipping=on,levels=0:1"
QString toneOptions(const Tone& tone, const std::optional<std::pair<double, double>>& levels = {});

// A colour over another with a weight of 255, each channel rounded to the nearest; two channels at a time, in 16 bits
// each.
inline QRgb mixed(QRgb above, QRgb below, uint32_t weight)
{
    constexpr uint32_t kEverySecond = 0x00ff00ff;
    const auto mix = [weight](uint32_t a, uint32_t b) {
        const uint32_t sum = a * weight + b * (255 - weight) + 0x007f007f;
        return ((sum + (sum >> 8 & kEverySecond) + 0x00010001) >> 8) & kEverySecond; // exactly sum / 255
    };
    return mix(above & kEverySecond, below & kEverySecond)
        | mix(above >> 8 & kEverySecond, below >> 8 & kEverySecond) << 8;
}

// Half and half.
inline QRgb mean(QRgb a, QRgb b)
{
    return (a & b) + (((a ^ b) & 0xfefefefe) >> 1);
}

} // namespace tessera
