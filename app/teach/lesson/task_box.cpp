// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/task_box.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/lesson_pictures.h"
#include "app/teach/lesson/steady_label.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/knob.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kPartSpacing = 8; // between the target and the knobs
constexpr size_t kMostNamed = 16; // outputs that change

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
    setObjectName(QStringLiteral("taskBox"));
    hide();
    for (const auto changed : {&Document::caseChanged, &Document::shownChanged, &Document::picksChanged})
        connect(&document, changed, this, &TaskBox::show);
    whenever({QEvent::StyleChange}, this, this, [this] { paintStanding(); });
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
    const bool has = figure && (!figure->knobs.empty() || figure->nudge);
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
    if (figure->nudge)
        addNudge();
    m_now.standing = new SteadyLabel(QStringLiteral("taskStanding"));
    m_now.rows->addWidget(m_now.standing);
    if (figure->task)
        m_now.standing->expect({QStringLiteral("1\n2\n3")}); // lines, so that no knob moves
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
    m_now.raised.reset();
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
        m_now.check.emplace(figure, m_document.memoryBudget());
        if (!m_now.check->target())
            return;
        const Tensor input = loadInput(figure.c, m_document.memoryBudget());
        m_now.target = targetPicture(*m_now.check->target(), input, figure.isPicture, this);
        m_now.parts->addWidget(m_now.target);
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

void TaskBox::addNudge()
{
    m_now.rows->addWidget(wrapped(tr("Which outputs will change? Pin them, then look."), this));
    m_now.raise = new QPushButton(this);
    m_now.raise->setObjectName(QStringLiteral("taskRaise"));
    connect(m_now.raise, &QPushButton::clicked, this, [this] { m_now.raised ? putBack() : raise(); });
    m_now.rows->addWidget(m_now.raise, 0, Qt::AlignLeft);
    m_now.changes = wrapped(QString(), this);
    m_now.changes->setObjectName(QStringLiteral("taskChanges"));
    m_now.rows->addWidget(m_now.changes);
}

void TaskBox::turn(const std::vector<FieldChange>& changes)
{
    if (!isLive())
        return;
    const QString fields =
        QString::fromStdString(listText(changes, ", ", [](const FieldChange& each) { return each.field; }));
    const QString what = tr("Turn %1").arg(fields);
    m_now.raised.reset();
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
    showNudge();
}

bool TaskBox::raiseOnce()
{
    if (!isLive() || !m_now.raise || m_now.raised)
        return false;
    raise();
    return m_now.raised.has_value();
}

std::vector<FieldChange> TaskBox::next() const
{
    const uint64_t count = m_now.figure ? settingCount(m_now.figure->knobs) : 0;
    if (!isLive() || m_now.isReached || m_now.turns + (m_now.check ? 0 : 1) > count)
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
    if (!m_now.check || !shown || m_document.isStale() || !shown->a)
        return m_now.check ? void() : say({});
    try {
        const TaskState state = m_now.check->stateOf(shown->c, *shown->a);
        if (state.isDone && !std::exchange(m_now.isReached, true))
            emit reached();
        say(state.isDone && !m_isAnswered ? TaskState{false, task_texts::kReached()} : state);
        if (state.isDone && m_isAnswered && !std::exchange(m_now.isDone, true)) {
            if (m_now.target)
                m_now.target->hide(); // the output shows it, large
            emit done();
        }
    } catch (const std::exception& error) {
        say({false, task_texts::kImpossible(messageOf(error))});
    }
}

void TaskBox::say(const TaskState& state)
{
    const QString words = inWindowLanguage(state.words);
    m_now.standing->say(words);
    stand(m_now.check ? words : QString(), state.isDone);
    paintStanding();
}

void TaskBox::paintStanding()
{
    if (!m_now.standing)
        return;
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, color(m_stands.second ? Role::Good : Role::SecondaryText));
    m_now.standing->setPalette(ink);
}

void TaskBox::stand(const QString& words, bool isDone)
{
    const std::pair now(words, isDone);
    if (std::exchange(m_stands, now) != now)
        emit stood(words, isDone);
}

uint64_t TaskBox::nudged() const
{
    if (m_now.raised)
        return m_now.raised->element;
    const std::optional<Pick> pin = m_document.pinned();
    return pin && pin->side == Side::Input ? pin->element : *m_now.figure->nudge;
}

void TaskBox::raise()
{
    const RunResult* shown = m_document.shown();
    if (!isLive() || m_document.isStale() || !shown || !shown->a)
        return;
    std::vector<uint64_t> guesses;
    const auto add = [&](const std::optional<Pick>& pick) {
        if (pick && pick->side == Side::Output && std::ranges::find(guesses, pick->element) == guesses.end())
            guesses.push_back(pick->element);
    };
    add(m_document.pinned());
    for (const Pin& pin : m_document.keptPins())
        add(m_document.pickOf(pin));
    const uint64_t element = nudged();
    Tensor input = shown->input;
    const DataType type = input.desc.dataType;
    input.setBits(element, fromDouble(type, toDouble(type, input.bits(element)) + 1));
    m_now.raised = Raised{element, m_document.currentCase().data, *shown->a, guesses};
    const QString at = coordinateText(input.desc.sizes, element);
    m_document.setData(FromValues{.tensor = input, .origin = {}}, tr("Raise input %1").arg(at));
    m_document.pin(Pick{Side::Input, element}); // lights up the outputs that read it
}

void TaskBox::putBack()
{
    const Raised raised = *std::exchange(m_now.raised, {});
    m_document.setData(
        raised.data,
        tr("Put input %1 back").arg(coordinateText(inputDesc(m_document.currentCase().op).sizes, raised.element)));
}

void TaskBox::showNudge()
{
    if (!m_now.raise)
        return;
    const std::vector<uint32_t>& sizes = inputDesc(m_document.currentCase().op).sizes;
    const QString at = coordinateText(sizes, nudged());
    m_now.raise->setText(m_now.raised ? tr("Put input %1 back").arg(at)
                                      : tr("Raise input %1 by %2").arg(at, QStringLiteral("1")));
    const RunResult* shown = m_document.shown();
    const bool isReady = m_now.raised && shown && !m_document.isStale() && shown->a;
    m_now.changes->setVisible(isReady);
    if (isReady)
        m_now.changes->setText(changesText(*shown->a));
    m_now.changes->setAccessibleName(m_now.changes->text());
}

QString TaskBox::changesText(const Tensor& after) const
{
    QStringList names;
    size_t count = 0, right = 0;
    if (after.desc.sizes != m_now.raised->output.desc.sizes)
        return {};
    for (uint64_t element = 0; element < elementCount(after.desc); ++element) {
        if (after.bits(element) == m_now.raised->output.bits(element))
            continue;
        ++count;
        right += std::ranges::find(m_now.raised->guesses, element) != m_now.raised->guesses.end() ? 1 : 0;
        if (names.size() < qsizetype(kMostNamed))
            names.append(coordinateText(after.desc.sizes, element));
    }
    if (count > kMostNamed)
        names.append(tr("and %1 more").arg(countText(count - kMostNamed)));
    const QString said =
        count == 0 ? tr("No output changes.") : tr("These outputs change: %1.").arg(names.join(QStringLiteral(", ")));
    if (m_now.raised->guesses.empty())
        return said;
    return said + QLatin1Char(' ')
        + tr("You had pinned %1 of %2, and %3 that stay.")
              .arg(countText(right), countText(count), countText(m_now.raised->guesses.size() - right));
}

} // namespace tessera
