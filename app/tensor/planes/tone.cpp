// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/tone.h"

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

} // namespace tessera
