// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/segmented_control.h"
#include "app/teach/lesson/task_box.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

constexpr auto kTurned = R"(# What can be turned

## Orders

```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota
knob: Order
label: How the channels are read
knob: BlockSize 1..4
task: equal Order=COLUMN_ROW_DEPTH
goal: Repair it.
```

The *explanation*.

## Gone on with

The case stays.

## Moved

```case
RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data values:0,1,2,3
knob: InputPixelOffsets[3] -1..1 step 0.25
task: equal InputPixelOffsets[3]=0.5
nudge: 0,0,0,1
```

Moved it is.

## Read anew

```case
DEPTH_TO_SPACE --Sizes 1,2,1,3 --DataType UINT8 --BlockSize 1 --data iota
knob: Layout NCHW,NHWC
task: equal Layout=NHWC
```

Read it is.

## Typed

```case
DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
step: 0
```

```question
ask: What comes out at (0,0,0,1)?
typed: {= 6 | output 0,0,0,1}
why: The first of channel 1.
wrong: {= 12 | other output 0,0,0,1}
why: That is the other order.
```

```exercise
ask: Write it.
function: depth_to_space(x, block_size)
case: DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data iota
```

```solution
def depth_to_space(x, block_size): return x
```
)";

class TaskBoxTest : public LessonWindowTest {
protected:
    TaskBoxTest() { openLesson(kTurned); }

    TaskBox& box() const { return *panel().findChild<TaskBox*>(); }
    QAbstractButton& segment(const char* words) const
    {
        for (auto* control : box().findChildren<SegmentedControl*>())
            for (QAbstractButton* each : control->segments())
                if (each->text() == QLatin1String(words))
                    return *each;
        throw std::runtime_error(words);
    }
    void press(const char* words)
    {
        QAbstractButton& button = segment(words);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
        waitUntilIdle();
    }
    std::string labelText(const char* name) const
    {
        return box().findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }
    std::string standing() const { return labelText("taskStanding"); }
};

TEST_F(TaskBoxTest, AKnobTurnsTheLiveCaseAndTheEngineSaysHowFarTheTaskIs)
{
    ASSERT_TRUE(box().isVisible());
    EXPECT_THAT(labelText("taskGoal"), HasSubstr("Repair it."));
    EXPECT_EQ(standing(), "2 of 8 elements are right so far.");
    EXPECT_TRUE(segment("DEPTH_COLUMN_ROW").isChecked());
    EXPECT_THAT(words(), AllOf(HasSubstr("Show the explanation"), Not(HasSubstr("The explanation"))));
    press("3");
    EXPECT_THAT(standing(), HasSubstr("This cannot be: "));
    press("2");
    press("COLUMN_ROW_DEPTH");
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

TEST_F(TaskBoxTest, AKnobMayHaveManyNumbers)
{
    goTo(2);
    EXPECT_TRUE(segment("0").isChecked());
    EXPECT_THAT(standing(), HasSubstr("of 8 elements are right so far."));
    press("0.5");
    EXPECT_EQ(standing(), "Done: all 8 elements are right.");
}

TEST_F(TaskBoxTest, AnInputIsRaisedAndPutBack)
{
    goTo(2);
    document().pin(Pick{Side::Output, 2});
    auto* raise = box().findChild<QPushButton*>("taskRaise");
    EXPECT_EQ(raise->text().toStdString(), "Raise input (0,0,0,1) by 1");
    raise->click();
    waitUntilIdle();
    EXPECT_EQ(document().shown()->input.bits(1), 0x40000000U); // 2
    EXPECT_EQ(document().pinned(), (Pick{Side::Input, 1}));
    EXPECT_EQ(labelText("taskChanges"),
              "These outputs change: (0,0,0,1), (0,0,0,2), (0,0,0,3). You had pinned 1 of 3, "
              "and 0 that stay.");
    raise->click();
    waitUntilIdle();
    EXPECT_EQ(document().shown()->input.bits(1), 0x3f800000U); // 1
}

TEST_F(TaskBoxTest, ALayoutReadsTheSameBytesAnew)
{
    goTo(3);
    press("NHWC");
    EXPECT_EQ(document().shown()->input.bits(1), 2U);
    EXPECT_EQ(standing(), "Done: all 6 elements are right.");
    press("NCHW");
    EXPECT_EQ(document().shown()->input.bits(1), 1U);
}

TEST_F(TaskBoxTest, AnAnswerIsTyped)
{
    goTo(4);
    EXPECT_FALSE(box().isVisible());
    auto* field = panel().findChild<QLineEdit*>("typedAnswer");
    ASSERT_TRUE(field->isVisible());
    EXPECT_EQ(document().play().stepsDone, 0U);
    const auto give = [&](const char* answer) {
        field->setText(QLatin1String(answer));
        QTest::keyClick(field, Qt::Key_Return);
        waitUntilIdle();
    };
    give("12");
    EXPECT_THAT(words(), AllOf(HasSubstr("Not this one."), HasSubstr("That is the other order.")));
    EXPECT_EQ(document().play().stepsDone, 0U);
    give("6");
    EXPECT_THAT(words(), AllOf(HasSubstr("Right."), HasSubstr("The first of channel 1.")));
    EXPECT_GE(document().play().stepsDone, 48U);
    EXPECT_FALSE(field->isVisible());
}

TEST_F(TaskBoxTest, TheSolutionOfAnExerciseIsFolded)
{
    goTo(4);
    EXPECT_THAT(words(), AllOf(HasSubstr("depth_to_space(x, block_size)"), Not(HasSubstr("return x"))));
    emit text().anchorClicked(QUrl("solution:0"));
    EXPECT_THAT(words(), HasSubstr("return x"));
}

} // namespace
} // namespace tessera
