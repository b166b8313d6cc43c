// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_window.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/quiz_window/quiz_handout.h"
#include "app/teach/quiz_window/quiz_html.h"
#include "app/teach/quiz_window/quiz_start.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/quiz/quiz_text.h"

#include <QCloseEvent>
#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QUrl>

namespace tessera {

namespace {

constexpr QSize kQuizSize(1120, 700);
constexpr int kSideMargin = 16;

} // namespace

QuizWindow::QuizWindow(const EngineFactory& makeEngine, QWidget* parent, Questions* files)
    : QWidget(parent, Qt::Window)
    , m_dialogs(this)
    , m_files(files ? *files : m_dialogs)
    , m_pages(new QStackedWidget)
    , m_start(new QuizStart(this))
    , m_canvas(new QuizCanvas(makeEngine, this))
    , m_text(new QTextBrowser)
{
    setObjectName(QStringLiteral("quizWindow"));
    setWindowTitle(tr("Quiz"));
    resize((QSizeF(kQuizSize) * textSettings().scale).toSize().boundedTo(screen()->availableSize()));
    newLayout<QVBoxLayout>(this, {0, 0, 0, 0})->addWidget(m_pages);
    auto* asked = new QWidget;
    auto* row = newLayout<QHBoxLayout>(asked, {0, 0, 0, 0}, 0);
    row->addWidget(m_canvas, 2);
    row->addWidget(makeSide(), 1);
    m_pages->addWidget(m_start);
    m_pages->addWidget(asked);
    connect(m_start, &QuizStart::started, this, [this](const QuizOrder& order) {
        try {
            start(order);
        } catch (const TextError& error) {
            m_start->refuse(inWindowLanguage(messageOf(error)));
        }
    });
    addKeys();
    m_start->setFocus();
    whenever({QEvent::StyleChange}, this, this, [this] { showText(); }); // the text has the theme's colours
}

QWidget* QuizWindow::makeSide()
{
    m_text->setObjectName(QStringLiteral("quizText"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(12);
    describe(m_text, tr("Questions and answers"), tr("Choose an answer, or press its number"));
    connect(m_text, &QTextBrowser::anchorClicked, this, &QuizWindow::follow);
    m_next = dialogButton(tr("Next question"), tr("Go on (Enter)"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, &QuizWindow::goOn);
    auto* csv = dialogButton(tr("Save &CSV…"), tr("A row a question, with your answers and points"));
    connect(csv, &QPushButton::clicked, this, &QuizWindow::askForCsv);
    auto* handout =
        dialogButton(tr("Save &handout…"), tr("Questions with empty cells, then solutions, as a PDF for a class"));
    connect(handout, &QPushButton::clicked, this, [this] {
        save(tr("Save the handout"), QStringLiteral("pdf"), tr("Pages (*.pdf)"),
             [this](const QString& path) { saveHandout(path); });
    });
    auto* again = dialogButton(tr("&New quiz"), tr("Choose another level or seed"));
    again->setProperty("primary", true);
    connect(again, &QPushButton::clicked, this, [this] {
        if (mayLoseAnswers())
            showStart();
    });
    m_ofScore = new QWidget;
    addWidgets(newLayout<QHBoxLayout>(m_ofScore, {0, 0, 0, 0}), {csv, handout, again});
    auto* side = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(side, {kSideMargin, kSideMargin, kSideMargin, kSideMargin}, 10);
    m_said = secondaryLabel({}, side);
    m_said->setObjectName(QStringLiteral("quizSaid"));
    rows->addWidget(m_text, 1);
    addWidgets(rows, {m_next, m_ofScore, m_said});
    return side;
}

void QuizWindow::addKeys()
{
    const auto add = [this](int key, const std::function<void()>& act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        connect(shortcut, &QShortcut::activated, this, act);
        return shortcut;
    };
    for (int number = 0; number < 4; ++number)
        add(Qt::Key_1 + number, [this, number] { choose(size_t(number)); });
    const auto enter = [this] { isStarting() ? m_start->start() : goOn(); };
    m_enter = {add(Qt::Key_Return, enter), add(Qt::Key_Enter, enter)};
    add(Qt::Key_Escape, [this] { goBack(); });
}

bool QuizWindow::isStarting() const
{
    return m_pages->currentWidget() == m_start;
}

bool QuizWindow::isOpen() const
{
    return !isStarting() && m_state.shown && !m_state.replies[*m_state.shown];
}

void QuizWindow::start(const QuizOrder& order)
{
    m_state = {.order = order, .quiz = makeQuiz(order)};
    m_state.replies.resize(m_state.quiz.size());
    m_pages->setCurrentIndex(1);
    showQuestion(0);
}

void QuizWindow::follow(const QUrl& link)
{
    const QStringList parts = link.toString().split(u':');
    const size_t number = parts.value(1).toULongLong();
    if (parts.front() == QLatin1String("answer"))
        return choose(number);
    m_state.isReview = true;
    showQuestion(number);
}

void QuizWindow::choose(size_t answer)
{
    if (!isOpen() || answer >= m_state.quiz[*m_state.shown].answers.size())
        return;
    m_state.replies[*m_state.shown] = answer;
    m_state.isSaved = false;
    showQuestion(m_state.shown);
}

void QuizWindow::showQuestion(std::optional<size_t> question)
{
    m_state.shown = question;
    m_canvas->setVisible(question.has_value());
    if (question)
        isOpen() ? m_canvas->ask(m_state.quiz[*question]) : m_canvas->solve(m_state.quiz[*question]);
    m_next->setVisible(question && !isOpen());
    m_next->setText(m_state.isReview                                      ? tr("Back to the score")
                        : question && *question + 1 < m_state.quiz.size() ? tr("Next question")
                                                                          : tr("See the score"));
    m_ofScore->setVisible(!question);
    m_said->clear();
    showText();
    for (QShortcut* enter : m_enter) // while a question is open it belongs to the answer that has the focus
        enter->setEnabled(question && !isOpen());
    m_next->isHidden() ? m_text->setFocus() : m_next->setFocus();
}

void QuizWindow::showText()
{
    if (m_state.quiz.empty())
        return;
    if (!m_state.shown)
        return m_text->setHtml(scoreHtml(m_state.order, m_state.quiz, m_state.replies));
    const size_t shown = *m_state.shown;
    const QString number = QString::number(shown + 1), count = QString::number(m_state.quiz.size());
    const QString place = m_state.isReview
        ? tr("Question %1 of %2").arg(number, count)
        : tr("Question %1 of %2 · %3 right so far").arg(number, count).arg(rightAnswers(m_state.quiz, m_state.replies));
    m_text->setHtml(questionHtml(m_state.quiz[shown], m_state.replies[shown], place));
}

void QuizWindow::goOn()
{
    const size_t next = m_state.shown.value_or(0) + 1;
    showQuestion(!m_state.isReview && next < m_state.quiz.size() ? std::optional(next) : std::nullopt);
}

void QuizWindow::goBack()
{
    if (m_state.isReview && m_state.shown && !isStarting())
        goOn();
    else
        close();
}

void QuizWindow::showStart()
{
    const QuizOrder& last = m_state.order;
    m_start->setOrder({last.seed + 1, last.level, last.questions, last.lessons});
    m_state.isSaved = true; // the last quiz is done with
    m_pages->setCurrentWidget(m_start);
    for (QShortcut* enter : m_enter)
        enter->setEnabled(true);
    m_start->setFocus();
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

bool QuizWindow::askForCsv()
{
    return save(tr("Save the answers"), QStringLiteral("csv"), tr("Tables (*.csv)"),
                [this](const QString& path) { saveCsv(path); });
}

bool QuizWindow::save(const QString& title, const QString& extension, const QString& filter,
                      const std::function<void(const QString& path)>& write)
{
    const QString suggested =
        QStringLiteral("quiz-%1-%2.%3").arg(m_state.order.seed).arg(m_state.order.level).arg(extension);
    const QString path = m_files.pathToSave(title, suggested, filter);
    if (path.isEmpty())
        return false;
    try {
        write(path);
        m_said->setText(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
        return true;
    } catch (const std::exception& error) {
        m_said->setText(inWindowLanguage(messageOf(error)));
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
