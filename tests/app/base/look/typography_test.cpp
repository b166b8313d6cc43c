// SPDX-License-Identifier: GPL-3.0-or-later
// What each language asks of quotation marks, of the spaces about signs, of what stands behind a place, and of address.
#include "tests/app/base/look/translations.h"
#include "tests/support/matchers.h"

#include <QRegularExpression>

namespace tessera {
namespace {

// What is copied as it is has straight quotation marks: code, tags, a keyword's value, a list of names.
QString withoutCode(QString text)
{
    static const QRegularExpression code("`[^`]*`|<[^>]*>|='[^']*'|\\[\"[^\\]]*\\]");
    return text.replace(code, "`");
}

struct Habit {
    const char *name, *code, *wrong; // what must not stand in a text
};

// U+00A0 is the space before a colon and inside « », U+202F the one before ; ! and ?
constexpr Habit kHabits[] = {
    {"SpaceBeforeHighSigns", "fr", "[^\u202f;!?][;!?](?=\\s|$)"},
    {"SpaceBeforeColon", "fr", "[ \u202f]:(?=\\s|$)"},
    {"SpaceInsideQuotes", "fr", "«(?!\u00a0)|(?<!\u00a0)»"},
    {"Quotes", "fr", "[\"“”']"},
    {"Quotes", "it", "[\"'«»]"},
    {"Quotes", "ko", "[\"«»]"},
    {"Quotes", "ru", "[\"“”]"},
    // Which form of a particle is right depends on what fills the place: both are written, 은(는).
    {"ParticlesBehindPlaces", "ko",
     "%[1-9n]”?(?:은(?!\\(는\\))|을(?!\\(를\\))|과(?!\\(와\\))|[는를와]|이(?=[ ,.]|고 |며 |면 |나 |라|어야)|가(?=[ ,.])"
     "|로(?=[ ,.:]|$)|으로)"},
    {"MenuKeysInBrackets", "ko", "(?<!\\()&[A-Za-z]|&[A-Za-z](?!\\))"},
    // "Expected" is a label before what is expected, which then needs no agreement.
    {"ExpectedIsALabel", "fr", "\\bconviendrai"},
    {"ExpectedIsALabel", "it", "\\bandrebbe(?:ro)? bene"},
    {"ExpectedIsALabel", "ru", "подош(?:ло|ла|ли|ёл) бы"},
    // Nobody is addressed: actions are in the infinitive.
    {"NoFormalAddress", "it",
     "\\b(?:Lei|della Sua|il Suo|la Sua|i Suoi|le Sue)\\b|: (?:scriva|esporti|chieda|usi|esegua)\\b"},
};

class Typography : public testing::TestWithParam<Habit> {
protected:
    void check(const QString& where, const QString& text) const
    {
        const QRegularExpressionMatch wrong = m_wrong.match(withoutCode(text));
        EXPECT_FALSE(wrong.hasMatch()) << where.toStdString() << ": “" << wrong.captured().toStdString() << "” in "
                                       << text.toStdString();
    }

    const QString m_code = QString::fromLatin1(GetParam().code);
    const QRegularExpression m_wrong{QString::fromUtf8(GetParam().wrong)};
};

TEST_P(Typography, IsRightInEachSentence)
{
    ASSERT_TRUE(m_wrong.isValid()) << m_wrong.errorString().toStdString();
    for (const Translated& each : translationsOf(m_code))
        for (const QString& form : each.forms)
            check(each.context, form);
}

TEST_P(Typography, IsRightInEachLesson)
{
    for (const TranslatedParagraph& each : lessonParagraphsOf(m_code))
        check(each.where, each.text);
}

INSTANTIATE_TEST_SUITE_P(Each, Typography, testing::ValuesIn(kHabits),
                         [](const auto& row) { return std::string(row.param.name) + "_" + row.param.code; });

} // namespace
} // namespace tessera
