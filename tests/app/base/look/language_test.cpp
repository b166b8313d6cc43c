// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/language.h"

#include "app/base/look/words.h"
#include "app/cli/arguments/command_text.h"
#include "tests/app/base/look/translations.h"
#include "tests/support/matchers.h"

#include <QtWidgets>

namespace tessera {
namespace {

std::set<QString> placesIn(const QString& text)
{
    static const QRegularExpression place("%(\\d|n)");
    std::set<QString> places;
    for (auto each = place.globalMatch(text); each.hasNext();)
        places.insert(each.next().captured());
    return places;
}

class Languages : public testing::TestWithParam<const char*> {
protected:
    ~Languages() override { applyLanguage("en"); }

    const QString m_code = QString::fromLatin1(GetParam());
};

// "an element more" needs no number; what arg() fills in must be there.
TEST_P(Languages, EverySentenceIsTranslatedWithAllThatItIsFilledWith)
{
    const std::vector<Translated> all = translationsOf(m_code);
    EXPECT_GT(all.size(), m_code == QLatin1String("en") ? 10U : 1000U);
    for (const Translated& each : all) {
        const std::string where = each.context.toStdString() + ": " + each.source.toStdString();
        EXPECT_TRUE(each.isFinished) << where;
        for (qsizetype form = 0; form < each.forms.size(); ++form) {
            EXPECT_FALSE(each.forms[form].isEmpty()) << where;
            std::set<QString> wanted = placesIn(each.source);
            std::set<QString> there = placesIn(each.forms[form]);
            const bool isOne =
                each.isPlural && form == 0 && (m_code == QLatin1String("en") || m_code == QLatin1String("it"));
            if (isOne && !there.contains("%n"))
                wanted.erase("%n");
            EXPECT_EQ(there, wanted) << where << " → " << each.forms[form].toStdString();
        }
    }
}

TEST_P(Languages, NoLineIsLostAndNoMenuKeyIsAdded)
{
    static const QRegularExpression key("&[^& ]");
    for (const Translated& each : translationsOf(m_code))
        for (const QString& form : each.forms) {
            EXPECT_EQ(form.count(u'\n'), each.source.count(u'\n')) << form.toStdString();
            EXPECT_LE(form.count(key), each.source.count(key)) << form.toStdString();
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

// A count is written with its thousands apart, and chooses the form by its end all the same.
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

} // namespace
} // namespace tessera
