// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/slices.h"
#include "engine/core/tensor/value.h"
#include "tests/engine/compute/cpu/naive_run.h"
#include "tests/support/engines.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <stop_token>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>
#include <x86intrin.h>

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

// Memory that ends where a page ends. Touching the byte behind it ends the program.
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

// Kernels may read and write vectors beyond a short row, but never behind the tensors.
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

// Copies over any strides, bits that pass through, and sums in the order of the contract: the bytes of the naive run.
TEST(CpuMemory, NothingBehindTheTensorsIsTouched)
{
    for (uint64_t seed = 0; seed < 2400 && !HasFatalFailure(); ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        expectWithin(randomPlan(random), random);
    }
}

} // namespace
} // namespace tessera

namespace tessera::cpu {
namespace {

// Ties, what is out of range, what is no number: at every place of a vector and behind the last one; and every half.
std::vector<float> awkwardFloats()
{
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<float> values = {0.5f,    -0.5f,         1.5f,      -1.5f,       2.5f,        254.5f,   255.5f,
                                       126.5f,  127.5f,        -128.5f,   -129.0f,     300.0f,      -300.0f,  3e9f,
                                       -3e9f,   3e38f,         -3e38f,    kInfinity,   -kInfinity,  kNan,     -kNan,
                                       -0.0f,   65504.0f,      65519.99f, 65520.0f,    6e-8f,       2.98e-8f, 2.9e-8f,
                                       6.1e-5f, 6.0975552e-5f, 1e-40f,    0.99999994f, -0.99999994f};
    std::vector<float> all;
    for (size_t turn = 0; turn < values.size(); ++turn) // 33 of them: each meets every lane
        all.insert(all.end(), values.begin(), values.end());
    for (uint32_t half = 0; half < 65536; ++half)
        all.push_back(halfToFloat(static_cast<uint16_t>(half)));
    return all;
}

TEST(Kernels, NarrowAsSingleValuesAre)
{
    const std::vector<float> values = awkwardFloats();
    for (const Kernels& kernels : kernelSets())
        for (const DataType type : {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8}) {
            const uint32_t bytes = elementBytes(type);
            std::vector<std::byte> narrowed(values.size() * bytes);
            kernels.narrow(type, values.data(), values.size(), narrowed.data());
            for (size_t i = 0; i < values.size(); ++i) {
                uint64_t bits = 0;
                std::memcpy(&bits, &narrowed[i * bytes], bytes);
                const uint64_t expected = fromSum(type, static_cast<double>(values[i]));
                if (!isNan(type, bits) || !isNan(type, expected)) {
                    ASSERT_EQ(bits, expected) << kernels.name << ", " << name(type) << ", " << values[i] << " at " << i;
                }
            }
        }
}

TEST(Kernels, WidenAsSingleValuesAre)
{
    for (const Kernels& kernels : kernelSets())
        for (const DataType type : {DataType::Float16, DataType::Int8, DataType::UInt8}) {
            const uint32_t bytes = elementBytes(type);
            const uint64_t count = uint64_t{1} << 8 * bytes;
            std::vector<std::byte> values(count * bytes);
            for (uint64_t i = 0; i < count; ++i)
                std::memcpy(&values[i * bytes], &i, bytes);
            std::vector<float> widened(count);
            const std::byte* const row = values.data();
            const uint32_t first = 0, rowStart[] = {0, 1};
            const float weight = 1;
            kernels.combine(type, {1, &first, rowStart, &weight, 0}, &row, count, widened.data(), 0, 0);
            for (uint64_t i = 0; i < count; ++i) {
                const double expected = toDouble(type, i);
                if (!isNan(type, i)) {
                    ASSERT_EQ(static_cast<double>(widened[i]), expected) << kernels.name << ", " << toHex(type, i);
                }
                ASSERT_EQ(isNan(type, i), widened[i] != widened[i]) << kernels.name << ", " << toHex(type, i);
            }
        }
}

// Whether most of many tries say yes. Another process may evict our caches at any time.
template <class Ask> bool mostly(const Ask& ask)
{
    constexpr int kTries = 25;
    int yes = 0;
    for (int i = 0; i < kTries; ++i)
        yes += ask();
    return yes > kTries / 2;
}

#ifdef __x86_64__

class Memory {
public:
    std::span<const std::byte> bytes() const { return m_bytes; }
    void touch() { std::ranges::fill(m_bytes, std::byte{1}); }
    void flush() const
    {
        for (size_t i = 0; i < m_bytes.size(); i += kLineBytes)
            _mm_clflush(m_bytes.data() + i);
        _mm_mfence();
    }

private:
    std::vector<std::byte> m_bytes = std::vector<std::byte>(size_t{256} * 1024);
};

TEST(Streaming, KnowsWhatLiesInCaches)
{
    Memory memory;
    EXPECT_FALSE(mostly([&] { return memory.touch(), liesOutOfCaches(memory.bytes()); }));
    EXPECT_TRUE(mostly([&] { return memory.flush(), liesOutOfCaches(memory.bytes()); }));
}

// Non-temporal stores leave the output in no cache. Judged by that alone, data that fit the cache would be streamed in
// each further run.
TEST(Streaming, BetweenItsLimitsBothSidesLieInNoCache)
{
    Memory input, output;
    Kernels kernels = {};
    kernels.streaming = {1000, 2000, 3000, 4000};
    const auto mostlyStreams = [&](uint64_t bytes, bool isInputCached, bool isOutputCached) {
        return mostly([&] {
            isInputCached ? input.touch() : input.flush();
            isOutputCached ? output.touch() : output.flush();
            return kernels.streams(bytes, 1, input.bytes(), output.bytes());
        });
    };
    EXPECT_FALSE(mostlyStreams(999, false, false));
    EXPECT_TRUE(mostlyStreams(1000, false, false));
    EXPECT_FALSE(mostlyStreams(1000, true, false));
    EXPECT_FALSE(mostlyStreams(1000, false, true));
    EXPECT_TRUE(mostlyStreams(2000, true, true));
}

#endif

TEST(Streaming, AsksForFewerBytesOutOfCaches)
{
    const StreamingLimits limits = streamingLimits();
    EXPECT_GT(limits.outOfCaches, 0);
    EXPECT_LE(limits.outOfCaches, limits.byOne);
    EXPECT_LE(limits.byOne, limits.bySeveral);
    EXPECT_LE(limits.bySeveral, limits.lastCache);
}

TEST(Streaming, OfAFewPagesNothingIsKnown)
{
    const std::vector<std::byte> memory(size_t{64} * 1024);
    EXPECT_FALSE(liesOutOfCaches(memory));
    EXPECT_FALSE(liesOutOfCaches({}));
    Kernels kernels = {};
    kernels.streaming = {1000, 2000, 3000, 4000};
    EXPECT_FALSE(kernels.streams(1999, 1, memory, memory));
    EXPECT_TRUE(kernels.streams(2000, 1, memory, memory));
    EXPECT_FALSE(kernels.streams(2999, 2, memory, memory));
    EXPECT_TRUE(kernels.streams(3000, 2, memory, memory));
    kernels.streaming = {kNever, kNever, kNever, kNever};
    EXPECT_FALSE(kernels.streams(uint64_t{1} << 62, 1, memory, memory));
}

} // namespace
} // namespace tessera::cpu
