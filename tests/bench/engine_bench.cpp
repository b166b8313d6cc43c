// SPDX-License-Identifier: Apache-2.0

// How fast the cpu engine is beside a memcpy that moves as many bytes: (input + output) / 2 copied, on touched pages,
// by as many threads, in turn with the kernel in the same process. Only the ratio says something: "% of copy" is that
// of the medians, and "shortest" that of the shortest times, which other programs disturb less. Beside it its share of
// the attainable (attainable.h), which this run measures too. Random shapes have a program of their own, shape_bench.
//
//   engine_bench                                       each row, its bar and its share of the attainable, small calls
//   engine_bench --benchmark_filter='row/D2S f32 b2'   one kind
//   engine_bench --benchmark_filter=sweep              block x type x order x direction x size x threads
//   engine_bench --benchmark_filter='hot/'             rows of fewer bytes, which lie in the last-level cache
//   --benchmark_repetitions=3   three runs of each     --resident   every run on the same buffers

#include "tests/bench/attainable.h"
#include "tests/bench/outcomes.h"
#include "tests/bench/rows.h"
#include "tests/bench/runs.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <sstream>

namespace tessera {
namespace {

constexpr int kRounds = 31;

struct Options {
    bool resident = false;
} options;

uint64_t bytesOf(const TensorDesc& desc)
{
    return totalBytes(desc);
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
    const Runs runs(op, 1);
    const bool rotates = !hot && !options.resident && 2 * copyBytes(runs.plan()) >= kMeantForMemory;
    Places places(bytesOf(inputDesc(op)), bytesOf(outputDesc(op)), rotates);
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
// two threads gain at all shows beside it: at arithmetic in registers 200 where each has a core and 100 where they
// share one, and at a memcpy of as many bytes.
void measureThreads(benchmark::State& state, const Row& row)
{
    const Runs one(row.op, 1, 2), two(row.op, 2);
    Places places(bytesOf(inputDesc(row.op)), bytesOf(outputDesc(row.op)),
                  !options.resident && 2 * copyBytes(one.plan()) >= kMeantForMemory);
    places.describe(one.plan());
    two.kernel(places.next());
    Sampled alone, sampled;
    std::vector<double> gains, controls, registers, copies;
    for (auto _ : state) {
        registers.push_back(100 * registerSeconds(1) / registerSeconds(2));
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
    state.counters["registers, % of one"] = median(registers);
    state.counters["copy, % of one"] = median(copies);
    Outcome& outcome = outcomeOf(row.name + ", 2 threads against 1", 100);
    outcome.reached.push_back(median(gains));
    outcome.uncertainty = std::max(outcome.uncertainty, uncertainty(controls));
}

void measurePlain(benchmark::State& state, const Operator& op, unsigned threads)
{
    const Runs runs(op, threads);
    const uint64_t input = bytesOf(inputDesc(op)), output = bytesOf(outputDesc(op));
    Places places(input, output, !options.resident && input + output >= kMeantForMemory);
    places.describe(runs.plan());
    runs.kernel(places.next());
    Sampled sampled;
    for (auto _ : state)
        state.SetIterationTime(runs.sample(places, sampled));
    report(state, sampled, runs.plan());
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
    const uint64_t bytes = bytesOf(inputDesc(row.op)) + bytesOf(outputDesc(row.op));
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

// {1, b²·c, h, w} of about `bytes` a side.
std::vector<uint32_t> depthSizes(uint64_t bytes, DataType type, uint32_t block)
{
    const uint64_t plane = std::max<uint64_t>(bytes / elementBytes(type) / (3 * block * block), 16);
    uint32_t w = 4;
    while (uint64_t{w} * w < plane && w < 1024)
        w *= 2;
    return {1, 3 * block * block, static_cast<uint32_t>(std::max<uint64_t>(plane / w, 1)), w};
}

void addSweep()
{
    const std::pair<const char*, uint64_t> sizes[] = {{"L1", uint64_t{12} << 10},
                                                      {"L2", uint64_t{256} << 10},
                                                      {"L3", uint64_t{4} << 20},
                                                      {"memory", uint64_t{32} << 20}};
    for (const auto& [level, bytes] : sizes)
        for (const bool toSpace : {true, false})
            for (const uint32_t block : {2u, 3u, 4u, 5u, 8u})
                for (const DataType type : {DataType::UInt8, DataType::Float16, DataType::Float32, DataType::Float64})
                    for (const DepthSpaceOrder order :
                         {DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth})
                        for (const unsigned threads : {1u, 2u}) {
                            std::vector<uint32_t> input = depthSizes(bytes, type, block);
                            if (!toSpace)
                                input = {1, 3, input[2] * block, input[3] * block};
                            const Operator op = depthSpaceOperator(toSpace, type, input, block, order);
                            std::ostringstream name;
                            name << "sweep/" << (toSpace ? "D2S" : "S2D") << " b" << block << ' ' << tessera::name(type)
                                 << (order == DepthSpaceOrder::DepthColumnRow ? " DCR " : " CRD ") << level << ", "
                                 << threads << (threads == 1 ? " thread" : " threads");
                            add(
                                name.str(), [=](benchmark::State& state) { measurePlain(state, op, threads); },
                                kRounds);
                        }
}

// A call with a ready plan on 3 KB, and the plan itself as a share of its run.
void addSmall()
{
    const auto call = [](benchmark::State& state, const Operator& op) {
        const Runs runs(op, 1);
        Places places(bytesOf(inputDesc(op)), bytesOf(outputDesc(op)), false);
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
            const Runs runs(large, 1);
            Places places(bytesOf(inputDesc(large)), bytesOf(outputDesc(large)), false);
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

// nearest ×2 writes four fifths of its bytes: beside it the same output made of a single row of the input, which is
// writing alone. Both as shares of a copy of the row's bytes.
void addLimit()
{
    const Operator row = resampleOperator(InterpolationMode::NearestNeighbor, DataType::Float32, {1, 3, 540, 960},
                                          {1, 1, 2, 2}),
                   writing = resampleOperator(InterpolationMode::NearestNeighbor, DataType::Float32, {1, 3, 1, 960},
                                              {1, 1, 1080, 2});
    add(
        "limit/nearest ×2 f32 and its writing alone",
        [=](benchmark::State& state) {
            const Runs runs(row, 1), writes(writing, 1);
            Places places(bytesOf(inputDesc(row)), bytesOf(outputDesc(row)), true);
            Sampled sampled;
            std::vector<double> alone;
            for (auto _ : state) {
                places.describe(runs.plan());
                state.SetIterationTime(runs.sample(places, sampled));
                places.describe(writes.plan());
                alone.push_back(writes.kernel(places.next()));
            }
            report(state, sampled, runs.plan());
            state.counters["writing, % of copy"] = 100 * median(sampled.copies) / median(alone);
        },
        101);
}

// A question about one element of 2^31, the worst of many elements that lie anywhere.
void ask(benchmark::State& state, const Operator& op, Partners (*question)(const Plan&, uint64_t, size_t),
         uint64_t elements)
{
    const Plan plan = makePlan(op);
    uint64_t element = 1;
    double worst = 0;
    for (auto _ : state) {
        element = (element * 6364136223846793005u + 1442695040888963407u) % elements;
        const double seconds = secondsOf([&] { benchmark::DoNotOptimize(question(plan, element, 4096)); });
        worst = std::max(worst, seconds);
        state.SetIterationTime(seconds);
    }
    state.counters["worst µs"] = 1e6 * worst;
}

void addQuestions()
{
    const std::vector<uint32_t> large = {1, 32, 4096, 16384}; // 2^31
    const std::pair<std::string, Operator> operators[] = {
        {"D2S u8 b2", depthSpaceOperator(true, DataType::UInt8, large, 2, DepthSpaceOrder::DepthColumnRow)},
        {"linear u8", resampleOperator(InterpolationMode::Linear, DataType::UInt8, large, {1, 1, 1, 1})},
        {"linear u8 shifted",
         resampleOperator(InterpolationMode::Linear, DataType::UInt8, large, {1, 1, 0.75f, 1.3333f})},
    };
    for (const auto& [name, op] : operators) {
        const auto add = [&, op = op](const std::string& what, auto question, uint64_t elements) {
            benchmark::RegisterBenchmark(("question/" + what + " of 2^31, " + name).c_str(),
                                         [=](benchmark::State& state) { ask(state, op, question, elements); })
                ->UseManualTime()
                ->Iterations(1000);
        };
        add("sources", sources, elementCount(outputDesc(op)));
        add("targets", targets, elementCount(inputDesc(op)));
    }
}

// Ours are taken out of the arguments; the rest is Google Benchmark's.
void readOptions(int& argc, char** argv)
{
    int kept = 1;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--resident")
            options.resident = true;
        else
            argv[kept++] = argv[i];
    }
    argc = kept;
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    readOptions(argc, argv);
    addRows();
    addSmall();
    addLimit();
    addQuestions();
    addSweep();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    if (benchmark::GetBenchmarkFilter().empty())
        benchmark::SetBenchmarkFilter("-^sweep");
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    printOutcomes();
}
