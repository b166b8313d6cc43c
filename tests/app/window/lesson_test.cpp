// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

constexpr auto kLesson = R"(# Two cases

```lesson
number: 21
minutes: 2
```

What comes first.

## The first step

```case
DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota
step: 2
along: input
```

Element (0,0,0,1) is {= 1 | output 0,0,0,1}.

```question
ask: What is at the end?
right: {= 3 | output 0,0,1,1}
why: The last channel comes last.
wrong: {= 0 | output 0,0,0,0} comes last
why: That is the first one.
```

## The second step

- Ties: `--tolerance ties=either`.

```case
RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 --data iota
pin: 0,0,0,3
overlay: clamped
```
)";

struct LessonTest : LessonWindowTest {
    LessonTest()
    {
        EXPECT_FALSE(panel().isVisible());
        openLesson(kLesson);
    }

    void write(const char* name, const QByteArray& text) { writeContent(path(QLatin1String(name)), text); }
    // Clicks on words of the text.
    void click(const char* link)
    {
        QTextCursor found(text().document()); // the last: prose may speak of it before
        found.movePosition(QTextCursor::End);
        found = text().document()->find(QLatin1String(link), found, QTextDocument::FindBackward);
        ASSERT_FALSE(found.isNull()) << link;
        text().setTextCursor(found);
        found.setPosition(found.selectionStart() + 1);
        QTest::mouseClick(text().viewport(), Qt::LeftButton, {}, text().cursorRect(found).center());
        waitUntilIdle();
    }
    std::string said() const
    {
        const auto* message = part<QLabel>("message");
        return message->isVisible() ? message->text().toStdString() : "";
    }
};

TEST_F(LessonTest, OpensWithItsFirstCaseBesideTheText)
{
    ASSERT_TRUE(panel().isVisible());
    EXPECT_THAT(words(),
                AllOf(HasSubstr("What comes first."), HasSubstr("The first step"), HasSubstr("Element (0,0,0,1) is 1."),
                      Not(HasSubstr("The second step"))));
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 1, 2, 2}");
    EXPECT_EQ(document().play(), (PlayState{true, {StepOrder::Input, StepUnit::Element}, 2}));
}

TEST_F(LessonTest, GoesForthAndBackWithPinsAndMarks)
{
    EXPECT_FALSE(isEnabled("lessonBack"));
    trigger("lessonNext");
    EXPECT_THAT(words(), HasSubstr("The second step"));
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 1, 1, 8}");
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 3}));
    EXPECT_FALSE(document().play().isOn);
    const auto marks = [this] { return m_window.findChild<TensorDisplay*>()->marks(); };
    EXPECT_NE(marks() & setOf(CellMark::Clamped), 0);
    EXPECT_FALSE(isEnabled("lessonNext"));
    key(Qt::Key_PageDown, Qt::ControlModifier | Qt::AltModifier); // its key, once more than there are steps
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 3}));
    trigger("lessonBack");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 1, 2, 2}");
    EXPECT_EQ(marks() & setOf(CellMark::Clamped), 0);
    EXPECT_EQ(part<QTabBar>("caseTabs")->count(), 1) << "one tab for all steps";
    trigger("lessonNext");
    trigger("lessonPanel");
    EXPECT_EQ(marks() & setOf(CellMark::Clamped), 0) << "they go with the lesson";
}

// At the lesson's end "Next" is disabled while it has the focus. Qt would give the focus to the bottom panel's tabs.
TEST_F(LessonTest, TheKeyboardStaysInTheLessonAtItsEnds)
{
    button("Next").setFocus();
    key(Qt::Key_Space);
    EXPECT_EQ(panel().step(), 1U);
    EXPECT_FALSE(button("Next").isEnabled());
    EXPECT_TRUE(text().hasFocus());
    button("Back").setFocus();
    key(Qt::Key_Space);
    EXPECT_EQ(panel().step(), 0U);
    EXPECT_TRUE(text().hasFocus());
    view(Side::Output)->setFocus();
    QTest::mouseClick(&button("Next"), Qt::LeftButton);
    EXPECT_EQ(panel().step(), 1U);
    EXPECT_TRUE(view(Side::Output)->hasFocus()) << "a click leaves the keyboard at the tensors";
}

TEST_F(LessonTest, ListsAreSpacedAsParagraphs)
{
    trigger("lessonNext");
    std::vector<std::pair<int, double>> heights;
    for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next())
        if (block.textList())
            heights.push_back({block.blockFormat().lineHeightType(), block.blockFormat().lineHeight()});
    EXPECT_THAT(heights, ElementsAre(std::pair(int(QTextBlockFormat::ProportionalHeight), 125.0)));
}

