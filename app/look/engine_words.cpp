// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/engine_words.h"

#include "app/commands/words/sentence_patterns.h"
#include "app/look/case_file_sentences.h"
#include "app/look/diagnosis_sentences.h"
#include "app/look/engine_failure_sentences.h"
#include "app/look/engine_sentences.h"
#include "app/look/finding_sentences.h"
#include "app/look/format.h"
#include "app/look/language.h"
#include "app/look/lesson_sentences.h"
#include "app/look/refusal_sentences.h"
#include "app/look/tolerance_sentences.h"
#include "app/look/words.h"
#include "app/look/words_sentences.h"
#include "app/look/xray_sentences.h"

#include <QCoreApplication>

#include <span>

namespace tessera {

namespace {

constexpr std::span<const char* const> kTables[] = {
    kEngineSentences, kDiagnosisSentences,     kToleranceSentences, kRefusalSentences, kCaseFileSentences,
    kWordsSentences,  kEngineFailureSentences, kLessonSentences,    kXraySentences,    kFindingSentences,
};

const SentencePatterns& sentences()
{
    static const SentencePatterns all(engineSentences());
    return all;
}

std::string translated(const std::string& source)
{
    return QCoreApplication::translate("Engine", source.c_str()).toStdString();
}

} // namespace

std::vector<std::string> engineSentences()
{
    std::vector<std::string> all;
    for (const std::span<const char* const> table : kTables)
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

// A lesson's problems are lines of their own.
QString inWindowLanguage(std::string_view english)
{
    if (currentLanguage() == QLatin1String("en"))
        return toQString(english);
    QStringList lines;
    for (const QString& line : toQString(english).split(QLatin1Char('\n')))
        lines << QString::fromStdString(sentences().translated(line.toStdString(), translated));
    return lines.join(QLatin1Char('\n'));
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
