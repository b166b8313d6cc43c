// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace tessera {

// A language that the window speaks.
struct Language {
    QString code; // "fr": of resources/languages/fr.ts, of the setting and of --language
    QString name; // in the language itself: "Français"
};

std::span<const Language> languages(); // English, then the others by their codes
bool isLanguage(const QString& code); // one of them
QString desktopLanguage(); // the first of the desktop's languages that is one of ours; none: "en"
QString currentLanguage(); // that was applied last; "en" before the first

// From now on every sentence that is made is in this language, and plurals are right: Qt's own sentences too where its
// translations are installed. What was made before stays as it is. `code`: one of languages().
void applyLanguage(const QString& code);

// The Debian package whose font this machine lacks to write the language; empty: nothing is missing.
QString missingFont(const QString& code);

} // namespace tessera
