// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/tone.h"

#include "app/tensor/planes/plane_sampler.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

double Tone::shown(double share) const
{
    const double lit = exposure == 0 ? share : share * std::exp2(exposure);
    constexpr double white = 1 - 1e-9; // 2^-x · 2^x, as it is rounded
    return lit >= white ? 1 : gamma == 1 ? std::max(lit, 0.0) : std::pow(std::max(lit, 0.0), 1 / gamma);
}

std::span<const NamedMap> namedMaps()
{
    static constexpr std::array<NamedMap, 5> maps = {{{"viridis", ColorMap::Viridis},
                                                      {"cividis", ColorMap::Cividis},
                                                      {"gray", ColorMap::Grey},
                                                      {"turbo", ColorMap::Turbo},
                                                      {"blue-orange", ColorMap::Diverging}}};
    return maps;
}

std::string_view nameOf(ColorMap map)
{
    const auto found = std::ranges::find(namedMaps(), map, &NamedMap::map);
    return found == namedMaps().end() ? std::string_view() : found->name;
}

namespace {

QString mapName(const Tone& tone)
{
    const std::string_view name = nameOf(*tone.map);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

QString toneText(const Tone& tone)
{
    QStringList parts;
    if (tone.map)
        parts << mapName(tone);
    if (tone.exposure != 0)
        parts << QStringLiteral("%1%2 EV").arg(tone.exposure > 0 ? QStringLiteral("+") : QString()).arg(tone.exposure);
    if (tone.gamma != 1)
        parts << QStringLiteral("γ %1").arg(tone.gamma);
    if (tone.showsClipping)
        parts << QCoreApplication::translate("Tone", "clipping");
    return parts.join(QStringLiteral(" · "));
}

QString toneOptions(const Tone& tone, const std::optional<std::pair<double, double>>& levels)
{
    QStringList parts;
    if (tone.map)
        parts << mapName(tone);
    if (tone.exposure != 0)
        parts << QStringLiteral("exposure=%1").arg(tone.exposure);
    if (tone.gamma != 1)
        parts << QStringLiteral("gamma=%1").arg(tone.gamma);
    if (tone.showsClipping)
        parts << QStringLiteral("clipping=on");
    if (levels)
        parts << QStringLiteral("levels=%1:%2").arg(levels->first, 0, 'g', 17).arg(levels->second, 0, 'g', 17);
    return parts.isEmpty() ? QString() : QStringLiteral(" --colours ") + parts.join(QLatin1Char(','));
}

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
    const double part = std::max(ofValues, ofPicture);
    return exposure > 0 ? std::min(part, 1.0) : part; // no value lies beyond the range
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
