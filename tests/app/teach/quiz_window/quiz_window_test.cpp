// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "app/base/look/words.h"
#include "app/teach/quiz_window/quiz_handout.h"
#include "app/tensor/canvas/tensor_view.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/quiz/quiz_text.h"
#include "tests/app/support/controller_fixture.h"
#include "tests/app/support/dialogs.h"
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
    size_t firstOf(QuizKind kind) const
    {
        return size_t(std::ranges::find(m_window.questions(), kind, &QuizQuestion::kind)
                      - m_window.questions().begin());
    }
    QString text(const char* name) const { return m_window.findChild<QLabel*>(QLatin1String(name))->text(); }
    bool isShown(const char* name) const { return m_window.findChild<QLabel*>(QLatin1String(name))->isVisible(); }
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
    void answerUpTo(size_t number)
    {
        for (size_t i = 0; i < number; ++i) {
            answer(i);
            key(Qt::Key_Return);
        }
    }
    void clickNewQuiz()
    {
        for (auto* button : m_window.findChildren<QPushButton*>())
            if (button->text().contains("New quiz"))
                button->click();
    }

    void answerAll() { answerUpTo(kOrder.questions); }
    QuizCanvas& canvas() { return m_window.findChild<QuizPage*>()->canvas(); }
    static bool isReady(QuizStage& stage)
    {
        return waitFor([&] { return stage.document().shown() && !stage.document().isRunning(); });
    }

    KnownAnswers m_files;
    QuizWindow m_window{makeEngineWith, nullptr, &m_files};
};

TEST_F(QuizWindowTest, KeysAnswerAndTheMistakeIsNamed)
{
    EXPECT_EQ(text("quizWords"), inWindowLanguage(question(0).words));
    EXPECT_FALSE(isShown("quizVerdict"));
    answer(0);
    EXPECT_TRUE(isShown("quizVerdict"));
    EXPECT_EQ(text("quizVerdict"), "Right");
    key(Qt::Key_Return);
    EXPECT_EQ(text("quizWords"), inWindowLanguage(question(1).words));
    EXPECT_FALSE(isShown("quizVerdict"));
    answer(1, false);
    const QuizReply& reply = m_window.replies()[1].value();
    EXPECT_FALSE(reply.isRight);
    EXPECT_TRUE(text("quizWhy").startsWith("The mistake: "));
    EXPECT_TRUE(text("quizWhy").contains(inWindowLanguage(reply.why)));
    EXPECT_TRUE(text("quizWhy").contains(inWindowLanguage(reply.solution)));
}

TEST_F(QuizWindowTest, AnAnswerIsALinkForMouseAndKeyboard)
{
    auto* answers = m_window.findChild<QLabel*>("quizAnswers");
    ASSERT_TRUE(answers->hasFocus());
    QTest::keyClick(answers, Qt::Key_Tab);
    QTest::keyClick(answers, Qt::Key_Tab);
    QTest::keyClick(answers, Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return m_window.replies()[0].has_value(); }));
    EXPECT_EQ(m_window.replies()[0]->text, question(0).answers[1].text);
    EXPECT_TRUE(answers->text().contains("✓"));
    EXPECT_FALSE(answers->text().contains("<a ")) << "it is given once";
    key(Qt::Key_Return);
    ASSERT_TRUE(answers->text().contains("<a "));
    emit answers->linkActivated("0"); // as a click does
    EXPECT_TRUE(waitFor([&] { return m_window.replies()[1].has_value(); }));
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

TEST_F(QuizWindowTest, AnAnswerIsGivenOnce)
{
    answer(0, false);
    answer(0, true);
    EXPECT_FALSE(m_window.replies()[0]->isRight);
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

TEST_F(QuizWindowTest, AClickInTheInputAnswers)
{
    const size_t number = firstOf(QuizKind::Source);
    answerUpTo(number);
    ASSERT_TRUE(isReady(canvas().input()));
    TensorView* view = canvas().input().view(Side::Input);
    const uint64_t right = question(number).answers[question(number).right].element.value();
    ASSERT_TRUE(waitFor([&] { return !view->elementRect(right).isEmpty(); }));
    QTest::mouseClick(view, Qt::LeftButton, {}, view->elementRect(right).center().toPoint());
    auto* typed = m_window.findChild<QLineEdit*>("quizTyped");
    EXPECT_EQ(typed->text().toStdString(), english(question(number).answers[question(number).right].text));
    EXPECT_FALSE(m_window.replies()[number]);
    QTest::keyClick(typed, Qt::Key_Return);
    ASSERT_TRUE(m_window.replies()[number]);
    EXPECT_TRUE(m_window.replies()[number]->isRight);
    EXPECT_EQ(text("quizWords"), inWindowLanguage(question(number).words)); // Return did not go on at once
}

TEST_F(QuizWindowTest, ATypedValueAnswersAndNonsenseIsRefused)
{
    const size_t number = firstOf(QuizKind::Value);
    answerUpTo(number);
    auto* typed = m_window.findChild<QLineEdit*>("quizTyped");
    typed->setFocus();
    QTest::keyClicks(typed, "many");
    QTest::keyClick(typed, Qt::Key_Return);
    EXPECT_FALSE(m_window.replies()[number]);
    typed->clear();
    QTest::keyClicks(typed, inWindowLanguage(question(number).answers[question(number).right].text));
    QTest::keyClick(typed, Qt::Key_Return);
    ASSERT_TRUE(m_window.replies()[number]); // digits were typed and choose no answer
    EXPECT_TRUE(m_window.replies()[number]->isRight);
}

TEST_F(QuizWindowTest, TheScoreOpensWhatWasMissed)
{
    for (size_t i = 0; i < kOrder.questions; ++i) {
        answer(i, i != 2);
        key(Qt::Key_Return);
    }
    ASSERT_EQ(text("quizScore"), "7 of 8 right");
    auto* list = m_window.findChild<QTreeWidget*>();
    EXPECT_TRUE(list->topLevelItem(2)->text(3) == inWindowLanguage(mistakeLabel(m_window.replies()[2]->mistake)));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(2)).center());
    EXPECT_EQ(text("quizWords"), inWindowLanguage(question(2).words));
    EXPECT_TRUE(isShown("quizVerdict"));
    EXPECT_EQ(text("quizPlace"), "Question 3 of 8"); // nothing is counted any more
    key(Qt::Key_Return);
    EXPECT_TRUE(isShown("quizScore"));
}

