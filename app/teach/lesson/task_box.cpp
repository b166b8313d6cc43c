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

void TaskBox::clear()
{
    m_knobs.clear();
    m_check.reset();
    m_raised.reset();
    m_stack = nullptr;
    m_isReached = m_isDone = false;
    m_turns = 0;
    m_goal = m_changes = nullptr;
    m_target = nullptr;
    m_standing = nullptr;
    m_raise = nullptr;
    m_said.clear();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete std::exchange(m_parts, nullptr);
    stand({}, false);
}

void TaskBox::setFigure(const Lesson& lesson, const LessonFigure* figure, bool isAnswered)
{
    clear();
    m_isAnswered = isAnswered;
    m_figure = figure ? std::optional(*figure) : std::nullopt;
    const bool has = figure && (!figure->knobs.empty() || figure->nudge);
    setVisible(has);
    if (!has)
        return;
    m_parts = new QBoxLayout(QBoxLayout::TopToBottom);
    m_parts->setSpacing(kPartSpacing);
    m_rows = new QVBoxLayout;
    m_all->addWidget(separator(this));
    if (figure->task)
        addTask(lesson, *figure);
    m_all->addLayout(m_parts);
    m_parts->addLayout(m_rows, 1);
    for (const LessonKnob& knob : figure->knobs)
        addKnob(knob);
    if (figure->nudge)
        addNudge();
    m_standing = new SteadyLabel(QStringLiteral("taskStanding"), this);
    m_rows->addWidget(m_standing);
    keepRoom();
    setWide(m_isWide);
    setEnabled(false);
}

void TaskBox::setWide(bool isWide)
{
    m_isWide = isWide;
    if (m_parts)
        m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_goal)
        m_goal->setVisible(!isWide);
}

void TaskBox::followCase(bool isShown)
{
    m_stack = isShown ? m_document.undoStack() : nullptr;
    m_raised.reset();
    show();
}

void TaskBox::setAnswered()
{
    m_isAnswered = true;
    show();
}

void TaskBox::addTask(const Lesson& lesson, const LessonFigure& figure)
{
    m_goal = wrapped(QStringLiteral("<b>%1</b> %2").arg(tr("Task:"), goalHtml(figure)), this);
    m_goal->setObjectName(QStringLiteral("taskGoal"));
    m_all->addWidget(m_goal);
    try {
        m_check.emplace(lesson, figure, m_document.memoryBudget());
        if (!m_check->target())
            return;
        const Tensor input = loadInput(figure.c, m_document.memoryBudget());
        m_target = targetPicture(*m_check->target(), input, figure.isPicture, this);
        m_parts->addWidget(m_target);
    } catch (const std::exception&) { // the lesson was checked, but a file may be gone
    }
}

// Why a setting cannot run is known before; other words are added when they are said.
void TaskBox::keepRoom()
{
    if (m_check)
        m_said << inWindowLanguage(task_texts::kReached()) << QString();
    for (uint64_t number = 0; m_check && number < settingCount(m_figure->knobs); ++number)
        try {
            const Operator op = changedFields(m_figure->c, changesAt(*m_figure, settingAt(m_figure->knobs, number)));
            if (const Issues issues = validate(op, m_document.memoryBudget()); !issues.empty())
                m_said << inWindowLanguage(task_texts::kImpossible(sentence(issues.front())));
        } catch (const TextError&) { // turning to it will tell
        }
    m_standing->expect(m_said);
}

