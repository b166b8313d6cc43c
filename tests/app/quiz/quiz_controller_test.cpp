// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_window.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class QuizActionTest : public WindowTest {
protected:
    void open() { m_window.actions().get(QStringLiteral("quiz"))->trigger(); }
    QList<QuizWindow*> quizzes() const { return m_window.findChildren<QuizWindow*>(); }
};

TEST_F(QuizActionTest, OpensOneWindowAndLeavesTheCaseAlone)
{
    const Case before = m_window.document()->currentCase();
    open();
    ASSERT_EQ(quizzes().size(), 1);
    QuizWindow* quiz = quizzes().front();
    quiz->start({.seed = 3, .level = 1, .questions = 2});
    open();
    EXPECT_EQ(quizzes().size(), 1); // the same, and still at its question
    EXPECT_EQ(quiz->questions().size(), 2U);
    waitUntilIdle();
    EXPECT_TRUE(m_window.document()->currentCase() == before);
    QTest::keyClick(quiz, Qt::Key_Escape);
    waitUntilIdle();
    EXPECT_TRUE(quizzes().isEmpty());
}

} // namespace
} // namespace tessera
