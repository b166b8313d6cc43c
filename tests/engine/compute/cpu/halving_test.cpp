// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

using namespace test;

// Two inputs, the first of which has that weight; output i reads from first(i) on.
template <class First> AxisTaps pairs(uint32_t inputs, uint32_t outputs, const First& first, float weight = 0.5f)
{
    AxisTaps axis;
    axis.inputs = inputs;
    axis.outputs = outputs;
    for (uint32_t output = 0; output <= outputs; ++output)
        axis.rowStart.push_back(2 * output);
    for (uint32_t output = 0; output < outputs; ++output) {
        axis.first.push_back(first(output));
        axis.weights.insert(axis.weights.end(), {weight, 1 - weight});
    }
    return axis;
}

// `before` inputs are passed over, and `behind` as well.
AxisTaps halfOf(uint32_t outputs, uint32_t before, uint32_t behind, float weight = 0.5f)
{
    return pairs(
        before + 2 * outputs + behind, outputs, [=](uint32_t output) { return before + 2 * output; }, weight);
}

class CpuHalving : public testing::TestWithParam<DataType> { };

// Every rest of every vector, rows of several parts, an odd input, inputs in gaps; means, other sixteenths, and weights
// that bytes are not halved by.
TEST_P(CpuHalving, AddsInTheOrderOfTheContract)
{
    Random random(4);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    for (uint32_t width = 1; width < 7000; width = width < 140 ? width + 1 : width * 2 + 1) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const AxisTaps channels = randomAxis(random, AxisKind::Copies, 3, 2);
        const auto weight = [&] { return random.pick({0.5f, 0.5f, 0.75f, 1 / 16.f, 13 / 16.f, 0.3f}); };
        const AxisTaps rows = halfOf(3, width % 2, width % 3, weight());
        const AxisTaps row = halfOf(width, width % 5 == 0 ? 3 : 0, width % 2, weight());
        expectNaive(tapsPlan(random, GetParam(), {one, channels, rows, row}, width % 3 == 0), random, variants({1, 2}));
        if (HasFatalFailure())
            return;
    }
}

// Rows may be means of any two; a row that is not made of one pair after the other has another kernel.
TEST_P(CpuHalving, PlansThatAreNearlyHalvings)
{
    for (uint64_t seed = 0; seed < 100; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const auto width = static_cast<uint32_t>(2 + random.below(100));
        AxisTaps rows = pairs(40, 20, [&](uint32_t output) { return output + output / 2; });
        AxisTaps row = halfOf(width, 0, 2);
        if (seed % 4 == 1)
            row.weights[random.below(row.weights.size())] = 0.25f;
        if (seed % 4 == 2)
            ++row.first.back();
        if (seed % 4 == 3)
            rows.weights[random.below(rows.weights.size())] = 1;
        const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
        const AxisTaps channels = randomAxis(random, seed % 8 < 4 ? AxisKind::Copies : AxisKind::Linear, 3, 2);
        expectNaive(tapsPlan(random, GetParam(), {one, channels, rows, row}, false), random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

TEST_P(CpuHalving, SpecialValues)
{
    Random random(5);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    expectNaiveOnSpecialValues(tapsPlan(random, GetParam(), {one, one, halfOf(60, 0, 0), halfOf(301, 0, 0)}, false),
                               random);
}

INSTANTIATE_TEST_SUITE_P(Types, CpuHalving,
                         testing::Values(DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8),
                         nameOfType);

} // namespace
} // namespace tessera
