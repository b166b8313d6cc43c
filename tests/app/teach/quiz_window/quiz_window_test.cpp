// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "app/base/look/words.h"
#include "app/teach/quiz_window/quiz_handout.h"
#include "app/teach/quiz_window/quiz_start.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/quiz/quiz_text.h"
#include "tests/app/support/controller_fixture.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

constexpr QuizOrder kOrder{.seed = 7, .level = 2, .questions = 8};

class QuizWindowTest : public testing::Test {
protected:
    QuizWindowTest()
    {
        m_window.show();
        m_window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window)); // keys go there
        m_window.start(kOrder);
    }

    const QuizQuestion& question(size_t number) const { return m_window.questions()[number]; }
    const QTextBrowser& browser() const { return *m_window.findChild<QTextBrowser*>("quizText"); }
    std::string text() const { return browser().toPlainText().replace(QChar::Nbsp, u' ').toStdString(); }
    bool isScore() const { return text().find(" of 8 right\n") != std::string::npos; }
    void key(int key)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &m_window, Qt::Key(key));
    }
    void answer(size_t number, bool rightly = true)
    {
        const QuizQuestion& asked = question(number);
        key(Qt::Key_1 + int(rightly ? asked.right : (asked.right + 1) % asked.answers.size()));
    }
    void answerAll(size_t missed = SIZE_MAX)
    {
        for (size_t i = 0; i < kOrder.questions; ++i) {
            answer(i, i != missed);
            key(Qt::Key_Return);
        }
    }
    void follow(const char* link) { emit m_window.findChild<QTextBrowser*>("quizText")->anchorClicked(QUrl(link)); }
    void clickNewQuiz()
    {
        for (auto* button : m_window.findChildren<QPushButton*>())
            if (button->text().contains("New quiz"))
                button->click();
    }
    QLineEdit* edit(const char* name) const
    {
        const auto edits = m_window.findChild<QuizStart*>()->findChildren<QLineEdit*>();
        return *std::ranges::find(edits, QLatin1String(name), &QWidget::accessibleName);
    }
    bool isStarting() const { return m_window.findChild<QuizStart*>()->isVisible(); }
    QuizCanvas& canvas() { return m_window.canvas(); }
    static bool isReady(QuizStage& stage)
    {
        return waitFor([&] { return stage.document().shown() && !stage.document().isRunning(); });
    }

    KnownAnswers m_files;
    QuizWindow m_window{makeEngineWith, nullptr, &m_files};
};

TEST_F(QuizWindowTest, KeysAnswerOnceAndTheMistakeIsNamed)
{
    const auto has = [](const Message& message) { return HasSubstr(inWindowLanguage(message).toStdString()); };
    EXPECT_THAT(text(), AllOf(has(question(0).words), Not(HasSubstr("Right\n"))));
    answer(0);
    answer(0, false);
    EXPECT_EQ(m_window.replies()[0], question(0).right);
    EXPECT_THAT(text(), HasSubstr("Right\n"));
    key(Qt::Key_Return);
    EXPECT_THAT(text(), AllOf(has(question(1).words), HasSubstr("1 right so far")));
    answer(1, false);
    const QuizAnswer& given = question(1).answers[m_window.replies()[1].value()];
    EXPECT_THAT(text(), AllOf(HasSubstr("Not right\n"), has(given.why), has(whyRight(question(1)))));
}

TEST_F(QuizWindowTest, AnAnswerIsALinkForMouseAndKeyboard)
{
    ASSERT_TRUE(browser().hasFocus());
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);
    key(Qt::Key_Return);
    EXPECT_EQ(m_window.replies()[0], 1U);
    EXPECT_FALSE(browser().toHtml().contains("<a ")) << "it is given once";
    key(Qt::Key_Return);
    follow("answer:0"); // as a click does
    EXPECT_EQ(m_window.replies()[1], 0U);
}

TEST_F(QuizWindowTest, EveryQuestionFitsASmallScreen)
{
    m_window.resize(1024, 640);
    for (size_t i = 0; i < kOrder.questions; ++i) {
        QCoreApplication::processEvents();
        EXPECT_LE(m_window.width(), 1024) << i;
        EXPECT_LE(m_window.height(), 640) << i;
        answer(i);
        key(Qt::Key_Return);
    }
}

