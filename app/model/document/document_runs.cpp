// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document.h"
#include "app/model/document/undo_step.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/tensor/tensor.h"

namespace tessera {

namespace {

constexpr double kSlowRun = 0.008; // seconds; slower ones wait for the mouse to rest
constexpr size_t kMostAxes = 4; // a diagnosis knows no more

} // namespace

void Document::setResults(const QStringList& results)
{
    QStringList wanted = results;
    wanted.removeAll(QString());
    wanted.removeDuplicates(); // a thing is never compared with itself
    wanted = wanted.mid(0, qsizetype(kMostResults));
    if (wanted.isEmpty() || wanted == this->results())
        return;
    m_state.engines = wanted;
    if (m_state.base >= size_t(wanted.size()))
        m_state.base = 0;
    markStale();
}

void Document::setResult(size_t result, const QString& name)
{
    QStringList all = results();
    if (result >= size_t(all.size()))
        return setResults(all << name);
    if (name.isEmpty() && all.size() > 1 && result <= m_state.base && m_state.base > 0)
        m_state.base =
            result == m_state.base ? 0 : m_state.base - 1; // the same result stays the base, unless it was removed
    all[qsizetype(result)] = name;
    setResults(all);
}

void Document::setBase(size_t result)
{
    if (result >= size_t(results().size()) || std::exchange(m_state.base, result) == result)
        return;
    emit enginesChanged();
    judge();
}

void Document::renewEngines()
{
    ++m_engineVersion;
    if (probedMap())
        setProbedMap(nullptr); // a map of the engines before does not hold for these
    markStale();
}

void Document::setValidates(bool validates)
{
    if (validates == m_engineOptions.validate)
        return;
    m_engineOptions.validate = validates;
    markStale();
}

void Document::setExpectedSource(const QString& name)
{
    if (std::exchange(m_state.expectedSource, name) != name)
        emit enginesChanged();
}

void Document::markStale()
{
    ++m_state.serial;
    m_state.runError = {};
    requestLive(); // first, as in caseChanged()
    emit enginesChanged();
}

void Document::setLive(bool live)
{
    if (live == m_live)
        return;
    m_live = live;
    emit runStateChanged();
    if (!m_state.isUpToDate())
        requestLive();
}

void Document::cancel()
{
    m_runner.cancel(); // the runner reports the end of the run
    if (!m_delay.isActive())
        return;
    m_delay.stop();
    emit runStateChanged();
}

void Document::requestLive()
{
    if (!m_live || !m_isRunnable)
        return;
    if (m_lastSeconds <= kSlowRun)
        return requestNow();
    m_delay.start();
    emit runStateChanged();
}

void Document::requestNow()
{
    m_delay.stop();
    if (!m_isRunnable) { // the delay ends without a run
        emit runStateChanged();
        return;
    }
    m_state.runError = {};
    m_progress = 0;
    m_onlyCompares = false;
    RunRequest request = requestOf(m_state.current);
    request.expected = m_state.expectedSource;
    request.expectedReach = m_state.file ? m_state.file->reach : SourceReach::CaseFolder;
    m_runner.request(std::move(request));
}

RunRequest Document::requestOf(const Case& c) const
{
    return {.c = c,
            .engines = m_state.engines,
            .base = m_state.base,
            .engineOptions = m_engineOptions,
            .engineVersion = m_engineVersion,
            .tolerance = m_state.chosenTolerance,
            .serial = m_state.serial};
}

void Document::take(const RunResult& result)
{
    if (result.isComplete && result.ran)
        m_lastSeconds = result.seconds;
    const bool dataChanged = m_state.dataError != result.dataError;
    m_state.dataError = result.dataError;
    m_state.runError = result.error;

    if (result.a) {
        const auto selected = std::pair(pinned(), hovered());
        m_state.shown = result;
        m_state.usedTolerance = result.tolerance;
        emit shownChanged();
        if (selected != std::pair(pinned(), hovered()))
            emit picksChanged();
    }
    if (dataChanged)
        emit caseChanged();
    emit runStateChanged();
}

const Tensor* Document::tensor(Side side) const
{
    if (!m_state.shown)
        return nullptr;
    return side == Side::Input ? &m_state.shown->input : &*m_state.shown->a;
}

void Document::setTolerance(const std::optional<Tolerance>& tolerance, const QString& mergeKey)
{
    if (m_state.chosenTolerance == tolerance)
        return;
    m_state.undo->push(new UndoStep<std::optional<Tolerance>>(
        m_state.chosenTolerance, tolerance, tolerance ? tr("Set the tolerance") : tr("Take the default tolerance"),
        keyOf(mergeKey), [this](const std::optional<Tolerance>& changed) {
            m_state.chosenTolerance = changed;
            emit toleranceChanged();
            judge();
        }));
}

void Document::judge()
{
    if (isRunning() && !m_onlyCompares)
        return requestNow(); // the run in progress would use the old tolerance
    if (!m_state.shown || (!m_state.shown->held() && m_state.shown->more.empty()))
        return;
    m_onlyCompares = true;
    RunResult outputs = *m_state.shown;
    outputs.ran = false;
    outputs.comparison.reset();
    outputs.corresponding.reset();
    RunRequest request = requestOf(m_state.shown->c);
    request.outputs = std::move(outputs);
    request.serial = m_state.shown->serial;
    m_runner.request(std::move(request));
}

bool Document::isDiagnosed() const
{
    return m_asked && m_state.shown && m_state.shown->a && m_state.shown->b && sameMemory(m_asked->a, *m_state.shown->a)
        && sameMemory(m_asked->b, *m_state.shown->b);
}

void Document::diagnose()
{
    const bool fails = m_state.shown && m_state.shown->isComplete && m_state.shown->comparison
        && m_state.shown->comparison->verdict == Verdict::Fail && m_state.shown->a && m_state.shown->b
        && m_state.shown->plan.output.sizes.size() <= kMostAxes && !isNumbered(engineA().toStdString())
        && !isNumbered(engineB().toStdString());
    if (fails && isDiagnosed())
        return;
    m_diagnosing.cancel();
    m_asked.reset();
    m_cause.reset();
    if (!fails)
        return;
    m_asked = Question{m_state.shown->c.op, m_state.shown->input, *m_state.shown->a, *m_state.shown->b};
    m_diagnosing.request(*m_asked);
}

} // namespace tessera
