// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture by its notes: the clock, the speaker's window, and what a remote goes through.
#include "app/teach/lesson/lecture_notes.h"
#include "app/teach/lesson/lecture_panels.h"
#include "tests/app/support/lesson_fixture.h"

#include <gmock/gmock.h>

namespace tessera {
namespace {

constexpr int64_t kMinute = 60'000;

LecturePlace placeAt(size_t step)
{
    return {QStringLiteral("step"),
            {},
            step,
            {{.step = 0, .minutes = 5, .saves = 2}, {.step = 1, .minutes = 8}, {.step = 2, .minutes = 7, .saves = 7}}};
}

TEST(LectureClock, TellsHowLateOneIs)
{
    LectureClock clock;
    clock.enter(placeAt(0), 0);
    EXPECT_EQ(clock.late(4 * kMinute), 0);
    EXPECT_EQ(clock.late(6 * kMinute), kMinute);
    clock.enter(placeAt(1), 3 * kMinute);
    EXPECT_EQ(clock.late(3 * kMinute), -2 * kMinute) << "the step begins in minute 5";
    EXPECT_EQ(clock.late(5 * kMinute), 0);
    EXPECT_EQ(clock.late(15 * kMinute), 2 * kMinute);
    EXPECT_EQ(clock.savedLater(), 7U);
}

TEST(LectureClock, AddsUpWhatAStepTook)
{
    LectureClock clock;
    clock.enter(placeAt(0), 0);
    clock.enter(placeAt(1), 2 * kMinute);
    clock.enter(placeAt(0), 3 * kMinute);
    EXPECT_EQ(clock.spent(4 * kMinute), 3 * kMinute);
    EXPECT_EQ(clock.savedLater(), 7U);
}

TEST(LectureClock, BeginsAtTheStepThatIsShown)
{
    LectureClock clock;
    clock.enter({}, 0); // no lesson yet
    clock.enter(placeAt(2), 10 * kMinute);
    EXPECT_EQ(clock.spent(11 * kMinute), kMinute);
    EXPECT_EQ(clock.late(16 * kMinute), 0);
    EXPECT_EQ(clock.late(18 * kMinute), kMinute);
}

class LectureNotesTest : public LessonWindowTest {
protected:
    void SetUp() override
    {
        trigger("lecture1");
        key(Qt::Key_F5);
        trigger("lectureNotes");
    }
    void TearDown() override { key(Qt::Key_F5); }
    std::string text(const char* name) const
    {
        const auto* label = m_window.findChild<QLabel*>(QLatin1String(name));
        return label && label->isVisible() ? label->text().toStdString() : "(not to be seen)";
    }
    std::string notes() const
    {
        return m_window.findChild<QTextBrowser*>(QStringLiteral("notesWords"))->toPlainText().toStdString();
    }
    void next() { trigger("lectureNext"); }
};

using testing::HasSubstr;

TEST_F(LectureNotesTest, ShowTheStepsWordsMinutesAndTime)
{
    EXPECT_THAT(notes(),
                testing::AllOf(HasSubstr("Show the stripes"), HasSubstr("To predict: What is wrong"),
                               HasSubstr("Misconception: "), HasSubstr("What can be dropped later: 15 min.")));
    EXPECT_THAT(text("notesStep"), testing::MatchesRegex("This step: 0:0. of 5 min"));
    EXPECT_EQ(text("notesLate"), "On time");
    panel().setStep(1);
    waitUntilIdle();
    EXPECT_THAT(notes(), testing::AllOf(HasSubstr("Write 0·24 + 1·12"), HasSubstr("When late, drop (2 min): ")));
    EXPECT_THAT(text("notesStep"), testing::EndsWith("of 8 min"));
    EXPECT_EQ(text("notesLate"), "5 min early") << "minute 5 has not come";
    trigger("lesson03");
    EXPECT_EQ(text("notesStep"), "(not to be seen)") << "a lesson without notes";
}

TEST_F(LectureNotesTest, TheRemoteTurnsTheKnobUntilThePictureIsRepaired)
{
    EXPECT_THAT(text("lecturePlace"), HasSubstr("1 of 6"));
    const DataSource stripes = document().currentCase().data;
    next(); // NHWC
    EXPECT_THAT(text("lecturePlace"), HasSubstr("1 of 6"));
    EXPECT_NE(document().currentCase().data, stripes);
    next(); // NCWH, which does it
    EXPECT_THAT(text("lecturePlace"), HasSubstr("1 of 6"));
    EXPECT_THAT(words(), HasSubstr("Memory is one long street")) << "the explanation has opened";
    next();
    EXPECT_THAT(text("lecturePlace"), HasSubstr("2 of 6"));
    EXPECT_EQ(text("lectureQuestion"), "Which house number does element (0,1,0,2) have?");
    m_window.document()->pin(Pick{Side::Output, 14});
    EXPECT_EQ(text("lectureQuestion"), "(not to be seen)") << "the pinned element is explained in its place";
}

TEST_F(LectureNotesTest, TheRemoteGoesThroughTheCasesOfAStep)
{
    panel().setStep(2);
    waitUntilIdle();
    const size_t first = *panel().figure();
    for (int i = 0; i < 12 && panel().figure() == first; ++i)
        next();
    EXPECT_EQ(panel().figure(), first + 1);
    EXPECT_EQ(panel().step(), 2U);
    EXPECT_THAT(text("lectureQuestion"), HasSubstr("at which house does blue"));
    m_window.document()->setPlay({});
    trigger("lectureBack");
    EXPECT_EQ(panel().figure(), first);
}

TEST_F(LectureNotesTest, APollShowsItsAnswersWithNumbers)
{
    panel().setStep(4);
    panel().showFigure(*panel().figure() + 1);
    waitUntilIdle();
    EXPECT_THAT(text("lectureQuestion"),
                testing::AllOf(HasSubstr("Which order made it?"), HasSubstr("1.&nbsp;"), HasSubstr("3.&nbsp;")));
}

// All of it, without a hand on the mouse.
TEST_F(LectureNotesTest, TheRemoteReachesTheEnd)
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
