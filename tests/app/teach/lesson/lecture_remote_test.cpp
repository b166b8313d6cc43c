// SPDX-License-Identifier: GPL-3.0-or-later
// What a remote goes through in a lecture.
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

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
    EXPECT_EQ(labelText("lectureQuestion"), "Which house number does element (0,1,0,2) have?");
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

TEST_F(LectureRemoteTest, APollShowsItsAnswersWithNumbers)
{
    panel().setStep(4);
    panel().showFigure(*panel().figure() + 1);
    waitUntilIdle();
    EXPECT_THAT(labelText("lectureQuestion"),
                AllOf(HasSubstr("Which order made it?"), HasSubstr("1.&nbsp;"), HasSubstr("3.&nbsp;")));
}

// All of it, without a hand on the mouse.
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
