// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"
#include "app/base/controls/messages.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/tabs/range_panel.h"
#include "app/window/bottom_panel.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {

// The window in each language that this machine can write.
struct SpokenWindow : testing::WithParamInterface<Language>, WindowTest {
    explicit SpokenWindow(WindowOptions options = {.fresh = true, .theme = Theme::Light})
        : WindowTest((options.language = GetParam().code, options))
    {
    }
    ~SpokenWindow() override { applyLanguage("en"); }

    void SetUp() override
    {
        if (!missingFont(GetParam().code).isEmpty())
            GTEST_SKIP() << "no font for " << GetParam().code.toStdString();
    }
};

inline std::string codeOf(const testing::TestParamInfo<Language>& language)
{
    return language.param.code.toStdString();
}

namespace {

INSTANTIATE_TEST_SUITE_P(EachLanguage, SpokenWindow, testing::ValuesIn(languages()), codeOf);

// The height that a label's text needs at the label's width.
int neededHeight(const QLabel& label)
{
    return label.fontMetrics()
        .boundingRect(QRect(0, 0, label.width(), QWIDGETSIZE_MAX), Qt::AlignLeft | Qt::TextWordWrap, label.text())
        .height();
}

TEST_P(SpokenWindow, SpeaksItAndCopiesTheSameInEachOfThem)
{
    const QString code = GetParam().code;
    SCOPED_TRACE(code.toStdString());
    const QHash<QString, QString> file{{"fr", "Fichier"}, {"ko", "파일(F)"}, {"ru", "Файл"}};
    const QList<QAction*> menus = m_window.menuWidget()->findChild<QMenuBar*>()->actions();
    EXPECT_EQ(menus.front()->text().remove(u'&'), file.value(code, "File"));
    EXPECT_TRUE(action(QStringLiteral("language_") + code)->isChecked());

    static std::map<std::string, QString> first;
    for (const char* id : {"copyReproducer", "copyValue", "copyCsv", "copyNumPy", "copyCArray"}) {
        action(id)->trigger();
        EXPECT_EQ(QGuiApplication::clipboard()->text(),
                  first.try_emplace(id, QGuiApplication::clipboard()->text()).first->second);
    }

    QStringList said;
    for (const auto* label : m_window.findChild<RangePanel*>()->findChildren<QLabel*>())
        said << label->text() << label->toolTip();
    for (const char* english : {"elements", "mean", "deviation", "denormal", "Infinite values"})
        EXPECT_TRUE(code == "en" || !said.contains(QLatin1String(english))) << english;

    trigger("histogramTab");
    waitUntilIdle();
    for (const char* panel : {"valuesDock", "casePanel"}) {
        const auto* area = part<QWidget>(panel)->findChild<QScrollArea*>();
        EXPECT_TRUE(waitFor([&] { return area->widget()->width() <= area->viewport()->width(); })) << panel;
    }

    trigger("palette");
    auto* keys = part<QDialog>("actionDialog");
    ASSERT_TRUE(keys);
    for (const auto* field : keys->findChildren<QKeySequenceEdit*>()) {
        const auto* edit = field->findChild<QLineEdit*>();
        EXPECT_LE(edit->fontMetrics().horizontalAdvance(edit->placeholderText()) + 8, edit->width());
    }
    const auto* list = keys->findChild<QTreeWidget*>();
    EXPECT_LE(static_cast<const QAbstractItemView*>(list)->sizeHintForColumn(0), list->columnWidth(0));
    keys->close();
    waitUntilIdle();

    const QHash<QString, QString> heading{{"en", "As a formula"}, {"fr", "En formule"}, {"ru", "Формулой"}};
    trigger("lesson02");
    for (int i = 0; i < 16; ++i) {
        trigger("playerForward");
        for (const char* name : {"playerSentence", "playerFormula"})
            EXPECT_LE(neededHeight(*part<QLabel>(name)), part<QLabel>(name)->height()) << i << name;
    }
    trigger("lessonNext");
    EXPECT_THAT(part<QTextBrowser>("lessonText")->toPlainText().toStdString(), HasSubstr(heading[code].toStdString()));
}

TEST(SpokenSettings, AnotherLanguageIsForTheNextStart)
{
    const QTemporaryDir folder;
    {
        MainWindow window({.configFolder = folder.path()});
        window.actions().get("language_it")->trigger();
        EXPECT_EQ(currentLanguage(), "en");
        EXPECT_TRUE(window.actions().get("language_it")->isChecked());
        EXPECT_THAT(window.findChild<MessageBar*>()->text().toStdString(),
                    AllOf(HasSubstr("Italiano"), HasSubstr("next start")));
    }
    {
        const MainWindow window({.configFolder = folder.path()});
        EXPECT_EQ(currentLanguage(), "it");
        EXPECT_TRUE(window.actions().get("language_it")->isChecked());
    }
    const MainWindow window({.configFolder = folder.path(), .language = QStringLiteral("ru")});
    EXPECT_EQ(currentLanguage(), "ru") << "the command line's goes first";
    applyLanguage("en");
}

// Without a font for Hangul, Korean would be drawn as boxes.
TEST_F(WindowTest, ALanguageWithoutAFontIsRefusedAndTheFontNamed)
{
    if (missingFont("ko").isEmpty())
        GTEST_SKIP() << "this machine has a Korean font";
    QAction* korean = action("language_ko");
    EXPECT_EQ(korean->text().remove(u'&'), "Korean");
    korean->trigger();
    waitUntilIdle();
    EXPECT_EQ(currentLanguage(), "en");
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("fonts-noto-cjk"));
    EXPECT_TRUE(action("languageOfDesktop")->isChecked());
}

