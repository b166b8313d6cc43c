// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/timing_runner.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

namespace tessera {

TimingRunner::TimingRunner(EngineFactory makeEngine, QObject* parent)
    : QObject(parent)
    , m_makeEngine(std::move(makeEngine))
    , m_measurements([this](const TimingRequest& request, Measured& measured,
                            const Measurements::Control& control) { measureAll(request, measured, control); },
                     {.answered = [this](const TimingRequest&, const Reply<Measured>& reply) { take(reply); },
                      .progressed = [this](double fraction) { emit progressed(fraction, m_engine); },
                      .outOfMemory = tr("There is not enough memory to measure this case. A smaller one needs less.")})
{
}

void TimingRunner::request(TimingRequest request)
{
    m_measurements.request(std::move(request));
}

void TimingRunner::cancel()
{
    if (!isBusy())
        return;
    m_measurements.cancel();
    emit finished({});
}

void TimingRunner::take(const Reply<Measured>& reply)
{
    if (reply.isComplete)
        emit finished(reply.error);
    else if (reply.answer.result)
        emit measured(reply.answer.caseIndex, *reply.answer.result);
    else
        emit progressed(reply.answer.fraction, m_engine = reply.answer.engine);
}

void TimingRunner::measureAll(const TimingRequest& request, Measured& measured,
                              const Measurements::Control& control) const
{
    for (size_t i = 0; i < request.cases.size() * size_t(request.engines.size()); ++i)
        measureOne(request, i, measured, control);
}

void TimingRunner::measureOne(const TimingRequest& request, size_t index, Measured& measured,
                              const Measurements::Control& control) const
{
    const auto engines = size_t(request.engines.size());
    measured.caseIndex = index / engines;
    measured.engine = request.engines[qsizetype(index % engines)];
    measured.result.reset();
    const double total = double(request.cases.size() * engines);
    measured.fraction = double(index) / total;
    control.show(measured);
    const auto progress = [&](double fraction) { control.progress((double(index) + fraction) / total); };
    if (control.stop.stop_requested())
        throw Cancelled();
    const Case& c = request.cases[measured.caseIndex];
    const std::string name = measured.engine.toStdString();
    const Tensor input = loadInput(c, request.budget);
    TimedCase result{.name = toText(c), .command = {}, .measurement = {}};
    result.measurement = measureNew(m_makeEngine, {.budget = request.budget}, name, c, input, request.limits,
                                    {.stop = control.stop, .progress = progress});
    result.command = "tessera bench " + result.name + " --engine " + name;
    measured.result = std::move(result);
    control.show(measured);
}

} // namespace tessera
