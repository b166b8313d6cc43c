// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"
#include "app/window/bottom_panel.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

constexpr auto kFiguresLesson = R"(# Figures

```lesson
number: 1
```

## Digits

```case
DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota
pin: 0,1,4,5
colour: block
```

## The mistake

```case
DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota
pin: 0,1,4,5
engine: sabotage:permutation
```

## Channels

```case
RESAMPLE --Sizes 1,3,2,2 --DataType UINT8 --Scales 1,1,1,1 --data values:255,0,0,255,0,255,0,255,0,0,255,0
show: picture
colour: channel
```

## A row

```case
RESAMPLE --Sizes 1,1,2,4 --Scales 1,1,1,2 --data iota
```

## The street

```case
DEPTH_TO_SPACE --Sizes 1,2,3,4 --DataType UINT32 --BlockSize 1 --data iota
step: 6
along: memory
tab: memory
```
)";

struct LessonFiguresTest : LessonWindowTest {
    LessonFiguresTest() { openLesson(kFiguresLesson); }
    TensorDisplay& display() const { return *m_window.findChild<TensorDisplay*>(); }
};

TEST_F(LessonFiguresTest, ItsColoursGoWithIt)
{
    EXPECT_EQ(display().colorKey(), ColorKey::BlockPlace);
    goTo(2);
    EXPECT_EQ(display().colorKey(), ColorKey::Channel);
    goTo(3);
    EXPECT_EQ(display().colorKey(), std::nullopt);
    display().setColorKey(ColorKey::Row); // the reader's, in a step without its own
    goTo(2);
    trigger("lessonPanel");
    EXPECT_EQ(display().colorKey(), std::nullopt) << "as before the lesson";
    EXPECT_FALSE(display().isTint());
}

// The four pixels are red, green, blue and yellow.
TEST_F(LessonFiguresTest, ThreeChannelsAreRedGreenAndBlueByTheirValues)
{
    goTo(2);
    document().pin({});
    waitUntilIdle();
    const QRgb black = qRgb(0, 0, 0);
    const std::array<bool, 12> isFull = {true, false, false, true, false, true, false, true, false, false, true, false};
    for (size_t i = 0; i < isFull.size(); ++i)
        EXPECT_EQ(groundOf(view(Side::Output), i), isFull[i] ? primaryColors()[i / 4] : black) << i;
}

// The figure marks the house that the player's step has filled. The lesson has not taught formulas yet.
TEST_F(LessonFiguresTest, TheStreetFollowsThePlayerAndTheFormulaIsHidden)
{
    goTo(4);
    const auto isMarked = [this](const char* house) {
        for (const MemoryStrip* strip : m_window.findChildren<MemoryStrip*>())
            if (strip->isVisible()
                && strip->accessibleName().contains(QLatin1String("The element lies at offset ")
                                                    + QLatin1String(house)))
                return true;
        return false;
    };
    EXPECT_TRUE(isMarked("5"));
    key(Qt::Key_Right);
    EXPECT_TRUE(isMarked("6"));
    QTest::keyClick(&text(), Qt::Key_Right);
    QTest::keyClick(&text(), Qt::Key_Left);
    QTest::keyClick(&text(), Qt::Key_Right);
    EXPECT_TRUE(isMarked("7")) << "a click in the text does not take the keys away";
    const auto* formula = part<QLabel>("playerFormula");
    EXPECT_FALSE(formula->isVisible());
    trigger("lessonPanel");
    EXPECT_TRUE(formula->isVisible());
}

// The lessons that come with the program, as they are read in the window.

struct ShippedLessons : LessonWindowTest {
    using Engines = std::pair<QString, QString>;
    Engines engines() const { return {document().engineA(), document().engineB()}; }

    const Engines m_wrongOrder{"sabotage:order", "reference"};
};

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
    trigger("lesson09");
    goTo(panel().steps());
    EXPECT_FALSE(button("Next").isEnabled()) << "there is no tenth";
}

TEST_F(ShippedLessons, AStepOpensTheTabThatShowsWhatItIsAbout)
{
    const auto* bottomPanel = part<BottomPanel>("drawerDock");
    const auto shown = [&] { return bottomPanel->currentTab(); };
    for (const auto& [lesson, tab] : {std::pair("lesson01", "Memory"),
                                      {"lesson02", "Mapping"},
                                      {"lesson05", "Axes"},
                                      {"lesson08", "Axes"},
                                      {"lesson09", "Memory"}}) {
        trigger(lesson);
        EXPECT_EQ(shown(), QLatin1String(tab)) << lesson;
    }
    trigger("drawerPanel"); // hidden
    trigger("lesson05");
    EXPECT_TRUE(bottomPanel->isVisible());
    m_window.showTab("Table");
    trigger("lesson02");
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

// A case that names its engines runs on them, as the text says of A and B. A case that names none does not.
TEST_F(ShippedLessons, ACaseThatNamesItsEngineIsRunOnIt)
{
    const Engines own{"reference", "cpu"};
    useEngines(own.first, own.second);
    trigger("lesson09");
    EXPECT_EQ(engines(), own) << "its three pictures are turned by the reader";
    goTo(3);
    EXPECT_EQ(engines(), m_wrongOrder);
    EXPECT_EQ(document().shown()->a->bits(0), document().shown()->b->bits(0));
    EXPECT_NE(document().shown()->a->bits(1), document().shown()->b->bits(1)) << "12 instead of 6";
    EXPECT_FALSE(isEnabled("lessonRestore"));
    useEngines(own.first, own.second);
    EXPECT_TRUE(isEnabled("lessonRestore"));
    trigger("lessonRestore");
    EXPECT_EQ(engines(), m_wrongOrder);
    trigger("lesson02");
    EXPECT_EQ(engines(), Engines("cpu", "reference")) << "its cases name none";
}

TEST_F(ShippedLessons, ACaseOfTheReadersDoesNotTakeTheLessonsEngine)
{
    const Engines before = engines();
    trigger("lesson09");
    goTo(3);
    trigger("new");
    EXPECT_EQ(engines(), before);
    trigger("previousCase");
    EXPECT_EQ(engines(), m_wrongOrder) << "the lesson's case keeps it";
}

} // namespace
} // namespace tessera
