// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"

#include "tests/support/todays_part.h"

#include <algorithm>

namespace tessera {
namespace {

using namespace test;
using enum AxisKind;

class CpuSelection : public testing::TestWithParam<DataType> { };

// Even steps and repeats have kernels of their own.
TEST_P(CpuSelection, WholeFactorsAreCopied)
{
    Random random(2);
    for (const uint32_t factor : {2, 3, 4, 5, 8})
        for (const bool grows : {false, true})
            for (const uint32_t width : {1, 5, 8, 31, 64}) {
                SCOPED_TRACE(testing::Message() << "factor " << factor << ", grows " << grows << ", width " << width);
                AxisTaps axis = identityAxis(grows ? width * factor : width);
                axis.inputs = grows ? width : width * factor;
                for (uint32_t output = 0; output < axis.outputs; ++output)
                    axis.first[output] = grows ? output / factor : output * factor;
                const AxisTaps rows = randomAxis(random, Copies, 3, 6);
                for (const bool strided : {false, true})
                    expectNaive(tapsPlan(random, GetParam(), {identityAxis(1), identityAxis(1), rows, axis}, strided),
                                random);
            }
}

// Around the caches they go through a stage, some of them together.
TEST_P(CpuSelection, LongRowsThatBeginNoLine)
{
    Random random(7);
    for (const uint32_t width : {1001, 3001, 9003}) {
        SCOPED_TRACE(testing::Message() << "width " << width);
        expectNaive(planePlan(random, GetParam(), randomAxis(random, Copies, 4, 11),
                              randomAxis(random, Copies, width / 2, width)),
                    random);
    }
}

class CpuInterpolation : public testing::TestWithParam<DataType> { };

// Rows of planes, and a word for what is special about them.
struct Rows {
    const char* what;
    AxisTaps rows, row;
    uint32_t planes = 1;
};

std::vector<Rows> specialRows(Random& random)
{
    std::vector<Rows> all;
    for (const uint32_t width : {4001, 9003})
        all.push_back({"around the caches they go through a stage, some of them together",
                       randomAxis(random, Linear, 4, 9), randomAxis(random, Linear, width / 2, width)});
    for (const uint32_t width : {1, 3, 7, 16, 17, 50, 102})
        for (const uint32_t planes : {1, 5})
            all.push_back({"rows of less than a vector, and with a rest, of planes that are worked on together",
                           randomAxis(random, Linear, 20, 39), randomAxis(random, Linear, (width + 1) / 2, width),
                           planes});
    for (const AxisKind kind : {Linear, Sixteenths})
        for (const uint32_t cropped : {3, 5, 7, 11}) {
            AxisTaps row = randomAxis(random, kind, 2500, 5000);
            row.inputs = cropped * row.outputs;
            all.push_back({"cut into parts, where most of the input is cropped", randomAxis(random, Sixteenths, 3, 5),
                           std::move(row)});
        }
    constexpr uint32_t kPart = 12288;
    for (const uint32_t rest : {0, 1, 17, 95, 96, 97})
        all.push_back({"what is left after the parts may be less than a vector", randomAxis(random, Linear, 2, 3),
                       randomAxis(random, random.pick({Linear, Copies, Sixteenths}), kPart, 2 * kPart + rest)});
    return all;
}

TEST_P(CpuInterpolation, OfRowsOfEveryLength)
{
    Random random(8);
    for (const Rows& each : specialRows(random)) {
        SCOPED_TRACE(testing::Message() << each.what << ", width " << each.row.outputs);
        expectNaive(planePlan(random, GetParam(), each.rows, each.row, each.planes), random);
    }
}

// Vectors reach beyond narrow rows, but not into what lies between rows or planes that do not follow each other.
TEST_P(CpuInterpolation, NarrowRowsApartStayApart)
{
    for (uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const uint32_t width = random.between(2, 15);
        Plan plan = planePlan(random, GetParam(), randomAxis(random, Linear, 20, 12),
                              randomAxis(random, Linear, random.pick({8u, 16u, 32u}), width), 3);
        auto& strides = std::get<SeparableTaps>(plan.work).outStrides;
        strides[2] += random.below(2);
        strides[1] = 12 * strides[2] + random.below(4);
        plan.output.totalTensorSizeInBytes += 3 * strides[1] * sizeof(float);
        expectNaive(plan, random);
    }
}

// Bytes are then summed in integers, ties and the ends of their range included; a weight that is none of them, far
// neighbours and strides along the row are left to floats.
TEST_P(CpuInterpolation, WholeSixteenthsAreExact)
{
    for (uint64_t seed = 0; seed < 80; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        const uint32_t most = random.pick({6u, 90u, 300u});
        const uint32_t outputs = seed % 5 == 0 ? random.pick({64u, 192u}) : random.between(1, most);
        AxisTaps row =
            randomAxis(random, random.pick({Sixteenths, Sixteenths, Copies}), random.between(1, 2 * most), outputs);
        if (seed % 8 == 0)
            row.weights.back() /= 2;
        const AxisTaps rows = randomAxis(random, Sixteenths, random.between(1, 60), random.between(4, 43));
        expectNaive(tapsPlan(random, GetParam(),
                             {randomAxis(random, Copies, 2, 1), randomAxis(random, Copies, 3, 2), rows, row},
                             seed % 4 == 0),
                    random);
    }
}

INSTANTIATE_TEST_SUITE_P(Widths, CpuSelection, testing::ValuesIn(kWidths), nameOfType);
INSTANTIATE_TEST_SUITE_P(Types, CpuInterpolation, testing::ValuesIn(kComputed), nameOfType);

class CpuCopy : public testing::TestWithParam<DataType> { };

// Blocks of every size, both ways and in both orders; channels that are last on either side; few channels, with every
// rest of a row of vectors and rows too short for one; as many as a part's stage holds and more.
std::vector<BlockCopy> blockCopies()
{
    using enum ChannelsLast;
    std::vector<BlockCopy> all;
    for (const bool toSpace : {false, true}) {
        for (const uint64_t block : {1, 2, 3, 4, 5, 6, 7, 8, 9})
            for (const uint64_t width : {1, 2, 7, 16, 33, 64, 67, 576})
                for (const bool depthFirst : {false, true})
                    all.push_back({block, 3, width, toSpace, depthFirst});
        for (const uint64_t block : {2, 3})
            for (const uint64_t channels : {1, 3, 7, 33})
                for (const uint64_t width : {5, 20, 67})
                    for (const ChannelsLast last : {Input, Output})
                        all.push_back({block, channels, width, toSpace, all.size() % 2 == 0, last});
        const ChannelsLast last = toSpace ? Input : Output;
        for (const uint64_t channels : {2, 3})
            for (uint64_t width = 7; width < 150; ++width)
                all.push_back({2, channels, width, toSpace, width % 5 == 0, last});
        for (uint64_t channels = 8; channels < 64; ++channels)
            all.push_back({channels < 32 ? 4u : 3u, channels, 33, toSpace, true, last});
    }
    return all;
}

TEST_P(CpuCopy, BlocksAreRearranged)
{
    Random random(1);
    for (const BlockCopy& copy : todaysPart(blockCopies())) {
        SCOPED_TRACE(testing::Message() << "block " << copy.block << ", channels " << copy.channels << ", width "
                                        << copy.width << ", to space " << copy.toSpace << ", depth first "
                                        << copy.depthFirst << ", last " << int(copy.last));
        expectNaive(blockPlan(GetParam(), copy), random);
    }
}

INSTANTIATE_TEST_SUITE_P(Widths, CpuCopy, testing::ValuesIn(kWidths), nameOfType);

// Rows that become twice or half as wide have kernels of their own.

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

// Bands of one or two weights, some of which are 1. From band to band, neither the first nor the last input decreases.
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

// Rows with every remainder of a vector, and rows that threads share in parts.
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

// Such rows, with odd inputs, gaps between inputs, means, other sixteenths, and weights without a kernel for bytes.
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

INSTANTIATE_TEST_SUITE_P(Types, CpuDoubling, testing::ValuesIn(kComputed), nameOfType);

} // namespace
} // namespace tessera
