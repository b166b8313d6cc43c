// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/language.h"

#include "app/base/controls/elided_label.h"
#include "app/base/look/window_settings.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/comparison/tolerance_editor.h"
#include "app/views/tabs/range_panel.h"
#include "app/window/drawer.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/window_fixture.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <gmock/gmock.h>

namespace tessera {
namespace {

QStringList titlesOf(const MainWindow& window)
{
    QStringList titles;
    for (const QAction* menu : window.menuWidget()->findChild<QMenuBar*>()->actions())
        titles << menu->text().remove(u'&');
    return titles;
}

class SpokenWindow : public WindowTest {
protected:
    ~SpokenWindow() override { applyLanguage(QStringLiteral("en")); }

    bool speak(const QString& code)
    {
        if (!missingFont(code).isEmpty())
            return false;
        m_window.actions().get(QStringLiteral("language_") + code)->trigger();
        EXPECT_TRUE(waitFor([&] { return currentLanguage() == code; }));
        waitUntilIdle();
        return true;
    }
};

TEST_F(SpokenWindow, ChangesItsLanguageWhileItRuns)
{
    ASSERT_EQ(titlesOf(m_window).front(), QStringLiteral("File"));
    for (const auto& [code, file] : {std::pair("fr", "Fichier"), {"it", "File"}, {"ru", "Файл"}, {"en", "File"}}) {
        ASSERT_TRUE(speak(QString::fromLatin1(code)));
        EXPECT_EQ(titlesOf(m_window).front(), QString::fromUtf8(file));
        EXPECT_TRUE(m_window.isVisible());
        EXPECT_TRUE(m_window.actions().get(QStringLiteral("language_") + QLatin1String(code))->isChecked());
    }
}

TEST_F(SpokenWindow, WhatWasWorkedOnStays)
{
    Document& document = *m_window.document();
    setFieldText(document, QStringLiteral("BlockSize"), QStringLiteral("1"));
    m_window.actions().get(QStringLiteral("duplicate"))->trigger();
    setFieldText(document, QStringLiteral("BlockSize"), QStringLiteral("2"));
    document.setEngines(QStringLiteral("cpu"), {});
    waitUntilIdle();
    document.pin(Pick{Side::Output, 7});
    m_window.actions().get(QStringLiteral("grid"))->trigger();
    m_window.actions().get(QStringLiteral("colourByChannel"))->trigger();
    m_window.showTab(QStringLiteral("Memory"));
    auto* drawer = m_window.findChild<QWidget*>(QStringLiteral("drawerDock"));
    m_window.resizeDocks({qobject_cast<QDockWidget*>(drawer)}, {300}, Qt::Vertical);
    waitUntilIdle();
    const int height = drawer->height();
    const std::string line = toText(document.currentCase());
    ASSERT_TRUE(speak(QStringLiteral("fr")));
    EXPECT_EQ(toText(document.currentCase()), line);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 7}));
    EXPECT_NEAR(m_window.findChild<QWidget*>(QStringLiteral("drawerDock"))->height(), height, 24);
    EXPECT_EQ(document.engineB(), QString());
    EXPECT_FALSE(m_window.actions().get(QStringLiteral("grid"))->isChecked());
    EXPECT_TRUE(m_window.actions().get(QStringLiteral("colourByChannel"))->isChecked());
    EXPECT_EQ(m_window.findChild<QTabBar*>(QStringLiteral("caseTabs"))->count(), 2);
    EXPECT_EQ(m_window.findChild<QTabWidget*>(QStringLiteral("drawer"))->currentIndex(), 2);
    m_window.actions().get(QStringLiteral("undo"))->trigger();
    EXPECT_EQ(QString::fromStdString(toText(document.currentCase())).count(QStringLiteral("BlockSize 1")), 1);
    m_window.actions().get(QStringLiteral("previousCase"))->trigger();
    m_window.actions().get(QStringLiteral("undo"))->trigger();
    EXPECT_TRUE(document.currentCase() == documentationExample());
}

TEST_F(SpokenWindow, WhatIsCopiedIsTheSameInEveryLanguage)
{
    std::map<QString, QString> before;
    for (const Language& language : languages()) {
        if (!speak(language.code))
            continue;
        for (const char* action : {"copyReproducer", "copyValue", "copyCsv", "copyNumPy", "copyCArray"}) {
            m_window.actions().get(QLatin1String(action))->trigger();
            const QString copied = QGuiApplication::clipboard()->text();
            EXPECT_EQ(before.try_emplace(QLatin1String(action), copied).first->second, copied)
                << language.code.toStdString();
        }
    }
}

