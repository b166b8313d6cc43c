// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using namespace test;

void appendBand(AxisTaps& axis, uint32_t first, std::initializer_list<float> weights)
{
    axis.first.push_back(first);
    axis.weights.insert(axis.weights.end(), weights);
    axis.rowStart.push_back(static_cast<uint32_t>(axis.weights.size()));
}

// Twice as many outputs, at centres of pixels.
AxisTaps twice(uint32_t inputs)
{
    AxisTaps axis;
    axis.inputs = inputs;
    axis.outputs = 2 * inputs;
    axis.rowStart.push_back(0);
    appendBand(axis, 0, {1});
    for (uint32_t x = 0; x + 1 < inputs; ++x) {
        appendBand(axis, x, {0.75f, 0.25f});
        appendBand(axis, x, {0.25f, 0.75f});
    }
    appendBand(axis, inputs - 1, {1});
    return axis;
}

// Bands of one or two weights, some of which are 1, on their way down at any pace: neither where they begin nor where
// they end is ever above the band before.
AxisTaps bandsOverH(Random& random, bool ofSixteenths)
{
    AxisTaps axis;
    axis.inputs = 7;
    axis.outputs = 9;
    axis.rowStart.push_back(0);
    uint32_t first = 0, end = 0;
    for (uint32_t output = 0; output < axis.outputs; ++output) {
        const uint32_t taps = output % 3 == 0 || first + 1 == axis.inputs ? 1 : 2;
        const auto next = static_cast<uint32_t>(first + random.below(2));
        first = std::clamp(next, end > taps ? end - taps : 0, axis.inputs - taps);
        end = first + taps;
        const float part = static_cast<float>(random.below(17)) / 16;
        if (taps == 1)
            appendBand(axis, first, {1});
        else if (ofSixteenths || output % 3 == 1)
            appendBand(axis, first, {part, 1 - part});
        else
            appendBand(axis, first, {0.3f, 0.6f});
    }
    return axis;
}

bool isOfBytes(DataType type)
{
    return elementBytes(type) == 1;
}

class CpuDoubling : public testing::TestWithParam<DataType> { };

// Every rest of every vector, rows of several parts.
TEST_P(CpuDoubling, AddsInTheOrderOfTheContract)
{
    Random random(4);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    for (uint32_t width = 1; width < 20000; width = width < 330 ? width + 1 : width * 2 + 1) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const AxisTaps channels = randomAxis(random, AxisKind::Copies, 3, 2);
        const AxisTaps rows = width % 2 == 0 ? twice(3) : bandsOverH(random, isOfBytes(GetParam()));
        expectNaive(tapsPlan(random, GetParam(), {one, channels, rows, twice(width)}, width % 3 == 0), random,
                    variants({1, 2}));
        if (HasFatalFailure())
            return;
    }
}

// A row that is not twice as wide in every place, and bands over H that are not of pairs, have another kernel.
TEST_P(CpuDoubling, PlansThatAreNearlyDoublings)
{
    for (uint64_t seed = 0; seed < 100; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        AxisTaps rows = twice(5), row = twice(static_cast<uint32_t>(2 + random.below(300)));
        const uint64_t weight = random.below(row.weights.size()), output = 1 + random.below(row.outputs - 1);
        if (seed % 4 == 1)
            row.weights[weight] = 0.5f;
        if (seed % 4 == 2)
            row.first[output] -= row.first[output] > 0 ? 1 : 0;
        if (seed % 4 == 3)
            rows = randomAxis(random, AxisKind::Linear, 9, 4);
        const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
        const AxisTaps channels = randomAxis(random, seed % 8 < 4 ? AxisKind::Copies : AxisKind::Linear, 3, 2);
        expectNaive(tapsPlan(random, GetParam(), {one, channels, rows, row}, false), random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

TEST_P(CpuDoubling, SpecialValues)
{
    Random random(5);
    const AxisTaps one = randomAxis(random, AxisKind::Identity, 1, 1);
    expectNaiveOnSpecialValues(tapsPlan(random, GetParam(), {one, one, twice(60), twice(301)}, false), random);
}

INSTANTIATE_TEST_SUITE_P(Types, CpuDoubling,
                         testing::Values(DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8),
                         nameOfType);

} // namespace
} // namespace tessera