// Whatever lies under the mouse, no document of an open question knows the case.
TEST_F(QuizWindowTest, NothingGivesTheAnswerAwayWhileItIsOpen)
{
    for (size_t number = 0; number < kOrder.questions; ++number) {
        const QuizQuestion& asked = question(number);
        ASSERT_TRUE(isReady(canvas().input()) && isReady(canvas().output()));
        for (QuizStage* stage : {&canvas().input(), &canvas().output()}) {
            const Plan& plan = stage->document().shown()->plan;
            for (uint64_t i = 0; i < elementCount(plan.output); ++i)
                ASSERT_EQ(sources(plan, i).list, std::vector<Partner>({{i, 1.0}})) << number;
        }
        const Tensor& behind = *canvas().output().document().tensor(Side::Output);
        if (!asked.output) { // even the values behind the cells are none
            for (uint64_t i = 0; i < elementCount(behind.desc); ++i)
                ASSERT_EQ(behind.bits(i), 0U);
            const std::optional<Pick> pin = canvas().output().document().pinned();
            EXPECT_EQ(pin ? std::optional(pin->element) : std::nullopt, asked.asked);
        } else {
            EXPECT_TRUE(equalElements(behind, *asked.output));
        }
        answer(number);
        ASSERT_TRUE(isReady(canvas().live()));
        EXPECT_TRUE(canvas().live().document().currentCase() == asked.c);
        key(Qt::Key_Return);
    }
}

TEST_F(QuizWindowTest, TheScoreOpensWhatWasMissed)
{
    answerAll(2);
    EXPECT_THAT(text(),
                AllOf(HasSubstr("7 of 8 right"),
                      HasSubstr(english(mistakeLabel(question(2).answers[*m_window.replies()[2]].mistake)))));
    follow("question:2");
    EXPECT_THAT(text(), AllOf(HasSubstr("Question 3 of 8\n"), HasSubstr("Not right\n"))); // nothing is counted any more
    for (const Qt::Key back : {Qt::Key_Return, Qt::Key_Escape}) {
        key(back);
        EXPECT_TRUE(isScore());
        follow("question:2");
    }
    EXPECT_EQ(m_files.asked, 0);
}

TEST_F(QuizWindowTest, AnswersThatAreNotSavedAreNotLostUnasked)
{
    answer(0);
    key(Qt::Key_Escape);
    EXPECT_TRUE(m_window.isVisible()); // "Cancel"
    EXPECT_EQ(m_files.asked, 1);
    EXPECT_TRUE(m_window.replies()[0]);
    m_files.unsaved = Questions::Unsaved::Save;
    key(Qt::Key_Escape);
    EXPECT_TRUE(m_window.isVisible()); // no file was chosen
    m_files.path = QStringLiteral("/nowhere/at/all.csv");
    EXPECT_FALSE(m_window.close()); // it cannot be written, which is said
    EXPECT_THAT(m_window.findChild<QLabel*>("quizSaid")->text().toStdString(), HasSubstr("/nowhere"));
    const QTemporaryDir folder;
    m_files.path = folder.filePath("mine.csv");
    key(Qt::Key_Escape);
    EXPECT_FALSE(m_window.isVisible());
    EXPECT_EQ(contentOf(m_files.path).toStdString(), quizCsv(kOrder, m_window.questions(), m_window.replies()));
}

TEST_F(QuizWindowTest, ClosesUnaskedWhereNothingIsLost)
{
    key(Qt::Key_Escape); // no answer yet
    EXPECT_FALSE(m_window.isVisible());
    m_window.show();
    answer(0);
    const QTemporaryDir folder;
    m_window.saveCsv(folder.filePath("quiz.csv"));
    EXPECT_TRUE(m_window.close());
    EXPECT_EQ(m_files.asked, 0);
}

