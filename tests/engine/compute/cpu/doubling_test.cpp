// SPDX-License-Identifier: Apache-2.0
// Rows that become twice or half as wide have kernels of their own.
#include "tests/engine/compute/cpu/naive_run.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using namespace test;

// Twice as many outputs, at centres of pixels.
AxisTaps twice(uint32_t inputs)
{
    AxisTaps axis = noBands(inputs, 2 * inputs);
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
    AxisTaps axis = noBands(7, 9);
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

class CpuDoubling : public testing::TestWithParam<DataType> {
protected:
    void expectOfChannels(Random& random, const AxisTaps& channels, const AxisTaps& rows, const AxisTaps& row,
                          bool strided = false, const std::vector<unsigned>& threads = {1})
    {
        expectNaive(tapsPlan(random, GetParam(), {identityAxis(1), channels, rows, row}, strided), random, threads);
    }
};

// Every rest of every vector, and rows of several parts, which threads share.
TEST_P(CpuDoubling, AddsInTheOrderOfTheContract)
{
    Random random(4);
    constexpr uint32_t kVectors = 130; // two of the longest, and their rests
    for (uint32_t width = 1; width < 20000; width = width < kVectors ? width + 1 : width * 3 + 1) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const AxisTaps rows = width % 2 == 0 ? twice(3) : bandsOverH(random, elementBytes(GetParam()) == 1);
        expectOfChannels(random, randomAxis(random, AxisKind::Copies, 3, 2), rows, twice(width), width % 3 == 0,
                         width > kVectors ? std::vector{1u, 2u} : std::vector{1u});
    }
}

// The same, and an odd input, inputs in gaps; means, other sixteenths, and weights that bytes are not halved by.
TEST_P(CpuDoubling, HalvesInTheOrderOfTheContract)
{
    Random random(4);
    for (uint32_t width = 1; width < 7000; width = width < 140 ? width + 1 : width * 2 + 1) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        const auto weight = [&] { return random.pick({0.5f, 0.5f, 0.75f, 1 / 16.f, 13 / 16.f, 0.3f}); };
        expectOfChannels(random, randomAxis(random, AxisKind::Copies, 3, 2), halfOf(3, width % 2, width % 3, weight()),
                         halfOf(width, width % 5 == 0 ? 3 : 0, width % 2, weight()), width % 3 == 0, {1, 2});
    }
}

// A row that is not twice or half as wide in every place, and bands over H that are not of pairs, have another kernel.
TEST_P(CpuDoubling, PlansThatAreNearlyOfThem)
{
    for (uint64_t seed = 0; seed < 96; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const bool halves = seed % 2 == 1;
        AxisTaps rows = halves ? noBands(40, 20) : twice(5), row = twice(random.between(2, 301));
        if (halves) { // rows may be means of any two
            for (uint32_t output = 0; output < rows.outputs; ++output)
                appendBand(rows, output + output / 2, {0.5f, 0.5f});
            row = halfOf(random.between(2, 101), 0, 2);
        }
        const uint64_t weight = random.below(row.weights.size()), output = 1 + random.below(row.outputs - 1);
        if (seed / 2 % 4 == 1)
            row.weights[weight] = halves ? 0.25f : 0.5f;
        if (seed / 2 % 4 == 2)
            halves ? ++row.first.back() : row.first[output] -= row.first[output] > 0 ? 1 : 0;
        if (seed / 2 % 4 == 3 && halves)
            rows.weights[random.below(rows.weights.size())] = 1;
        if (seed / 2 % 4 == 3 && !halves)
            rows = randomAxis(random, AxisKind::Linear, 9, 4);
        const AxisKind channels = seed % 16 < 8 ? AxisKind::Copies : AxisKind::Linear;
        expectOfChannels(random, randomAxis(random, channels, 3, 2), rows, row);
    }
}

TEST_P(CpuDoubling, SpecialValues)
{
    Random random(5);
    expectNaiveOnSpecialValues(planePlan(random, GetParam(), twice(60), twice(301)), random);
    expectNaiveOnSpecialValues(planePlan(random, GetParam(), halfOf(60, 0, 0), halfOf(301, 0, 0)), random);
}

INSTANTIATE_TEST_SUITE_P(Types, CpuDoubling, testing::ValuesIn(kComputed), nameOfType);

} // namespace
} // namespace tessera
