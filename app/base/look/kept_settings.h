// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/base/look/window_settings.h"

namespace tessera {

// Settings as values that the window can use, whatever stands in the file: it may have been edited, or be damaged.

std::optional<Theme> keptTheme(const WindowSettings& settings); // none: the desktop's
void keepTheme(WindowSettings& settings, std::optional<Theme> theme);

TextSettings keptText(const WindowSettings& settings); // what is no scale above 0 is 1
void keepText(WindowSettings& settings, const TextSettings& text);

QString keptLanguage(const WindowSettings& settings); // one of languages(); empty: the desktop's
void keepLanguage(WindowSettings& settings, const QString& code); // the same

uint64_t
keptBudget(const WindowSettings& settings); // MiB, and in bytes within 64 bits; 0: half of the machine's memory

} // namespace tessera
