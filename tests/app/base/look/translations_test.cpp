// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the translations in their files: sentences of resources/languages, paragraphs of resources/lessons.
#include "app/base/look/words.h"
#include "app/cli/arguments/command_text.h"
#include "tests/support/matchers.h"

#include <QtWidgets>

#include <vector>

namespace tessera {

namespace {

struct Translated {
    QString context, source;
    QStringList forms; // one, or those of the plural
    bool isPlural = false, isFinished = true;
};

struct TranslatedText {
    QString where, english, text;
};

QString languagesFolder()
{
    return QStringLiteral(TESSERA_LANGUAGES);
}

// The sentences of a language's .ts file, in its order.
std::vector<Translated> translationsOf(const QString& code)
{
    QFile file(QStringLiteral("%1/%2.ts").arg(languagesFolder(), code));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::vector<Translated> all;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            all.push_back({context, {}, {}, xml.attributes().value("numerus") == u"yes"});
        } else if (xml.name() == u"source") {
            all.back().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            all.back().isFinished = !xml.attributes().hasAttribute("type");
            if (!all.back().isPlural)
                all.back().forms << xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            all.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

QStringList blocksIn(const QString& path)
{
    static const QRegularExpression border("\n\\s*\n");
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll()).trimmed().split(border, Qt::SkipEmptyParts);
}

// The words of a block; empty: it is a case, or code.
QString saidBy(QString block)
{
    static const QRegularExpression fact("\\{=[^}]*(\\}[^}|]*\\|[^}]*)?\\}");
    static const QRegularExpression asked("^(?:ask|right|wrong|why|typed|goal): (.*)$",
                                          QRegularExpression::MultilineOption);
    block.replace(fact, " ");
    if (!block.startsWith(QLatin1String("```")))
        return block.contains(QLatin1String("\n    ")) || block.contains(QLatin1String("return ")) ? QString() : block;
    QStringList words;
    for (auto each = asked.globalMatch(block); each.hasNext();)
        words << each.next().captured(1);
    return words.join(QLatin1Char('\n'));
}

// The texts of the lessons (paragraphs, lists, headings, questions, without cases, code and computed facts), then those
// of the window and the commands.
std::vector<TranslatedText> textsOf(const QString& code)
{
    const QDir lessons(languagesFolder() + QStringLiteral("/../lessons"));
    std::vector<TranslatedText> all;
    for (const QString& name : lessons.entryList({"??_*.md"}, QDir::Files, QDir::Name)) {
        const QStringList english = blocksIn(lessons.filePath(name));
        const QStringList translated = blocksIn(lessons.filePath(code + QLatin1Char('/') + name));
        EXPECT_EQ(english.size(), translated.size()) << code.toStdString() << ", " << name.toStdString();
        for (qsizetype i = 0; i < std::min(english.size(), translated.size()); ++i)
            if (const QString words = saidBy(english[i]); !words.isEmpty())
                all.push_back({name, words, saidBy(translated[i])});
    }
    EXPECT_GT(all.size(), 200U);
    for (const Translated& each : translationsOf(code))
        for (const QString& form : each.forms)
            all.push_back({each.context, each.source, form});
    return all;
}

std::set<QString> placesIn(const QString& text)
{
    static const QRegularExpression place("%(\\d|n)");
    std::set<QString> places;
    for (auto each = place.globalMatch(text); each.hasNext();)
        places.insert(each.next().captured());
    return places;
}

struct Languages : testing::TestWithParam<const char*> { };

// "an element more" needs no number; what arg() fills in must be there. No line is lost, and no menu key is added.
TEST_P(Languages, EverySentenceIsTranslatedWithItsPlacesLinesAndKeys)
{
    static const QRegularExpression key("&[^& ]");
    const QString code = QString::fromLatin1(GetParam());
    const std::vector<Translated> all = translationsOf(code);
    EXPECT_GT(all.size(), code == QLatin1String("en") ? 10U : 1000U);
    for (const Translated& each : all) {
        const std::string where = each.context.toStdString() + ": " + each.source.toStdString();
        EXPECT_TRUE(each.isFinished) << where;
        for (qsizetype i = 0; i < each.forms.size(); ++i) {
            const QString& form = each.forms[i];
            EXPECT_FALSE(form.isEmpty()) << where;
            EXPECT_EQ(form.count(u'\n'), each.source.count(u'\n')) << where;
            EXPECT_LE(form.count(key), each.source.count(key)) << where;
            std::set<QString> wanted = placesIn(each.source);
            const std::set<QString> there = placesIn(form);
            const bool isOne = i == 0 && (code == QLatin1String("en") || code == QLatin1String("it"));
            if (each.isPlural && isOne && !there.contains("%n"))
                wanted.erase("%n");
            EXPECT_EQ(there, wanted) << where << " → " << form.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Each, Languages, testing::Values("en", "fr", "it", "ko", "ru"),
                         [](const auto& row) { return std::string(row.param); });

TEST(Language, TheCommandsNameTheSame)
{
    std::vector<std::string> codes;
    for (const Language& each : languages())
        codes.push_back(each.code.toStdString());
    for (const CommandText* text : {&kWindowText, &kRenderText})
        for (const Option& option : text->options)
            if (option.name == "language") {
                EXPECT_TRUE(std::ranges::equal(option.choices, codes)) << text->name;
            }
}

TEST(Language, EachCountsInItsOwnWay)
{
    const auto inputs = [](int count) {
        return QCoreApplication::translate("tessera::AxisView", "%n inputs, copied as they are", nullptr, count)
            .section(QLatin1Char(','), 0, 0)
            .toStdString();
    };
    const std::vector<std::pair<const char*, std::vector<std::string>>> rows{
        {"en", {"0 inputs", "1 input", "2 inputs", "5 inputs", "21 inputs"}},
        {"fr", {"0 entrée", "1 entrée", "2 entrées", "5 entrées", "21 entrées"}},
        {"it", {"0 ingressi", "1 ingresso", "2 ingressi", "5 ingressi", "21 ingressi"}},
        {"ko",
         {"입력 0개를 그대로 복사", "입력 1개를 그대로 복사", "입력 2개를 그대로 복사", "입력 5개를 그대로 복사",
          "입력 21개를 그대로 복사"}},
        {"ru", {"0 входов", "1 вход", "2 входа", "5 входов", "21 вход"}},
    };
    for (const auto& [code, counted] : rows) {
        applyLanguage(QString::fromLatin1(code));
        EXPECT_EQ(currentLanguage(), QLatin1String(code));
        EXPECT_THAT((std::vector{inputs(0), inputs(1), inputs(2), inputs(5), inputs(21)}),
                    testing::ElementsAreArray(counted));
    }
    applyLanguage("en");
}

// A count has spaces between its thousands, and its last digits choose the form all the same.
TEST(Language, LargeCountsChooseByTheirEnd)
{
    EXPECT_EQ(pluralNumber(1), 1);
    EXPECT_EQ(pluralNumber(1'000'021) % 100, 21);
    EXPECT_EQ(pluralNumber(UINT64_MAX) % 100, 15);
    EXPECT_GT(pluralNumber(1'000'000'001), 1);
}

TEST(Language, QtsOwnWordsAreTranslatedWhereItsTranslationsAre)
{
    applyLanguage("fr");
    const QString cancel = QCoreApplication::translate("QPlatformTheme", "Cancel");
    applyLanguage("en");
    if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_fr.qm")))
        GTEST_SKIP() << "no qtbase_fr.qm";
    EXPECT_EQ(cancel, "Annuler");
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel");
}

// A term has one translation: resources/languages/glossary.json says which, for the window, the commands and the
// lessons.

// A pattern for any of these; an empty list matches nothing. Longer words go first, so that no end of them is left.
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

// The beginning of a term in another language, which its inflection follows. Korean joins words without a space.
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
    QStringList exceptions; // in sentences with one of these the word means something else
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
            const QStringList forms = value[code].toVariant().toStringList();
            EXPECT_FALSE(forms.isEmpty()) << term.toStdString();
            m_terms.push_back({term, forms.value(0),
                               anyOf(QStringList(term) << value[QLatin1String("also")].toVariant().toStringList(),
                                     "(?<![\\w-])", "(?:e?s)?(?![\\w-])"),
                               beginningWith(forms, code),
                               beginningWith(value[QLatin1String("not")][code].toVariant().toStringList(), code),
                               value[QLatin1String("except")].toVariant().toStringList()});
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

struct GlossaryIn : testing::TestWithParam<const char*> { };

TEST_P(GlossaryIn, HoldsForEachSentenceAndParagraph)
{
    const QString code = QString::fromLatin1(GetParam());
    const Glossary glossary(code);
    EXPECT_GT(glossary.size(), 50U);
    for (const TranslatedText& each : textsOf(code))
        EXPECT_EQ(glossary.problems(each.english, each.text), "")
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

// The rules of each language for quotation marks, spaces around signs, words after a place, and forms of address.

// Straight quotation marks are right in text that is copied: code, tags, the value of a keyword, a list of names.
QString withoutCode(QString text)
{
    static const QRegularExpression code("`[^`]*`|<[^>]*>|='[^']*'|\\[\"[^\\]]*\\]");
    return text.replace(code, "`");
}

struct Habit {
    const char *name, *code, *wrong; // the pattern that no text may match
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
    // The word in the place decides the form of a particle, so both forms are written: 은(는).
    {"ParticlesBehindPlaces", "ko",
     "%[1-9n]”?(?:은(?!\\(는\\))|을(?!\\(를\\))|과(?!\\(와\\))|[는를와]|이(?=[ ,.]|고 |며 |면 |나 |라|어야)|가(?=[ ,.])"
     "|로(?=[ ,.:]|$)|으로)"},
    {"MenuKeysInBrackets", "ko", "(?<!\\()&[A-Za-z]|&[A-Za-z](?!\\))"},
    // "Expected" is a label before what is expected, which then needs no agreement.
    {"ExpectedIsALabel", "fr", "\\bconviendrai"},
    {"ExpectedIsALabel", "it", "\\bandrebbe(?:ro)? bene"},
    {"ExpectedIsALabel", "ru", "подош(?:ло|ла|ли|ёл) бы"},
    // Actions are in the infinitive; the user is not addressed.
    {"NoFormalAddress", "it",
     "\\b(?:Lei|della Sua|il Suo|la Sua|i Suoi|le Sue)\\b|: (?:scriva|esporti|chieda|usi|esegua)\\b"},
};

struct Typography : testing::TestWithParam<Habit> { };

TEST_P(Typography, IsRightInEachSentenceAndLesson)
{
    const QRegularExpression pattern(QString::fromUtf8(GetParam().wrong));
    ASSERT_TRUE(pattern.isValid()) << pattern.errorString().toStdString();
    for (const TranslatedText& each : textsOf(QString::fromLatin1(GetParam().code))) {
        const QRegularExpressionMatch wrong = pattern.match(withoutCode(each.text));
        EXPECT_FALSE(wrong.hasMatch()) << each.where.toStdString() << ": “" << wrong.captured().toStdString() << "” in "
                                       << each.text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Each, Typography, testing::ValuesIn(kHabits),
                         [](const auto& row) { return std::string(row.param.name) + "_" + row.param.code; });

} // namespace
} // namespace tessera
