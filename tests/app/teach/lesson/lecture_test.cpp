// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_controller.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

class LectureTest : public WindowTest {
protected:
    // All that a user could see to be another one.
    struct Seen {
        QByteArray panels;
        QSize size;
        Theme theme;
        TextSettings text;
        std::map<std::string, std::string> places; // the place of everything that is visible and has a name
        QWidget* focus;
        std::optional<Pick> pin;
        bool operator==(const Seen&) const = default;
    };
    Seen seen() const
    {
        Seen all{m_window.saveState(),        m_window.size(),    currentTheme(), textSettings(), {},
                 QApplication::focusWidget(), document().pinned()};
        for (const QWidget* each : m_window.findChildren<QWidget*>())
            if (each->isVisible() && !each->objectName().isEmpty() && !each->objectName().startsWith(u"qt_"))
                all.places[each->objectName().toStdString()] =
                    QString::asprintf("%d,%d %dx%d", each->x(), each->y(), each->width(), each->height()).toStdString();
        return all;
    }
    QDockWidget* band() const { return m_window.findChild<QDockWidget*>("lectureBand"); }
    QString formula() const
    {
        QTextDocument text;
        text.setHtml(QString::fromStdString(labelText("lectureFormula")));
        return text.toPlainText();
    }
};

TEST_F(LectureTest, PanelsAndBarsVanishAndLettersAreLarge)
{
    key(Qt::Key_F5);
    ASSERT_TRUE(band());
    EXPECT_TRUE(band()->isVisible());
    for (const QDockWidget* panel : m_window.findChildren<QDockWidget*>())
        EXPECT_EQ(panel->isVisible(), panel == band()) << panel->objectName().toStdString();
    EXPECT_FALSE(m_window.menuWidget()->isVisible());
    EXPECT_FALSE(m_window.statusBar()->isVisible());
    for (const QLabel* label : band()->findChildren<QLabel*>()) // whole, whatever the letters need
        EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
    EXPECT_TRUE(isHighContrast(currentTheme()));
    EXPECT_LT(band()->height(), m_window.height() / 2); // the tensors have the room that is left
    const double points = QApplication::font().pointSizeF();
    EXPECT_NEAR(points, 24.0 * m_window.screen()->geometry().height() / 1080, 0.1);
    EXPECT_TRUE(m_window.isFullScreen());
}

// A lecture shows and hides panels, and changes theme, text and player. Leaving it takes all of that back.
TEST_F(LectureTest, LeavingRestoresEverything)
{
    m_window.resize(1280, 800);
    const std::pair<const char*, std::function<void()>> rows[] = {
        {"panels", [this] { trigger("panels"); }},
        {"lesson", [this] { trigger("panels"), trigger("lesson02"), trigger("playerForward"); }},
    };
    for (const auto& [what, prepare] : rows) {
        SCOPED_TRACE(what);
        prepare();
        waitUntilIdle();
        // After large letters the player's bar stayed high, and its choices stayed in a second row.
        const auto places = [this] {
            std::vector<QRectF> all;
            if (!document().play().isOn)
                return all;
            for (const QComboBox* choice : part("playerBar")->findChildren<QComboBox*>())
                all.emplace_back(choice->mapTo(&m_window, QPoint()), choice->size());
            for (const uint64_t element : {0, 4, 8, 12})
                all.push_back(view(Side::Input)->elementRect(element));
            return all;
        };
        const std::vector<QRectF> placesBefore = places();
        const Seen before = seen();
        for (const Qt::Key end : {Qt::Key_F5, Qt::Key_Escape}) {
            key(Qt::Key_F5);
            ASSERT_TRUE(band());
            EXPECT_NE(textSettings().scale, before.text.scale);
            if (document().play().isOn) {
                key(Qt::Key_PageDown);
                key(Qt::Key_PageUp);
            }
            key(end);
            EXPECT_FALSE(band());
            const Seen after = seen();
            EXPECT_THAT(after.places, testing::ContainerEq(before.places));
            EXPECT_TRUE(after == before) << "Escape left the lecture, and the pin where it was";
            EXPECT_EQ(places(), placesBefore);
        }
    }
    trigger("theme");
    trigger("largerText");
    const TextSettings before = textSettings();
    key(Qt::Key_F5);
    EXPECT_EQ(currentTheme(), Theme::ContrastDark);
    EXPECT_GT(textSettings().scale, before.scale);
    key(Qt::Key_F5);
    EXPECT_EQ(currentTheme(), Theme::Dark);
    EXPECT_EQ(textSettings(), before);
}

