// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"

#include "engine/core/case/case.h"
#include "tests/engine/compute/cpu/naive_run.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

using namespace test;

class CpuSelection : public testing::TestWithParam<DataType> { };

TEST_P(CpuSelection, BitsPassThrough)
{
    for (uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        std::array<AxisTaps, 4> axes;
        for (size_t k = 0; k < 4; ++k) {
            const uint64_t most = k == 3 && seed % 2 == 0 ? 70 : 6;
            const auto outputs = static_cast<uint32_t>(1 + random.below(most));
            const bool identity = random.below(3) == 0;
            const auto inputs = identity ? outputs : static_cast<uint32_t>(1 + random.below(most));
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

// Around the caches they go through a stage, some of them together.
TEST_P(CpuSelection, LongRowsThatBeginNoLine)
{
    Random random(7);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    for (const uint32_t width : {1001, 3001, 9003}) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const AxisTaps rows = randomAxis(random, AxisKind::Copies, 4, 11);
        const AxisTaps row = randomAxis(random, AxisKind::Copies, width / 2, width);
        expectNaive(tapsPlan(random, GetParam(), {one, one, rows, row}, false), random, variants({1}));
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
            const uint64_t most = k == 3 && seed % 2 == 0 ? 90 : 6;
            const AxisKind kind = k == seed % 4 ? AxisKind::Linear : kKinds[random.below(kKinds.size())];
            const auto outputs = static_cast<uint32_t>(1 + random.below(most));
            const auto inputs = kind == AxisKind::Identity ? outputs : static_cast<uint32_t>(1 + random.below(most));
            axes[k] = randomAxis(random, kind, inputs, outputs);
        }
        const Plan plan = tapsPlan(random, GetParam(), std::move(axes), seed % 3 == 0);
        expectNaive(plan, random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// Around the caches they go through a stage, some of them together.
TEST_P(CpuInterpolation, LongRowsThatBeginNoLine)
{
    Random random(8);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    for (const uint32_t width : {4001, 9003}) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const AxisTaps rows = randomAxis(random, AxisKind::Linear, 4, 9);
        const AxisTaps row = randomAxis(random, AxisKind::Linear, width / 2, width);
        expectNaive(tapsPlan(random, GetParam(), {one, one, rows, row}, false), random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// Rows of less than a vector, and with a rest, of planes that are worked on together.
TEST_P(CpuInterpolation, ShortRowsGoTogether)
{
    Random random(5);
    for (const uint32_t width : {1, 3, 7, 16, 17, 50, 102})
        for (const uint32_t planes : {1, 5}) {
            SCOPED_TRACE(testing::Message() << planes << " planes of rows of " << width);
            const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
            const AxisTaps channels = randomAxis(random, AxisKind::Identity, planes, planes);
            const AxisTaps rows = randomAxis(random, AxisKind::Linear, 20, 39);
            const AxisTaps row = randomAxis(random, AxisKind::Linear, (width + 1) / 2, width);
            expectNaive(tapsPlan(random, GetParam(), {one, channels, rows, row}, false), random, variants({1}));
            if (HasFatalFailure())
                return;
        }
}

// Vectors reach beyond narrow rows, but not into what lies between rows or planes that do not follow each other.
TEST_P(CpuInterpolation, NarrowRowsApartStayApart)
{
    for (uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const auto width = static_cast<uint32_t>(2 + random.below(14));
        const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
        const AxisTaps channels = randomAxis(random, AxisKind::Identity, 3, 3);
        const AxisTaps rows = randomAxis(random, AxisKind::Linear, 20, 12);
        const AxisTaps row = randomAxis(random, AxisKind::Linear, random.pick({8u, 16u, 32u}), width);
        Plan plan = tapsPlan(random, GetParam(), {one, channels, rows, row}, false);
        auto& strides = std::get<SeparableTaps>(plan.work).outStrides;
        strides[2] += random.below(2);
        strides[1] = 12 * strides[2] + random.below(4);
        plan.output.totalTensorSizeInBytes += 3 * strides[1] * sizeof(float);
        expectNaive(plan, random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// Bytes are then summed in integers, ties and the ends of their range included; a weight that is none of them, far
// neighbours and strides along the row are left to floats.
TEST_P(CpuInterpolation, WholeSixteenthsAreExact)
{
    using enum AxisKind;
    for (uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const uint64_t most = random.pick({6, 90, 300});
        const auto outputs = static_cast<uint32_t>(seed % 5 == 0 ? random.pick({64, 192}) : 1 + random.below(most));
        const auto inputs = static_cast<uint32_t>(1 + random.below(2 * most));
        const auto height = static_cast<uint32_t>(4 + random.below(40));
        const auto rowsRead = static_cast<uint32_t>(1 + random.below(60));
        AxisTaps row = randomAxis(random, random.pick({Sixteenths, Sixteenths, Copies}), inputs, outputs);
        if (seed % 8 == 0)
            row.weights.back() /= 2;
        const Plan plan = tapsPlan(random, GetParam(),
                                   {randomAxis(random, Copies, 2, 1), randomAxis(random, Copies, 3, 2),
                                    randomAxis(random, Sixteenths, rowsRead, height), std::move(row)},
                                   seed % 4 == 0);
        expectNaive(plan, random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

// Long rows are cut into parts, also where most of the input is cropped.
TEST_P(CpuInterpolation, PartsOfCroppedRowsAreWholeVectors)
{
    Random random(6);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    const AxisTaps rows = randomAxis(random, AxisKind::Sixteenths, 3, 5);
    for (const AxisKind kind : {AxisKind::Linear, AxisKind::Sixteenths})
        for (const uint32_t cropped : {3, 5, 7, 11}) {
            SCOPED_TRACE(testing::Message() << cropped << " times as many inputs");
            AxisTaps row = randomAxis(random, kind, 2500, 5000);
            row.inputs = cropped * row.outputs;
            expectNaive(tapsPlan(random, GetParam(), {one, one, rows, row}, false), random, variants({1}));
            if (HasFatalFailure())
                return;
        }
}

// What is left of a row after its parts may be less than a vector.
TEST_P(CpuInterpolation, AShortRestGoesWithTheLastPart)
{
    constexpr uint32_t kPart = 12288;
    Random random(9);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    const AxisTaps rows = randomAxis(random, AxisKind::Linear, 2, 3);
    for (const AxisKind kind : {AxisKind::Linear, AxisKind::Copies, AxisKind::Sixteenths})
        for (const uint32_t rest : {0, 1, 17, 95, 96, 97}) {
            SCOPED_TRACE(testing::Message() << "rest " << rest);
            const AxisTaps row = randomAxis(random, kind, kPart, 2 * kPart + rest);
            expectNaive(tapsPlan(random, GetParam(), {one, one, rows, row}, false), random, variants({1}));
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
        makeCpuEngine(1, instructions)->run(Case{}, plan, input, actual);
        EXPECT_TRUE(sameBytes(plan, actual, expected)) << instructions;
    }
}

INSTANTIATE_TEST_SUITE_P(Widths, CpuSelection, testing::ValuesIn(kWidths), nameOfType);
INSTANTIATE_TEST_SUITE_P(Types, CpuInterpolation,
                         testing::Values(DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8),
                         nameOfType);

} // namespace
} // namespace tessera