TEST(SpokenSettings, TheLanguageIsKept)
{
    const QTemporaryDir folder;
    {
        MainWindow window({.configFolder = folder.path()});
        window.actions().get(QStringLiteral("language_it"))->trigger();
        ASSERT_TRUE(waitFor([&] { return currentLanguage() == QLatin1String("it"); }));
    }
    applyLanguage(QStringLiteral("en"));
    {
        const MainWindow window({.configFolder = folder.path()});
        EXPECT_EQ(currentLanguage(), QStringLiteral("it"));
        EXPECT_TRUE(window.actions().get(QStringLiteral("language_it"))->isChecked());
    }
    const MainWindow window({.configFolder = folder.path(), .language = QStringLiteral("ru")});
    EXPECT_EQ(currentLanguage(), QStringLiteral("ru")) << "the command line's goes first";
    applyLanguage(QStringLiteral("en"));
}

// The lessons are in the window's language; the one that is open keeps its step.
TEST_F(SpokenWindow, TheLessonsAreInItsLanguage)
{
    m_window.actions().get(QStringLiteral("lesson03"))->trigger();
    m_window.actions().get(QStringLiteral("lessonNext"))->trigger();
    waitUntilIdle();
    const auto words = [this] {
        return m_window.findChild<QTextBrowser*>(QStringLiteral("lessonText"))->toPlainText();
    };
    ASSERT_TRUE(words().contains(QStringLiteral("As a formula")));
    ASSERT_TRUE(speak(QStringLiteral("ru")));
    EXPECT_TRUE(words().contains(QStringLiteral("Формулой")));
    EXPECT_TRUE(m_window.actions().get(QStringLiteral("lesson03"))->text().contains(QStringLiteral("вручную")));
    ASSERT_TRUE(speak(QStringLiteral("fr")));
    EXPECT_TRUE(words().contains(QStringLiteral("En formule")));
    ASSERT_TRUE(speak(QStringLiteral("en")));
    EXPECT_TRUE(words().contains(QStringLiteral("As a formula")));
}

// They were taken for the reader's own.
TEST_F(SpokenWindow, ALessonsMarksGoWithItInAnotherLanguageToo)
{
    const auto marks = [this] { return m_window.findChild<TensorDisplay*>()->marks(); };
    const CellMarks before = marks();
    m_window.actions().get(QStringLiteral("lesson10"))->trigger();
    waitUntilIdle();
    for (int steps = 0; steps < 9 && marks() == before; ++steps) {
        m_window.actions().get(QStringLiteral("lessonNext"))->trigger();
        waitUntilIdle();
    }
    const CellMarks ofLesson = marks();
    ASSERT_NE(ofLesson, before);
    ASSERT_TRUE(speak(QStringLiteral("fr")));
    EXPECT_EQ(marks(), ofLesson);
    m_window.actions().get(QStringLiteral("lessonPanel"))->trigger();
    waitUntilIdle();
    EXPECT_EQ(marks(), before);
}

// Where no font has Hangul, boxes would say it.
TEST_F(SpokenWindow, ALanguageWithoutAFontIsRefusedAndTheFontNamed)
{
    if (missingFont(QStringLiteral("ko")).isEmpty())
        GTEST_SKIP() << "this machine has a Korean font";
    QAction* korean = m_window.actions().get(QStringLiteral("language_ko"));
    EXPECT_EQ(korean->text().remove(u'&'), QStringLiteral("Korean"));
    korean->trigger();
    waitUntilIdle();
    EXPECT_EQ(currentLanguage(), QStringLiteral("en"));
    EXPECT_THAT(visibleText().toStdString(), testing::HasSubstr("fonts-noto-cjk"));
    EXPECT_TRUE(m_window.actions().get(QStringLiteral("languageOfDesktop"))->isChecked());
}

void expectEachKeyOnce(const QMenu* menu, const std::string& language)
{
    std::map<QChar, QString> taken;
    for (const QAction* action : menu->actions()) {
        const QString text = QString(action->text()).remove(QStringLiteral("&&"));
        if (const qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size()) {
            const auto [first, isNew] = taken.try_emplace(text[at + 1].toLower(), text);
            EXPECT_TRUE(isNew) << language << ": " << text.toStdString() << " and " << first->second.toStdString();
        }
        if (action->menu())
            expectEachKeyOnce(action->menu(), language);
    }
}

