// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/engine_words.h"

#include "app/look/engine_sentences.h"
#include "app/look/format.h"
#include "app/look/language.h"
#include "app/look/words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

const QRegularExpression& placeholder()
{
    static const QRegularExpression expression(QStringLiteral("%([1-9])"));
    return expression;
}

// A sentence with places for arguments. A place at the beginning is a number's: "%1 pixels".
struct Pattern {
    const char* source;
    qsizetype length; // a longer one says more, and is tried first
    QRegularExpression expression;
    std::vector<int> places; // the number of each group
};

Pattern patternOf(const char* source)
{
    const QString text = QString::fromUtf8(source);
    QString expression;
    std::vector<int> places;
    qsizetype end = 0;
    for (auto found = placeholder().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        expression += QRegularExpression::escape(text.mid(end, each.capturedStart() - end))
            + (each.capturedStart() == 0 ? QStringLiteral("([−0-9.]+)") : QStringLiteral("(.+?)"));
        places.push_back(each.captured(1).toInt());
        end = each.capturedEnd();
    }
    expression += QRegularExpression::escape(text.mid(end));
    return {source, text.size(), QRegularExpression(QRegularExpression::anchoredPattern(expression)), places};
}

struct Sentences {
    QHash<QString, const char*> whole;
    std::vector<Pattern> patterns;
};

const Sentences& sentences()
{
    static const Sentences all = [] {
        Sentences made;
        for (const char* source : kEngineSentences) {
            const QString text = QString::fromUtf8(source);
            if (text.contains(placeholder()))
                made.patterns.push_back(patternOf(source));
            else
                made.whole.insert(text, source);
        }
        std::ranges::stable_sort(made.patterns, std::greater(), &Pattern::length);
        return made;
    }();
    return all;
}

QString translated(const char* source)
{
    return QCoreApplication::translate("Engine", source);
}

QString withArguments(const QString& pattern, const std::array<QString, 10>& arguments)
{
    QString text;
    qsizetype end = 0;
    for (auto found = placeholder().globalMatch(pattern); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        text += pattern.mid(end, each.capturedStart() - end) + arguments[size_t(each.captured(1).toInt())];
        end = each.capturedEnd();
    }
    return text + pattern.mid(end);
}

QString translatedText(const QString& english)
{
    if (const auto whole = sentences().whole.constFind(english); whole != sentences().whole.cend())
        return translated(*whole);
    for (const Pattern& pattern : sentences().patterns) {
        const QRegularExpressionMatch match = pattern.expression.match(english);
        if (!match.hasMatch())
            continue;
        std::array<QString, 10> arguments;
        for (size_t group = 0; group < pattern.places.size(); ++group)
            arguments[size_t(pattern.places[group])] = translatedText(match.captured(int(group) + 1));
        return withArguments(translated(pattern.source), arguments);
    }
    return english;
}

} // namespace

QString inWindowLanguage(std::string_view english)
{
    const QString text = toQString(english);
    return currentLanguage() == QLatin1String("en") ? text : translatedText(text);
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
