// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_private.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/tensor/tensor.h"

namespace tessera {

namespace {

constexpr double kSlowRun = 0.008; // seconds; slower ones wait for the mouse to rest
constexpr size_t kMostAxes = 4; // a diagnosis knows no more

} // namespace

void Document::setEngines(const QString& a, const QString& b)
{
    setResults(QStringList{a, b} + results().mid(2));
}

void Document::setResults(const QStringList& results)
{
    QStringList wanted = results;
    wanted.removeAll(QString());
    wanted.removeDuplicates(); // a thing is never compared with itself
    wanted = wanted.mid(0, qsizetype(kMostResults));
    if (wanted.isEmpty() || wanted == this->results())
        return;
    d->engines = wanted;
    if (d->base >= size_t(wanted.size()))
        d->base = 0;
    d->markStale();
}

void Document::setResult(size_t result, const QString& name)
{
    QStringList all = results();
    if (result >= size_t(all.size()))
        return setResults(all << name);
    if (name.isEmpty() && all.size() > 1 && result <= d->base && d->base > 0)
        d->base = result == d->base ? 0 : d->base - 1; // the same result stays the base, unless it was removed
    all[qsizetype(result)] = name;
    setResults(all);
}

void Document::setBase(size_t result)
{
    if (result >= size_t(results().size()) || std::exchange(d->base, result) == result)
        return;
    emit enginesChanged();
    d->judge();
}

void Document::renewEngines()
{
    ++d->engineVersion;
    if (probedMap())
        setProbedMap(nullptr); // a map of the engines before does not hold for these
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

void Document::setExpectedSource(const QString& name)
{
    if (std::exchange(d->expectedSource, name) != name)
        emit enginesChanged();
}

void Document::Private::markStale()
{
    ++serial;
    runError = {};
    requestLive(); // first, as in caseChanged()
    emit document->enginesChanged();
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
    d->runner.cancel(); // the runner reports the end of the run
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
    if (!isRunnable) { // the delay ends without a run
        emit document->runStateChanged();
        return;
    }
    runError = {};
    progress = 0;
    onlyCompares = false;
    RunRequest request = requestOf(current);
    request.expected = expectedSource;
    request.expectedReach = file ? file->reach : SourceReach::CaseFolder;
    runner.request(std::move(request));
}

RunRequest Document::Private::requestOf(const Case& c) const
{
    return {.c = c,
            .engines = engines,
            .base = base,
            .engineOptions = engineOptions,
            .engineVersion = engineVersion,
            .tolerance = chosenTolerance,
            .serial = serial};
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
}

const Tensor* Document::tensor(Side side) const
{
    if (!d->shown)
        return nullptr;
    return side == Side::Input ? &d->shown->input : &*d->shown->a;
}

void Document::setTolerance(const std::optional<Tolerance>& tolerance, const QString& mergeKey)
{
    if (d->chosenTolerance == tolerance)
        return;
    d->undo->push(new UndoStep<std::optional<Tolerance>>(
        d->chosenTolerance, tolerance, tolerance ? tr("Set the tolerance") : tr("Take the default tolerance"),
        d->keyOf(mergeKey), [this](const std::optional<Tolerance>& changed) {
            d->chosenTolerance = changed;
            emit toleranceChanged();
            d->judge();
        }));
}

void Document::Private::judge()
{
    if (document->isRunning() && !onlyCompares)
        return requestNow(); // the run in progress would use the old tolerance
    if (!shown || (!shown->held() && shown->more.empty()))
        return;
    onlyCompares = true;
    RunResult outputs = *shown;
    outputs.ran = false;
    outputs.comparison.reset();
    outputs.corresponding.reset();
    RunRequest request = requestOf(shown->c);
    request.outputs = std::move(outputs);
    request.serial = shown->serial;
    runner.request(std::move(request));
}

bool Document::Private::isDiagnosed() const
{
    return asked && shown && shown->a && shown->b && sameMemory(asked->a, *shown->a) && sameMemory(asked->b, *shown->b);
}

void Document::Private::diagnose()
{
    const bool fails = shown && shown->isComplete && shown->comparison && shown->comparison->verdict == Verdict::Fail
        && shown->a && shown->b && shown->plan.output.sizes.size() <= kMostAxes
        && !isNumbered(document->engineA().toStdString()) && !isNumbered(document->engineB().toStdString());
    if (fails && isDiagnosed())
        return;
    diagnosing.cancel();
    asked.reset();
    cause.reset();
    if (!fails)
        return;
    asked = Question{shown->c.op, shown->input, *shown->a, *shown->b};
    diagnosing.request(*asked);
}

const Cause* Document::cause() const
{
    return d->cause && d->isDiagnosed() ? &*d->cause : nullptr;
}

} // namespace tessera