TEST_F(LectureTest, KnobsHaveTheLettersOfTheLectureAndThenOfTheLesson)
{
    trigger("lecture1");
    waitUntilIdle();
    const auto letters = [this] {
        const auto* knob = m_window.findChild<TaskBox*>()->findChild<SegmentedControl*>();
        return knob->segments().front()->font().pointSizeF();
    };
    const double before = letters(), text = QApplication::font().pointSizeF();
    EXPECT_FALSE(part("inputPane")->isVisible());
    key(Qt::Key_F5);
    EXPECT_NEAR(letters() / before, QApplication::font().pointSizeF() / text, 0.05);
    key(Qt::Key_F5);
    EXPECT_NEAR(letters(), before, 0.05);
    EXPECT_FALSE(part("inputPane")->isVisible()) << "the output alone, as before";
}

// Its bar is wide in large letters.
TEST_F(LectureTest, ThePlayersWordsStandForThePinsAndAllComesBack)
{
    m_window.resize(1280, 800);
    trigger("player");
    waitUntilIdle();
    const QSize size = m_window.size();
    key(Qt::Key_F5);
    ASSERT_TRUE(band());
    EXPECT_FALSE(band()->isVisible());
    trigger("player");
    EXPECT_TRUE(band()->isVisible());
    trigger("player");
    key(Qt::Key_F5);
    EXPECT_EQ(m_window.size(), size);
}

TEST_F(LectureTest, SmallTensorsFillTheScreen)
{
    m_window.files().openCase(caseFromText("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2"));
    waitUntilIdle();
    const double before = view(Side::Output)->zoom();
    key(Qt::Key_F5);
    EXPECT_GT(view(Side::Output)->zoom(), 1.5 * before);
    key(Qt::Key_F5);
    EXPECT_EQ(view(Side::Output)->zoom(), before);
}

// The theme for the projector is not the one of the next start.
TEST(LectureSettings, AThemeThatIsChosenInALectureIsNotKept)
{
    const QTemporaryDir folder;
    {
        MainWindow window({.configFolder = folder.path()});
        const auto trigger = [&window](const char* id) { window.actions().get(QLatin1String(id))->trigger(); };
        window.show();
        for (int i = 0; i < 2 || currentTheme() != Theme::Light; ++i)
            trigger("theme"); // a chosen theme is kept
        trigger("lecture");
        trigger("theme");
        EXPECT_EQ(currentTheme(), Theme::ContrastDark);
        trigger("lecture");
        EXPECT_EQ(currentTheme(), Theme::Light);
    }
    const MainWindow window({.configFolder = folder.path()});
    EXPECT_EQ(currentTheme(), Theme::Light);
}

TEST_F(LectureTest, TheRemoteMovesThePinOrThePlayer)
{
    document().pin(Pick{Side::Output, 4});
    key(Qt::Key_F5);
    key(Qt::Key_PageDown);
    EXPECT_EQ(document().pinned()->element, 5U);
    key(Qt::Key_PageUp);
    key(Qt::Key_PageUp);
    EXPECT_EQ(document().pinned()->element, 3U);
    document().pin(Pick{Side::Output, 0});
    key(Qt::Key_PageUp);
    EXPECT_EQ(document().pinned()->element, 0U); // the first stays the first
    key(Qt::Key_F5);
    EXPECT_FALSE(action("lectureNext")->isEnabled());
}

TEST_F(LectureTest, TheFormulaIsInSymbolsOrNumbers)
{
    m_window.files().openCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH"));
    waitUntilIdle();
    document().pin(Pick{Side::Output, 6});
    key(Qt::Key_F5);
    EXPECT_THAT(formula().toStdString(), HasSubstr("= 1·4 + 1·2 + 0 = 6"));
    EXPECT_FALSE(formula().contains("n = 0"));
    key(Qt::Key_F4);
    EXPECT_THAT(formula().toStdString(), HasSubstr("k = c·b² + by·b + bx"));
    EXPECT_FALSE(formula().contains("= 6"));
    key(Qt::Key_F4);
    EXPECT_TRUE(formula().contains("= 6"));
    key(Qt::Key_F5);
}

TEST_F(LectureTest, ThePlayersFormulaIsInSymbolsToo)
{
    trigger("player");
    trigger("playerForward");
    key(Qt::Key_F5);
    const std::string numbers = labelText("playerFormula");
    EXPECT_THAT(numbers, Not(HasSubstr("h·b")));
    key(Qt::Key_F4);
    EXPECT_THAT(labelText("playerFormula"), AllOf(HasSubstr("k = "), HasSubstr("y = h·b + by")));
    key(Qt::Key_F4);
    EXPECT_EQ(labelText("playerFormula"), numbers);
    key(Qt::Key_F4);
    key(Qt::Key_F5);
    EXPECT_EQ(labelText("playerFormula"), numbers) << "the lecture's way of writing ends with it";
}

