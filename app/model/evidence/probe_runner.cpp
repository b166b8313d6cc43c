// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/probe_runner.h"

#include "engine/core/engines/run_failure.h"

namespace tessera {

namespace {

// Says of every run that it was.
class Counted final : public OutputSource {
public:
    Counted(const OutputSource& engine, std::function<void()> ran)
        : m_engine(engine)
        , m_ran(std::move(ran))
    {
    }
    std::string name() const override { return m_engine.name(); }
    bool executesPlans() const override { return m_engine.executesPlans(); }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (control.stop.stop_requested())
            throw Cancelled();
        const Timings timings = m_engine.run(c, plan, input, output, control);
        m_ran();
        return timings;
    }

private:
    const OutputSource& m_engine;
    std::function<void()> m_ran;
};

} // namespace

ProbeRunner::ProbeRunner(EngineFactory makeEngine, QObject* parent)
    : QObject(parent)
    , m_makeEngine(std::move(makeEngine))
    , m_probes(
          [this](const ProbeRequest& request, Probed& probed, const Probes::Control& control) {
              const std::unique_ptr<Engine> engine = m_makeEngine(request.options, request.engine.toStdString());
              const Counted counted(*engine, [&] {
                  ++probed.runs;
                  control.show(probed);
              });
              try {
                  probed.map = std::make_shared<const FoundMap>(
                      findMap(request.engine, counted, request.op, {.stop = control.stop}));
              } catch (const RunFailure& failure) {
                  throw EngineError(std::string(word(failure.kind)) + ": " + failure.message());
              }
          },
          {.answered = [this](const ProbeRequest&, const Reply<Probed>& reply) { take(reply); },
           .outOfMemory = tr("There is not enough memory to find the map. A smaller case needs less.")})
{
}

void ProbeRunner::start(ProbeRequest request)
{
    m_probes.request(std::move(request));
}

void ProbeRunner::stop()
{
    if (!isRunning())
        return;
    m_probes.cancel();
    emit finished({});
}

void ProbeRunner::take(const Reply<Probed>& reply)
{
    if (!reply.isComplete)
        return emit progressed(reply.answer.runs);
    if (reply.answer.map)
        emit found(reply.answer.map);
    emit finished(reply.error);
}

} // namespace tessera
