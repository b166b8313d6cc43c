// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document.h"

#include "app/model/document/document_private.h"
#include "app/model/inputs/output_source.h"

#include <cassert>

namespace tessera {

namespace {

constexpr double kSlowRun = 0.008; // seconds; slower ones wait for the mouse to rest
constexpr int kDelay = 30; // milliseconds

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
              if (!reply.error.isEmpty()) // the figures are there
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
    connect(&undoGroup, &QUndoGroup::cleanChanged, q, &Document::caseChanged);
    connect(q, &Document::shownChanged, q, [this] { diagnose(); });
}

Document::Document(EngineFactory makeEngine, const MemoryBudget& budget, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(makeEngine), budget))
{
}

Document::~Document()
{
    disconnect(&d->runner, nullptr, this, nullptr);
    disconnect(&d->undoGroup, nullptr, this, nullptr);
}

const Case& Document::currentCase() const
{
    return d->current;
}

const Issues& Document::issues() const
{
    return d->issues;
}

const Issues& Document::invalidTexts() const
{
    return d->invalidTexts;
}

Message Document::dataError() const
{
    return d->dataError;
}

const RunResult* Document::shown() const
{
    return d->shown ? &*d->shown : nullptr;
}

bool Document::isStale() const
{
    return d->shown && d->shown->serial != d->serial;
}

QString Document::engineA() const
{
    return d->engineA;
}

QString Document::engineB() const
{
    return d->engineB;
}

void Document::setEngines(const QString& a, const QString& b)
{
    const QString other = a == b ? QString() : b; // a thing is never compared with itself
    if (a == d->engineA && other == d->engineB)
        return;
    d->engineA = a;
    d->engineB = other;
    d->markStale();
}

void Document::renewEngines()
{
    ++d->engineVersion;
    if (foundMap())
        setFoundMap(nullptr); // what they did before says nothing of them now
    d->markStale();
}

bool Document::validates() const
{
    return d->engineOptions.validate;
}

void Document::setValidates(bool validates)
{
    if (validates == d->engineOptions.validate)
        return;
    d->engineOptions.validate = validates;
    d->markStale();
}

bool Document::live() const
{
    return d->live;
}

void Document::setLive(bool live)
{
    if (live == d->live)
        return;
    d->live = live;
    emit runStateChanged();
    if (!d->isUpToDate())
        d->requestLive();
}

void Document::run()
{
    d->requestNow();
}

void Document::cancel()
{
    d->runner.cancel(); // says itself that a run has ended
    if (!d->delay.isActive())
        return;
    d->delay.stop();
    emit runStateChanged();
}

bool Document::isRunning() const
{
    return d->runner.isBusy() || d->delay.isActive();
}

double Document::progress() const
{
    return d->progress;
}

Message Document::runError() const
{
    return d->runError;
}

Tolerance Document::tolerance() const
{
    return d->chosenTolerance.value_or(d->usedTolerance);
}

bool Document::toleranceIsChosen() const
{
    return d->chosenTolerance.has_value();
}

QString Document::expectedSource() const
{
    return d->expectedSource;
}

void Document::setExpectedSource(const QString& name)
{
    if (std::exchange(d->expectedSource, name) != name)
        emit enginesChanged();
}

void Document::Private::requestLive()
{
    if (!live || !isRunnable)
        return;
    if (lastSeconds <= kSlowRun)
        return requestNow();
    delay.start();
    emit document->runStateChanged();
}

void Document::Private::requestNow()
{
    delay.stop();
    if (!isRunnable) { // and so the delay ends without a run
        emit document->runStateChanged();
        return;
    }
    runError = {};
    progress = 0;
    onlyCompares = false;
    runner.request({.c = current,
                    .engineA = engineA,
                    .engineB = engineB,
                    .engineOptions = engineOptions,
                    .engineVersion = engineVersion,
                    .tolerance = chosenTolerance,
                    .expected = expectedSource,
                    .expectedReach = file ? file->reach : SourceReach::CaseFolder,
                    .serial = serial});
}

void Document::Private::judge()
{
    if (document->isRunning() && !onlyCompares)
        return requestNow(); // the run that is under way would be judged by the old tolerance
    if (!shown || (!shown->b && !shown->other))
        return;
    onlyCompares = true;
    RunResult outputs = *shown;
    outputs.ran = false;
    outputs.comparison.reset();
    outputs.corresponding.reset();
    runner.request({.c = shown->c,
                    .engineA = engineA,
                    .engineB = engineB,
                    .engineOptions = engineOptions,
                    .engineVersion = engineVersion,
                    .tolerance = chosenTolerance,
                    .outputs = std::move(outputs),
                    .serial = shown->serial});
}

void Document::Private::take(const RunResult& result)
{
    if (result.isComplete && result.ran)
        lastSeconds = result.seconds;
    const bool dataChanged = dataError != result.dataError;
    dataError = result.dataError;
    runError = result.error;

    if (result.a) {
        const auto selected = std::pair(document->pinned(), document->hovered());
        shown = result;
        usedTolerance = result.tolerance;
        emit document->shownChanged();
        if (selected != std::pair(document->pinned(), document->hovered()))
            emit document->picksChanged();
    }
    if (dataChanged)
        emit document->caseChanged();
    emit document->runStateChanged();
    if (!runError.isEmpty())
        emit document->failed(runError);
}

const Tensor* Document::tensor(Side side) const
{
    if (!d->shown)
        return nullptr;
    return side == Side::Input ? &d->shown->input : &*d->shown->a;
}

uint32_t Document::blockSize() const
{
    for (const Field& field : fields(d->current.op))
        if (field.info.name == "BlockSize")
            return std::get<uint32_t>(field.value);
    return 1;
}

} // namespace tessera