void TaskBox::addKnob(const LessonKnob& knob)
{
    const QString field = QString::fromStdString(knob.field);
    const QString name = knob.label.spans.empty() ? field : QString::fromStdString(plainText(knob.label));
    auto* label = wrapped(knob.label.spans.empty() ? field.toHtmlEscaped()
                                                   : QStringLiteral("%1 <span style=\"color:%2\">%3</span>")
                                                         .arg(spansHtml(knob.label), color(Role::SecondaryText).name(),
                                                              field.toHtmlEscaped()),
                          this);
    m_rows->addWidget(label);
    auto* buttons = new SegmentedControl(this);
    for (const std::string& choice : knob.choices)
        buttons->addSegment(QString::fromStdString(choice));
    buttons->setAccessibleName(name);
    connect(buttons, &SegmentedControl::chosen, this, [this, number = m_knobs.size()](int choice) {
        const LessonKnob& turned = m_knobs[number].knob;
        turn({{turned.field, turned.choices[size_t(choice)]}});
    });
    m_rows->addWidget(buttons);
    m_knobs.push_back({knob, buttons});
}

void TaskBox::addNudge()
{
    auto* hint = wrapped(tr("Which outputs will change? Pin them, then look."), this);
    m_rows->addWidget(hint);
    m_raise = new QPushButton(this);
    m_raise->setObjectName(QStringLiteral("taskRaise"));
    connect(m_raise, &QPushButton::clicked, this, [this] { m_raised ? putBack() : raise(); });
    auto* row = new QWidget(this);
    auto* parts = newLayout<QHBoxLayout>(row, {}, 8);
    parts->addWidget(m_raise);
    parts->addStretch(1);
    m_rows->addWidget(row);
    m_changes = wrapped(QString(), this);
    m_changes->setObjectName(QStringLiteral("taskChanges"));
    m_rows->addWidget(m_changes);
}

void TaskBox::turn(const std::vector<FieldChange>& changes)
{
    if (!isLive())
        return;
    const QString fields =
        QString::fromStdString(listText(changes, ", ", [](const FieldChange& each) { return each.field; }));
    const QString what = tr("Turn %1").arg(fields);
    m_raised.reset();
    ++m_turns;
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
    if (!m_standing) { // a duel hides the verdict, which would name the mistake
        const bool isDuel = isLive() && !m_figure->unseen.empty();
        return stand(isDuel ? tr("Test it, until you can name its mistake.") : QString(), false);
    }
    setEnabled(isLive());
    if (!isLive())
        return stand({}, false);
    showKnobs();
    showStanding();
    showNudge();
}

void TaskBox::showKnobs()
{
    for (const Knob& each : m_knobs) {
        const std::optional<size_t> choice = choiceIn(each.knob, m_document.currentCase());
        each.buttons->setCurrent(choice ? int(*choice) : -1);
    }
}

bool TaskBox::raiseOnce()
{
    if (!isLive() || !m_raise || m_raised)
        return false;
    raise();
    return m_raised.has_value();
}

std::vector<FieldChange> TaskBox::next() const
{
    std::vector<FieldChange> changes;
    const uint64_t count = m_figure ? settingCount(m_figure->knobs) : 0;
    if (!isLive() || m_isReached || m_turns + (m_check ? 0 : 1) > count)
        return changes;
    uint64_t now = 0;
    for (const LessonKnob& knob : m_figure->knobs)
        now = now * knob.choices.size() + choiceIn(knob, m_document.currentCase()).value_or(knob.first);
    const Setting is = settingAt(m_figure->knobs, now), wanted = settingAt(m_figure->knobs, (now + 1) % count);
    for (size_t i = 0; i < is.size(); ++i)
        if (const LessonKnob& knob = m_figure->knobs[i]; is[i] != wanted[i])
            changes.push_back({knob.field, knob.choices[wanted[i]]});
    return changes;
}

// Ignores results of an earlier setting.
void TaskBox::showStanding()
{
    if (!m_document.issues().empty())
        return say({false, task_texts::kImpossible(sentence(m_document.issues().front()))});
    const RunResult* shown = m_document.shown();
    if (!m_check || !shown || m_document.isStale() || !shown->a)
        return m_check ? void() : say({});
    try {
        const TaskState state = m_check->stateOf(shown->c, *shown->a);
        if (state.isDone && !std::exchange(m_isReached, true))
            emit reached();
        say(state.isDone && !m_isAnswered ? TaskState{false, task_texts::kReached()} : state);
        if (state.isDone && m_isAnswered && !std::exchange(m_isDone, true)) {
            if (m_target)
                m_target->hide(); // the output shows it, large
            emit done();
        }
    } catch (const std::exception& error) {
        say({false, task_texts::kImpossible(messageOf(error))});
    }
}

