// SPDX-License-Identifier: Apache-2.0
// Sweeps of random cases.
#include "engine/judge/sweep/sweep.h"
#include "engine/capi/handles.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/runs/run_reports.h"

namespace tessera {

namespace {

constexpr uint32_t kMostJobs = 1024;
constexpr uint64_t kMostSweptCases = 1'000'000'000'000;

std::vector<std::string> commaSeparated(const char* list)
{
    const std::vector<std::string_view> words = splitText(list ? list : "", ",");
    return list ? std::vector<std::string>(words.begin(), words.end()) : std::vector<std::string>();
}

SweepOrder orderFrom(const tessera_sweep_options& options)
{
    const std::string types = options.types ? options.types : "";
    SweepOrder order{.seed = options.seed,
                     .cases = options.cases == 0 ? 1000 : requireAtMost("cases", options.cases, kMostSweptCases),
                     .choice = choiceFrom(commaSeparated(options.operators),
                                          types.empty() ? std::nullopt : std::optional(types), options.packed != 0)};
    if (!(options.seconds >= 0 && options.seconds <= 1e9))
        throw TextError("options: seconds is not a number from 0 to 1e9");
    if (options.seconds > 0)
        order.seconds = options.seconds;
    order.jobs = std::max(1u, static_cast<unsigned>(requireAtMost("jobs", options.jobs, kMostJobs)));
    if (options.shrunk < -1)
        throw TextError("options: shrunk = " + std::to_string(options.shrunk) + " is less than -1");
    if (options.shrunk != 0)
        order.mostShrunk =
            options.shrunk < 0 ? 0 : requireAtMost("shrunk", static_cast<uint64_t>(options.shrunk), kMostSweepFailures);
    return order;
}

// The diagnosis of the failure's shown case. None: it has no output, or the sweep was stopped.
std::optional<Diagnosis> causeOf(const ShownFailure& failure, const SweepEngines& engines, const SweepHooks& hooks)
{
    if (hooks.stop.stop_requested() || failure.failure->state != TrialState::Fail
        || failure.failure->classes.mistakes.empty())
        return std::nullopt;
    try {
        const Case c = caseFromText(failure.line());
        const auto outputs = benchOf(engines, hooks).run(c).outputs;
        if (!outputs)
            return std::nullopt;
        const ComparedEngines suspects{engines.engine.get(), engines.against.get(), hooks.budget, hooks.stop};
        return causeAsking(suspects, c.op, outputs->input, outputs->got, outputs->expected).diagnosis;
    } catch (const Cancelled&) {
        return std::nullopt;
    }
}

SweepHooks hooksFrom(const tessera_sweep_options& options, const SweepEngines& engines)
{
    SweepHooks hooks{.makeEngines = [engines] { return engines; },
                     .tolerance = toleranceFrom(options.tolerance),
                     .budget = budgetOf(options.memoryBudget),
                     .stop = tokenOf(options.stop)};
    if (options.progress)
        hooks.progress = [progress = options.progress, context = options.progressContext](
                             uint64_t ran, uint64_t wrong) { progress(ran, wrong, context); };
    return hooks;
}

void writeFailure(JsonText& json, const ShownFailure& shown, const SweepReport& report,
                  const std::optional<Diagnosis>& cause)
{
    json.beginObject().key("state").value(word(shown.failure->state)).key("reason").value(shown.figures());
    json.key("label").value(shown.label()).key("drawn").value(shown.failure->line).key("smallest").value(shown.line());
    json.key("command").value(checkCommand(report, shown.line())).key("cause");
    if (cause) {
        writeCause(json.beginObject(), *cause);
        json.endObject();
    } else {
        json.null();
    }
    json.endObject();
}

std::string sweepJson(const SweepReport& report, const SweepEngines& engines, const SweepHooks& hooks, bool wantsPage)
{
    const SweepSum& sum = report.sum;
    const ShownFailures shown = shownFailures(report);
    const uint64_t crashed =
        sum.count(TrialState::Crash) + sum.count(TrialState::Timeout) + sum.count(TrialState::Invalid);
    JsonText json;
    json.beginObject().key("ran").value(sum.ran).key("passed").value(sum.count(TrialState::Pass));
    json.key("mistrusted").value(sum.count(TrialState::Mistrusted)).key("failed").value(sum.count(TrialState::Fail));
    json.key("unsupported").value(sum.count(TrialState::Unsupported)).key("crashed").value(crashed);
    json.key("complete").value(sum.isComplete).key("digest").value(sum.digest).key("others").value(shown.others);
    json.key("failures").beginArray();
    for (const ShownFailure& failure : shown.failures)
        writeFailure(json, failure, report, causeOf(failure, engines, hooks));
    json.endArray().key("text").value(printed([&](std::ostream& out) { print(out, reportOf(report)); }));
    json.key("lines").value(jsonLines(report));
    const std::string tolerance = report.options.empty() ? "" : report.options.substr(1); // without the space in front
    const RunHead head{.command = "sweep", .startedAt = utcNow()};
    if (wantsPage)
        json.key("page").value(htmlOf(reportOf(report, hooks, head, toleranceFact(tolerance))));
    return json.endObject().text();
}

std::string sweptBy(const tessera_engine& engine, const tessera_sweep_options& options)
{
    // The caller's engine outlives the sweep.
    const auto shared = [](const Engine& lent) {
        return std::shared_ptr<const OutputSource>(std::shared_ptr<void>(), &lent);
    };
    const SweepEngines engines{shared(*engine.value),
                               options.against ? shared(*options.against->value)
                                               : std::shared_ptr<const OutputSource>(makeEngine("reference"))};
    if (engines.engine->name() == engines.against->name())
        throw TextError(engines.engine->name() + " cannot be held against itself");
    const SweepOrder order = orderFrom(options);
    const SweepHooks hooks = hooksFrom(options, engines);
    if (hooks.stop.stop_requested())
        throw Cancelled();
    const std::string tolerance = options.tolerance ? options.tolerance : "";
    const SweepReport report{.version = TESSERA_VERSION_TEXT,
                             .seed = order.seed,
                             .cases = order.cases,
                             .choice = order.choice,
                             .engine = engines.engine->name(),
                             .against = engines.against->name(),
                             .options = tolerance.empty() ? "" : " --tolerance " + tolerance,
                             .check = options.check ? options.check : "",
                             .sweep = options.sweep ? options.sweep : "",
                             .mostShrunk = order.mostShrunk,
                             .sum = sweep(order, hooks)};
    return sweepJson(report, engines, hooks, options.page != 0);
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_sweep(const tessera_engine* engine, const tessera_sweep_options* options, char** json) noexcept
{
    return write(json, [&] { return sweptBy(*needed(engine, "engine"), optionsFrom(options)); });
}
