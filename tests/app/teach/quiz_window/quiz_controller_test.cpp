// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "app/base/look/language.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"

#include <QLineEdit>

namespace tessera {
namespace {

class QuizActionTest : public WindowTest {
protected:
    void open()
    {
        m_window.actions().get(QStringLiteral("quiz"))->trigger();
        waitUntilIdle();
    }
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
    auto* control = quiz->findChild<QLineEdit*>(QStringLiteral("quizTyped"));
    ASSERT_TRUE(control);
    QTest::keyClick(control, Qt::Key_Escape); // the main window keeps shortcuts from a control that Escape leaves
    waitUntilIdle();
    EXPECT_TRUE(quizzes().isEmpty());
}

class SpokenQuiz : public QuizActionTest {
protected:
    ~SpokenQuiz() override { applyLanguage(QStringLiteral("en")); }
    void speak(const char* code)
    {
        m_window.actions().get(QStringLiteral("language_") + QLatin1String(code))->trigger();
        EXPECT_TRUE(waitFor([&] { return currentLanguage() == QLatin1String(code); }));
        waitUntilIdle();
    }
    QString text(const char* name) const { return quizzes().front()->findChild<QLabel*>(QLatin1String(name))->text(); }
};

// It was gone, with all that was answered.
TEST_F(SpokenQuiz, GoesOnInAnotherLanguageWithItsAnswers)
{
    open();
    quizzes().front()->start({.seed = 3, .level = 1, .questions = 2});
    QTest::keyClick(quizzes().front(), Qt::Key_2);
    const std::string given = english(quizzes().front()->replies()[0].value().text);
    const QString words = text("quizWords");
    const QSize size(1120, 700); // more than any language needs
    quizzes().front()->resize(size);
    for (const char* code : {"fr", "ru"}) {
        speak(code);
        ASSERT_EQ(quizzes().size(), 1);
        EXPECT_TRUE(quizzes().front()->isVisible());
        EXPECT_EQ(quizzes().front()->size(), size);
        EXPECT_EQ(english(quizzes().front()->replies()[0].value().text), given);
        EXPECT_NE(text("quizWords"), words);
        EXPECT_TRUE(quizzes().front()->findChild<QLabel*>(QStringLiteral("quizVerdict"))->isVisible());
    }
    QTest::keyClick(quizzes().front(), Qt::Key_Return);
    QTest::keyClick(quizzes().front(), Qt::Key_1);
    QTest::keyClick(quizzes().front(), Qt::Key_Return);
    speak("en");
    EXPECT_TRUE(text("quizScore").endsWith(QStringLiteral("of 2 right"))) << text("quizScore").toStdString();
}

TEST_F(SpokenQuiz, AClosedOneStaysClosed)
{
    open();
    QTest::keyClick(quizzes().front(), Qt::Key_Escape);
    speak("fr");
    EXPECT_TRUE(quizzes().isEmpty());
}

// The main window takes the quiz with it.
TEST_F(QuizActionTest, TheWindowDoesNotCloseOverAnswersThatAreKept)
{
    open();
    quizzes().front()->start({.seed = 3, .level = 1, .questions = 2});
    QTest::keyClick(quizzes().front(), Qt::Key_1);
    {
        const Answers kept({[](QWidget& dialog) { press(dialog, QStringLiteral("Cancel")); }});
        EXPECT_FALSE(m_window.close());
    }
    EXPECT_TRUE(m_window.isVisible());
    ASSERT_EQ(quizzes().size(), 1);
    const Answers lost({[](QWidget& dialog) { press(dialog, QStringLiteral("Discard")); }});
    EXPECT_TRUE(m_window.close());
    EXPECT_FALSE(m_window.isVisible());
}

} // namespace
} // namespace tessera
