// SPDX-License-Identifier: Apache-2.0

// How fast the cpu engine is beside a memcpy that moves as many bytes: (input + output) / 2 copied, on touched pages,
// by as many threads, in turn with the kernel in the same process. Only the ratio says something: "% of copy" is that
// of the medians, and "shortest" that of the shortest times, which other programs disturb less. Beside it its share of
// the attainable (places.h), which this run measures too.
//
//   engine_bench                                       each row, its bar and its share of the attainable, small calls
//   engine_bench --benchmark_filter='row/D2S f32 b2'   one kind
//   engine_bench --benchmark_filter='hot/'             rows of fewer bytes, which lie in the last-level cache
//   --benchmark_repetitions=3   three runs of each

#include "tests/bench/places.h"
#include "tests/bench/rows.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

namespace tessera {
namespace {

constexpr int kRounds = 31;

constexpr uint64_t kMeantForMemory = uint64_t{16} << 20; // input and output together

// One shape on one engine.
class Runs {
public:
    explicit Runs(const Operator& op, unsigned threads = 1, unsigned copyThreads = 1)
        : m_copyThreads(copyThreads)
        , m_case{.title = {}, .op = op}
        , m_plan(makePlan(op))
        , m_engine(makeCpuEngine(threads))
    {
    }

    const Plan& plan() const { return m_plan; }
    double kernel(Places::Place& place) const
    {
        return m_engine->run(m_case, m_plan, place.input, place.output).kernel;
    }
    // A copy, then the kernel.
    double sample(Places& places, Sampled& sampled) const
    {
        Places::Place& place = places.next();
        sampled.copies.push_back(copySeconds(place, m_plan, m_copyThreads));
        sampled.kernels.push_back(kernel(place));
        return sampled.kernels.back();
    }

private:
    unsigned m_copyThreads;
    Case m_case;
    Plan m_plan;
    std::unique_ptr<Engine> m_engine;
};

// What the rows reached, a value a repetition. In percent of a copy but for the goal and its shares, which are those of
// the attainable. No bar, or no goal: 0.
struct Outcome {
    double bar, goal = 0;
    std::vector<double> reached = {}, attainable = {}, shares = {};
    double uncertainty = 0; // no more below the bar counts as missed
};

std::vector<std::pair<std::string, Outcome>> outcomes;

// That of a row, which is new where it was not asked for before.
Outcome& outcomeOf(const std::string& row, double bar, double goal = 0)
{
    const auto found = std::ranges::find(outcomes, row, &std::pair<std::string, Outcome>::first);
    return found != outcomes.end() ? found->second
                                   : outcomes.emplace_back(row, Outcome{.bar = bar, .goal = goal}).second;
}

// Every bar and goal, and whether they are met in all repetitions.
void printOutcomes()
{
    if (outcomes.empty())
        return;
    const auto list = [](const std::vector<double>& values) {
        std::ostringstream text;
        for (const double value : values)
            text << (text.str().empty() ? "" : " ") << std::lround(value);
        return text.str();
    };
    const auto tolerance = [](const Outcome& outcome) {
        std::ostringstream text;
        if (outcome.uncertainty > 0)
            text << std::fixed << std::setprecision(1) << " ± " << outcome.uncertainty;
        return text.str();
    };
    std::cout << "\n| row | bar | % of copy | met | attainable, % of copy | % of attainable | goal | met |\n"
                 "|---|---|---|---|---|---|---|---|\n";
    size_t bars = 0, barsMet = 0, goals = 0, goalsMet = 0;
    const auto verdict = [](double wanted, const std::vector<double>& reached, size_t& all, size_t& met) {
        if (wanted == 0 || reached.empty())
            return "–";
        const bool isMet = std::ranges::min(reached) >= wanted;
        ++all;
        met += isMet ? 1 : 0;
        return isMet ? "yes" : "NO";
    };
    const auto number = [](double value) { return value == 0 ? "–" : std::to_string(std::lround(value)); };
    for (const auto& [name, outcome] : outcomes)
        std::cout << "| " << name << " | " << number(outcome.bar) << tolerance(outcome) << " | "
                  << list(outcome.reached) << " | "
                  << verdict(outcome.bar - outcome.uncertainty, outcome.reached, bars, barsMet) << " | "
                  << list(outcome.attainable) << " | " << list(outcome.shares) << " | " << number(outcome.goal) << " | "
                  << verdict(outcome.goal, outcome.shares, goals, goalsMet) << " |\n";
    std::cout << barsMet << " of " << bars << " bars and " << goalsMet << " of " << goals << " goals are met.\n";
}

void report(benchmark::State& state, const Sampled& sampled, const Plan& plan)
{
    state.counters["% of copy"] = sampled.percentOfCopy();
    state.counters["shortest"] = sampled.percentOfShortestCopy();
    state.counters["GB/s"] = 2e-9 * static_cast<double>(copyBytes(plan)) / sampled.kernel();
}

// `hot`: at one place, whatever the size.
void measureRow(benchmark::State& state, const Row& row, bool hot)
{
    const Operator& op = hot ? row.hot : row.op;
    const Runs runs(op);
    const bool rotates = !hot && 2 * copyBytes(runs.plan()) >= kMeantForMemory;
    Places places(totalBytes(inputDesc(op)), totalBytes(outputDesc(op)), rotates);
    places.describe(runs.plan());
    runs.kernel(places.next());
    Sampled sampled;
    Attainable attainable;
    for (auto _ : state) {
        state.SetIterationTime(runs.sample(places, sampled));
        attainable.sample(places, runs.plan());
        if (!rotates) // what was streamed is in no cache
            runs.kernel(places.next());
    }
    report(state, sampled, runs.plan());
    Outcome& outcome = hot ? outcomeOf(row.name + ", hot", 0, row.goal) : outcomeOf(row.name, row.bar, row.goal);
    outcome.reached.push_back(sampled.percentOfCopy());
    outcome.attainable.push_back(100 * median(sampled.copies) / attainable.seconds());
    outcome.shares.push_back(100 * attainable.seconds() / sampled.kernel());
    state.counters["bar"] = outcome.bar;
    state.counters["attainable, % of copy"] = outcome.attainable.back();
    state.counters["% of attainable"] = outcome.shares.back();
}

// By which the median of these values is uncertain: half a notch of their box plot, 95 % of the time.
double uncertainty(std::vector<double> values)
{
    std::ranges::sort(values);
    const double quartiles = values[values.size() * 3 / 4] - values[values.size() / 4];
    return 1.57 * quartiles / std::sqrt(static_cast<double>(values.size()));
}

// Two threads between two runs of one on the same work: never slower than that, as far as one run of one thread beside
// the other, the control, can tell. Each follows a copy by two, so that all of them find the same in the caches. What
// they gain at a memcpy of as many bytes shows beside it.
void measureThreads(benchmark::State& state, const Row& row)
{
    const Runs one(row.op, 1, 2), two(row.op, 2, 2);
    Places places(totalBytes(inputDesc(row.op)), totalBytes(outputDesc(row.op)),
                  2 * copyBytes(one.plan()) >= kMeantForMemory);
    places.describe(one.plan());
    two.kernel(places.next());
    Sampled alone, sampled;
    std::vector<double> gains, controls, copies;
    for (auto _ : state) {
        const double copy = copySeconds(places.next(), one.plan(), 1);
        const double before = one.sample(places, alone), together = two.sample(places, sampled),
                     after = one.sample(places, alone);
        state.SetIterationTime(together);
        gains.push_back(50 * (before + after) / together);
        controls.push_back(100 * before / after);
        copies.push_back(100 * copy / sampled.copies.back());
    }
    report(state, sampled, two.plan());
    state.counters["% of one thread"] = median(gains);
    state.counters["control"] = median(controls);
    state.counters["control ±"] = uncertainty(controls);
    state.counters["copy, % of one"] = median(copies);
    Outcome& outcome = outcomeOf(row.name + ", 2 threads against 1", 100);
    outcome.reached.push_back(median(gains));
    outcome.uncertainty = std::max(outcome.uncertainty, uncertainty(controls));
}

benchmark::internal::Benchmark* add(const std::string& name, std::function<void(benchmark::State&)> work, int rounds)
{
    return benchmark::RegisterBenchmark(name.c_str(), std::move(work))
        ->UseManualTime()
        ->Iterations(rounds)
        ->Unit(benchmark::kMicrosecond);
}

// Short runs are measured more often: what disturbs them is as long as they are.
int roundsOfThreads(const Row& row)
{
    constexpr uint64_t kBytes = uint64_t{2} << 30; // the bytes of input and output in all rounds
    const uint64_t bytes = totalBytes(inputDesc(row.op)) + totalBytes(outputDesc(row.op));
    return static_cast<int>(std::clamp<uint64_t>(kBytes / bytes, kRounds, 301));
}

void addRows()
{
    for (const bool hot : {false, true})
        for (const Row& row : rows())
            add((hot ? "hot/" : "row/") + row.name,
                [&row, hot](benchmark::State& state) { measureRow(state, row, hot); }, kRounds);
    for (const Row& row : rows())
        add(
            "threads/" + row.name, [&row](benchmark::State& state) { measureThreads(state, row); },
            roundsOfThreads(row));
}

// A call with a ready plan on 3 KB, and the plan itself as a share of its run.
void addSmall()
{
    const auto call = [](benchmark::State& state, const Operator& op) {
        const Runs runs(op);
        Places places(totalBytes(inputDesc(op)), totalBytes(outputDesc(op)), false);
        places.describe(runs.plan());
        std::vector<double> calls;
        for (auto _ : state) {
            calls.push_back(secondsOf([&] { runs.kernel(places.next()); }));
            state.SetIterationTime(calls.back());
        }
        state.counters["median µs"] = 1e6 * median(calls);
        state.counters["bar µs"] = 2;
    };
    using enum DataType;
    const Operator small[] = {
        depthSpaceOperator(true, Float32, {1, 12, 8, 8}, 2, DepthSpaceOrder::DepthColumnRow),
        resampleOperator(InterpolationMode::Linear, Float32, {1, 3, 8, 8}, {1, 1, 2, 2}),
    };
    for (const Operator& op : small)
        add(
            "call/" + std::string(name(op)) + " f32 3 KB", [=](benchmark::State& state) { call(state, op); }, 1001);

    const Operator large = resampleOperator(InterpolationMode::Linear, Float32, {1, 3, 1080, 1920}, {1, 1, 2, 2});
    add(
        "plan/linear ×2 f32 to 2160p",
        [=](benchmark::State& state) {
            const Runs runs(large);
            Places places(totalBytes(inputDesc(large)), totalBytes(outputDesc(large)), false);
            places.describe(runs.plan());
            // A program that has freed something larger keeps the memory of its plans (mallopt(3), dynamic threshold);
            // here it would go back to the system after each of them.
            benchmark::DoNotOptimize(std::vector<char>(size_t{4} << 20).data());
            std::vector<double> plans, kernels;
            for (auto _ : state) {
                plans.push_back(secondsOf([&] { benchmark::DoNotOptimize(makePlan(large)); }));
                state.SetIterationTime(plans.back());
                kernels.push_back(runs.kernel(places.next()));
            }
            state.counters["% of run"] = 100 * median(plans) / median(kernels);
            state.counters["bar %"] = 2;
        },
        kRounds);
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    addRows();
    addSmall();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    printOutcomes();
}
