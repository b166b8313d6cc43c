// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_panel.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/teach/lesson/task_box.h"
#include "engine/teach/lesson/knob.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLeastWidth = 364, kMargin = 16;

QString overText(const Lesson& lesson, const LessonReader& reader)
{
    if (lesson.isQuiz) {
        const size_t asked = reader.answers.size();
        const QString right = tr("%1 of %2 right").arg(rightAnswers(lesson, reader)).arg(asked);
        return asked == 0 ? tr("Quiz") : QStringLiteral("%1 · %2").arg(tr("Quiz"), right);
    }
    QString number =
        lesson.number == 0 ? LessonPanel::tr("Lesson") : LessonPanel::tr("Lesson %1").arg(qulonglong(lesson.number));
    if (lesson.minutes == 0)
        return number;
    return LessonPanel::tr("%1 · %2 min").arg(number).arg(qulonglong(lesson.minutes));
}

} // namespace

LessonPanel::LessonPanel(Document& document)
    : QDockWidget(tr("Lesson"))
    , m_over(new QLabel)
    , m_title(new QLabel)
    , m_text(new QTextBrowser)
    , m_document(document)
    , m_task(new TaskBox(document))
    , m_keys(secondaryLabel(tr("Right arrow: a step on. Left arrow: a step back. Space: play."), this))
    , m_count(new QLabel)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(QStringLiteral("lessonDock"));
    m_over->setForegroundRole(QPalette::PlaceholderText);
    m_over->setContentsMargins(kMargin - kTitleMargin, 0, 0, 0);
    addTitleBar(this, {m_over}, tr("Hide this panel"));
    m_title->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setAccessibleName(tr("The lesson's text"));
    m_text->installEventFilter(this);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(kRingRoom);
    m_text->document()->setIndentWidth(18);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setMinimumWidth(kLeastWidth + 2 * kRingRoom);
    m_count->setObjectName(QStringLiteral("lessonCount"));
    auto* all = new QWidget;
    m_rows = new QVBoxLayout(all);
    m_rows->setContentsMargins(kMargin - kRingRoom, 0, kMargin - kRingRoom, 8);
    m_title->setContentsMargins(kRingRoom, 0, kRingRoom, 0);
    m_rows->setSpacing(8);
    m_rows->addWidget(m_title);
    m_rows->addWidget(m_text, 1);
    m_rows->addWidget(m_keys);
    m_rows->addLayout(m_buttons);
    m_keys->setContentsMargins(kRingRoom, 0, kRingRoom, 0);
    m_keys->hide();
    all->setProperty("focusHome", QVariant::fromValue<QWidget*>(m_text));
    setWidget(all);
    m_task->setContentsMargins(kRingRoom, 0, kRingRoom, 0);
    takeTask();
    connect(m_task, &TaskBox::reached, this, [this] {
        m_reader.reached.insert(*m_reader.figure);
        showText(false);
        if (taskQuestion() && isOpen(*taskQuestion()))
            m_text->scrollToAnchor(QLatin1String(kWhyAnchor));
    });
    connect(m_task, &TaskBox::done, this, [this] {
        m_reader.solved[*m_reader.figure] = m_document.currentCase();
        m_reader.opened.insert(*m_reader.figure);
        showText(false);
    });
    connect(m_task, &TaskBox::stood, this, &LessonPanel::askedChanged);
    connect(m_text, &QTextBrowser::anchorClicked, this, &LessonPanel::follow);
    whenever({QEvent::StyleChange, QEvent::FontChange}, this, this, [this] { showText(false); });
}

void LessonPanel::takeTask()
{
    m_task->setWide(false);
    m_rows->insertWidget(m_rows->indexOf(m_keys), m_task);
}

std::optional<size_t> LessonPanel::taskQuestion() const
{
    const LessonFigure* figure = m_reader.figure ? &m_lesson.figures[*m_reader.figure] : nullptr;
    return figure && figure->task ? figure->question : std::nullopt;
}

bool LessonPanel::isOpen(size_t question) const
{
    return !isAnsweredRight(m_lesson, m_reader, question);
}

