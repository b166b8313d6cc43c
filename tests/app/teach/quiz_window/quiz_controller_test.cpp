// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class QuizActionTest : public WindowTest {
protected:
    void open() { trigger("quiz"); }
    QList<QuizWindow*> quizzes() const { return m_window.findChildren<QuizWindow*>(); }
};

TEST_F(QuizActionTest, OpensOneWindowAndLeavesTheCaseAlone)
{
    const Case before = document().currentCase();
    open();
    ASSERT_EQ(quizzes().size(), 1);
    QuizWindow* quiz = quizzes().front();
    quiz->start({.seed = 3, .level = 1, .questions = 2});
    open();
    EXPECT_EQ(quizzes().size(), 1); // the same, and still at its question
    EXPECT_EQ(quiz->questions().size(), 2U);
    waitUntilIdle();
    EXPECT_TRUE(document().currentCase() == before);
    auto* control = quiz->findChild<QLineEdit*>("quizTyped");
    ASSERT_TRUE(control);
    QTest::keyClick(control, Qt::Key_Escape); // the main window keeps shortcuts from a control that Escape leaves
    waitUntilIdle();
    EXPECT_TRUE(quizzes().isEmpty());
}

// The main window takes the quiz with it.
TEST_F(QuizActionTest, TheWindowDoesNotCloseOverAnswersThatAreKept)
{
    open();
    quizzes().front()->start({.seed = 3, .level = 1, .questions = 2});
    QTest::keyClick(quizzes().front(), Qt::Key_1);
    {
        const Answers kept({[](QWidget& dialog) { press(dialog, "Cancel"); }});
        EXPECT_FALSE(m_window.close());
    }
    EXPECT_TRUE(m_window.isVisible());
    ASSERT_EQ(quizzes().size(), 1);
    const Answers lost({[](QWidget& dialog) { press(dialog, "Discard"); }});
    EXPECT_TRUE(m_window.close());
    EXPECT_FALSE(m_window.isVisible());
}

} // namespace
} // namespace tessera
