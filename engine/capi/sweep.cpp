// SPDX-License-Identifier: Apache-2.0
// Random cases by the thousand, and what fails of them.
#include "engine/judge/sweep/sweep.h"
#include "engine/capi/handles.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/sweep/sweep_file.h"
#include "engine/report/runs/identify_report.h"
#include "engine/report/runs/sweep_report.h"

#include <array>
#include <sstream>

// What `tessera_sweep` found. The report outlives what is shown of it.
struct tessera_sweep_result {
    std::unique_ptr<const tessera::SweepReport> report;
    tessera::ShownFailures shown = tessera::shownFailures(*report);
    std::vector<std::optional<tessera::Diagnosis>> diagnoses = {}; // of each that is shown; none: there is no output
    std::string page = {}; // empty: it was not asked for
};

namespace tessera {

namespace {

constexpr uint32_t kMostJobs = 1024;
constexpr uint64_t kMostSweptCases = 1'000'000'000'000;

std::vector<std::string> commaSeparated(const char* list)
{
    std::vector<std::string> words;
    std::istringstream text(list ? list : "");
    for (std::string word; std::getline(text, word, ',');)
        words.push_back(word);
    return words;
}

// "foreign", or options: "--ulp 4 --bound on". Throws TextError.
std::string toleranceOptions(const char* tolerance)
{
    const std::string text = tolerance ? tolerance : "";
    return text.empty() || text.starts_with("--") ? text : "--tolerance " + text;
}

ToleranceOptions toleranceFrom(const std::string& text)
{
    ToleranceOptions options;
    std::istringstream words(text);
    for (std::string name; words >> name;) {
        std::string value;
        if (!name.starts_with("--") || !ToleranceOptions::isOne(name.substr(2)) || !(words >> value))
            throw TextError("options: tolerance = \"" + text + "\"; expected a name of --tolerance, or its options");
        options.set(name.substr(2), value);
    }
    options.check();
    return options;
}

uint64_t within(const char* name, uint64_t value, uint64_t most)
{
    if (value > most)
        throw TextError("options: " + std::string(name) + " = " + std::to_string(value) + " is more than "
                        + std::to_string(most));
    return value;
}

Shard shardOf(const tessera_sweep_options& options)
{
    if (options.shards == 0 && options.shard == 0)
        return {};
    if (options.shard == 0 || options.shard > options.shards)
        throw TextError("options: shard = " + std::to_string(options.shard)
                        + " does not lie in 1 to shards = " + std::to_string(options.shards));
    return {.index = options.shard, .count = options.shards};
}

SweepOrder orderFrom(const tessera_sweep_options& options)
{
    const std::string types = options.types ? options.types : "";
    SweepOrder order{.seed = options.seed,
                     .cases = options.cases == 0 ? 1000 : within("cases", options.cases, kMostSweptCases),
                     .choice = choiceFrom(commaSeparated(options.operators),
                                          types.empty() ? std::nullopt : std::optional(types), options.packed != 0),
                     .shard = shardOf(options)};
    if (!(options.seconds >= 0 && options.seconds <= 1e9))
        throw TextError("options: seconds is not a number from 0 to 1e9");
    if (options.seconds > 0)
        order.seconds = options.seconds;
    order.jobs = std::max(1u, static_cast<unsigned>(within("jobs", options.jobs, kMostJobs)));
    if (options.shrunk < -1)
        throw TextError("options: shrunk = " + std::to_string(options.shrunk) + " is less than -1");
    if (options.shrunk != 0)
        order.mostShrunk =
            options.shrunk < 0 ? 0 : within("shrunk", static_cast<uint64_t>(options.shrunk), kMostSweepFailures);
    return order;
}

// Why the failure is what it is, of the case as it is shown.
std::optional<Diagnosis> diagnosisOf(const ShownFailure& failure, const SweepEngines& engines, const SweepHooks& hooks)
{
    if (failure.failure->state != TrialState::Fail || failure.failure->mistakes.empty())
        return std::nullopt;
    const Case c = caseFromText(failure.line());
    const auto ran = runOnBoth(c, engines, hooks);
    if (!ran)
        return std::nullopt;
    const Suspects suspects{engines.engine.get(), engines.against.get(), hooks.budget, hooks.stop};
    return causeAsking(suspects, c.op, ran->ready.input, ran->a, ran->b).diagnosis;
}

std::string pageOf(const SweepReport& report, const SweepEngines& engines, const SweepEvidence& evidence,
                   bool isStopped)
{
    const std::string tolerance = report.options.empty() ? "" : report.options.substr(1); // behind the blank
    const RunHead head{
        .command = "sweep",
        .startedAt = utcNow(),
        .isStopped = isStopped,
        .facts = {factOf("A", *engines.engine), factOf("B", *engines.against), toleranceFact(tolerance)}};
    return sweepHtml(report, evidence, head);
}

// What needs more runs is left out where the sweep was stopped, or is stopped meanwhile.
void addTold(tessera_sweep_result& result, const SweepEngines& engines, const SweepHooks& hooks, bool wantsPage)
{
    const std::vector<ShownFailure>& failures = result.shown.failures;
    result.diagnoses.resize(failures.size());
    SweepEvidence evidence;
    try {
        for (size_t i = 0; i < failures.size() && !hooks.stop.stop_requested(); ++i)
            result.diagnoses[i] = diagnosisOf(failures[i], engines, hooks);
        if (wantsPage && !hooks.stop.stop_requested())
            evidence = evidenceOf(*result.report, hooks);
    } catch (const Cancelled&) {
    }
    if (wantsPage)
        result.page = pageOf(*result.report, engines, evidence, hooks.stop.stop_requested());
}

SweepHooks hooksFrom(const tessera_sweep_options& options, const SweepEngines& engines)
{
    SweepHooks hooks{.makeEngines = [engines] { return engines; },
                     .tolerance = toleranceFrom(toleranceOptions(options.tolerance)),
                     .budget = budgetOf(options.memoryBudget),
                     .stop = tokenOf(options.stop)};
    if (options.progress)
        hooks.progress = [progress = options.progress, context = options.progressContext](
                             uint64_t ran, uint64_t wrong) { progress(ran, wrong, context); };
    return hooks;
}

tessera_sweep_result sweptBy(const tessera_engine& engine, const tessera_sweep_options& options)
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
    SweepOrder order = orderFrom(options);
    const SweepHooks hooks = hooksFrom(options, engines);
    Support drawn = drawnSupport(order.choice, engines, hooks.budget, hooks.stop);
    order.choice = drawn.choice;
    const std::string tolerance = toleranceOptions(options.tolerance);
    auto report = std::make_unique<SweepReport>(SweepReport{.version = TESSERA_VERSION_TEXT,
                                                            .seed = order.seed,
                                                            .cases = order.cases,
                                                            .choice = order.choice,
                                                            .shard = order.shard,
                                                            .engine = engines.engine->name(),
                                                            .against = engines.against->name(),
                                                            .options = tolerance.empty() ? "" : " " + tolerance,
                                                            .mostShrunk = order.mostShrunk,
                                                            .refusals = std::move(drawn.refusals),
                                                            .sum = sweep(order, hooks)});
    tessera_sweep_result result{std::move(report)};
    addTold(result, engines, hooks, options.page != 0);
    return result;
}

std::string textOf(const ShownFailure& shown, const SweepReport& report, tessera_failure_text what)
{
    switch (what) {
    case TESSERA_FAILURE_STATE:
        return std::string(word(shown.failure->state));
    case TESSERA_FAILURE_REASON:
        return shown.figures();
    case TESSERA_FAILURE_LABEL:
        return shown.label;
    case TESSERA_FAILURE_DRAWN:
        return shown.failure->line;
    case TESSERA_FAILURE_SMALLEST:
        return shown.line();
    case TESSERA_FAILURE_COMMAND:
        return checkCommand(report, shown.line());
    default:
        throw TextError("what = " + std::to_string(what) + " is no tessera_failure_text");
    }
}

const tessera_sweep_result& valueOf(const tessera_sweep_result* sweep)
{
    return *needed(sweep, "sweep");
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_sweep(const tessera_engine* engine, const tessera_sweep_options* options,
                             tessera_sweep_result** result) noexcept
{
    return create(result, [&] { return sweptBy(*needed(engine, "engine"), optionsFrom(options)); });
}

void tessera_sweep_free(tessera_sweep_result* sweep) noexcept
{
    delete sweep;
}

tessera_status tessera_sweep_figures_of(const tessera_sweep_result* sweep, tessera_sweep_figures* result) noexcept
{
    return guarded([&] {
        const tessera_sweep_result& value = valueOf(sweep);
        const SweepSum& sum = value.report->sum;
        writeResult(
            {.size = 0,
             .ran = sum.ran,
             .passed = sum.count(TrialState::Pass),
             .mistrusted = sum.count(TrialState::Mistrusted),
             .failed = sum.count(TrialState::Fail),
             .unsupported = sum.count(TrialState::Unsupported),
             .crashed = sum.count(TrialState::Crash) + sum.count(TrialState::Timeout) + sum.count(TrialState::Invalid),
             .failures = value.shown.failures.size(),
             .others = value.shown.others,
             .digest = sum.digest,
             .isComplete = sum.isComplete},
            result);
    });
}

tessera_status tessera_sweep_failure(const tessera_sweep_result* sweep, uint64_t index, tessera_failure_text what,
                                     char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] {
        const tessera_sweep_result& value = valueOf(sweep);
        writeText(textOf(elementOf(value.shown.failures, index, "failure"), *value.report, what), text, capacity,
                  length);
    });
}

tessera_status tessera_sweep_diagnosis(const tessera_sweep_result* sweep, uint64_t index,
                                       tessera_diagnosis** result) noexcept
{
    return create(result, [&] {
        const auto& diagnosis = elementOf(valueOf(sweep).diagnoses, index, "failure");
        if (!diagnosis)
            throw TextError("failure " + std::to_string(index) + " has no output to be diagnosed");
        return tessera_diagnosis{*diagnosis};
    });
}

tessera_status tessera_sweep_text(const tessera_sweep_result* sweep, char* text, size_t capacity,
                                  size_t* length) noexcept
{
    return guarded([&] {
        std::ostringstream lines;
        printSweep(*valueOf(sweep).report, lines);
        writeLines(lines, text, capacity, length);
    });
}

tessera_status tessera_sweep_json(const tessera_sweep_result* sweep, char* text, size_t capacity,
                                  size_t* length) noexcept
{
    return guarded([&] { writeText(jsonLines(*valueOf(sweep).report), text, capacity, length); });
}

tessera_status tessera_sweep_page(const tessera_sweep_result* sweep, char* text, size_t capacity,
                                  size_t* length) noexcept
{
    return guarded([&] { writePage(valueOf(sweep).page, text, capacity, length); });
}