TEST_F(QuizWindowTest, EscapeGoesFromAReviewToTheScore)
{
    answerAll();
    auto* list = m_window.findChild<QTreeWidget*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(2)).center());
    ASSERT_FALSE(isShown("quizScore"));
    key(Qt::Key_Escape);
    EXPECT_TRUE(m_window.isVisible());
    EXPECT_TRUE(isShown("quizScore"));
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
    EXPECT_TRUE(isShown("quizScore")); // "Cancel"
    EXPECT_EQ(m_files.asked, 1);
    m_files.unsaved = Questions::Unsaved::Discard;
    clickNewQuiz();
    EXPECT_TRUE(m_window.findChild<QuizStart*>()->isVisible());
    EXPECT_TRUE(m_window.close());
    EXPECT_EQ(m_files.asked, 2); // not once more
}

// What is said of it stands on the score.
TEST_F(QuizWindowTest, StaysOpenWhereTheAnswersCannotBeWritten)
{
    answer(0);
    m_files.unsaved = Questions::Unsaved::Save;
    m_files.path = QStringLiteral("/nowhere/at/all.csv");
    EXPECT_FALSE(m_window.close());
    EXPECT_TRUE(isShown("quizScore"));
}

// The sign stood at the edge of the list, and its column was as narrow as the sign.
TEST_F(QuizWindowTest, TheSignOfAnAnswerHasRoom)
{
    answerAll();
    const auto* list = m_window.findChild<QTreeWidget*>();
    const int sign = list->fontMetrics().horizontalAdvance("✗");
    EXPECT_GE(list->columnWidth(0), sign + 16);
}

TEST_F(QuizWindowTest, CsvAndHandoutAreWrittenWithWhatTheCommandSays)
{
    const QTemporaryDir folder;
    answer(0);
    m_window.saveCsv(folder.filePath("quiz.csv"));
    QFile csv(folder.filePath("quiz.csv"));
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_EQ(csv.readAll().toStdString(), quizCsv(kOrder, m_window.questions(), m_window.replies()));

    m_window.saveHandout(folder.filePath("quiz.pdf"));
    QFile pdf(folder.filePath("quiz.pdf"));
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    EXPECT_TRUE(pdf.readAll().startsWith("%PDF"));

    QString html;
    for (const HandoutPart& part : handoutParts(kOrder, m_window.questions()))
        html += part.html;
    QTextDocument paper;
    paper.setHtml(html);
    const QString all = paper.toPlainText().replace(QChar::Nbsp, u' ');
    const qsizetype solutions = all.indexOf("Solutions");
    ASSERT_GT(solutions, 0);
    EXPECT_TRUE(all.contains(QString::fromStdString(english(tessera::text(kOrder)))));
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

TEST_F(QuizWindowTest, TheStartRefusesASeedThatIsNone)
{
    answerAll();
    m_files.unsaved = Questions::Unsaved::Discard;
    clickNewQuiz();
    const auto edits = m_window.findChild<QuizStart*>()->findChildren<QLineEdit*>();
    const auto seed = std::ranges::find(edits, QStringLiteral("Seed"), &QWidget::accessibleName);
    ASSERT_NE(seed, edits.end());
    EXPECT_EQ((*seed)->text(), "8"); // another one
    (*seed)->clear();
    QTest::keyClicks(*seed, "x");
    QTest::keyClick(*seed, Qt::Key_Return);
    EXPECT_TRUE(m_window.findChild<QuizStart*>()->isVisible());
    (*seed)->clear();
    QTest::keyClicks(*seed, "12");
    QTest::keyClick(*seed, Qt::Key_Return);
    EXPECT_EQ(m_window.order().seed, 12U);
    EXPECT_FALSE(m_window.findChild<QuizStart*>()->isVisible());
}

TEST_F(QuizWindowTest, TheStartTakesLessons)
{
    QuizWindow window(makeEngineWith, nullptr, &m_files);
    window.show();
    auto* start = window.findChild<QuizStart*>();
    const auto edits = start->findChildren<QLineEdit*>();
    QLineEdit* lessons = *std::ranges::find(edits, QStringLiteral("Lessons"), &QWidget::accessibleName);
    for (const char* none : {"3,x", "12"}) { // no list; nothing that level 1 asks about
        lessons->setText(QLatin1String(none));
        start->start();
        EXPECT_TRUE(start->isVisible()) << none;
    }
    lessons->setText("4");
    start->start();
    EXPECT_FALSE(start->isVisible());
    EXPECT_EQ(tessera::text(window.order().lessons), "4");
    for (const QuizQuestion& each : window.questions())
        EXPECT_EQ(each.lesson, 4U);
}

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
