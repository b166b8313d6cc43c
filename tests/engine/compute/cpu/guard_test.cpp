// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/execute.h"
#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/slices.h"
#include "tests/engine/compute/cpu/naive_run.h"
#include "tests/support/engines.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

namespace tessera {
namespace {

using namespace test;

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
uint64_t bytesUsed(const SeparableTaps& work, Side side, uint32_t elementBytes)
{
    uint64_t last = 0;
    for (size_t k = 0; k < 4; ++k)
        last += side == Side::Input ? (work.axes[k].inputs - 1) * work.inStrides[k]
                                    : (work.axes[k].outputs - 1) * work.outStrides[k];
    return (last + 1) * elementBytes;
}

uint64_t bytesUsed(const StridedCopy& work, Side side, uint32_t elementBytes)
{
    uint64_t last = 0;
    for (size_t k = 0; k < work.sizes.size(); ++k)
        last += (work.sizes[k] - 1) * (side == Side::Input ? work.inStrides[k] : work.outStrides[k]);
    return (last + 1) * elementBytes;
}

DataType typeFor(const SeparableTaps&, DataType type)
{
    return type;
}

uint32_t typeFor(const StridedCopy&, DataType type)
{
    return elementBytes(type);
}

template <class Work> void expectWithin(const Plan& plan, Random& random)
{
    const auto& work = std::get<Work>(plan.work);
    const DataType type = plan.input.dataType;
    const InputAndExpected run = inputAndExpected(plan, random);
    const Guarded input(bytesUsed(work, Side::Input, elementBytes(type)));
    const Guarded output(bytesUsed(work, Side::Output, elementBytes(type)));
    std::copy_n(run.input.bytes().data(), input.end() - input.begin(), input.begin());
    tbb::task_arena arena(1);
    const RunControl control;
    for (cpu::Kernels kernels : cpu::kernelSets())
        for (const bool streams : {false, true}) {
            if (streams && kernels.streaming.byOne != cpu::kNever)
                kernels.streaming = {};
            std::fill(output.begin(), output.end(), kUntouched);
            cpu::execute(work, typeFor(work, type), input.begin(), output.begin(), kernels,
                         cpu::Slices(arena, control));
            Tensor actual = markedOutput(plan);
            std::copy(output.begin(), output.end(), actual.writableBytes().data());
            ASSERT_TRUE(sameBytes(plan, actual, run.expected)) << kernels.name << (streams ? ", streaming" : "");
        }
}

// Vectors reach beyond short rows, but never behind the tensors.
TEST(CpuMemory, NothingBehindTheTensorsIsTouched)
{
    using enum DataType;
    for (uint64_t seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const auto axis = [&](AxisKind kind, uint64_t most) {
            const auto outputs = static_cast<uint32_t>(1 + random.below(most));
            return randomAxis(random, kind, static_cast<uint32_t>(1 + random.below(most)), outputs);
        };
        const AxisKind kind = random.pick({AxisKind::Copies, AxisKind::Linear, AxisKind::Sixteenths});
        const AxisKind outer = random.pick({AxisKind::Copies, kind});
        const Plan plan =
            tapsPlan(random, random.pick({Float32, Float16, UInt8, Int8}),
                     {axis(outer, 2), axis(outer, 4), axis(kind, 20), axis(kind, seed % 2 ? 20 : 150)}, seed % 5 == 0);
        expectWithin<SeparableTaps>(plan, random);
        if (HasFatalFailure())
            return;
    }
}

TEST(CpuMemory, NothingBehindTheTensorsOfACopyIsTouched)
{
    using enum DataType;
    using enum ChannelsLast;
    for (uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const BlockCopy copy = {.block = random.pick<uint64_t>({2, 3, 4, 5, 6, 7, 8, 12}),
                                .channels = 1 + random.below(5),
                                .width = 1 + random.below(seed % 2 ? 20 : 140),
                                .toSpace = random.below(2) == 0,
                                .depthFirst = random.below(2) == 0,
                                .last = random.pick({Neither, Neither, Input, Output})};
        const DataType type = random.pick({UInt8, Float16, Float32, Float64});
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", block " << copy.block << ", width " << copy.width);
        expectWithin<StridedCopy>(blockPlan(type, copy), random);
        if (HasFatalFailure())
            return;
    }
}

} // namespace
} // namespace tessera