TEST_F(LectureTest, TheRemoteGoesOnInTheLessonWhereThePlayerEnds)
{
    trigger("lesson02");
    waitUntilIdle();
    key(Qt::Key_F5);
    ASSERT_TRUE(band());
    EXPECT_EQ(labelText("lecturePlace"), "Lesson 2 · 1 of 6 · Four channels become one");
    EXPECT_FALSE(part("lessonDock")->isVisible());
    const PlayState& play = document().play();
    while (play.stepsDone < 15)
        trigger("lectureNext");
    key(Qt::Key_PageDown);
    EXPECT_EQ(play.stepsDone, 16U);
    key(Qt::Key_PageDown);
    EXPECT_EQ(labelText("lecturePlace"), "Lesson 2 · 2 of 6 · As a formula");
    trigger("playerFirst");
    waitUntilIdle();
    key(Qt::Key_PageUp);
    EXPECT_EQ(labelText("lecturePlace"), "Lesson 2 · 1 of 6 · Four channels become one");
    const auto isLast = [this] { return labelText("lecturePlace").starts_with("Lesson 2 · 6 of 6"); };
    for (int i = 0; i < 200 && !isLast(); ++i)
        trigger("lectureNext");
    for (int beyond = 0; beyond < 30; ++beyond)
        trigger("lectureNext");
    EXPECT_TRUE(isLast());
    key(Qt::Key_F5);
    EXPECT_TRUE(part("lessonDock")->isVisible());
    EXPECT_EQ(part<QLabel>("lessonCount")->text(), "6 of 6");
}

TEST_F(LectureTest, ClosingDuringALectureKeepsTheUsersLayout)
{
    key(Qt::Key_F5);
    m_window.close();
    EXPECT_FALSE(band());
    EXPECT_FALSE(isHighContrast(currentTheme()));
}

// What a remote goes through in a lecture.

class LectureRemoteTest : public LessonWindowTest {
protected:
    void SetUp() override
    {
        trigger("lecture1");
        key(Qt::Key_F5);
    }
    void TearDown() override { key(Qt::Key_F5); }
    void next() { trigger("lectureNext"); }
};

TEST_F(LectureRemoteTest, TheRemoteTurnsTheKnobUntilThePictureIsRepaired)
{
    EXPECT_THAT(labelText("lecturePlace"), HasSubstr("1 of 6"));
    const DataSource stripes = document().currentCase().data;
    const auto isDone = [this] { return words().find("Memory is one long street") != std::string::npos; };
    for (int i = 0; i < 12 && !isDone(); ++i)
        next(); // it asks, and then it turns
    EXPECT_NE(document().currentCase().data, stripes);
    EXPECT_THAT(labelText("lecturePlace"), HasSubstr("1 of 6"));
    EXPECT_THAT(words(), HasSubstr("Memory is one long street")) << "the explanation has opened";
    next();
    EXPECT_THAT(labelText("lecturePlace"), HasSubstr("2 of 6"));
    EXPECT_THAT(labelText("lectureQuestion"), HasSubstr("Which house number does element (0,1,0,2) have?"));
    document().pin(Pick{Side::Output, 14});
    EXPECT_EQ(labelText("lectureQuestion"), "(not to be seen)") << "the pinned element is explained in its place";
}

TEST_F(LectureRemoteTest, TheRemoteGoesThroughTheCasesOfAStep)
{
    goTo(2);
    const size_t first = *panel().figure();
    for (int i = 0; i < 12 && panel().figure() == first; ++i)
        next();
    EXPECT_EQ(panel().figure(), first + 1);
    EXPECT_EQ(panel().step(), 2U);
    EXPECT_THAT(labelText("lectureQuestion"), HasSubstr("at which house does blue"));
    document().setPlay({});
    trigger("lectureBack");
    EXPECT_EQ(panel().figure(), first);
}

TEST_F(LectureRemoteTest, AKnobWithoutATaskIsVotedOnAndNobodyAsksWhetherItIsDone)
{
    goTo(4);
    panel().showFigure(*panel().figure() + 1);
    waitUntilIdle();
    const auto asked = [this] { return labelText("lectureQuestion"); };
    EXPECT_THAT(asked(), HasSubstr("What will output channel 0 show"));
    next();
    EXPECT_THAT(asked(), HasSubstr("Neighbours: 0, 1, 2, 3"));
    next();
    EXPECT_EQ(asked(), "Next: Order=DEPTH_COLUMN_ROW. What will change?");
    next();
    EXPECT_THAT(asked(), AllOf(HasSubstr("Which order made it?"), HasSubstr("1.&nbsp;"), HasSubstr("3.&nbsp;")));
    next();
    EXPECT_EQ(panel().step(), 5U);
    EXPECT_THAT(asked(), HasSubstr("The engine shows 36")) << "the pin is the lesson's";
}

// The remote's keys alone reach the end of a lecture.
TEST_F(LectureRemoteTest, TheRemoteReachesTheEnd)
{
    for (const char* lecture : {"lecture1", "lecture2"}) {
        trigger(lecture);
        for (int i = 0; i < 300 && !panel().isAtEnd(); ++i)
            next();
        EXPECT_TRUE(panel().isAtEnd()) << lecture;
    }
}

} // namespace
} // namespace tessera
