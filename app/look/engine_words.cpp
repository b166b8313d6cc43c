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
#include "app/look/refusal_sentences.h"
#include "app/look/words.h"
#include "app/look/words_sentences.h"

#include <QCoreApplication>

#include <span>

namespace tessera {

namespace {

constexpr std::span<const char* const> kTables[] = {
    kEngineSentences, kDiagnosisSentences,     kRefusalSentences, kCaseFileSentences,
    kWordsSentences,  kEngineFailureSentences, kFindingSentences,
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

namespace {

// A lesson's problems are lines of their own.
std::string foundByForm(const std::string& english)
{
    QStringList lines;
    for (const QString& line : QString::fromStdString(english).split(QLatin1Char('\n')))
        lines << QString::fromStdString(sentences().translated(line.toStdString(), translated));
    return lines.join(QLatin1Char('\n')).toStdString();
}

// The message with those words in the language of the window that are known by their form.
Message known(const Message& message)
{
    if (message.isWords())
        return foundByForm(message.words());
    std::vector<Message> places;
    for (const Message& each : message.places())
        places.push_back(known(each));
    return {message.text(), places};
}

} // namespace

QString inWindowLanguage(const Message& message)
{
    if (currentLanguage() == QLatin1String("en"))
        return QString::fromStdString(english(message));
    return QString::fromStdString(said(known(message), [](const Text& text) {
        return QCoreApplication::translate(text.room, text.text).toStdString();
    }));
}

} // namespace tessera