// Why the words of a widget do not fit; empty: they do.
QString clipped(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (qobject_cast<const ElidedLabel*>(label) || label->text().isEmpty())
            return {};
        const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                            : label->sizeHint().width() <= label->width() + 1;
        return fits ? QString() : QStringLiteral("label “%1”").arg(label->text());
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text().isEmpty() || button->sizeHint().width() <= button->width() + 1
            ? QString()
            : QStringLiteral("button “%1”").arg(button->text());
    if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
        int right = 0;
        for (int i = 0; i < bar->count(); ++i)
            right = std::max(right, bar->tabRect(i).right());
        return right <= bar->width() ? QString() : QStringLiteral("tabs, the first “%1”").arg(bar->tabText(0));
    }
    if (const auto* menus = qobject_cast<const QMenuBar*>(widget)) {
        for (QAction* menu : menus->actions())
            if (menus->actionGeometry(menu).right() > menus->width() || menus->actionGeometry(menu).isEmpty())
                return QStringLiteral("menu “%1”").arg(menu->text());
    }
    return {};
}

TEST_P(SpokenWindow, NothingIsClippedAt1280Times800)
{
    ASSERT_EQ(m_window.size(), QSize(1280, 800));
    const auto expectWhole = [&](const QWidget& part, const char* page) {
        waitUntilIdle();
        for (const QWidget* widget : part.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == &m_window) {
                EXPECT_EQ(clipped(widget).toStdString(), "") << GetParam().code.toStdString() << ", " << page;
            }
    };
    for (const BottomTab& tab : bottomTabs()) {
        ASSERT_TRUE(m_window.showTab(QLatin1String(tab.name)));
        expectWhole(m_window, tab.name);
    }
    ASSERT_TRUE(m_window.showTab("Histogram"));
    auto* values = part("valuesDock");
    expectWhole(*values, "Histogram");
    EXPECT_EQ(clipped(part<QTabWidget>("drawer")->tabBar()).toStdString(), "")
        << GetParam().code.toStdString() << ", beside the values";
    values->hide(); // the bottom panel has its width again
}

// The smallest space between two neighbours of a row. It is negative where they overlap.
int leastGap(const QWidget& row)
{
    std::vector<QRect> parts;
    for (const QWidget* part : row.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (part->isVisible() && !part->isWindow())
            parts.push_back(part->geometry());
    std::ranges::sort(parts, {}, [](const QRect& rect) { return rect.left(); });
    int least = row.width();
    for (size_t i = 1; i < parts.size(); ++i)
        least = std::min(least, parts[i].left() - parts[i - 1].right() - 1);
    return least;
}

TEST_P(SpokenWindow, NoTabIsCutAndNoToleranceCoversAnotherAt1024Times640)
{
    SCOPED_TRACE(GetParam().code.toStdString());
    showCase("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR");
    m_window.resize(1024, 640);
    ASSERT_TRUE(m_window.showTab("Difference"));
    waitUntilIdle();
    const auto* tabs = part<QTabWidget>("drawer");
    EXPECT_EQ(clipped(tabs->tabBar()).toStdString(), "");
    const auto* row = m_window.findChild<ToleranceEditor*>();
    EXPECT_GE(leastGap(*row), 0);
    for (const QWidget* part : row->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible() || part->isWindow())
            continue;
        EXPECT_LE(part->geometry().right(), row->width());
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) {
            EXPECT_EQ(clipped(button).toStdString(), "");
        }
        if (const auto* box = qobject_cast<const QComboBox*>(part)) {
            EXPECT_LE(box->fontMetrics().horizontalAdvance(box->currentText()) + 30, box->width());
        }
    }
    for (const auto* edit : row->findChildren<QLineEdit*>()) {
        EXPECT_LE(edit->fontMetrics().horizontalAdvance(edit->placeholderText()), edit->width() - 8);
    }
}