std::optional<size_t> LessonPanel::pendingQuestion() const
{
    if (m_task->isReached())
        return taskQuestion() && isOpen(*taskQuestion()) ? taskQuestion() : std::nullopt;
    for (size_t i = 0; i < m_lesson.questions.size(); ++i)
        if (const LessonQuestion& question = m_lesson.questions[i];
            !question.vote.empty() && question.words.figure == m_reader.figure && !m_reader.answers.contains(i))
            return i;
    return {};
}

LessonFigure LessonPanel::shownFigure() const
{
    LessonFigure figure = m_lesson.figures[*m_reader.figure];
    if (const auto solved = m_reader.solved.find(*m_reader.figure); solved != m_reader.solved.end())
        figure.c = solved->second;
    return figure;
}

bool LessonPanel::turnOn()
{
    if (m_task->isHidden())
        return false;
    const bool hasTask = m_lesson.figures[*m_reader.figure].task.has_value();
    if (const std::optional<size_t> question = pendingQuestion()) {
        const LessonQuestion& asked = m_lesson.questions[*question];
        if (std::exchange(m_askedQuestion, question) != question && hasTask)
            return tell(askedHtml(asked)); // without a task it is asked from the beginning
        const auto right = std::ranges::find_if(asked.answers, &LessonAnswer::isRight);
        choose(*question, size_t(right - asked.answers.begin()));
        return tell(truthHtml(asked));
    }
    const std::vector<FieldChange> next = m_task->next();
    if (next.empty())
        return false;
    if (std::exchange(m_announced, next) != next)
        return tell(
            (hasTask ? tr("Next: %1. Will the task be done? A: yes. B: no.") : tr("Next: %1. What will change?"))
                .arg(QString::fromStdString(changesText(next)).toHtmlEscaped()));
    m_announced.clear();
    m_task->turn(next);
    return tell({});
}

bool LessonPanel::tell(const QString& asked)
{
    m_asked = asked;
    emit askedChanged();
    return true;
}

void LessonPanel::followCase(bool isShown)
{
    m_task->followCase(isShown);
}

void LessonPanel::addButtons(const Actions& actions)
{
    m_quiz = actions.get(QStringLiteral("quiz"));
    const auto action = [&](const char* id) { return actions.get(QLatin1String(id)); };
    m_restore = addButton(action("lessonRestore"), {}, true);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_count);
    m_buttons->addSpacing(4);
    addButton(action("lessonBack"), tr("Back"), false);
    m_next = addButton(action("lessonNext"), tr("Next"), false);
    m_next->setProperty("primary", true);
    connect(action("lessonNext"), &QAction::changed, this, &LessonPanel::nameNext);
    m_buttons->setContentsMargins(kRingRoom, 0, kRingRoom, 4);
}

