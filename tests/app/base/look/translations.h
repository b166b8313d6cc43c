// SPDX-License-Identifier: GPL-3.0-or-later
// The translations as their files have them: sentences of resources/languages, paragraphs of resources/lessons.
#pragma once

#include <QStringList>

#include <vector>

namespace tessera {

struct Translated {
    QString context, source;
    QStringList forms; // one, or those of the plural
    bool isPlural = false, isFinished = true;
};

// Those of a language's .ts file, in its order.
std::vector<Translated> translationsOf(const QString& code);

struct TranslatedParagraph {
    QString where, english, text;
};

// What the lessons say: paragraphs, lists, headings, and the words of questions; no cases, no code, no computed facts.
std::vector<TranslatedParagraph> lessonParagraphsOf(const QString& code);

QString languagesFolder();

} // namespace tessera