void TaskBox::say(const TaskState& state)
{
    const QString words = inWindowLanguage(state.words);
    m_standing->say(words);
    m_said << words;
    m_said.removeDuplicates();
    m_standing->expect(m_said);
    stand(m_check ? words : QString(), state.isDone);
    paintStanding();
}

void TaskBox::paintStanding()
{
    if (!m_standing)
        return;
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, color(m_stands.second ? Role::Good : Role::SecondaryText));
    m_standing->setPalette(ink);
}

void TaskBox::stand(const QString& words, bool isDone)
{
    const std::pair now(words, isDone);
    if (std::exchange(m_stands, now) != now)
        emit stood(words, isDone);
}

uint64_t TaskBox::nudged() const
{
    if (m_raised)
        return m_raised->element;
    const std::optional<Pick> pin = m_document.pinned();
    return pin && pin->side == Side::Input ? pin->element : m_figure->nudge->input;
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
    input.setBits(element, fromDouble(type, toDouble(type, input.bits(element)) + m_figure->nudge->by));
    m_raised = Raised{element, m_document.currentCase().data, *shown->a, guesses};
    const QString at = coordinateText(input.desc.sizes, element);
    m_document.setData(FromValues{.tensor = input, .origin = {}}, tr("Raise input %1").arg(at));
    m_document.pin(Pick{Side::Input, element}); // lights up the outputs that read it
}

void TaskBox::putBack()
{
    const Raised raised = *std::exchange(m_raised, {});
    m_document.setData(
        raised.data,
        tr("Put input %1 back").arg(coordinateText(inputDesc(m_document.currentCase().op).sizes, raised.element)));
}

void TaskBox::showNudge()
{
    if (!m_raise)
        return;
    const std::vector<uint32_t>& sizes = inputDesc(m_document.currentCase().op).sizes;
    const QString at = coordinateText(sizes, nudged());
    m_raise->setText(m_raised
                         ? tr("Put input %1 back").arg(at)
                         : tr("Raise input %1 by %2").arg(at, QString::fromStdString(toText(m_figure->nudge->by))));
    const RunResult* shown = m_document.shown();
    const bool isReady = m_raised && shown && !m_document.isStale() && shown->a;
    m_changes->setVisible(isReady);
    if (isReady)
        m_changes->setText(changesText(*shown->a));
    m_changes->setAccessibleName(m_changes->text());
}

QString TaskBox::changesText(const Tensor& after) const
{
    QStringList names;
    size_t count = 0, right = 0;
    if (after.desc.sizes != m_raised->output.desc.sizes)
        return {};
    for (uint64_t element = 0; element < elementCount(after.desc); ++element) {
        if (after.bits(element) == m_raised->output.bits(element))
            continue;
        ++count;
        right += std::ranges::find(m_raised->guesses, element) != m_raised->guesses.end() ? 1 : 0;
        if (names.size() < qsizetype(kMostNamed))
            names.append(coordinateText(after.desc.sizes, element));
    }
    if (count > kMostNamed)
        names.append(tr("and %1 more").arg(countText(count - kMostNamed)));
    const QString said =
        count == 0 ? tr("No output changes.") : tr("These outputs change: %1.").arg(names.join(QStringLiteral(", ")));
    if (m_raised->guesses.empty())
        return said;
    return said + QLatin1Char(' ')
        + tr("You had pinned %1 of %2, and %3 that stay.")
              .arg(countText(right), countText(count), countText(m_raised->guesses.size() - right));
}

} // namespace tessera
