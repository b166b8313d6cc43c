// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"

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
std::string_view nameOf(ColorMap map); // of one of these

QString toneText(const Tone& tone); // "cividis · +1 EV · γ 2.2 · clipping"; empty: nothing is chosen
// " --colours cividis,exposure=1,gamma=2.2,clipping=on,levels=0:1"
QString toneOptions(const Tone& tone, const std::optional<std::pair<double, double>>& levels = {});

} // namespace tessera