TEST_F(LessonTest, IsInTheWindowsLanguageWhereItIsThere)
{
    applyLanguage("fr");
    const QScopeGuard english([] { applyLanguage("en"); });
    openLesson(kLesson);
    EXPECT_THAT(words(), HasSubstr("What comes first.")) << "it is English alone";
    write("fr/lesson.md", QByteArray(kLesson).replace("What comes first.", "Ce qui vient d’abord."));
    openLesson(kLesson);
    EXPECT_THAT(words(), HasSubstr("Ce qui vient d’abord."));
}

TEST_F(LessonTest, AnAnswerSaysWhetherItIsRightAndWhy)
{
    EXPECT_THAT(words(), Not(HasSubstr("That is the first one.")));
    click("0 comes last");
    EXPECT_THAT(words(), AllOf(HasSubstr("Not this one. That is the first one."), Not(HasSubstr("The last channel"))));
}

TEST_F(LessonTest, AllStaysExplorableAndComesBackExactly)
{
    EXPECT_FALSE(isEnabled("lessonRestore"));
    keyAt(Side::Output, Qt::Key_Right);
    EXPECT_TRUE(isEnabled("lessonRestore")) << "the player has gone on";
    setFieldText(document(), "InputTensor.DataType", "UINT8");
    QTest::mouseClick(view(Side::Output), Qt::LeftButton, {}, middleOf(Side::Output, {0, 0, 1, 0}));
    waitUntilIdle();
    ASSERT_TRUE(document().pinned());
    trigger("lessonRestore");
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 1, 1}));
    QTest::mouseClick(view(Side::Output), Qt::LeftButton, {}, middleOf(Side::Output, {0, 0, 1, 1}));
    EXPECT_TRUE(isEnabled("lessonRestore")) << "another pin, over which the mouse still is";
    trigger("lessonRestore");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 1, 2, 2}");
    EXPECT_EQ(document().play().stepsDone, 2U);
    EXPECT_EQ(document().pinned(), std::nullopt);
    EXPECT_FALSE(isEnabled("lessonRestore"));
}

TEST_F(LessonTest, ACaseThatTheReaderSavedStays)
{
    saveCase(document(), path("mine.json"));
    trigger("lessonNext");
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 1, 1, 8}");
    EXPECT_EQ(part<QTabBar>("caseTabs")->count(), 2);
}

TEST_F(LessonTest, IsReadAgainWhenItIsSavedAndKeepsItsStep)
{
    trigger("lessonNext");
    write("lesson.md", QByteArray(kLesson).replace("The second step", "The step that was mended"));
    EXPECT_TRUE(waitFor([&] { return words().find("The step that was mended") != std::string::npos; }));
    EXPECT_EQ(panel().step(), 1U);
    waitUntilIdle(); // its case runs again
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 1, 1, 8}");
}

TEST_F(LessonTest, WhatIsWrongIsSaidWithFileLineAndFieldAndTheLastGoodOneStays)
{
    write("lesson.md", QByteArray(kLesson).replace("step: 2", "step: two").replace("{= 1 | output", "{= 7 | output"));
    EXPECT_TRUE(waitFor([&] { return !said().empty(); }));
    EXPECT_THAT(said(), HasSubstr("lesson.md:14: step:"));
    EXPECT_THAT(words(), HasSubstr("Element (0,0,0,1) is 1."));
    write("lesson.md", kLesson);
    EXPECT_TRUE(waitFor([&] { return said().empty(); }));
    write("other.md", "no title");
    EXPECT_FALSE(m_window.files().openApart(path("other.md")));
    EXPECT_THAT(said(), HasSubstr("other.md:1"));
    EXPECT_THAT(words(), HasSubstr("The first step"));
}

TEST_F(LessonTest, AllThatComeWithTheProgramOpenFromHelp)
{
    int count = 0;
    for (const Actions::Entry& entry : m_window.actions().all()) {
        if (!entry.text.startsWith("Lesson ") || entry.action->objectName() == "lessonPanel")
            continue;
        entry.action->trigger();
        waitUntilIdle();
        EXPECT_TRUE(entry.text.endsWith(QString::fromStdString(panel().lesson().title))) << entry.text.toStdString();
        EXPECT_TRUE(document().issues().empty()) << entry.text.toStdString();
        EXPECT_FALSE(words().empty());
        ++count;
    }
    EXPECT_EQ(count, 9);
}

// The lesson and the case panel share one column: both at once had room for a few lines each.
TEST_F(LessonTest, TheCasePanelGivesWayAndComesBack)
{
    const auto* form = part("casePanel");
    trigger("lessonPanel");
    for (const int width : {1200, 1920}) {
        resize({width, 900});
        const int before = form->width();
        openLesson(kLesson);
        EXPECT_FALSE(form->isVisible()) << width;
        EXPECT_GT(text().height(), 400) << width;
        trigger("lessonPanel");
        EXPECT_FALSE(panel().isVisible()) << width;
        EXPECT_TRUE(form->isVisible()) << width;
        EXPECT_EQ(form->width(), before) << width;
    }
}

} // namespace
} // namespace tessera