TEST_F(WindowTest, ACasesLongTitleIsWholeWhereThereIsRoom)
{
    action("duplicate")->trigger();
    Case c = documentationExample();
    c.title = "Centres of pixels: why a picture that was made larger by two programs is not the same";
    document().newCase(c);
    waitUntilIdle();
    const auto* tabs = part<QTabBar>("caseTabs");
    const int last = tabs->currentIndex();
    ASSERT_THAT(tabs->tabText(last).toStdString(), HasSubstr("two programs"));
    EXPECT_GT(tabs->tabRect(last).width(), tabs->fontMetrics().horizontalAdvance(tabs->tabText(last)) + 20);
}

// Alt and a letter reach one thing in the window, in each menu and in each dialog, in every language.

// The letter behind the "&" of a text, in lower case; null: there is none.
QChar menuKeyOf(QString text)
{
    text.remove("&&");
    const qsizetype at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

// The texts of a menu or a window, by their letters.
struct Letters {
    void take(const QString& text)
    {
        const QChar key = menuKeyOf(text);
        if (key.isNull())
            return;
        const auto [first, isNew] = taken.try_emplace(key, text);
        EXPECT_TRUE(isNew) << place.toStdString() << ": " << text.toStdString() << " and "
                           << first->second.toStdString();
    }

    QString place;
    std::map<QChar, QString> taken = {};
};

// A button that shows an action has no letter: Qt shows the action's text without its "&".
void expectEachKeyOnce(const QWidget* window, const QString& place)
{
    Letters letters{place + QLatin1String(", ") + window->windowTitle()};
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            letters.take(button->text());
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            letters.take(label->text());
        else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            letters.take(box->title());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                letters.take(tabs->tabText(i));
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* menu : menus->actions())
                letters.take(menu->text());
    }
}

void expectEachKeyOnceIn(const QMenu* menu, const QString& place)
{
    Letters letters{place + QLatin1String(", ") + menu->title()};
    for (const QAction* action : menu->actions()) {
        letters.take(action->text());
        if (action->menu())
            expectEachKeyOnceIn(action->menu(), place);
    }
}

struct MenuKeysTest : SpokenWindow {
    MenuKeysTest()
        : SpokenWindow({.theme = Theme::Light})
    {
    }
};

INSTANTIATE_TEST_SUITE_P(EachLanguage, MenuKeysTest, testing::ValuesIn(languages()), codeOf);

TEST_P(MenuKeysTest, NoLetterIsThereTwice)
{
    expectEachKeyOnce(&m_window, GetParam().code);
    for (const QAction* menu : m_window.menuWidget()->findChild<QMenuBar*>()->actions())
        expectEachKeyOnceIn(menu->menu(), GetParam().code);
    for (const char* opens : {"marks", "range", "channels", "palette", "addEngine", "identifyB", "quiz", "about"}) {
        if (!action(opens)->isEnabled())
            continue;
        QTimer::singleShot(0, &m_window, [&] { // where it waits for an answer
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                expectEachKeyOnce(dialog, GetParam().code);
                dialog->close();
            }
        });
        trigger(opens);
        for (QWidget* top : QApplication::topLevelWidgets()) // the window goes on beside it
            if (top != &m_window && top->isVisible() && !top->inherits("QTipLabel") && !top->inherits("QMenu")) {
                expectEachKeyOnce(top, GetParam().code + QLatin1Char(' ') + QLatin1String(opens));
                top->close();
            }
        waitUntilIdle();
    }
    for (const char* opens : {"presets", "exportView", "memoryBudget", "dataFont"}) {
        Answers answers({[&](QWidget& dialog) {
            expectEachKeyOnce(&dialog, GetParam().code);
            dialog.close();
        }});
        trigger(opens);
    }
}

} // namespace
} // namespace tessera
