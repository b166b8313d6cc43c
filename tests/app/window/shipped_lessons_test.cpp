// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, as they are read in the window.
#include "app/base/look/language.h"
#include "app/window/drawer.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

class ShippedLessons : public LessonWindowTest {
protected:
    using Engines = std::pair<QString, QString>;
    Engines engines() const { return {document().engineA(), document().engineB()}; }

    const Engines m_wrongOrder{"sabotage:order", "reference"};
};

TEST_F(ShippedLessons, InTheStreetOfTheFirstOneTheArrowsWalk)
{
    trigger("lesson01");
    trigger("lessonNext");
    EXPECT_TRUE(document().play().isOn);
    EXPECT_EQ(document().play().stepsDone, 1U);
    EXPECT_FALSE(document().pinned());
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(document().play().stepsDone, 3U);
    trigger("lessonNext");
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 23})) << "of which the step speaks";
}

TEST_F(ShippedLessons, TheLastStepLeadsToTheNextOne)
{
    trigger("lesson01");
    panel().setStep(panel().steps() - 2);
    EXPECT_NO_THROW(button("Next"));
    trigger("lessonNext");
    ASSERT_TRUE(panel().isAtEnd());
    button("Next lesson").click();
    waitUntilIdle();
    EXPECT_EQ(panel().lesson().number, 2U);
    EXPECT_EQ(panel().step(), 0U);
    EXPECT_NO_THROW(button("Next"));
    trigger("lesson13");
    panel().setStep(panel().steps());
    waitUntilIdle();
    EXPECT_FALSE(button("Next").isEnabled()) << "there is no fourteenth";
}

TEST_F(ShippedLessons, AStepOpensTheTabThatShowsWhatItIsAbout)
{
    const auto* drawer = part<QTabWidget>("drawer");
    const auto shown = [&] { return QLatin1String(drawerTabs()[size_t(drawer->currentIndex())].name); };
    for (const auto& [lesson, tab] : {std::pair("lesson01", "Memory"),
                                      {"lesson03", "Mapping"},
                                      {"lesson08", "Axes"},
                                      {"lesson12", "Axes"},
                                      {"lesson13", "Memory"}}) {
        trigger(lesson);
        EXPECT_EQ(shown(), QLatin1String(tab)) << lesson;
    }
    trigger("drawerPanel"); // hidden
    trigger("lesson08");
    EXPECT_TRUE(drawer->isVisible());
    m_window.showTab("Table");
    trigger("lesson03");
    trigger("lessonNext");
    m_window.showTab("Table");
    trigger("lessonNext");
    EXPECT_EQ(shown(), QLatin1String("Table")) << "the step speaks of none";
}

TEST_F(ShippedLessons, ALessonCanNameEveryPageOfTheWindow)
{
    for (const std::string_view tab : kFigureTabs)
        EXPECT_TRUE(m_window.showTab(QLatin1String(tab.data(), qsizetype(tab.size())))) << tab;
}

// What the text says of A and B is seen, and the reader's own engines come back.
TEST_F(ShippedLessons, ACaseThatNamesItsEngineIsRunOnIt)
{
    const Engines own{"reference", "cpu"};
    useEngines(own.first, own.second);
    trigger("lesson13");
    EXPECT_EQ(engines(), own) << "its three pictures are turned by the reader";
    panel().setStep(3);
    waitUntilIdle();
    EXPECT_EQ(engines(), m_wrongOrder);
    EXPECT_EQ(document().shown()->a->bits(0), document().shown()->b->bits(0));
    trigger("lessonNext");
    EXPECT_EQ(engines(), m_wrongOrder);
    EXPECT_NE(document().shown()->a->bits(1), document().shown()->b->bits(1)) << "12 instead of 6";
    EXPECT_FALSE(isEnabled("lessonRestore"));
    useEngines(own.first, own.second);
    EXPECT_TRUE(isEnabled("lessonRestore"));
    trigger("lessonRestore");
    EXPECT_EQ(engines(), m_wrongOrder);
    trigger("lesson03");
    EXPECT_EQ(engines(), own) << "its cases name none";
    trigger("lesson13");
    panel().setStep(3);
    waitUntilIdle();
    ASSERT_EQ(engines(), m_wrongOrder);
    trigger("lessonPanel");
    EXPECT_EQ(engines(), own) << "it was left";
}

TEST_F(ShippedLessons, EnginesComeBackWhenTheLessonWasLeftFromAnotherTab)
{
    const Engines before = engines();
    trigger("lesson13");
    panel().setStep(3);
    waitUntilIdle();
    trigger("new");
    EXPECT_EQ(engines(), before) << "a case of the reader's own";
    trigger("lessonPanel");
    trigger("previousCase");
    EXPECT_EQ(document().currentCase().title, panel().lesson().title);
    EXPECT_EQ(engines(), before);
}

TEST(LessonOfASession, ItsTitleIsInTheLanguageOfTheNextStart)
{
    const QTemporaryDir folder;
    {
        MainWindow window({.configFolder = folder.path()});
        window.show();
        window.actions().get("lesson03")->trigger();
        ASSERT_TRUE(waitForRun(*window.document()));
        ASSERT_TRUE(window.close());
    }
    {
        MainWindow window({.configFolder = folder.path(), .language = QStringLiteral("fr")});
        const std::string title = window.findChild<LessonPanel*>()->lesson().title;
        EXPECT_THAT(title, HasSubstr("main"));
        EXPECT_TRUE(window.windowTitle().startsWith(QString::fromStdString(title)))
            << window.windowTitle().toStdString();
        EXPECT_FALSE(window.document()->isModified());
    }
    applyLanguage("en");
}

} // namespace
} // namespace tessera
