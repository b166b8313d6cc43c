// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/kept_settings.h"

#include "app/base/look/language.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

const auto kTheme = QStringLiteral("theme"), kTextScale = QStringLiteral("textScale"),
           kDataFont = QStringLiteral("dataFont"), kLanguage = QStringLiteral("language");
constexpr uint64_t kMost = UINT64_MAX >> 20; // mebibytes

} // namespace

std::optional<Theme> keptTheme(const WindowSettings& settings)
{
    return themeFromName(settings.value(kTheme).toString());
}

void keepTheme(WindowSettings& settings, std::optional<Theme> theme)
{
    if (theme)
        settings.set(kTheme, name(*theme));
    else
        settings.remove(kTheme);
}

TextSettings keptText(const WindowSettings& settings)
{
    bool isNumber = false;
    const double scale = settings.value(kTextScale, 1.0).toDouble(&isNumber);
    const bool isScale = isNumber && std::isfinite(scale) && scale > 0;
    return {isScale ? scale : 1, settings.value(kDataFont).toString()};
}

void keepText(WindowSettings& settings, const TextSettings& text)
{
    settings.set(kTextScale, text.scale);
    settings.set(kDataFont, text.dataFamily);
}

QString keptLanguage(const WindowSettings& settings)
{
    const QString code = settings.value(kLanguage).toString();
    return isLanguage(code) ? code : QString();
}

void keepLanguage(WindowSettings& settings, const QString& code)
{
    if (code.isEmpty())
        settings.remove(kLanguage);
    else
        settings.set(kLanguage, code);
}

uint64_t keptBudget(const WindowSettings& settings)
{
    const double mebibytes = settings.value(kBudgetKey).toDouble();
    return mebibytes > 0 ? uint64_t(std::min(mebibytes, double(kMost))) : 0;
}

} // namespace tessera
