// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/quiz_start.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

constexpr QuizOrder kOrder{.seed = 7, .level = 2, .questions = 4};

class QuizLessonTest : public LessonWindowTest {
protected:
    // Chosen in its dialog, which then is gone.
    void begin(const QuizOrder& order = kOrder)
    {
        trigger("quiz");
        auto* ask = m_window.findChild<QDialog*>("quizStart");
        ASSERT_TRUE(ask);
        ask->findChild<QComboBox*>()->setCurrentIndex(int(order.level) - 1);
        spinBox(*ask, "Questions")->setValue(int(order.questions));
        seedOf(*ask)->setValue(int(order.seed));
        QTest::keyClick(seedOf(*ask), Qt::Key_Return);
        waitUntilIdle();
        EXPECT_FALSE(m_window.findChild<QDialog*>("quizStart"));
        m_window.activateWindow(); // as a desktop does it
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    static QSpinBox* spinBox(QDialog& ask, const char* name)
    {
        const auto boxes = ask.findChildren<QSpinBox*>();
        return *std::ranges::find(boxes, name, &QWidget::accessibleName);
    }
    static QSpinBox* seedOf(QDialog& ask) { return spinBox(ask, "Seed"); }
    const LessonQuestion& question(size_t number) const { return panel().lesson().questions[number]; }
    void answer(size_t number, bool rightly = true)
    {
        const auto& answers = question(number).answers;
        const auto right = std::ranges::find(answers, true, &LessonAnswer::isRight) - answers.begin();
        key(Qt::Key(Qt::Key_1 + (rightly ? right : (right + 1) % ptrdiff_t(answers.size()))));
    }
    std::string why(size_t number, bool isRight) const
    {
        return plainText(std::ranges::find(question(number).answers, isRight, &LessonAnswer::isRight)->why);
    }
    void follow(const char* link) { emit text().anchorClicked(QUrl(QLatin1String(link))); }
};

TEST_F(QuizLessonTest, AnotherCaseIsShownByBothTensors)
{
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    begin();
    EXPECT_FALSE(view(Side::Output)->isVisible());
    trigger("close");
    waitUntilIdle();
    EXPECT_TRUE(view(Side::Input)->isVisible() && view(Side::Output)->isVisible());
}

TEST_F(QuizLessonTest, KeysAnswerOnceAndThenTheCaseIsShown)
{
    begin();
    ASSERT_EQ(panel().steps(), 5U);
    EXPECT_TRUE(text().hasFocus());
    EXPECT_THAT(words(),
                AllOf(HasSubstr(plainText(question(0).words)), HasSubstr("seed 7, level 2"), Not(HasSubstr("Right."))));
    EXPECT_TRUE(document().currentCase().op == panel().lesson().figures[0].c.op) << "which tells nothing";
    answer(0);
    answer(0, false); // too late
    EXPECT_THAT(words(), AllOf(HasSubstr("Right."), HasSubstr(why(0, true)), Not(HasSubstr("Not this one."))));
    EXPECT_TRUE(document().currentCase().op == panel().lesson().figures[1].c.op);
    EXPECT_TRUE(document().pinned());
    key(Qt::Key_Return);
    EXPECT_EQ(panel().step(), 1U);
    answer(1, false);
    EXPECT_THAT(words(), AllOf(HasSubstr("Not this one."), HasSubstr(why(1, true))));
    goTo(0); // it stays answered
    EXPECT_TRUE(document().currentCase().op == panel().lesson().figures[1].c.op);
    EXPECT_FALSE(text().toHtml().contains("answer:"));
}

TEST_F(QuizLessonTest, TheScoreOpensWhatWasMissed)
{
    begin();
    for (size_t i = 0; i < kOrder.questions; ++i) {
        answer(i, i != 2);
        key(Qt::Key_Return);
    }
    EXPECT_THAT(words(), HasSubstr("3 of 4 right"));
    EXPECT_FALSE(isEnabled("lessonNext"));
    follow("step:2");
    EXPECT_EQ(panel().step(), 2U);
    EXPECT_THAT(words(), HasSubstr("Not this one."));
    follow("quiz:"); // another seed is offered
    EXPECT_EQ(seedOf(*m_window.findChild<QDialog*>("quizStart"))->value(), 8);
}

TEST_F(QuizLessonTest, IsThereAgainAfterItWasClosed)
{
    begin();
    const std::string first = plainText(question(0).words);
    for (const auto* button : panel().findChildren<QPushButton*>())
        EXPECT_NE(button->text(), "Back to the lesson") << "there was none";
    panel().hide();
    begin({.seed = 8, .level = 3, .questions = 2});
    EXPECT_EQ(panel().steps(), 3U);
    begin();
    EXPECT_EQ(plainText(question(0).words), first);
    EXPECT_THAT(words(), Not(HasSubstr("Right.")));
}

TEST_F(QuizLessonTest, TheHandoutIsAPdf)
{
    const QString file = path("quiz.pdf");
    const Answers chosen({[](QWidget& ask) {
                              press(ask, "Save handout…");
                              ask.close();
                          },
                          typePath(file)});
    trigger("quiz");
    EXPECT_TRUE(waitFor([&] { return contentOf(file).startsWith("%PDF"); }));
}

} // namespace
} // namespace tessera
