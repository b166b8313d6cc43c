// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson asks before a knob is turned, and before a task is done.
#include "app/base/controls/segmented_control.h"
#include "app/teach/lesson/lecture_controller.h"
#include "app/teach/lesson/lesson_pictures.h"
#include "app/teach/lesson/task_box.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/teach/lesson/task.h"
#include "tests/app/support/lesson_fixture.h"
#include "tests/support/thrown.h"

namespace tessera {
namespace {

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

    TaskBox& box() const { return *m_window.findChild<TaskBox*>(); }
    void press(const char* words)
    {
        for (auto* control : box().findChildren<SegmentedControl*>())
            for (QAbstractButton* each : control->segments())
                if (each->text() == QLatin1String(words))
                    each->click();
        waitUntilIdle();
    }
    void answer(size_t question, size_t answer)
    {
        emit text().anchorClicked(QUrl(QStringLiteral("answer:%1:%2").arg(question).arg(answer)));
        waitUntilIdle();
    }
    std::string standing() const { return labelText("taskStanding"); }
    QString fieldOf(const char* name) const
    {
        return QString::fromStdString(fieldText(document().currentCase().op, name));
    }
};

TEST_F(AskedTest, ATaskIsDoneOnceItsQuestionIsAnsweredRight)
{
    EXPECT_THAT(words(), AllOf(Not(HasSubstr("Why is it")), Not(HasSubstr("The explanation."))));
    press("COLUMN_ROW_DEPTH");
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
    press("COLUMN_ROW_DEPTH");
    EXPECT_EQ(standing(), "Done: all 8 elements are right.") << "it is answered";
}

TEST_F(AskedTest, AVoteTurnsTheKnobAndTellsTheTruthOnce)
{
    EXPECT_THAT(words(), AllOf(HasSubstr("A  Two"), HasSubstr("B  Eight"), Not(HasSubstr("Nothing is put"))));
    answer(0, 1);
    EXPECT_EQ(fieldOf("BlockSize"), "1");
    EXPECT_THAT(words(), AllOf(HasSubstr("Those are of blocks of two."), HasSubstr("Nothing is put together.")));
    press("2");
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
        press(choice);
        EXPECT_EQ(places(), before) << choice << ": " << standing();
    }
}

