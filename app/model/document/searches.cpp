// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/searches.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/proof.h"

namespace tessera {

namespace {

// The inverse of the table.
SourceTable inverse(const SourceTable& table, uint64_t inputs)
{
    SourceTable back;
    back.rowStart.assign(inputs + 1, 0);
    for (const Partner& partner : table.partners)
        ++back.rowStart[partner.element + 1];
    for (uint64_t i = 0; i < inputs; ++i)
        back.rowStart[i + 1] += back.rowStart[i];
    std::vector<uint64_t> next(back.rowStart.begin(), back.rowStart.end() - 1);
    back.partners.resize(table.partners.size());
    for (uint64_t output = 0; output + 1 < table.rowStart.size(); ++output)
        for (uint64_t i = table.rowStart[output]; i < table.rowStart[output + 1]; ++i)
            back.partners[next[table.partners[i].element]++] = {output, table.partners[i].weight};
    return back;
}

ProbedMap shownMap(const QString& name, const Operator& op, Xray xray)
{
    ProbedMap found{.engine = name, .op = op, .xray = std::move(xray), .differs = {}};
    found.differs.resize(elementCount(found.xray.right.output));
    for (const uint64_t output : differingOutputs(found.xray, found.xray.right))
        found.differs[output] = true;
    if (!found.plan() && found.isKnown())
        found.targets = inverse(found.xray.table, elementCount(found.xray.right.input));
    return found;
}

// The map that a diagnosis of its output names. None: no map expresses it. Throws Cancelled.
std::optional<ProbedMap> diagnosedMap(const QString& name, const Diagnosis& diagnosis, const Operator& op,
                                      const std::stop_token& stop)
{
    std::optional<Xray> xray = diagnosis.map ? diagnosis.map(op, stop) : std::nullopt;
    if (!xray)
        return {};
    xray->findings = diagnosis.sentences;
    ProbedMap found = shownMap(name, op, std::move(*xray));
    found.isDiagnosed = true;
    return found;
}

} // namespace

Partners ProbedMap::partners(Side side, uint64_t element) const
{
    if (side == Side::Output)
        return sources(xray, element);
    return plan() ? tessera::targets(*plan(), element) : targets.of(element);
}

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
    return [makeEngine = std::move(makeEngine)](const ProbeRequest& request, std::shared_ptr<const ProbedMap>& found,
                                                const Probes::Control& control) {
        if (request.diagnosis) {
            if (auto map = diagnosedMap(request.engine, *request.diagnosis, request.op, control.stop))
                found = std::make_shared<const ProbedMap>(std::move(*map));
            return;
        }
        const std::unique_ptr<Engine> engine = makeEngine(request.options, request.engine.toStdString());
        try {
            found = std::make_shared<const ProbedMap>(
                shownMap(request.engine, request.op, namedProbe(*engine, request.op, {.stop = control.stop})));
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
