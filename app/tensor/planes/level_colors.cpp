// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/plane_sampler.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

std::pair<double, double> blackAndWhite(DataType type, const ValueRange& range)
{
    if (type == DataType::UInt8)
        return {0, 255};
    if (range.minimum < 0)
        return {range.minimum, range.maximum};
    if (isFloat(type) && range.maximum <= 1)
        return {0, 1};
    if (range.maximum <= 255)
        return {0, 255};
    if (range.maximum <= 65535 && (type == DataType::UInt16 || range.maximum > 32767))
        return {0, 65535};
    return {range.minimum, range.maximum};
}

} // namespace

double exposedPart(DataType type, const ValueRange& range, double exposure)
{
    if (exposure == 0 || range.logarithmic || !(range.maximum > range.minimum))
        return 1;
    const auto [black, white] = blackAndWhite(type, range);
    const double ofValues = std::exp2(-exposure);
    const double ofPicture = (black + (white - black) * ofValues - range.minimum) / (range.maximum - range.minimum);
    return std::max(ofValues, ofPicture);
}

LevelColors LevelColors::ofMap(ColorMap map, const Tone& tone, double part)
{
    LevelColors colors;
    colors.byLevel.resize(1 << 16, color(Role::Bad).rgb());
    for (uint32_t level = 0; level <= kTopLevel; ++level)
        colors.byLevel[level] = mapped(map, tone.shown(part * level / kTopLevel));
    for (uint32_t level = 0; tone.showsClipping && level <= kTopLevel; ++level)
        if (const double shown = tone.shown(part * level / kTopLevel); shown <= 0 || shown >= 1)
            colors.byLevel[level] = shown <= 0 ? kTooDark : kTooLight;
    colors.byLevel[kPositiveInfinity] = colors.byLevel[kNegativeInfinity] = color(Role::Warning).rgb();
    colors.background = color(Role::Canvas).rgb();
    return colors;
}

LevelColors LevelColors::ofPicture(DataType type, const ValueRange& range, const Tone& tone, double part)
{
    LevelColors colors = ofMap(ColorMap::Grey);
    colors.showsClipping = tone.showsClipping;
    const auto [black, white] = blackAndWhite(type, range);
    colors.bytes.resize(1 << 16, 0);
    for (uint32_t level = 0; level <= kTopLevel; ++level) {
        const double value = range.minimum + std::max(range.maximum - range.minimum, 0.0) * part * level / kTopLevel;
        const double share = white > black ? (value - black) / (white - black) : 0.5;
        colors.bytes[level] = static_cast<uint8_t>(std::lround(tone.shown(std::max(share, 0.0)) * 255));
    }
    return colors;
}

} // namespace tessera
