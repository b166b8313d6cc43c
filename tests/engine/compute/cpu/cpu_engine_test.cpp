// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/slices.h"
#include "engine/core/case/case.h"
#include "tests/engine/compute/cpu/naive_run.h"
#include "tests/support/engines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>

namespace tessera {
namespace {

using namespace test;

const Case kNoCase = {}; // the engine reads none

TEST(CpuThreads, TheirNumberChangesNoBit)
{
    Random random(4);
    for (const Plan& plan : largePlans(random)) {
        SCOPED_TRACE(plan.work.index());
        expectNaive(plan, random, {1, 2, 3});
    }
}

TEST(CpuThreads, RunsMayOverlapOnOneEngine)
{
    Random random(5);
    const Plan plan = std::move(largePlans(random)[3]);
    const InputAndExpected run = inputAndExpected(plan, random);
    const auto engine = makeCpuEngine(2);
    std::vector<Tensor> outputs;
    for (int i = 0; i < 3; ++i)
        outputs.push_back(markedOutput(plan));
    {
        std::vector<std::jthread> threads;
        for (Tensor& output : outputs)
            threads.emplace_back([&] { engine->run(kNoCase, plan, run.input, output); });
    }
    for (const Tensor& output : outputs)
        EXPECT_TRUE(sameBytes(plan, output, run.expected));
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
    const auto [input, expected] = inputAndExpected(plan, random);
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
    EXPECT_EQ(english(engine->description()), "1 thread, plain");
    EXPECT_TRUE(engine->executesPlans());
    EXPECT_THROW(makeCpuEngine(1, "AVX-7"), EngineError);
}

// Memory whose last byte is a page's: to touch the next one ends the program.
class Guarded {
public:
    explicit Guarded(uint64_t bytes)
        : m_page(static_cast<uint64_t>(sysconf(_SC_PAGESIZE)))
        , m_size(cpu::roundedUp(bytes, m_page))
        , m_base(mmap(nullptr, m_size + m_page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        , m_bytes(bytes)
    {
        EXPECT_NE(m_base, MAP_FAILED);
        EXPECT_EQ(mprotect(end(), m_page, PROT_NONE), 0);
    }
    ~Guarded() { munmap(m_base, m_size + m_page); }
    Guarded(const Guarded&) = delete;
    Guarded& operator=(const Guarded&) = delete;

    std::byte* begin() const { return end() - m_bytes; }
    std::byte* end() const { return static_cast<std::byte*>(m_base) + m_size; }

private:
    uint64_t m_page, m_size;
    void* m_base;
    uint64_t m_bytes;
};

// Up to the end of the last element.
template <size_t rank>
uint64_t bytesUsed(const std::array<uint64_t, rank>& sizes, const std::array<uint64_t, rank>& strides, DataType type)
{
    uint64_t last = 0;
    for (size_t k = 0; k < rank; ++k)
        last += (sizes[k] - 1) * strides[k];
    return (last + 1) * elementBytes(type);
}

std::pair<uint64_t, uint64_t> bytesUsed(const SeparableTaps& work, DataType type)
{
    std::array<uint64_t, 4> inputs = {}, outputs = {};
    std::ranges::transform(work.axes, inputs.begin(), &AxisTaps::inputs);
    std::ranges::transform(work.axes, outputs.begin(), &AxisTaps::outputs);
    return {bytesUsed(inputs, work.inStrides, type), bytesUsed(outputs, work.outStrides, type)};
}

std::pair<uint64_t, uint64_t> bytesUsed(const StridedCopy& work, DataType type)
{
    return {bytesUsed(work.sizes, work.inStrides, type), bytesUsed(work.sizes, work.outStrides, type)};
}

// Vectors reach beyond short rows, but never behind the tensors.
void expectWithin(const Plan& plan, Random& random)
{
    const DataType type = plan.input.dataType;
    const InputAndExpected run = inputAndExpected(plan, random);
    const auto [inputBytes, outputBytes] =
        std::visit([&](const auto& work) { return bytesUsed(work, type); }, plan.work);
    const Guarded input(inputBytes), output(outputBytes);
    std::copy_n(run.input.bytes().data(), inputBytes, input.begin());
    tbb::task_arena arena(1);
    const RunControl control;
    const cpu::Slices slices(arena, control);
    for (cpu::Kernels kernels : cpu::kernelSets())
        for (const bool streams : {false, true}) {
            if (streams && kernels.streaming.byOne != cpu::kNever)
                kernels.streaming = {};
            std::fill(output.begin(), output.end(), kUntouched);
            std::visit(
                [&](const auto& work) { cpu::execute(work, type, input.begin(), output.begin(), kernels, slices); },
                plan.work);
            Tensor actual = markedOutput(plan);
            std::copy(output.begin(), output.end(), actual.writableBytes().data());
            ASSERT_TRUE(sameBytes(plan, actual, run.expected)) << kernels.name << (streams ? ", streaming" : "");
        }
}

TEST(CpuMemory, NothingBehindTheTensorsIsTouched)
{
    for (uint64_t seed = 0; seed < 600 && !HasFatalFailure(); ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        expectWithin(randomPlan(random), random);
    }
}

} // namespace
} // namespace tessera
