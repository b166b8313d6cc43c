// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson lets the reader turn, and what it asks before a knob is turned and before a task is done.
#include "app/teach/lesson/lecture_controller.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

constexpr auto kTurned = R"(# What can be turned

## Orders

```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota
knob: Order
label: How the channels are read
knob: BlockSize 1,2,3,4
task: equal Order=COLUMN_ROW_DEPTH
goal: Repair it.
```

The *explanation*.

## Gone on with

The case stays.

## Moved

```case
RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data values:0,1,2,3
knob: InputPixelOffsets[3] -1,-0.5,0,0.5,1
task: equal InputPixelOffsets[3]=0.5
goal: Move it.
```

Moved it is.

## Written

```exercise
ask: Write it.
function: depth_to_space(x, block_size)
case: DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data iota
solution:
def depth_to_space(x, block_size): return x
```
)";

class TaskBoxTest : public LessonWindowTest {
protected:
    TaskBoxTest() { openLesson(kTurned); }
};

TEST_F(TaskBoxTest, AKnobTurnsTheLiveCaseAndTheEngineSaysHowFarTheTaskIs)
{
    ASSERT_TRUE(box().isVisible());
    EXPECT_THAT(labelText("taskGoal"), HasSubstr("Repair it."));
    EXPECT_EQ(standing(), "2 of 8 elements are right so far.");
    EXPECT_TRUE(segment("DEPTH_COLUMN_ROW").isChecked());
    EXPECT_THAT(words(), AllOf(HasSubstr("Show the explanation"), Not(HasSubstr("The explanation"))));
    turnTo("3");
    EXPECT_THAT(standing(), HasSubstr("This cannot be: "));
    turnTo("2");
    turnTo("COLUMN_ROW_DEPTH");
    EXPECT_EQ(standing(), "Done: all 8 elements are right.");
    EXPECT_EQ(document().shown()->a->bits(1), 1U);
    EXPECT_THAT(words(), HasSubstr("The explanation"));
    document().undoStack()->undo(); // an edit as any other: the knob follows it
    waitUntilIdle();
    EXPECT_TRUE(segment("DEPTH_COLUMN_ROW").isChecked());
    EXPECT_THAT(standing(), HasSubstr("2 of 8"));
    EXPECT_THAT(words(), HasSubstr("The explanation")) << "what was opened stays";
}

TEST_F(TaskBoxTest, AStepThatGoesOnWithACaseHasNoTaskAndOnAnotherCaseNothingIsTurned)
{
    emit text().anchorClicked(QUrl("explanation:0"));
    EXPECT_THAT(words(), AllOf(HasSubstr("The explanation"), Not(HasSubstr("Show the explanation"))));
    goTo(1);
    EXPECT_FALSE(box().isVisible());
    goTo(0);
    EXPECT_TRUE(box().isVisible());
    EXPECT_TRUE(box().isEnabled());
    trigger("new");
    EXPECT_FALSE(box().isEnabled());
}

TEST_F(TaskBoxTest, TheSolutionOfAnExerciseIsFolded)
{
    goTo(3);
    EXPECT_THAT(words(), AllOf(HasSubstr("depth_to_space(x, block_size)"), Not(HasSubstr("return x"))));
    emit text().anchorClicked(QUrl("solution:0"));
    EXPECT_THAT(words(), HasSubstr("return x"));
}

constexpr auto kAsked = R"(# What is asked

## Orders

```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota
knob: BlockSize 1,2,3
knob: Order
task: equal Order=COLUMN_ROW_DEPTH
goal: Repair it.
```

```question
vote: BlockSize=1
ask: What comes of blocks of one?
right: Eight channels
why: Nothing is put together.
wrong: Two channels
why: Those are of blocks of two.
```

```question
ask: Why is it this order?
right: Its first four channels are one picture
why: They count slowest.
wrong: Its rows are columns
why: They stayed rows.
```

The explanation.

## A duel

```case
DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
engine: sabotage:order | sabotage:swapped-axes
```

```question
ask: Which mistake is it?
right: The order
why: It is read the other way.
wrong: The axes
why: They are exchanged.
```
)";

class AskedTest : public LessonWindowTest {
protected:
    AskedTest() { openLesson(kAsked); }

    void answer(size_t question, size_t answer)
    {
        emit text().anchorClicked(QUrl(QStringLiteral("answer:%1:%2").arg(question).arg(answer)));
        waitUntilIdle();
    }
    QString fieldOf(const char* name) const
    {
        return QString::fromStdString(fieldText(document().currentCase().op, name));
    }
};

