// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cpu_engine.h"

#include "engine/case.h"
#include "tests/engine/cpu/plan_cases.h"

#include <gtest/gtest.h>

#include <optional>
#include <stop_token>
#include <thread>

namespace tessera {
namespace {

using namespace test;

const Case kNoCase = {}; // the engine reads none

// Every engine that must give the same bits.
struct Variant {
    unsigned threads;
    std::string_view instructions;
};

std::vector<Variant> variants(std::vector<unsigned> threadCounts)
{
    std::vector<Variant> all;
    for (const unsigned threads : threadCounts)
        for (const std::string_view instructions : cpuInstructionSets())
            all.push_back({threads, instructions});
    return all;
}

void expectNaive(const Plan& plan, Random& random, const std::vector<Variant>& engines)
{
    const Tensor input = randomInput(random, plan);
    Tensor expected = markedOutput(plan);
    runNaively(plan, input, expected);
    for (const auto& [threads, instructions] : engines) {
        Tensor actual = markedOutput(plan);
        makeCpuEngine(threads, instructions)->run(kNoCase, plan, input, actual);
        ASSERT_TRUE(sameBytes(plan, actual, expected)) << threads << " threads, " << instructions;
    }
}

class CpuCopy : public testing::TestWithParam<DataType> { };

TEST_P(CpuCopy, RandomStridesAreCopiedAndNothingElseIsWritten)
{
    for (uint64_t seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        expectNaive(randomCopy(random, GetParam(), 9), random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// The strided copies of the depth/space operators in both orders, and widths on both sides of every vector's.
Plan blockPlan(DataType type, uint64_t block, uint64_t width, bool toSpace, bool depthFirst)
{
    const uint64_t n = 2, c = 3, h = 5;
    const uint64_t plane = h * width;
    const uint64_t channels = c * block * block;
    const std::array<uint64_t, 6> depth = depthFirst
        ? std::array{channels * plane, plane, width, block * c * plane, uint64_t{1}, c * plane}
        : std::array{channels * plane, block * block * plane, width, block * plane, uint64_t{1}, plane};
    const uint64_t row = width * block;
    const std::array<uint64_t, 6> space = {channels * plane, h * block * row, block * row, row, block, 1};
    StridedCopy work = {};
    work.sizes = {n, c, h, block, width, block};
    work.inStrides = toSpace ? depth : space;
    work.outStrides = toSpace ? space : depth;
    const TensorDesc desc = {.dataType = type,
                             .sizes = {1},
                             .totalTensorSizeInBytes = (n * channels * plane * elementBytes(type) + 3) / 4 * 4 + 64};
    return {.input = desc, .output = desc, .work = work};
}

TEST_P(CpuCopy, BlocksOfEverySizeAreRearranged)
{
    Random random(1);
    for (const uint64_t block : {1, 2, 3, 4, 5, 8, 9})
        for (const uint64_t width : {1, 2, 7, 16, 33, 67})
            for (const bool toSpace : {false, true})
                for (const bool depthFirst : {false, true}) {
                    SCOPED_TRACE(testing::Message() << "block " << block << ", width " << width << ", to space "
                                                    << toSpace << ", depth first " << depthFirst);
                    const Plan plan = blockPlan(GetParam(), block, width, toSpace, depthFirst);
                    expectNaive(plan, random, variants({1}));
                    if (HasFatalFailure())
                        return;
                }
}

class CpuSelection : public testing::TestWithParam<DataType> { };

TEST_P(CpuSelection, BitsPassThrough)
{
    for (uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        std::array<AxisTaps, 4> axes;
        for (size_t k = 0; k < 4; ++k) {
            const uint64_t most = k == 3 ? 70 : 6;
            const auto outputs = static_cast<uint32_t>(1 + below(random, most));
            const bool identity = below(random, 3) == 0;
            const auto inputs = identity ? outputs : static_cast<uint32_t>(1 + below(random, most));
            axes[k] = randomAxis(random, identity ? AxisKind::Identity : AxisKind::Copies, inputs, outputs);
        }
        const Plan plan = tapsPlan(random, GetParam(), std::move(axes), seed % 3 == 0);
        expectNaive(plan, random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// Even steps and repeats have kernels of their own.
TEST_P(CpuSelection, WholeFactorsAreCopied)
{
    Random random(2);
    for (const uint32_t factor : {2, 3, 4, 5, 8})
        for (const bool grows : {false, true})
            for (const uint32_t width : {1, 5, 8, 31, 64}) {
                SCOPED_TRACE(testing::Message() << "factor " << factor << ", grows " << grows << ", width " << width);
                AxisTaps axis;
                axis.inputs = grows ? width : width * factor;
                axis.outputs = grows ? width * factor : width;
                axis.weights.assign(axis.outputs, 1);
                for (uint32_t output = 0; output <= axis.outputs; ++output) {
                    axis.rowStart.push_back(output);
                    if (output < axis.outputs)
                        axis.first.push_back(grows ? output / factor : output * factor);
                }
                const AxisTaps rows = randomAxis(random, AxisKind::Copies, 3, 6);
                const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
                for (const bool strided : {false, true})
                    expectNaive(tapsPlan(random, GetParam(), {one, one, rows, axis}, strided), random, variants({1}));
                if (HasFatalFailure())
                    return;
            }
}

class CpuInterpolation : public testing::TestWithParam<DataType> { };

TEST_P(CpuInterpolation, AddsInTheOrderOfTheContract)
{
    constexpr std::array kKinds = {AxisKind::Identity, AxisKind::Copies, AxisKind::Linear, AxisKind::Wide};
    for (uint64_t seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        std::array<AxisTaps, 4> axes;
        for (size_t k = 0; k < 4; ++k) {
            const uint64_t most = k == 3 ? 50 : 6;
            const AxisKind kind = k == seed % 4 ? AxisKind::Linear : kKinds[below(random, kKinds.size())];
            const auto outputs = static_cast<uint32_t>(1 + below(random, most));
            const auto inputs = kind == AxisKind::Identity ? outputs : static_cast<uint32_t>(1 + below(random, most));
            axes[k] = randomAxis(random, kind, inputs, outputs);
        }
        const Plan plan = tapsPlan(random, GetParam(), std::move(axes), seed % 3 == 0);
        expectNaive(plan, random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// All 65,536 halves through a band that computes nothing beside one that does, and every sum of two neighbours.
TEST(CpuHalf, EveryHalfIsWidenedAndNarrowed)
{
    AxisTaps axis;
    axis.inputs = axis.outputs = 65536;
    axis.rowStart.push_back(0);
    for (uint32_t i = 0; i < 65536; ++i) {
        axis.first.push_back(i);
        axis.weights.push_back(i % 2 ? 1 : 0.37f);
        if (i % 4 == 0 && i + 1 < 65536)
            axis.weights.push_back(0.63f);
        axis.rowStart.push_back(static_cast<uint32_t>(axis.weights.size()));
    }
    Random random(3);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    const Plan plan = tapsPlan(random, DataType::Float16, {one, one, one, axis}, false);
    Tensor input(plan.input);
    for (uint32_t i = 0; i < 65536; ++i)
        reinterpret_cast<uint16_t*>(input.writableBytes().data())[i] = static_cast<uint16_t>(i);
    Tensor expected = markedOutput(plan);
    runNaively(plan, input, expected);
    for (const std::string_view instructions : cpuInstructionSets()) {
        Tensor actual = markedOutput(plan);
        makeCpuEngine(1, instructions)->run(kNoCase, plan, input, actual);
        EXPECT_TRUE(sameBytes(plan, actual, expected)) << instructions;
    }
}

// Work of several slices, and rows of several parts.
std::vector<Plan> largePlans(Random& random)
{
    const auto identity = [&](uint32_t size) { return randomAxis(random, AxisKind::Identity, size, size); };
    const auto linear = [&](uint32_t in, uint32_t out) { return randomAxis(random, AxisKind::Linear, in, out); };
    const auto copies = [&](uint32_t in, uint32_t out) { return randomAxis(random, AxisKind::Copies, in, out); };
    std::vector<Plan> plans;
    plans.push_back(blockPlan(DataType::Float32, 3, 5000, true, true));
    plans.push_back(blockPlan(DataType::Int16, 8, 1500, false, false));
    plans.push_back(blockPlan(DataType::UInt8, 1, 90000, false, false));
    plans.push_back(
        tapsPlan(random, DataType::Float32, {identity(1), linear(2, 2), linear(150, 200), linear(500, 700)}, false));
    plans.push_back(
        tapsPlan(random, DataType::Float16, {identity(1), identity(1), linear(2, 3), linear(30000, 70000)}, false));
    plans.push_back(
        tapsPlan(random, DataType::UInt8, {identity(1), identity(1), identity(1), linear(300000, 900)}, false));
    plans.push_back(
        tapsPlan(random, DataType::UInt16, {copies(1, 2), copies(3, 2), copies(90, 200), copies(700, 1400)}, false));
    plans.push_back(
        tapsPlan(random, DataType::Float64, {identity(1), identity(1), copies(3, 5), copies(20000, 60000)}, true));
    return plans;
}

TEST(CpuThreads, TheirNumberChangesNoBit)
{
    Random random(4);
    for (const Plan& plan : largePlans(random)) {
        SCOPED_TRACE(plan.work.index());
        expectNaive(plan, random, variants({1, 2, 3}));
    }
}

TEST(CpuThreads, RunsMayOverlapOnOneEngine)
{
    Random random(5);
    const Plan plan = std::move(largePlans(random)[3]);
    const Tensor input = randomInput(random, plan);
    Tensor expected = markedOutput(plan);
    runNaively(plan, input, expected);
    const auto engine = makeCpuEngine(2);
    std::vector<Tensor> outputs;
    for (int i = 0; i < 3; ++i)
        outputs.push_back(markedOutput(plan));
    {
        std::vector<std::jthread> threads;
        for (Tensor& output : outputs)
            threads.emplace_back([&] { engine->run(kNoCase, plan, input, output); });
    }
    for (const Tensor& output : outputs)
        EXPECT_TRUE(sameBytes(plan, output, expected));
}

TEST(CpuControl, ProgressRisesToOneOnTheCallingThread)
{
    Random random(6);
    for (const Plan& plan : largePlans(random)) {
        const Tensor input = randomInput(random, plan);
        for (const unsigned threads : {1u, 2u}) {
            double last = 0;
            const auto caller = std::this_thread::get_id();
            const RunControl control = {.progress = [&](double progress) {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                EXPECT_GE(progress, last);
                last = progress;
            }};
            Tensor output = markedOutput(plan);
            makeCpuEngine(threads)->run(kNoCase, plan, input, output, control);
            EXPECT_EQ(last, 1);
        }
    }
}

TEST(CpuControl, AStoppedRunThrowsAndLeavesTheEngineFitForTheNext)
{
    Random random(7);
    const Plan plan = std::move(largePlans(random)[3]);
    const Tensor input = randomInput(random, plan);
    Tensor expected = markedOutput(plan);
    runNaively(plan, input, expected);
    const auto engine = makeCpuEngine(2);

    std::stop_source before;
    before.request_stop();
    Tensor output = markedOutput(plan);
    EXPECT_THROW(engine->run(kNoCase, plan, input, output, {.stop = before.get_token()}), Cancelled);
    EXPECT_TRUE(sameBytes(plan, output, markedOutput(plan))) << "nothing was written";

    std::stop_source during;
    int reports = 0;
    const RunControl control = {.stop = during.get_token(), .progress = [&](double) {
                                    ++reports;
                                    during.request_stop();
                                }};
    EXPECT_THROW(makeCpuEngine(1)->run(kNoCase, plan, input, output, control), Cancelled);
    EXPECT_EQ(reports, 1);

    engine->run(kNoCase, plan, input, output);
    EXPECT_TRUE(sameBytes(plan, output, expected));
}

TEST(CpuEngine, SaysWhatItIs)
{
    const auto engine = makeCpuEngine(1, "plain");
    EXPECT_EQ(engine->name(), "cpu");
    EXPECT_EQ(engine->description(), "1 thread, plain");
    EXPECT_TRUE(engine->executesPlans());
    EXPECT_THROW(makeCpuEngine(1, "AVX-7"), EngineError);
}

std::string typeName(const testing::TestParamInfo<DataType>& type)
{
    return std::string(name(type.param));
}

constexpr std::array kWidths = {DataType::UInt8, DataType::Float16, DataType::Float32, DataType::Int64};
INSTANTIATE_TEST_SUITE_P(Widths, CpuCopy, testing::ValuesIn(kWidths), typeName);
INSTANTIATE_TEST_SUITE_P(Widths, CpuSelection, testing::ValuesIn(kWidths), typeName);
INSTANTIATE_TEST_SUITE_P(Types, CpuInterpolation,
                         testing::Values(DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8),
                         typeName);

} // namespace
} // namespace tessera