TEST_F(SpokenWindow, NoMenuHasAKeyTwice)
{
    for (const Language& language : languages()) {
        if (!speak(language.code))
            continue;
        std::map<QChar, QString> bar;
        for (const QAction* menu : m_window.menuWidget()->findChild<QMenuBar*>()->actions()) {
            const QString text = menu->text();
            EXPECT_TRUE(bar.try_emplace(text[text.indexOf(u'&') + 1].toLower(), text).second) << text.toStdString();
            expectEachKeyOnce(menu->menu(), language.code.toStdString());
        }
    }
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

TEST_F(SpokenWindow, NothingIsClippedAt1280Times800)
{
    for (const Language& language : languages()) {
        if (!speak(language.code))
            continue;
        ASSERT_EQ(m_window.size(), QSize(1280, 800));
        const auto expectWhole = [&](const QWidget& part, const char* page) {
            waitUntilIdle();
            for (const QWidget* widget : part.findChildren<QWidget*>())
                if (widget->isVisible() && widget->window() == &m_window) {
                    EXPECT_EQ(clipped(widget).toStdString(), "") << language.code.toStdString() << ", " << page;
                }
        };
        for (const DrawerTab& tab : drawerTabs()) {
            ASSERT_TRUE(m_window.showTab(QLatin1String(tab.name)));
            expectWhole(m_window, tab.name);
        }
        ASSERT_TRUE(m_window.showTab(QStringLiteral("Histogram")));
        auto* values = m_window.findChild<QWidget*>(QStringLiteral("valuesDock"));
        expectWhole(*values, "Histogram");
        EXPECT_EQ(clipped(m_window.findChild<QTabWidget*>(QStringLiteral("drawer"))->tabBar()).toStdString(), "")
            << language.code.toStdString() << ", beside the values";
        values->hide(); // the drawer has its width again
    }
}

// What stands in a row, from its left: the space between two, that is negative where they overlap.
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

TEST_F(SpokenWindow, NoTabIsCutAndNoToleranceCoversAnotherAt1024Times640)
{
    m_window.document()->newCase(caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR"));
    waitUntilIdle();
    for (const Language& language : languages()) {
        if (!speak(language.code))
            continue;
        m_window.resize(1024, 640);
        ASSERT_TRUE(m_window.showTab(QStringLiteral("Difference")));
        waitUntilIdle();
        const auto* tabs = m_window.findChild<QTabWidget*>(QStringLiteral("drawer"));
        EXPECT_EQ(clipped(tabs->tabBar()).toStdString(), "") << language.code.toStdString();
        const auto* row = m_window.findChild<ToleranceEditor*>();
        EXPECT_GE(leastGap(*row), 0) << language.code.toStdString();
        for (const QWidget* part : row->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!part->isVisible() || part->isWindow())
                continue;
            EXPECT_LE(part->geometry().right(), row->width()) << language.code.toStdString();
            if (const auto* button = qobject_cast<const QAbstractButton*>(part)) {
                EXPECT_EQ(clipped(button).toStdString(), "") << language.code.toStdString();
            }
            if (const auto* box = qobject_cast<const QComboBox*>(part)) {
                EXPECT_LE(box->fontMetrics().horizontalAdvance(box->currentText()) + 30, box->width())
                    << language.code.toStdString();
            }
        }
        for (const auto* edit : row->findChildren<QLineEdit*>()) {
            EXPECT_LE(edit->fontMetrics().horizontalAdvance(edit->placeholderText()), edit->width() - 8)
                << language.code.toStdString();
        }
    }
}

TEST_F(SpokenWindow, TheStatisticsAreInItsLanguage)
{
    for (const char* code : {"fr", "it", "ko", "ru"}) {
        if (!speak(QLatin1String(code)))
            continue;
        QStringList said;
        for (const auto* label : m_window.findChild<RangePanel*>()->findChildren<QLabel*>())
            said << label->text() << label->toolTip();
        for (const char* english : {"elements", "mean", "deviation", "denormal", "Infinite values"})
            EXPECT_FALSE(said.contains(QLatin1String(english))) << code << ", " << english;
    }
}

TEST_F(SpokenWindow, NoHintOfTheKeyEditorIsCut)
{
    for (const Language& language : languages()) {
        if (!speak(language.code))
            continue;
        m_window.actions().get(QStringLiteral("changeKeys"))->trigger();
        waitUntilIdle();
        auto* keys = m_window.findChild<QDialog*>(QStringLiteral("keyEditor"));
        ASSERT_TRUE(keys);
        for (const auto* field : keys->findChildren<QKeySequenceEdit*>()) {
            const auto* edit = field->findChild<QLineEdit*>();
            EXPECT_LE(edit->fontMetrics().horizontalAdvance(edit->placeholderText()) + 8, edit->width())
                << language.code.toStdString();
        }
        keys->close();
        waitUntilIdle();
    }
}

TEST_F(SpokenWindow, ACasesLongTitleIsWholeWhereThereIsRoom)
{
    m_window.actions().get(QStringLiteral("duplicate"))->trigger();
    Case c = documentationExample();
    c.title = "Centres of pixels: why a picture that was made larger by two programs is not the same";
    m_window.document()->newCase(c);
    waitUntilIdle();
    const auto* tabs = m_window.findChild<QTabBar*>(QStringLiteral("caseTabs"));
    const int last = tabs->currentIndex();
    ASSERT_THAT(tabs->tabText(last).toStdString(), testing::HasSubstr("two programs"));
    EXPECT_GT(tabs->tabRect(last).width(), tabs->fontMetrics().horizontalAdvance(tabs->tabText(last)) + 20);
}

} // namespace
} // namespace tessera
