// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/engine_words.h"

#include "app/commands/words/sentence_patterns.h"
#include "app/look/diagnosis_sentences.h"
#include "app/look/engine_sentences.h"
#include "app/look/format.h"
#include "app/look/language.h"
#include "app/look/refusal_sentences.h"
#include "app/look/tolerance_sentences.h"
#include "app/look/words.h"

#include <QCoreApplication>

namespace tessera {

namespace {

const SentencePatterns& sentences()
{
    static const SentencePatterns all([] {
        std::vector<std::string> sources(std::begin(kEngineSentences), std::end(kEngineSentences));
        sources.insert(sources.end(), std::begin(kDiagnosisSentences), std::end(kDiagnosisSentences));
        sources.insert(sources.end(), std::begin(kToleranceSentences), std::end(kToleranceSentences));
        sources.insert(sources.end(), std::begin(kRefusalSentences), std::end(kRefusalSentences));
        return sources;
    }());
    return all;
}

std::string translated(const std::string& source)
{
    return QCoreApplication::translate("Engine", source.c_str()).toStdString();
}

} // namespace

QString inWindowLanguage(std::string_view english)
{
    if (currentLanguage() == QLatin1String("en"))
        return toQString(english);
    return QString::fromStdString(sentences().translated(std::string(english), translated));
}

QString sentenceText(const Issue& issue)
{
    const QString path = QString::fromStdString(issue.path), value = QString::fromStdString(issue.value);
    const QString what = inWindowLanguage(issue.message);
    const QString sentence = value.isEmpty()
        ? tr("%1 %2", "a field, and what is wrong with it").arg(path, what)
        : tr("%1 = %2 %3", "a field, its value, and what is wrong with it").arg(path, value, what);
    QString right;
    for (const std::string& suggestion : issue.suggestions) {
        const QString each = QString::fromStdString(suggestion);
        right = right.isEmpty() ? each : tr("%1 or %2").arg(right, each);
    }
    return right.isEmpty() ? sentence
                           : tr("%1; %2 would be", "what is wrong, and what would be right").arg(sentence, right);
}

} // namespace tessera
