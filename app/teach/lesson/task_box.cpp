// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/task_box.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/lesson_pictures.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/knob.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kPartSpacing = 8; // between the target and the knobs

QLabel* wrapped(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TaskBox::TaskBox(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_all(newLayout<QVBoxLayout>(this, {0, 4, 0, 4}, 6))
{
    hide();
    for (const auto changed : {&Document::caseChanged, &Document::shownChanged})
        connect(&document, changed, this, &TaskBox::show);
}

void TaskBox::setFigure(const LessonFigure* figure, bool isAnswered)
{
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete m_now.parts;
    m_now = {};
    m_stack = nullptr;
    stand({}, false);
    m_isAnswered = isAnswered;
    m_now.figure = figure ? std::optional(*figure) : std::nullopt;
    const bool has = figure && !figure->knobs.empty();
    setVisible(has);
    if (!has)
        return;
    m_now.parts = new QBoxLayout(QBoxLayout::TopToBottom);
    m_now.parts->setSpacing(kPartSpacing);
    m_now.rows = new QVBoxLayout;
    m_all->addWidget(separator(this));
    if (figure->task)
        addTask(*figure);
    m_all->addLayout(m_now.parts);
    m_now.parts->addLayout(m_now.rows, 1);
    for (const LessonKnob& knob : figure->knobs)
        addKnob(knob);
    m_now.standing = new ToneLabel(Role::SecondaryText, {}, this);
    m_now.standing->setObjectName(QStringLiteral("taskStanding"));
    m_now.standing->setTextFormat(Qt::PlainText);
    m_now.standing->setWordWrap(true);
    m_now.standing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_now.standing->setMinimumHeight((figure->task ? 3 : 1) * fontMetrics().lineSpacing()); // so that nothing moves
    m_now.rows->addWidget(m_now.standing);
    setWide(m_isWide);
    setEnabled(false);
}

void TaskBox::setWide(bool isWide)
{
    m_isWide = isWide;
    if (m_now.parts)
        m_now.parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_now.goal)
        m_now.goal->setVisible(!isWide);
}

void TaskBox::followCase(bool isShown)
{
    m_stack = isShown ? m_document.undoStack() : nullptr;
    show();
}

void TaskBox::setAnswered()
{
    m_isAnswered = true;
    show();
}

void TaskBox::addTask(const LessonFigure& figure)
{
    m_now.goal = wrapped(QStringLiteral("<b>%1</b> %2").arg(tr("Task:"), spansHtml(figure.task->goal)), this);
    m_now.goal->setObjectName(QStringLiteral("taskGoal"));
    m_all->addWidget(m_now.goal);
    try {
        const Tensor target = targetOf(figure, m_document.memoryBudget());
        const Tensor input = loadInput(figure.c, m_document.memoryBudget());
        m_now.target = targetPicture(target, input, figure.isPicture, this);
        m_now.parts->addWidget(m_now.target);
        m_now.wanted = target;
    } catch (const std::exception&) { // the lesson was checked, but a file may be gone
    }
}

void TaskBox::addKnob(const LessonKnob& knob)
{
    m_now.rows->addWidget(wrapped(knobHtml(knob), this));
    auto* buttons = new SegmentedControl(this);
    for (const std::string& choice : knob.choices)
        buttons->addSegment(QString::fromStdString(choice));
    buttons->setAccessibleName(QString::fromStdString(knob.label.spans.empty() ? knob.field : plainText(knob.label)));
    connect(buttons, &SegmentedControl::chosen, this, [this, knob](int choice) {
        turn({{knob.field, knob.choices[size_t(choice)]}});
    });
    m_now.rows->addWidget(buttons);
    m_now.knobs.push_back(buttons);
}

void TaskBox::turn(const std::vector<FieldChange>& changes)
{
    if (!isLive())
        return;
    const QString fields =
        QString::fromStdString(listText(changes, ", ", [](const FieldChange& each) { return each.field; }));
    const QString what = tr("Turn %1").arg(fields);
    ++m_now.turns;
    try {
        const Case& before = m_document.currentCase();
        const Case after = changed(before, changes, m_document.memoryBudget());
        if (after.data == before.data)
            m_document.setOperator(after.op, what);
        else
            m_document.replaceCase(after, what);
    } catch (const std::exception& error) { // such as a layout whose input cannot be read
        say({false, task_texts::kImpossible(messageOf(error))});
    }
}

void TaskBox::show()
{
    if (!m_now.standing) { // a duel hides the verdict, which would name the mistake
        const bool isDuel = isLive() && !m_now.figure->unseen.empty();
        return stand(isDuel ? tr("Test it, until you can name its mistake.") : QString(), false);
    }
    setEnabled(isLive());
    if (!isLive())
        return stand({}, false);
    for (size_t i = 0; i < m_now.knobs.size(); ++i)
        m_now.knobs[i]->setCurrent(
            int(choiceIn(m_now.figure->knobs[i], m_document.currentCase()).value_or(size_t(-1))));
    showStanding();
}

std::vector<FieldChange> TaskBox::next() const
{
    const uint64_t count = m_now.figure ? settingCount(m_now.figure->knobs) : 0;
    if (!isLive() || m_now.isReached || m_now.turns + (m_now.wanted ? 0 : 1) > count)
        return {};
    const std::vector<LessonKnob>& knobs = m_now.figure->knobs;
    const uint64_t number = settingOf(knobs, m_document.currentCase());
    const std::vector<FieldChange> now = changesAt(knobs, number);
    std::vector<FieldChange> next = changesAt(knobs, (number + 1) % count);
    std::erase_if(next, [&](const FieldChange& each) { return std::ranges::find(now, each) != now.end(); });
    return next;
}

// Ignores results of an earlier setting.
void TaskBox::showStanding()
{
    if (!m_document.issues().empty())
        return say({false, task_texts::kImpossible(sentence(m_document.issues().front()))});
    const RunResult* shown = m_document.shown();
    if (!m_now.wanted)
        return say({});
    if (!shown || m_document.isStale() || !shown->a)
        return;
    const TaskState state = taskState(*shown->a, *m_now.wanted);
    if (state.isDone && !std::exchange(m_now.isReached, true))
        emit reached();
    say(state.isDone && !m_isAnswered ? TaskState{false, task_texts::kReached()} : state);
    if (state.isDone && m_isAnswered && !std::exchange(m_now.isDone, true)) {
        m_now.target->hide(); // the output shows it, large
        emit done();
    }
}

void TaskBox::say(const TaskState& state)
{
    const QString words = inWindowLanguage(state.words);
    m_now.standing->setText(words);
    describe(m_now.standing, words);
    m_now.standing->setRole(state.isDone ? Role::Good : Role::SecondaryText);
    stand(m_now.wanted ? words : QString(), state.isDone);
}

void TaskBox::stand(const QString& words, bool isDone)
{
    const std::pair now(words, isDone);
    if (std::exchange(m_stands, now) != now)
        emit stood(words, isDone);
}

} // namespace tessera