// A click leaves the focus at the tensors, whose keys the text names.
QPushButton* LessonPanel::addButton(QAction* action, const QString& words, bool goesAway)
{
    auto* button = new QPushButton(words);
    button->setFocusPolicy(Qt::TabFocus);
    const auto follow = [button, action, goesAway] {
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
        button->setVisible(!goesAway || action->isEnabled());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons->addWidget(button);
    follow();
    return button;
}

void LessonPanel::nameNext()
{
    if (!m_next)
        return;
    m_next->setText(isAtEnd() && m_next->isEnabled() ? tr("Next lesson") : tr("Next"));
    m_restore->setText(m_lesson.isQuiz ? tr("Back to the question") : tr("Back to the lesson"));
}

void LessonPanel::setLesson(Lesson lesson, size_t step)
{
    if (lesson.title != m_lesson.title || lesson.isQuiz)
        m_reader = {};
    m_reader.solved.clear();
    m_lesson = std::move(lesson);
    m_steps = stepsOf(m_lesson);
    std::erase_if(m_reader.answers, [this](const auto& each) {
        return each.first >= m_lesson.questions.size() || each.second >= m_lesson.questions[each.first].answers.size();
    });
    m_title->setText(QString::fromStdString(m_lesson.title));
    setStep(step);
}

void LessonPanel::setStep(size_t step)
{
    if (m_steps.empty())
        return;
    m_step = std::min(step, m_steps.size() - 1);
    m_reader.figure = m_steps[m_step].figure;
    if (m_lesson.isQuiz && m_step < m_lesson.questions.size() && m_reader.answers.contains(m_step))
        ++*m_reader.figure; // the solution
    showText(true);
    showControls();
    emit stepChanged();
    nameNext();
    if (m_reader.figure)
        emit figureWanted(*m_reader.figure);
}

void LessonPanel::showFigure(size_t figure)
{
    if (figure >= m_lesson.figures.size())
        return;
    m_reader.figure = figure;
    showText(false);
    showControls();
    emit figureWanted(figure);
}

void LessonPanel::follow(const QUrl& link)
{
    const QStringList parts = link.toString().split(u':');
    const size_t first = parts.value(1).toULongLong();
    if (parts.front() == QLatin1String("case"))
        return showFigure(first);
    if (parts.front() == QLatin1String("quiz"))
        return m_quiz->trigger();
    if (parts.front() == QLatin1String("step"))
        return setStep(first);
    if (parts.front() == QLatin1String("answer"))
        return choose(first, parts.value(2).toULongLong());
    (parts.front() == QLatin1String("explanation") ? m_reader.opened : m_reader.solutions).insert(first);
    showText(false);
}

void LessonPanel::choose(size_t question, size_t answer)
{
    const LessonQuestion& asked = m_lesson.questions[question];
    if ((m_lesson.isQuiz || !asked.vote.empty()) && m_reader.answers.contains(question))
        return;
    m_reader.answers[question] = answer;
    if (m_lesson.isQuiz)
        return setStep(m_step);
    if (!asked.vote.empty()) {
        if (m_reader.figure != asked.words.figure)
            showFigure(asked.words.figure);
        m_task->turn(asked.vote);
    }
    if (taskQuestion() == question && asked.answers[answer].isRight)
        m_task->setAnswered();
    showText(false);
    if (!asked.vote.empty())
        m_text->scrollToAnchor(QString::number(question)); // both answers are told
}

// In a quiz a digit answers, and Enter goes on. Otherwise a digit would zoom the picture.
bool LessonPanel::eventFilter(QObject*, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if ((!isPress && event->type() != QEvent::ShortcutOverride) || !m_lesson.isQuiz
        || m_step >= m_lesson.questions.size())
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key(), answer = key - Qt::Key_1;
    const bool isAnswered = m_reader.answers.contains(m_step);
    const bool isOurs = isAnswered ? key == Qt::Key_Return || key == Qt::Key_Enter
                                   : answer >= 0 && answer < int(m_lesson.questions[m_step].answers.size());
    if (isOurs)
        event->accept();
    if (isOurs && isPress)
        isAnswered ? m_next->click() : choose(m_step, size_t(answer));
    return isOurs;
}

// Shows the task and the knobs of the shown case in the step that has its figure, not in later steps.
void LessonPanel::showControls()
{
    const LessonStep& step = m_steps[m_step];
    const auto begin = m_lesson.blocks.begin() + ptrdiff_t(step.begin),
               end = m_lesson.blocks.begin() + ptrdiff_t(step.end);
    const bool isHere = std::any_of(begin, end, [this](const LessonBlock& block) {
        return block.kind == LessonBlock::Kind::Figure && block.index == m_reader.figure;
    });
    const LessonFigure* figure = isHere ? &m_lesson.figures[*m_reader.figure] : nullptr;
    m_task->setFigure(figure, !taskQuestion() || !isOpen(*taskQuestion()));
    m_keys->setVisible(figure && figure->step);
    m_asked.clear();
    m_askedQuestion.reset();
    m_announced.clear();
}

void LessonPanel::showText(bool fromTop)
{
    if (m_steps.empty())
        return;
    m_title->setFont(demiBold(resized(font(), 1.35)));
    const int at = fromTop ? 0 : m_text->verticalScrollBar()->value();
    m_text->setHtml(lessonHtml(m_lesson, m_steps[m_step], m_reader));
    m_text->verticalScrollBar()->setValue(at);
    m_over->setText(overText(m_lesson, m_reader));
    m_count->setText(tr("%1 of %2").arg(m_step + 1).arg(m_steps.size()));
    m_count->setAccessibleName(tr("Step %1").arg(m_count->text()));
}

} // namespace tessera
