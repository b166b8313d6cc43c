// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document.h"

#include "app/model/document/document_private.h"
#include "app/model/document/input_case.h"
#include "app/model/document/operator_edit.h"
#include "app/model/document/output_source.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

constexpr int kDelay = 30; // milliseconds
constexpr uint64_t kKept = 4 << 20; // bytes of results that a state keeps while another one is shown

} // namespace

Document::Private::Private(Document* q, EngineFactory makeEngine, const MemoryBudget& budget)
    : State(Case{.title = {}, .op = allOperators().front(), .data = {}}, budget)
    , document(q)
    , runner(withFiles(std::move(makeEngine)))
    , engineOptions{.budget = budget}
    , diagnosing(
          [](const Question& question, Cause& answer, const WorkControl<Cause>& control) {
              answer = tessera::cause(question.op, question.input, question.a, question.b, false, control.stop);
          },
          {.answered = [this](const Question&, const Reply<Cause>& reply) {
              if (!reply.error.isEmpty()) // the figures of the comparison are there all the same
                  return;
              cause = reply.answer;
              emit document->causeChanged();
          }})
{
    undoGroup.addStack(undo.get());
    undoGroup.setActiveStack(undo.get());
    delay.setSingleShot(true);
    delay.setInterval(kDelay);
    connect(&delay, &QTimer::timeout, q, [this] { requestNow(); });
    connect(&runner, &Runner::answered, q, [this](const RunResult& result) { take(result); });
    connect(&runner, &Runner::busyChanged, q, &Document::runStateChanged);
    connect(&runner, &Runner::progressed, q, [this](double fraction) {
        progress = fraction;
        emit document->progressChanged();
    });
    connect(&undoGroup, &QUndoGroup::cleanChanged, q, &Document::fileChanged);
    connect(q, &Document::shownChanged, q, [this] { diagnose(); });
}

Document::Document(EngineFactory makeEngine, const MemoryBudget& budget, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(makeEngine), budget))
    , m_state(d.get())
{
}

Document::~Document()
{
    disconnect(&d->runner, nullptr, this, nullptr);
    disconnect(&d->undoGroup, nullptr, this, nullptr);
}

void Document::exchange(State& state)
{
    cancel();
    d->hovered.reset();
    size_t held = d->shown ? d->shown->input.bytes().size() : 0;
    for (size_t i = 0; d->shown && i < kMostResults; ++i)
        if (const Tensor* output = d->shown->output(i))
            held += output->bytes().size();
    if (held > kKept)
        d->shown.reset();
    std::swap(static_cast<State&>(*d), state);
    ++d->mergeEpoch;
    d->lastSeconds = 0;
    d->invalidTexts.clear();
    d->findIssues(); // the memory budget may have changed
    d->undoGroup.addStack(undoStack()); // does nothing if the group has the stack
    d->undoGroup.setActiveStack(undoStack());
    for (const auto changed : {&Document::caseChanged, &Document::fileChanged, &Document::toleranceChanged,
                               &Document::enginesChanged, &Document::shownChanged, &Document::picksChanged,
                               &Document::keptPinsChanged, &Document::playChanged, &Document::runStateChanged})
        (this->*changed)();
    if (!d->isUpToDate())
        d->live ? d->requestLive() : d->requestNow();
}

QUndoGroup* Document::undoGroup()
{
    return &d->undoGroup;
}

const Issues& Document::invalidTexts() const
{
    return d->invalidTexts;
}

const MemoryBudget& Document::memoryBudget() const
{
    return d->budget();
}

void Document::setMemoryBudget(const MemoryBudget& budget)
{
    d->engineOptions.budget = budget;
    d->findIssues();
    emit caseChanged();
    d->requestLive();
}

uint32_t Document::blockSize() const
{
    const auto field = findField(d->current.op, "BlockSize");
    return field ? std::get<uint32_t>(field->value) : 1;
}

void Document::Private::apply(const Case& c)
{
    const bool isRenamed = c.title != current.title;
    current = c;
    ++revision;
    ++serial;
    invalidTexts = std::exchange(invalidTextsAfter, {});
    findIssues();
    dataError = {};
    runError = {};
    requestLive(); // first, so that listeners see that the case runs
    emit document->caseChanged();
    if (isRenamed)
        emit document->fileChanged();
}

void Document::Private::findIssues()
{
    const Issues wrong = issuesOf(current, budget());
    isRunnable = wrong.empty();
    issues = invalidTexts;
    std::ranges::copy_if(wrong, std::back_inserter(issues), [this](const Issue& issue) { // one issue for each field
        return std::ranges::find(invalidTexts, issue.path, &Issue::path) == invalidTexts.end();
    });
}

QString Document::Private::keyOf(const QString& mergeKey) const
{
    return mergeKey.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(mergeEpoch).arg(mergeKey);
}

// A case without a file is named after what made it; a changed case loses this title.
void Document::Private::push(Case after, const QString& what, const QString& mergeKey)
{
    if (path.isEmpty() && after.title == current.title)
        after.title.clear();
    undo->push(
        new UndoStep<Case>(current, std::move(after), what, keyOf(mergeKey), [this](const Case& c) { apply(c); }));
}

void Document::setOperator(const Operator& op, const QString& what, const QString& mergeKey)
{
    if (op == d->current.op)
        return;
    Case after = d->current;
    after.op = op;
    d->push(std::move(after), what, mergeKey);
}

void Document::setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey)
{
    d->invalidTextsAfter = d->invalidTextsBesides(path);
    std::erase_if(d->invalidTextsAfter, [&](const Issue& issue) {
        const QString other = QString::fromStdString(issue.path);
        return other == kDataPath ? after.data != d->current.data
                                  : textOf(after.op, other) != textOf(d->current.op, other);
    });
    if (after.op != d->current.op || (path == kDataPath && after.data != d->current.data))
        return d->push(after, what, mergeKey);
    if (d->invalidTexts.size() > d->invalidTextsAfter.size())
        d->takeInvalidTexts();
}

// The valid text that an invalid one began with is taken back too: "99" of "99 channels".
void Document::setInvalidText(const Issue& issue, const QString& mergeKey)
{
    d->invalidTextsAfter = d->invalidTextsBesides(QString::fromStdString(issue.path));
    d->invalidTextsAfter.push_back(issue);
    const auto* step = dynamic_cast<const UndoStep<Case>*>(d->undo->command(d->undo->index() - 1));
    if (step && !mergeKey.isEmpty() && step->mergeKey() == d->keyOf(mergeKey))
        d->push(Case(step->before()), step->text(), mergeKey);
    else
        d->takeInvalidTexts();
}

Issues Document::Private::invalidTextsBesides(const QString& field) const
{
    Issues others = invalidTexts;
    std::erase_if(others, [&](const Issue& issue) { return QString::fromStdString(issue.path).startsWith(field); });
    return others;
}

void Document::Private::takeInvalidTexts()
{
    invalidTexts = std::exchange(invalidTextsAfter, {});
    findIssues();
    emit document->caseChanged();
}

void Document::setData(const DataSource& data, const QString& what, const QString& mergeKey)
{
    Case after = d->current;
    after.data = data;
    d->push(std::move(after), what, mergeKey);
}

void Document::replaceCase(const Case& c, const QString& what)
{
    d->push(c, what, {});
}

void Document::endMerge()
{
    ++d->mergeEpoch;
}

} // namespace tessera
