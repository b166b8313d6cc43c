// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/message/message.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace tessera {

// A sentence that belongs to no class, in the language of the window. `number` chooses the plural form, if there is
// one. The context is the namespace, as lupdate has it.
inline QString tr(const char* sentence, const char* comment = nullptr, int number = -1)
{
    return QCoreApplication::translate("tessera", sentence, comment, number);
}

// The number that chooses the plural form of a count too large for an int. The last digits decide, as in “1001”.
constexpr int pluralNumber(uint64_t count)
{
    constexpr uint64_t kRound = 1'000'000;
    return int(count < kRound ? count : kRound + count % kRound);
}

// What the engine says, in the language of the window. Names, numbers and texts without a translation stay as they are.
QString inWindowLanguage(const Message& message);

// A language that the window speaks.
struct Language {
    QString code; // "fr": as in resources/languages/fr.ts, in the setting and in --language
    QString name; // in the language itself: "Français"
};

std::span<const Language> languages(); // English, then the others by their codes
bool isLanguage(const QString& code); // whether languages() has this code
QString desktopLanguage(); // the first of the desktop's languages that is one of ours; none: "en"
QString currentLanguage(); // the language that was applied last; "en" at first

// Makes new sentences and plurals in this language, Qt's own too if its translations are installed. Sentences made
// before do not change. `code` is one of languages().
void applyLanguage(const QString& code);

// The Debian package whose font this machine lacks to write the language; empty: nothing is missing.
QString missingFont(const QString& code);

} // namespace tessera