TEST_F(QuizWindowTest, ANewQuizAsksBeforeTheAnswersOfTheLastAreLost)
{
    answerAll();
    clickNewQuiz();
    EXPECT_TRUE(isScore()); // "Cancel"
    EXPECT_EQ(m_files.asked, 1);
    m_files.unsaved = Questions::Unsaved::Discard;
    clickNewQuiz();
    EXPECT_TRUE(isStarting());
    QLineEdit* seed = edit("Seed");
    EXPECT_EQ(seed->text(), "8"); // another one
    for (const auto& [typed, isNone] : {std::pair("x", true), {"12", false}}) {
        seed->setText(QLatin1String(typed));
        QTest::keyClick(seed, Qt::Key_Return);
        EXPECT_EQ(isStarting(), isNone) << typed;
    }
    EXPECT_EQ(m_window.order().seed, 12U);
    EXPECT_TRUE(m_window.close());
    EXPECT_EQ(m_files.asked, 2); // not once more
}

TEST_F(QuizWindowTest, TheStartTakesLessons)
{
    m_files.unsaved = Questions::Unsaved::Discard;
    clickNewQuiz();
    m_window.findChild<QComboBox*>()->setCurrentIndex(0);
    QLineEdit* lessons = edit("Lessons");
    for (const char* none : {"3,x", "12"}) { // no list; nothing that level 1 asks about
        lessons->setText(QLatin1String(none));
        QTest::keyClick(lessons, Qt::Key_Return);
        EXPECT_TRUE(isStarting()) << none;
    }
    lessons->setText("4");
    QTest::keyClick(lessons, Qt::Key_Return);
    EXPECT_FALSE(isStarting());
    EXPECT_EQ(tessera::text(m_window.order().lessons), "4");
    for (const QuizQuestion& each : m_window.questions())
        EXPECT_EQ(each.lesson, 4U);
}

TEST_F(QuizWindowTest, TheHandoutHoldsQuestionsThenSolutions)
{
    const QTemporaryDir folder;
    m_window.saveHandout(folder.filePath("quiz.pdf"));
    EXPECT_TRUE(contentOf(folder.filePath("quiz.pdf")).startsWith("%PDF"));
    QString html;
    for (const HandoutPart& part : handoutParts(kOrder, m_window.questions()))
        html += part.html;
    QTextDocument paper;
    paper.setHtml(html);
    const QString all = paper.toPlainText().replace(QChar::Nbsp, u' ');
    const qsizetype solutions = all.indexOf("Solutions");
    ASSERT_GT(solutions, 0);
    EXPECT_TRUE(all.contains(inWindowLanguage(tessera::text(kOrder))));
    for (const QuizQuestion& asked : m_window.questions()) {
        EXPECT_LT(all.indexOf(inWindowLanguage(asked.words)), solutions);
        for (const QuizAnswer& each : asked.answers) {
            EXPECT_LT(all.indexOf(inWindowLanguage(each.text)), solutions);
            EXPECT_GT(all.indexOf(inWindowLanguage(each.why)), solutions) << english(each.why);
        }
        for (const Message& line : asked.formula) // its spaces are columns
            EXPECT_GT(all.indexOf(inWindowLanguage(line)), solutions) << english(line);
    }
}

class QuizActionTest : public WindowTest {
protected:
    QList<QuizWindow*> quizzes() const { return m_window.findChildren<QuizWindow*>(); }
};

TEST_F(QuizActionTest, OpensOneWindowAndLeavesTheCaseAlone)
{
    const Case before = document().currentCase();
    trigger("quiz");
    ASSERT_EQ(quizzes().size(), 1);
    QuizWindow* quiz = quizzes().front();
    quiz->start({.seed = 3, .level = 1, .questions = 2});
    trigger("quiz");
    EXPECT_EQ(quizzes().size(), 1); // the same, and still at its question
    EXPECT_EQ(quiz->questions().size(), 2U);
    waitUntilIdle();
    EXPECT_TRUE(document().currentCase() == before);
    auto* control = quiz->findChild<QTextBrowser*>("quizText");
    ASSERT_TRUE(control);
    QTest::keyClick(control, Qt::Key_Escape); // the main window keeps shortcuts from a control that Escape leaves
    waitUntilIdle();
    EXPECT_TRUE(quizzes().isEmpty());
}

// The main window takes the quiz with it.
TEST_F(QuizActionTest, TheWindowDoesNotCloseOverAnswersThatAreKept)
{
    trigger("quiz");
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
