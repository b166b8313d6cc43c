// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_window.h"

#include "app/look/engine_words.h"
#include "app/look/format.h"
#include "app/look/image_file.h"
#include "app/look/theme.h"
#include "app/quiz/quiz_handout.h"
#include "engine/quiz/quiz_text.h"
#include "engine/tensor/error.h"

#include <QDir>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr QSize kQuizSize(1120, 700);

} // namespace

QuizWindow::QuizWindow(const EngineFactory& makeEngine, QWidget* parent, Questions* files)
    : QWidget(parent, Qt::Window)
    , m_dialogs(this)
    , m_files(files ? *files : m_dialogs)
    , m_pages(new QStackedWidget)
    , m_start(new QuizStart(this))
    , m_page(new QuizPage(makeEngine, this))
    , m_result(new QuizResult(this))
{
    setObjectName(QStringLiteral("quizWindow"));
    setWindowTitle(tr("Quiz"));
    resize((QSizeF(kQuizSize) * textSettings().scale).toSize().boundedTo(screen()->availableSize()));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_pages);
    for (QWidget* each : std::initializer_list<QWidget*>{m_start, m_page, m_result})
        m_pages->addWidget(each);
    connect(m_start, &QuizStart::started, this, &QuizWindow::start);
    connect(m_page, &QuizPage::answered, this, [this](const QuizReply& reply) {
        m_replies[m_current] = reply;
        followEnter();
    });
    connect(m_page, &QuizPage::nextAsked, this, &QuizWindow::goOn);
    connect(m_result, &QuizResult::opened, this, [this](int question) {
        m_isReview = true;
        showQuestion(size_t(question));
    });
    connect(m_result, &QuizResult::againAsked, this, [this] {
        m_start->setOrder({m_order.seed + 1, m_order.level, m_order.questions});
        m_pages->setCurrentWidget(m_start);
        m_start->setFocus();
    });
    const QString name = QStringLiteral("quiz-%1-%2");
    connect(m_result, &QuizResult::csvAsked, this, [this, name] {
        save(tr("Save the answers"), name.arg(m_order.seed).arg(m_order.level) + QStringLiteral(".csv"),
             tr("Tables (*.csv)"), [this](const QString& path) { saveCsv(path); });
    });
    connect(m_result, &QuizResult::handoutAsked, this, [this, name] {
        save(tr("Save the handout"), name.arg(m_order.seed).arg(m_order.level) + QStringLiteral(".pdf"),
             tr("Pages (*.pdf)"), [this](const QString& path) { saveHandout(path); });
    });
    addKeys();
    followEnter();
    m_start->setFocus();
}

void QuizWindow::addKeys()
{
    const auto add = [this](int key, const std::function<void()>& act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        connect(shortcut, &QShortcut::activated, this, act);
        return shortcut;
    };
    for (int number = 0; number < 4; ++number)
        add(Qt::Key_1 + number, [this, number] {
            if (m_pages->currentWidget() == m_page)
                m_page->choose(size_t(number));
        });
    const auto enter = [this] { m_pages->currentWidget() == m_start ? m_start->start() : goOn(); };
    m_enter = {add(Qt::Key_Return, enter), add(Qt::Key_Enter, enter)};
    add(Qt::Key_Escape, [this] { close(); });
    connect(m_pages, &QStackedWidget::currentChanged, this, &QuizWindow::followEnter);
}

// While a question is open it belongs to what has the focus: a card, or the line that is typed into.
void QuizWindow::followEnter()
{
    const QWidget* page = m_pages->currentWidget();
    for (QShortcut* enter : m_enter)
        enter->setEnabled(page == m_start || (page == m_page && !m_page->isOpen()));
}

void QuizWindow::start(const QuizOrder& order)
{
    m_order = order;
    m_quiz = makeQuiz(order);
    m_replies.assign(m_quiz.size(), {});
    m_isReview = false;
    showQuestion(0);
}

void QuizWindow::showQuestion(size_t question)
{
    m_current = question;
    const QString place =
        tr("Question %1 of %2 · %3 right so far").arg(question + 1).arg(m_quiz.size()).arg(rightAnswers(m_replies));
    m_pages->setCurrentWidget(m_page);
    m_page->setNext(m_isReview                         ? tr("Back to the score")
                        : question + 1 < m_quiz.size() ? tr("Next question")
                                                       : tr("See the score"));
    if (m_replies[question])
        m_page->solve(m_quiz[question], *m_replies[question], place);
    else
        m_page->ask(m_quiz[question], place);
    followEnter();
}

void QuizWindow::goOn()
{
    if (!m_isReview && m_current + 1 < m_quiz.size())
        showQuestion(m_current + 1);
    else
        showResult();
}

void QuizWindow::showResult()
{
    m_result->showScore(m_order, m_quiz, m_replies);
    m_pages->setCurrentWidget(m_result);
    m_result->setFocus();
}

void QuizWindow::saveCsv(const QString& path) const
{
    writeFile(path, QByteArray::fromStdString(quizCsv(m_order, m_quiz, m_replies)));
}

void QuizWindow::saveHandout(const QString& path) const
{
    writeHandout(path, m_order, m_quiz);
}

void QuizWindow::save(const QString& title, const QString& suggested, const QString& filter,
                      const std::function<void(const QString& path)>& write)
{
    const QString path = m_files.pathToSave(title, suggested, filter);
    if (path.isEmpty())
        return;
    try {
        write(path);
        m_result->say(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
    } catch (const std::exception& error) {
        m_result->say(inWindowLanguage(error.what()));
    }
}

} // namespace tessera