TEST_F(AskedTest, ATaskIsDoneOnceItsQuestionIsAnsweredRight)
{
    EXPECT_THAT(words(), AllOf(Not(HasSubstr("Why is it")), Not(HasSubstr("The explanation."))));
    turnTo("COLUMN_ROW_DEPTH");
    EXPECT_EQ(standing(), "That is right. Now say why.");
    EXPECT_THAT(words(), AllOf(HasSubstr("Why is it"), Not(HasSubstr("The explanation."))));
    answer(1, 1);
    EXPECT_EQ(standing(), "That is right. Now say why.");
    EXPECT_THAT(words(), AllOf(HasSubstr("They stayed rows."), Not(HasSubstr("The explanation."))));
    answer(1, 0);
    EXPECT_EQ(standing(), "Done: all 8 elements are right.");
    EXPECT_THAT(words(), HasSubstr("The explanation."));
    EXPECT_FALSE(part("taskTarget")->isVisible()) << "the same stands beside it, large";
    goTo(1);
    goTo(0);
    EXPECT_EQ(fieldOf("Order"), "COLUMN_ROW_DEPTH") << "what is solved stays";
    trigger("lessonRestore");
    waitUntilIdle();
    EXPECT_EQ(fieldOf("Order"), "DEPTH_COLUMN_ROW");
    turnTo("COLUMN_ROW_DEPTH");
    EXPECT_EQ(standing(), "Done: all 8 elements are right.") << "it is answered";
}

TEST_F(AskedTest, AVoteTurnsTheKnobAndTellsTheTruthOnce)
{
    EXPECT_THAT(words(), AllOf(HasSubstr("A  Two"), HasSubstr("B  Eight"), Not(HasSubstr("Nothing is put"))));
    answer(0, 1);
    EXPECT_EQ(fieldOf("BlockSize"), "1");
    EXPECT_THAT(words(), AllOf(HasSubstr("Those are of blocks of two."), HasSubstr("Nothing is put together.")));
    turnTo("2");
    answer(0, 0);
    EXPECT_EQ(fieldOf("BlockSize"), "2") << "it was said before";
}

TEST_F(AskedTest, TheVerdictIsTheTasks)
{
    const auto verdict = [this] { return labelText("verdict"); };
    EXPECT_EQ(verdict(), "2 of 8 elements are right so far.");
    goTo(1);
    EXPECT_THAT(verdict(), HasSubstr("name its mistake")) << "and a duel's does not tell it";
    EXPECT_TRUE(document().engineA().startsWith("sabotage:"));
    EXPECT_FALSE(document().engineA().contains("order"));
    trigger("compare");
    waitUntilIdle();
    EXPECT_EQ(document().shown()->comparison->verdict, Verdict::Fail);
    EXPECT_EQ(document().cause(), nullptr) << "nor does the Compare tab";
    trigger("compare");
    trigger("lessonPanel");
    trigger("new");
    EXPECT_THAT(verdict(), HasSubstr("equal"));
}

TEST_F(AskedTest, NoKnobMovesWhenItIsTurned)
{
    const auto places = [this] {
        std::vector<QPoint> all;
        for (auto* control : box().findChildren<SegmentedControl*>())
            all.push_back(control->mapTo(&m_window, QPoint()));
        return all;
    };
    const std::vector<QPoint> before = places();
    for (const char* choice : {"3", "1", "2", "COLUMN_ROW_DEPTH", "DEPTH_COLUMN_ROW"}) {
        turnTo(choice);
        EXPECT_EQ(places(), before) << choice << ": " << standing();
    }
}

TEST_F(AskedTest, ALectureShowsTargetAndKnobsAndAsksBeforeItTurns)
{
    key(Qt::Key_F5);
    auto* band = m_window.findChild<QDockWidget*>("lectureBand");
    ASSERT_TRUE(band);
    EXPECT_TRUE(band->isAncestorOf(&box()));
    EXPECT_TRUE(box().isVisible());
    EXPECT_TRUE(part("taskTarget")->isVisible());
    EXPECT_FALSE(part("taskGoal")->isVisible());
    const auto asked = [this] { return labelText("lectureQuestion"); };
    EXPECT_EQ(asked(), "Repair it.");
    trigger("lectureNext");
    EXPECT_THAT(asked(), AllOf(HasSubstr("What comes of blocks of one?"), HasSubstr("A.&nbsp;")));
    EXPECT_EQ(fieldOf("BlockSize"), "2") << "hands go up first";
    trigger("lectureNext");
    EXPECT_EQ(fieldOf("BlockSize"), "1");
    EXPECT_THAT(asked(), HasSubstr("Nothing is put together."));
    for (int i = 0; i < 20 && standing() != "That is right. Now say why."; ++i) {
        const Operator before = document().currentCase().op;
        trigger("lectureNext");
        EXPECT_EQ(document().currentCase().op, before);
        EXPECT_THAT(asked(), HasSubstr("A: yes. B: no."));
        trigger("lectureNext");
        EXPECT_NE(document().currentCase().op, before);
    }
    trigger("lectureNext");
    EXPECT_THAT(asked(), HasSubstr("Why is it this order?"));
    trigger("lectureNext");
    EXPECT_THAT(asked(), HasSubstr("They count slowest."));
    EXPECT_EQ(standing(), "Done: all 8 elements are right.");
    trigger("lectureNext");
    EXPECT_EQ(panel().step(), 1U);
    trigger("lectureBack");
    key(Qt::Key_F5);
    EXPECT_TRUE(panel().isAncestorOf(&box()));
    EXPECT_TRUE(part("taskGoal")->isVisible());
}

} // namespace
} // namespace tessera