TEST_F(AskedTest, ALectureShowsTargetAndKnobsAndAsksBeforeItTurns)
{
    key(Qt::Key_F5);
    auto* band = m_window.findChild<LectureBand*>();
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

// The lessons that come with the program.

class ShippedPictures : public LessonWindowTest {
protected:
    TaskBox& box() const { return *m_window.findChild<TaskBox*>(); }
};

TEST_F(ShippedPictures, HoldThroughEveryTurn)
{
    for (const char* lesson : {"lesson01", "lesson02"}) {
        trigger(lesson);
        for (size_t step = 0; step < panel().steps(); ++step) {
            goTo(step);
            const LessonFigure& figure = panel().lesson().figures[*panel().figure()];
            if (!box().isVisible() || !figure.isPicture || !figure.task
                || figure.colours == LessonFigure::Colours::Channel)
                continue;
            for (std::vector<FieldChange> next = box().next(); !next.empty(); next = box().next()) {
                box().turn(next);
                waitUntilIdle();
                if (!document().issues().empty())
                    continue;
                const bool isColoured = outputDesc(document().currentCase().op).sizes[1] == 3;
                EXPECT_EQ(view(Side::Output)->mode(), isColoured ? PlaneMode::Picture : PlaneMode::Atlas) << lesson;
                EXPECT_TRUE(m_window.findChild<TensorDisplay*>()->isGreyPicture()) << lesson;
            }
            EXPECT_TRUE(box().isReached()) << lesson;
            EXPECT_EQ(view(Side::Output)->mode(), PlaneMode::Picture) << lesson;
        }
    }
}

TEST_F(ShippedPictures, APictureThatIsDroppedTakesTheLighthousesPlace)
{
    const QString path = m_folder.filePath("mine.png");
    QImage mine(120, 50, QImage::Format_RGB32);
    mine.fill(qRgb(10, 240, 20));
    for (int y = 0; y < mine.height(); ++y)
        for (int x = mine.width() / 2; x < mine.width(); ++x)
            mine.setPixel(x, y, qRgb(200, 30, 90)); // of one colour it would look the same in any order
    ASSERT_TRUE(mine.save(path));
    trigger("lesson01");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &enter);
    QDropEvent drop(QPointF(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &drop);
    waitUntilIdle();
    EXPECT_EQ(panel().lesson().number, 1U);
    EXPECT_EQ(document().shown()->input.bits(0), 10U);
    EXPECT_FALSE(box().isReached());
    box().turn({{"Layout", "NCWH"}});
    waitUntilIdle();
    EXPECT_TRUE(box().isReached());
    EXPECT_EQ(document().shown()->a->bits(64 * 48), 240U);
    trigger("lesson02");
    trigger("lesson01");
    EXPECT_NE(document().shown()->input.bits(0), 10U) << "it was for that reading";
}

bool isBijective(const LessonFigure& figure)
{
    return std::holds_alternative<StridedCopy>(makePlan(figure.c.op).work);
}

// Each quarter has a colour of its own.
TEST(OwnPicture, IsBrokenAsTheTaskRepairsIt)
{
    QImage picture(80, 60, QImage::Format_RGB32);
    for (int y = 0; y < 60; ++y)
        for (int x = 0; x < 80; ++x)
            picture.setPixel(x, y, qRgb(x < 40 ? 250 : 20, y < 30 ? 200 : 10, x * 3));
    size_t repaired = 0;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_RESOURCES "/lessons")) {
        if (file.path().extension() != ".md" || file.path().filename() == "README.md")
            continue;
        Lesson lesson = checkedLesson(file.path(), {});
        if (!takePicture(lesson, picture, {}))
            continue;
        for (const LessonFigure& figure : lesson.figures) {
            if (!figure.task || figure.dataFile.empty())
                continue;
            SCOPED_TRACE(file.path().filename().string() + ":" + std::to_string(figure.line));
            EXPECT_TRUE(std::holds_alternative<FromValues>(figure.c.data));
            const TaskCheck check(lesson, figure);
            if (!check.target() || !isBijective(figure) || check.target()->desc.sizes[1] != 3)
                continue;
            const QImage target = imageOf(*check.target(), *check.target());
            EXPECT_EQ(target.size(), QSize(64, 48));
            EXPECT_GT(qRed(target.pixel(5, 5)), 200);
            EXPECT_LT(qRed(target.pixel(60, 5)), 60);
            EXPECT_GT(qGreen(target.pixel(60, 5)), 150);
            EXPECT_LT(qGreen(target.pixel(60, 43)), 60);
            ++repaired;
        }
    }
    EXPECT_GE(repaired, 3U);
}

Lesson pictureLesson(const std::string& line)
{
    return readLesson("# T\n\n```case\n" + line + " --DataType UINT8 --data mine.npy\n```\n").lesson;
}

TEST(OwnPicture, IsGreyInOneChannelAndRefusedWhereNoCaseShowsAPicture)
{
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(qRgb(200, 100, 40));
    for (const char* line :
         {"DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2", "SPACE_TO_DEPTH --Sizes 1,1,4,4 --BlockSize 2",
          "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR"}) {
        Lesson lesson = pictureLesson(line);
        EXPECT_TRUE(takePicture(lesson, picture, {})) << line;
        const Tensor input = loadInput(lesson.figures.at(0).c);
        for (uint64_t element = 0; element < 16; ++element)
            EXPECT_EQ(input.bits(element), uint64_t(qGray(200, 100, 40))) << line;
    }
    Lesson two = pictureLesson("DEPTH_TO_SPACE --Sizes 1,8,2,2 --BlockSize 2");
    EXPECT_THAT(messageOf<TextError>([&] { takePicture(two, picture, {}); }),
                AllOf(HasSubstr("{1, 2, 4, 4}"), HasSubstr("1 channel")));
    Lesson none = readLesson("# T\n\n```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data iota\n```\n").lesson;
    EXPECT_FALSE(takePicture(none, picture, {}));
}

} // namespace
} // namespace tessera
