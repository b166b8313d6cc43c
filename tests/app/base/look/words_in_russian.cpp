// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/base/look/words_in_russian.h"

#include "engine/core/tensor/error.h"

#include <QRegularExpression>

namespace tessera {

void WordsInRussian::expectKnown(const Message& message, const QStringList& names)
{
    QString words = inWindowLanguage(message);
    for (const QString& name : names)
        words.remove(name);
    EXPECT_EQ(englishIn(words), "") << english(message) << "\n" << words.toStdString();
}

std::string englishIn(const QString& said)
{
    static const QRegularExpression english(
        "\\b(the|is|are|was|would|with|of|and|to|then|output|input|which|from|that|not|it|it's|has|cannot|"
        "gives?|elements?|coordinates|sums|weights|rows?|columns?|channels?|file|first|last|other|or|be|no|an|"
        "takes|needs|only|there|here|nothing)\\b",
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name( // names of mistakes, fields and commands are the same in every language
        "\\b(coordinates(:|,| или) |half-away-from-zero|channel-order|half-weights|sabotage:[\\w:-]+|depth to "
        "space|space to depth|"
        "resources(\\.\\w+)*|\\w+(\\.\\w+)+)|`[^`]*`|\\{\\w+\\}");
    return english.match(QString(said).remove(name)).captured().toStdString();
}

Message refusal(const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& e) {
        return messageOf(e);
    }
    return "(nothing)";
}

} // namespace tessera
