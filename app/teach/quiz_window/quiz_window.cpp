// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/quiz_window/quiz_handout.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/quiz/quiz_text.h"

#include <QCloseEvent>
#include <QDir>
#include <QKeyEvent>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

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
    auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0});
    rows->addWidget(m_pages);
    for (QWidget* each : std::initializer_list<QWidget*>{m_start, m_page, m_result})
        m_pages->addWidget(each);
    connectPages();
    addKeys();
    followEnter();
    m_start->setFocus();
}

void QuizWindow::connectPages()
{
    connect(m_start, &QuizStart::started, this, [this](const QuizOrder& order) {
        try {
            start(order);
        } catch (const TextError& error) {
            m_start->refuse(inWindowLanguage(messageOf(error)));
        }
    });
    connect(m_page, &QuizPage::answered, this, [this](const QuizReply& reply) {
        m_state.replies[m_state.current] = reply;
        m_state.isSaved = false;
        followEnter();
    });
    connect(m_page, &QuizPage::nextAsked, this, &QuizWindow::goOn);
    connect(m_result, &QuizResult::opened, this, [this](int question) {
        m_state.isReview = true;
        showQuestion(size_t(question));
    });
    connect(m_result, &QuizResult::againAsked, this, [this] {
        if (mayLoseAnswers())
            showStart();
    });
    connect(m_result, &QuizResult::csvAsked, this, &QuizWindow::askForCsv);
    connect(m_result, &QuizResult::handoutAsked, this, &QuizWindow::askForHandout);
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
    add(Qt::Key_Escape, [this] { goBack(); });
    connect(m_pages, &QStackedWidget::currentChanged, this, &QuizWindow::followEnter);
}

// While a question is open it belongs to what has the focus: an answer, or the line that is typed into.
void QuizWindow::followEnter()
{
    const QWidget* page = m_pages->currentWidget();
    for (QShortcut* enter : m_enter)
        enter->setEnabled(page == m_start || (page == m_page && !m_page->isOpen()));
}

void QuizWindow::start(const QuizOrder& order)
{
    m_state = {.order = order, .quiz = makeQuiz(order)};
    m_state.replies.resize(m_state.quiz.size());
    showQuestion(0);
}

void QuizWindow::showQuestion(size_t question)
{
    m_state.current = question;
    const QString number = QString::number(question + 1), count = QString::number(m_state.quiz.size());
    const QString place = m_state.isReview
        ? tr("Question %1 of %2").arg(number, count)
        : tr("Question %1 of %2 · %3 right so far").arg(number, count).arg(rightAnswers(m_state.replies));
    m_pages->setCurrentWidget(m_page);
    m_page->setNext(m_state.isReview                         ? tr("Back to the score")
                        : question + 1 < m_state.quiz.size() ? tr("Next question")
                                                             : tr("See the score"));
    if (m_state.replies[question])
        m_page->solve(m_state.quiz[question], *m_state.replies[question], place);
    else
        m_page->ask(m_state.quiz[question], place);
    followEnter();
}

void QuizWindow::goOn()
{
    if (!m_state.isReview && m_state.current + 1 < m_state.quiz.size())
        showQuestion(m_state.current + 1);
    else
        showResult();
}

void QuizWindow::goBack()
{
    if (m_state.isReview && m_pages->currentWidget() == m_page)
        showResult();
    else
        close();
}

void QuizWindow::showStart()
{
    const QuizOrder& last = m_state.order;
    m_start->setOrder({last.seed + 1, last.level, last.questions, last.lessons});
    m_state.isSaved = true; // the last quiz is done with
    m_pages->setCurrentWidget(m_start);
    m_start->setFocus();
}

void QuizWindow::showResult()
{
    m_result->showScore(m_state.order, m_state.quiz, m_state.replies);
    m_pages->setCurrentWidget(m_result);
    m_result->setFocus();
}

void QuizWindow::saveCsv(const QString& path)
{
    writeFile(path, QByteArray::fromStdString(quizCsv(m_state.order, m_state.quiz, m_state.replies)));
    m_state.isSaved = true;
}

void QuizWindow::saveHandout(const QString& path) const
{
    writeHandout(path, m_state.order, m_state.quiz);
}

QString QuizWindow::fileName(const QString& extension) const
{
    return QStringLiteral("quiz-%1-%2.%3").arg(m_state.order.seed).arg(m_state.order.level).arg(extension);
}

bool QuizWindow::askForCsv()
{
    return save(tr("Save the answers"), fileName(QStringLiteral("csv")), tr("Tables (*.csv)"),
                [this](const QString& path) { saveCsv(path); });
}

void QuizWindow::askForHandout()
{
    save(tr("Save the handout"), fileName(QStringLiteral("pdf")), tr("Pages (*.pdf)"),
         [this](const QString& path) { saveHandout(path); });
}

bool QuizWindow::save(const QString& title, const QString& suggested, const QString& filter,
                      const std::function<void(const QString& path)>& write)
{
    const QString path = m_files.pathToSave(title, suggested, filter);
    if (path.isEmpty())
        return false;
    try {
        write(path);
        m_result->say(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
        return true;
    } catch (const std::exception& error) {
        showResult(); // the sentence stands there
        m_result->say(inWindowLanguage(messageOf(error)));
        return false;
    }
}

bool QuizWindow::mayLoseAnswers()
{
    if (m_state.isSaved)
        return true;
    switch (m_files.unsavedAnswers()) {
    case Questions::Unsaved::Save:
        return askForCsv();
    case Questions::Unsaved::Discard:
        return true;
    case Questions::Unsaved::Cancel:
        break;
    }
    return false;
}

void QuizWindow::closeEvent(QCloseEvent* event)
{
    event->setAccepted(mayLoseAnswers());
}

void QuizWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        goBack();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tessera
