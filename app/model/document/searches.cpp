// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/searches.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/dispatch_job.h"

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

void identifyPair(const IdentifyRequest& request, Diagnosis& found, const Identification::Control& control)
{
    found = identify(request.input, request.output, {}, {.stop = control.stop});
}

BugReports::Work bugReportWork(EngineFactory makeEngine)
{
    return [makeEngine = std::move(makeEngine)](const BugRequest& request, BugSearch& found,
                                                const BugReports::Control& control) {
        const auto engine = makeEngine(request.engineOptions, request.engine);
        const auto against = makeEngine(request.engineOptions, request.against);
        const TrialBench bench{*engine, *against, request.tolerance, request.engineOptions.budget, control.stop};
        found =
            reportBug(bench, request.c,
                      {.description = english(engine->description()), .options = request.options, .isB = request.isB});
    };
}

Probes::Work probeWork(EngineFactory makeEngine)
{
    return [makeEngine = std::move(makeEngine)](const ProbeRequest& request, Probed& probed,
                                                const Probes::Control& control) {
        if (request.diagnosis) {
            if (auto map = diagnosedMap(request.engine, *request.diagnosis, request.op, control.stop))
                probed.map = std::make_shared<const ProbedMap>(std::move(*map));
            return;
        }
        const std::unique_ptr<Engine> engine = makeEngine(request.options, request.engine.toStdString());
        const Counted counted(*engine, [&] {
            ++probed.runs;
            control.show(probed);
        });
        try {
            probed.map =
                std::make_shared<const ProbedMap>(findMap(request.engine, counted, request.op, {.stop = control.stop}));
        } catch (const RunFailure& failure) {
            throw EngineError(std::string(word(failure.kind)) + ": " + failure.message());
        }
    };
}

void gatherFindings(const std::vector<VerifyStep>& steps, Finding& found, const Verification::Control& control)
{
    for (const VerifyStep& step : steps) {
        if (control.stop.stop_requested())
            throw Cancelled();
        found = step({.stop = control.stop, .progress = {}});
        control.show(found);
    }
}

Measurements::Work measureWork(EngineFactory makeEngine)
{
    return [makeEngine = std::move(makeEngine)](const TimingRequest& request, Measured& measured,
                                                const Measurements::Control& control) {
        const auto total = double(request.engines.size());
        for (qsizetype i = 0; i < request.engines.size(); ++i) {
            measured = {.engine = request.engines[i], .fraction = double(i) / total, .result = {}};
            control.show(measured);
            const auto progress = [&](double fraction) { control.progress((double(i) + fraction) / total); };
            if (control.stop.stop_requested())
                throw Cancelled();
            const std::string name = measured.engine.toStdString(), line = toText(request.c);
            const Tensor input = loadInput(request.c, request.budget);
            measured.result = {line, "tessera bench " + line + " --engine " + name,
                               measureNew(makeEngine, {.budget = request.budget}, name, request.c, input, {},
                                          {.stop = control.stop, .progress = progress})};
            control.show(measured);
        }
    };
}

} // namespace tessera
