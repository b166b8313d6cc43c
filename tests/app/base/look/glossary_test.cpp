// SPDX-License-Identifier: GPL-3.0-or-later
// A term has one translation: resources/languages/glossary.json says which, for the window, the commands and the
// lessons.
#include "tests/app/base/look/translations.h"
#include "tests/support/matchers.h"

#include <QtWidgets>

namespace tessera {
namespace {

QStringList stringsIn(const QJsonValue& list)
{
    QStringList strings;
    for (const QJsonValue& each : list.toArray())
        strings << each.toString();
    return strings;
}

// Any of these; an empty list matches nothing. Longer ones go first, so that one does not leave another's end behind.
QRegularExpression anyOf(QStringList texts, const QString& before, const QString& behind)
{
    if (texts.isEmpty())
        return QRegularExpression("(?!)");
    std::ranges::sort(texts, std::ranges::greater(), &QString::size);
    for (QString& each : texts)
        each = QRegularExpression::escape(each);
    return QRegularExpression(before + QStringLiteral("(?:%1)").arg(texts.join(QLatin1Char('|'))) + behind,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

// How a term begins in another language: what follows is its inflection. Korean joins words without a space.
QRegularExpression beginningWith(const QStringList& words, const QString& code)
{
    const bool isJoined = code == QLatin1String("ko");
    return anyOf(words, isJoined ? QString() : QStringLiteral("(?<!\\w)"),
                 isJoined ? QString() : QStringLiteral("\\w*"));
}

// The English words of a sentence: no menu keys, no code, no options, no names of operators, fields and calls.
QString wordsOf(QString english)
{
    static const QRegularExpression key("&(?=\\w)"),
        name("`[^`]*`|<[^>]*>|\\*[A-Z]\\w+\\*|--[\\w-]+( either)?"
             "|\\b\\w*[A-Z]{2,}\\w*\\b|\\b\\w+_\\w+\\b|\\w+=\\S*|\\b[A-Z][a-z]+[A-Z]\\w*");
    return english.remove(key).replace(name, " ").simplified();
}

struct Term {
    QString english, translation;
    QRegularExpression word, accepted, forbidden;
    QStringList exceptions; // a sentence with one of these means something else by the word
};

class Glossary {
public:
    explicit Glossary(const QString& code)
    {
        QFile file(languagesFolder() + QStringLiteral("/glossary.json"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QJsonParseError error;
        const QJsonArray terms = QJsonDocument::fromJson(file.readAll(), &error).array();
        EXPECT_EQ(error.error, QJsonParseError::NoError) << error.errorString().toStdString() << " at " << error.offset;
        for (const QJsonValue& value : terms) {
            const QString term = value[QLatin1String("term")].toString();
            const QStringList forms = stringsIn(value[code]);
            EXPECT_FALSE(forms.isEmpty()) << term.toStdString();
            m_terms.push_back({term, forms.value(0),
                               anyOf(QStringList(term) << stringsIn(value[QLatin1String("also")]), "(?<![\\w-])",
                                     "(?:e?s)?(?![\\w-])"),
                               beginningWith(forms, code),
                               beginningWith(stringsIn(value[QLatin1String("not")][code]), code),
                               stringsIn(value[QLatin1String("except")])});
        }
    }

    // What is wrong with a translation, a line each.
    std::string problems(const QString& english, QString translation) const
    {
        const QString words = wordsOf(english);
        translation = translation.remove(QLatin1Char('&')).simplified();
        QString all;
        for (const Term& term : m_terms) {
            if (!words.contains(term.word)
                || std::ranges::any_of(term.exceptions, [&](const QString& each) { return english.contains(each); }))
                continue;
            if (!translation.contains(term.accepted))
                all += QStringLiteral("“%1” is “%2”\n").arg(term.english, term.translation);
            const QRegularExpressionMatch other = term.forbidden.match(QString(translation).remove(term.accepted));
            if (other.hasMatch())
                all += QStringLiteral("“%1” is “%2”, not “%3”\n").arg(term.english, term.translation, other.captured());
        }
        return all.toStdString();
    }

    size_t size() const { return m_terms.size(); }

private:
    std::vector<Term> m_terms;
};

class GlossaryIn : public testing::TestWithParam<const char*> {
protected:
    const QString m_code = QString::fromLatin1(GetParam());
    const Glossary m_glossary{m_code};
};

TEST_P(GlossaryIn, HasATranslationOfEachTerm)
{
    EXPECT_GT(m_glossary.size(), 50U);
}

TEST_P(GlossaryIn, HoldsForEachSentenceOfTheWindowAndTheCommands)
{
    for (const Translated& each : translationsOf(m_code))
        for (const QString& form : each.forms)
            EXPECT_EQ(m_glossary.problems(each.source, form), "")
                << each.context.toStdString() << ": " << each.source.toStdString() << " → " << form.toStdString();
}

TEST_P(GlossaryIn, HoldsForEachParagraphOfTheLessons)
{
    const std::vector<TranslatedParagraph> all = lessonParagraphsOf(m_code);
    EXPECT_GT(all.size(), 200U);
    for (const TranslatedParagraph& each : all)
        EXPECT_EQ(m_glossary.problems(each.english, each.text), "")
            << each.where.toStdString() << ": " << each.english.toStdString() << " → " << each.text.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Each, GlossaryIn, testing::Values("fr", "it", "ko", "ru"),
                         [](const auto& row) { return std::string(row.param); });

std::string problemsIn(const char* code, const char* english, const char* translation)
{
    return Glossary(QString::fromLatin1(code)).problems(QString::fromUtf8(english), QString::fromUtf8(translation));
}

TEST(Glossary, NamesAnotherWordAndOneThatIsMissing)
{
    EXPECT_EQ(problemsIn("it", "Kept &pins", "&Segnaposto conservati"), "");
    EXPECT_EQ(problemsIn("it", "Kept &pins", "Valori conservati"), "“pin” is “segnaposto”\n");
    EXPECT_EQ(problemsIn("fr", "a tie, or ties", "une égalité d’arrondi, ou des égalités"),
              "“tie” is “égalité d’arrondi”, not “égalités”\n");
    EXPECT_EQ(problemsIn("ko", "The gradient of a picture", "이미지의 기울기와 그래디언트"),
              "“gradient” is “그래디언트”, not “기울기”\n");
    EXPECT_EQ(problemsIn("ru", "--ties either, RESAMPLE1, `batch` and set_pins", "ничего"), "") << "names";
}

} // namespace
} // namespace tessera
