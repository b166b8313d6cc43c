// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document.h"

#include "app/model/document/input_case.h"
#include "app/model/document/operator_edit.h"
#include "app/model/document/output_source.h"
#include "app/model/document/undo_step.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

constexpr int kDelay = 30; // milliseconds
constexpr uint64_t kKept = 4 << 20; // bytes of results that a state keeps while another one is shown

} // namespace

Document::Document(EngineFactory makeEngine, const MemoryBudget& budget)
    : m_state(Case{.title = {}, .op = allOperators().front(), .data = {}}, budget)
    , m_runner(withFiles(std::move(makeEngine)))
    , m_engineOptions{.budget = budget}
    , m_diagnosing(
          [](const Question& question, Cause& answer, const WorkControl<Cause>& control) {
              answer = tessera::cause(question.op, question.input, question.a, question.b, false, control.stop);
          },
          {.answered = [this](const Question&, const Reply<Cause>& reply) {
              if (!reply.error.isEmpty()) // the figures of the comparison are there all the same
                  return;
              m_cause = reply.answer;
              emit causeChanged();
          }})
{
    m_undoGroup.addStack(undoStack());
    m_undoGroup.setActiveStack(undoStack());
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &Document::requestNow);
    connect(&m_runner, &Runner::answered, this, &Document::take);
    connect(&m_runner, &Runner::busyChanged, this, &Document::runStateChanged);
    connect(&m_runner, &Runner::progressed, this, [this](double fraction) {
        m_progress = fraction;
        emit progressChanged();
    });
    connect(&m_undoGroup, &QUndoGroup::cleanChanged, this, &Document::fileChanged);
    connect(this, &Document::shownChanged, this, &Document::diagnose);
}

Document::~Document()
{
    disconnect(&m_runner, nullptr, this, nullptr);
    disconnect(&m_undoGroup, nullptr, this, nullptr);
}

void Document::exchange(State& state)
{
    cancel();
    m_state.hovered.reset();
    size_t held = m_state.shown ? m_state.shown->input.bytes().size() : 0;
    for (size_t i = 0; m_state.shown && i < kMostResults; ++i)
        if (const Tensor* output = m_state.shown->output(i))
            held += output->bytes().size();
    if (held > kKept)
        m_state.shown.reset();
    std::swap(m_state, state);
    ++m_mergeEpoch;
    m_lastSeconds = 0;
    m_invalidTexts.clear();
    findIssues(); // the memory budget may have changed
    m_undoGroup.addStack(undoStack()); // does nothing if the group has the stack
    m_undoGroup.setActiveStack(undoStack());
    for (const auto changed : {&Document::caseChanged, &Document::fileChanged, &Document::toleranceChanged,
                               &Document::enginesChanged, &Document::shownChanged, &Document::picksChanged,
                               &Document::keptPinsChanged, &Document::playChanged, &Document::runStateChanged})
        (this->*changed)();
    if (!m_state.isUpToDate())
        m_live ? requestLive() : requestNow();
}

void Document::setMemoryBudget(const MemoryBudget& budget)
{
    m_engineOptions.budget = budget;
    findIssues();
    emit caseChanged();
    requestLive();
}

uint32_t Document::blockSize() const
{
    const auto field = findField(m_state.current.op, "BlockSize");
    return field ? std::get<uint32_t>(field->value) : 1;
}

void Document::apply(const Case& c)
{
    const bool isRenamed = c.title != m_state.current.title;
    m_state.current = c;
    ++m_state.revision;
    ++m_state.serial;
    m_invalidTexts = std::exchange(m_invalidTextsAfter, {});
    findIssues();
    m_state.dataError = {};
    m_state.runError = {};
    requestLive(); // first, so that listeners see that the case runs
    emit caseChanged();
    if (isRenamed)
        emit fileChanged();
}

void Document::findIssues()
{
    const Issues wrong = issuesOf(m_state.current, memoryBudget());
    m_isRunnable = wrong.empty();
    m_state.issues = m_invalidTexts;
    std::ranges::copy_if(wrong, std::back_inserter(m_state.issues),
                         [this](const Issue& issue) { // one issue for each field
                             return std::ranges::find(m_invalidTexts, issue.path, &Issue::path) == m_invalidTexts.end();
                         });
}

QString Document::keyOf(const QString& mergeKey) const
{
    return mergeKey.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(m_mergeEpoch).arg(mergeKey);
}

// A case without a file is named after what made it; a changed case loses this title.
void Document::push(Case after, const QString& what, const QString& mergeKey)
{
    if (m_state.path.isEmpty() && after.title == m_state.current.title)
        after.title.clear();
    m_state.undo->push(new UndoStep<Case>(m_state.current, std::move(after), what, keyOf(mergeKey),
                                          [this](const Case& c) { apply(c); }));
}

void Document::setOperator(const Operator& op, const QString& what, const QString& mergeKey)
{
    if (op == m_state.current.op)
        return;
    Case after = m_state.current;
    after.op = op;
    push(std::move(after), what, mergeKey);
}

void Document::setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey)
{
    m_invalidTextsAfter = invalidTextsBesides(path);
    std::erase_if(m_invalidTextsAfter, [&](const Issue& issue) {
        const QString other = QString::fromStdString(issue.path);
        return other == kDataPath ? after.data != m_state.current.data
                                  : textOf(after.op, other) != textOf(m_state.current.op, other);
    });
    if (after.op != m_state.current.op || (path == kDataPath && after.data != m_state.current.data))
        return push(after, what, mergeKey);
    if (m_invalidTexts.size() > m_invalidTextsAfter.size())
        takeInvalidTexts();
}

// The valid text that an invalid one began with is taken back too: "99" of "99 channels".
void Document::setInvalidText(const Issue& issue, const QString& mergeKey)
{
    m_invalidTextsAfter = invalidTextsBesides(QString::fromStdString(issue.path));
    m_invalidTextsAfter.push_back(issue);
    const auto* step = dynamic_cast<const UndoStep<Case>*>(m_state.undo->command(m_state.undo->index() - 1));
    if (step && !mergeKey.isEmpty() && step->mergeKey() == keyOf(mergeKey))
        push(Case(step->before()), step->text(), mergeKey);
    else
        takeInvalidTexts();
}

Issues Document::invalidTextsBesides(const QString& field) const
{
    Issues others = m_invalidTexts;
    std::erase_if(others, [&](const Issue& issue) { return QString::fromStdString(issue.path).startsWith(field); });
    return others;
}

void Document::takeInvalidTexts()
{
    m_invalidTexts = std::exchange(m_invalidTextsAfter, {});
    findIssues();
    emit caseChanged();
}

void Document::setData(const DataSource& data, const QString& what, const QString& mergeKey)
{
    Case after = m_state.current;
    after.data = data;
    push(std::move(after), what, mergeKey);
}

} // namespace tessera
