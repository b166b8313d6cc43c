// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare.h"

#include "engine/core/case/generator.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "tests/support/printers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kLargest = std::numeric_limits<float>::max();

Tensor tensorOf(DataType type, std::vector<uint32_t> sizes, const std::vector<uint64_t>& bits)
{
    Tensor tensor(TensorDesc{.dataType = type, .sizes = std::move(sizes)});
    for (uint64_t i = 0; i < bits.size(); ++i)
        tensor.setBits(i, bits[i]);
    return tensor;
}

Tensor row(const std::vector<float>& values)
{
    std::vector<uint64_t> bits;
    for (const float value : values)
        bits.push_back(std::bit_cast<uint32_t>(value));
    return tensorOf(DataType::Float32, {1, 1, 1, static_cast<uint32_t>(values.size())}, bits);
}

// RESAMPLE1 along a row, with pixel centres.
Resample1 rowOperator(const Tensor& input, uint32_t outputs, float scale = 1,
                      InterpolationMode mode = InterpolationMode::NearestNeighbor)
{
    Resample1 op;
    op.interpolationMode = mode;
    op.scales = {1, 1, 1, scale};
    op.input = input.desc;
    op.output = {.dataType = input.desc.dataType, .sizes = {1, 1, 1, outputs}};
    return op;
}

// Two outputs of a case that copies: blocks of one element.
Comparison compareCopies(const Tensor& a, const Tensor& b, const Tolerance& tolerance = {})
{
    DepthToSpace op;
    op.blockSize = 1;
    op.input = op.output = a.desc;
    return compare(makePlan(op), generate({.pattern = Pattern::Iota}, a.desc), a, b, tolerance);
}

// Two outputs of a case that computes, where the plan has something to say about them.
Comparison compareLinear(const Tensor& input, float scale, const Tensor& a, const Tensor& b, const Tolerance& tolerance)
{
    const Operator op = rowOperator(input, a.desc.sizes[3], scale, InterpolationMode::Linear);
    return compare(makePlan(op), input, a, b, tolerance);
}

} // namespace

TEST(Compare, CountsAndFindsTheWorst)
{
    const Comparison found = compareCopies(row({1, 2, 3, 4, 5}), row({1, 2.5f, 3, 2, 3}));
    EXPECT_EQ(found.verdict, Verdict::Fail);
    EXPECT_EQ(found.count, 5u);
    EXPECT_EQ(found.equal, 2u);
    EXPECT_EQ(found.within, 0u);
    EXPECT_EQ(found.beyond, 3u);
    EXPECT_EQ(found.maxAbsolute, 2);
    EXPECT_EQ(found.maxRelative, 1);
    EXPECT_EQ(found.meanAbsolute, 4.5 / 5);
    ASSERT_TRUE(found.worst);
    EXPECT_EQ(found.worst->element, 3u); // the first of two
    EXPECT_EQ(found.worst->difference, 2);
    EXPECT_EQ(found.worst->aBits, std::bit_cast<uint32_t>(4.0f));
    EXPECT_EQ(found.worst->bBits, std::bit_cast<uint32_t>(2.0f));
    EXPECT_EQ(found.worst->ulp, uint64_t{1} << 23);
    EXPECT_EQ(found.maxUlp, uint64_t{1} << 23);
    ASSERT_EQ(found.mismatches.size(), 3u);
    EXPECT_EQ(found.mismatches[0].element, 1u);
    EXPECT_EQ(found.mismatches[0].difference, -0.5);
    EXPECT_EQ(found.ulpHistogram[0], 2u);
    EXPECT_EQ(found.ulpHistogram[22], 1u); // 2 and 2.5 are 2^21 apart
    EXPECT_EQ(found.ulpHistogram[24], 1u); // 4 and 2: 2^23
    EXPECT_EQ(found.ulpHistogram[23], 1u); // 5 and 3: 3·2^21
}

TEST(Compare, EqualTensorsHaveNothingToTell)
{
    const Comparison found = compareCopies(row({1, kInf, -kInf}), row({1, kInf, -kInf}));
    EXPECT_EQ(found.verdict, Verdict::Pass);
    EXPECT_EQ(english(found.reason), "");
    EXPECT_EQ(found.equal, 3u);
    EXPECT_EQ(found.nonFinite, 2u);
    EXPECT_FALSE(found.worst);
    EXPECT_THAT(found.mismatches, IsEmpty());
}

TEST(Compare, EachToleranceAllowsWhatItSays)
{
    const Tensor a = row({100, 1}), b = row({101, std::nextafter(1.0f, 2.0f)});
    const auto beyond = [&](const Tolerance& tolerance) { return compareCopies(a, b, tolerance).beyond; };
    EXPECT_EQ(beyond({}), 2u);
    EXPECT_EQ(beyond({.atol = 0.5}), 1u);
    EXPECT_EQ(beyond({.atol = 1}), 0u);
    EXPECT_EQ(beyond({.rtol = 0.0099}), 1u);
    EXPECT_EQ(beyond({.rtol = 0.01}), 0u); // relative to b
    EXPECT_EQ(beyond({.atol = 0.5, .rtol = 0.005}), 0u); // together
    EXPECT_EQ(beyond({.ulp = 1}), 1u);
    EXPECT_EQ(beyond({.ulp = 131072}), 0u);
    EXPECT_EQ(compareCopies(a, b, {.ulp = 1}).within, 1u);
    EXPECT_EQ(compareCopies(a, b, {.atol = 1}).verdict, Verdict::Pass);
    ASSERT_TRUE(compareCopies(a, b, {.atol = 1}).worst); // the worst of those within
    EXPECT_EQ(compareCopies(a, b, {.atol = 1}).worst->element, 0u);
}

TEST(Compare, WhatIsBeyondIsWorseThanWhatIsLargerWithin)
{
    const Comparison found = compareCopies(row({1000, 0}), row({1001, 0.5f}), {.rtol = 0.01});
    ASSERT_TRUE(found.worst);
    EXPECT_EQ(found.worst->element, 1u);
    EXPECT_EQ(found.maxAbsolute, 1);
}

TEST(Compare, ZerosDifferInTheirBitsOnly)
{
    EXPECT_EQ(compareCopies(row({0.0f}), row({-0.0f})).beyond, 1u);
    EXPECT_EQ(compareCopies(row({0.0f}), row({-0.0f}), {.atol = 1e-30}).within, 1u);
    EXPECT_EQ(compareCopies(row({0.0f}), row({-0.0f}), {.ulp = 1}).ulpHistogram[0], 1u);
}

TEST(Compare, NonFiniteElementsStayOutOfTheStatistics)
{
    const Comparison found = compareCopies(row({kInf, 1, kNan, -kInf}), row({1, 1.5f, 2, kInf}), {.rtol = 1e9});
    EXPECT_EQ(found.nonFinite, 3u);
    EXPECT_EQ(found.beyond, 3u); // no tolerance reaches infinity
    EXPECT_EQ(found.within, 1u);
    EXPECT_EQ(found.maxAbsolute, 0.5);
    EXPECT_EQ(found.meanAbsolute, 0.5);
    EXPECT_EQ(found.worst->element, 0u);
    EXPECT_TRUE(std::isinf(found.worst->difference));
    EXPECT_EQ(std::accumulate(found.ulpHistogram.begin(), found.ulpHistogram.end(), uint64_t{0}), 1u);
}

TEST(Compare, NanPolicies)
{
    const Tensor a = tensorOf(DataType::Float32, {1, 1, 1, 2}, {0x7fc00000, 0x3f800000});
    const Tensor payload = tensorOf(DataType::Float32, {1, 1, 1, 2}, {0x7fc00001, 0x3f800000});
    // Where elements are copied, payloads are too.
    EXPECT_EQ(compareCopies(a, a).equal, 2u);
    EXPECT_EQ(compareCopies(a, payload).beyond, 1u);
    EXPECT_EQ(compareCopies(a, a, {.nanEqualsNan = false}).beyond, 1u);
    // Where they are computed, a NaN is a NaN.
    const Tensor input = row({1, 2, 3});
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {}).equal, 2u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {}).nonFinite, 1u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {.nanEqualsNan = false}).beyond, 1u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, row({1, 1}), {.interpolationBound = true}).beyond, 1u);
}

TEST(Compare, DifferencesOfWideIntegersAreExact)
{
    const uint64_t big = uint64_t{1} << 60;
    const Comparison found = compareCopies(tensorOf(DataType::Int64, {1, 1, 1, 2}, {big, uint64_t(-5)}),
                                           tensorOf(DataType::Int64, {1, 1, 1, 2}, {big + 1, 7}));
    ASSERT_EQ(found.mismatches.size(), 2u);
    EXPECT_EQ(found.mismatches[0].difference, -1);
    EXPECT_EQ(found.mismatches[1].difference, -12);
    EXPECT_EQ(found.maxUlp, 12u);
    const Comparison ends = compareCopies(tensorOf(DataType::UInt64, {1, 1, 1, 1}, {~uint64_t{0}}),
                                          tensorOf(DataType::UInt64, {1, 1, 1, 1}, {0}), {.ulp = 5});
    EXPECT_EQ(ends.ulpHistogram[64], 1u);
    EXPECT_EQ(ends.beyond, 1u);
}

TEST(Compare, LayoutsDoNotMatter)
{
    SpaceToDepth op;
    op.input = {.dataType = DataType::Int16, .sizes = {2, 3, 40, 60}};
    op.output = {.dataType = DataType::Int16, .sizes = {2, 12, 20, 30}};
    const Plan plan = makePlan(op);
    const Tensor input = generate({.pattern = Pattern::Random}, op.input);
    const Tensor packed = generate({.pattern = Pattern::Random, .seed = 5}, op.output);
    TensorDesc nhwc = op.output;
    nhwc.strides = {20 * 30 * 12 + 7, 1, 30 * 12, 12};
    Tensor other = withLayout(packed, nhwc);
    EXPECT_EQ(compare(plan, input, packed, other, {}).equal, packed.bytes().size() / 2);
    other.setBits(9000, packed.bits(9000) ^ 1);
    for (const Comparison& found : {compare(plan, input, packed, other, {}), compare(plan, input, other, packed, {})}) {
        EXPECT_EQ(found.beyond, 1u);
        EXPECT_EQ(found.worst->element, 9000u);
    }
}

TEST(Compare, KeepsTheFirstThousandMismatches)
{
    const std::vector<float> zeros(5000, 0.0f), ones(5000, 1.0f);
    const Comparison found = compareCopies(row(zeros), row(ones));
    EXPECT_EQ(found.beyond, 5000u);
    ASSERT_EQ(found.mismatches.size(), 1000u);
    EXPECT_EQ(found.mismatches.back().element, 999u);
}

TEST(Compare, KeepsTheLargestThousandTheWorstFirst)
{
    std::vector<float> values(5000), zeros(5000, 0.0f);
    for (size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>((i * 7 + 1) % 5000 + 1); // every size once
    const Comparison found = compareCopies(row(values), row(zeros));
    ASSERT_EQ(found.largest.size(), 1000u);
    for (size_t i = 0; i < 1000; ++i)
        ASSERT_EQ(found.largest[i].difference, 5000.0 - static_cast<double>(i));
    EXPECT_EQ(found.largest.front().element, found.worst->element);
    // Among equal sizes the first comes first, and what is not finite is larger than what is.
    const Comparison ties = compareCopies(row({1, 5, 1, kNan, 1}), row({0, 0, 0, 0, 0}));
    std::vector<uint64_t> elements;
    for (const ElementDifference& each : ties.largest)
        elements.push_back(each.element);
    EXPECT_THAT(elements, ElementsAre(3u, 1u, 0u, 2u, 4u));
}

TEST(Compare, AShareOfTheElementsMayBeAllowed)
{
    const Tensor a = row({1, 2, 3, 4, 5}), b = row({1, 2, 3, 4, 6});
    EXPECT_EQ(compareCopies(a, b, {.allowedShare = 0.19}).verdict, Verdict::Fail);
    EXPECT_EQ(compareCopies(a, b, {.allowedShare = 0.2}).verdict, Verdict::Pass);
    EXPECT_EQ(compareCopies(a, b, {.allowedShare = 0.2}).beyond, 1u);
}

TEST(Compare, NothingExcusesWhatIsBeyondTheHardLimit)
{
    const Tensor a = row({1, 2, 3, 4, 5}), b = row({1, 2, 3, 4, 6});
    EXPECT_EQ(compareCopies(a, b, {.allowedShare = 1, .hardLimit = 1}).verdict, Verdict::Pass);
    const Comparison found = compareCopies(a, b, {.atol = 10, .allowedShare = 1, .hardLimit = 0.5});
    EXPECT_EQ(found.verdict, Verdict::Fail);
    EXPECT_EQ(found.beyond, 1u);
    EXPECT_EQ(found.beyondLimit, 1u);
    const Tensor c = row({kNan, 2}), d = row({1, 2});
    EXPECT_EQ(compareCopies(c, d, {.allowedShare = 1}).verdict, Verdict::Pass);
    EXPECT_EQ(compareCopies(c, d, {.allowedShare = 1, .hardLimit = 9}).verdict, Verdict::Fail);
}

TEST(Compare, SaysOfEveryElementHowItAgrees)
{
    const Tensor a = row({1, 2, 3, kNan}), b = row({1, 2.5f, 9, kNan});
    DepthToSpace op;
    op.blockSize = 1;
    op.input = op.output = a.desc;
    const Tensor map = agreementMap(makePlan(op), a, a, b, {.atol = 0.5});
    EXPECT_EQ(map.desc.dataType, DataType::UInt8);
    EXPECT_EQ(map.desc.sizes, a.desc.sizes);
    std::vector<uint64_t> found;
    for (uint64_t i = 0; i < 4; ++i)
        found.push_back(map.bits(i));
    EXPECT_THAT(found, ElementsAre(0u, 1u, 2u, 0u));
}

// 1 and −1 meet at one half: the exact answer is 0, and any ulp of a small number would be far too strict.
TEST(Compare, TheInterpolationBoundKnowsWhatWasAdded)
{
    const Tensor input = row({1, -1, 1});
    const Tolerance bound{.interpolationBound = true};
    // x = 0.5: Σ|w·a| = 1, so the bound is 4·2⁻²⁴.
    const auto beyond = [&](float a) {
        Resample1 op = rowOperator(input, 1, 1, InterpolationMode::Linear);
        op.inputPixelOffsets[3] = -0.5f;
        op.outputPixelOffsets[3] = 0;
        return compare(makePlan(op), input, row({a}), row({0}), bound).beyond;
    };
    EXPECT_EQ(beyond(0), 0u);
    EXPECT_EQ(beyond(4 * 0x1p-24f), 0u);
    EXPECT_EQ(beyond(-4 * 0x1p-24f), 0u);
    EXPECT_EQ(beyond(4.1f * 0x1p-24f), 1u);
    EXPECT_EQ(beyond(kInf), 1u);
}

TEST(Compare, TheBoundGivesHalvesAnUlpAndIntegersNothing)
{
    const Tolerance bound{.interpolationBound = true};
    const auto beyond = [&](DataType type, uint64_t one, uint64_t a, uint64_t b) {
        const Tensor input = tensorOf(type, {1, 1, 1, 2}, {one, one});
        return compareLinear(input, 0.5f, tensorOf(type, {1, 1, 1, 1}, {a}), tensorOf(type, {1, 1, 1, 1}, {b}), bound)
            .beyond;
    };
    EXPECT_EQ(beyond(DataType::Float16, 0x3c00, 0x3c00, 0x3c01), 0u);
    EXPECT_EQ(beyond(DataType::Float16, 0x3c00, 0x3c00, 0x3c02), 1u);
    EXPECT_EQ(beyond(DataType::Float16, 0x7bff, 0x7bff, 0x7c00), 0u); // the largest half rounds to infinity
    EXPECT_EQ(beyond(DataType::UInt8, 9, 9, 10), 1u);
    EXPECT_EQ(beyond(DataType::UInt8, 9, 9, 9), 0u);
}

TEST(Compare, AnOverflowOnTheWayIsNoMistake)
{
    ResampleGrad op; // three gradients meet in one element
    op.interpolationMode = InterpolationMode::NearestNeighbor;
    op.scales[3] = 3;
    op.output = {.sizes = {1, 1, 1, 1}};
    const Tolerance bound{.interpolationBound = true};
    const auto beyond = [&](const Tensor& input, float a, float b) {
        op.input = input.desc;
        return compare(makePlan(op), input, row({a}), row({b}), bound).beyond;
    };
    EXPECT_EQ(beyond(row({kLargest, kLargest, -kLargest}), kInf, kLargest), 0u);
    EXPECT_EQ(beyond(row({kLargest, kLargest, -kLargest}), 0, kLargest), 1u);
    EXPECT_EQ(beyond(row({kLargest / 4, kLargest / 4, -kLargest / 4}), kInf, 0), 1u);
}

// 20 → 6 with pixel centres: x of output 4 is 14.5 exactly, 14.499999 in float32.
TEST(Compare, EitherNeighbourIsRightAtATie)
{
    std::vector<float> values;
    for (int i = 0; i < 20; ++i)
        values.push_back(static_cast<float>(i));
    const Tensor input = row(values);
    const Operator op = rowOperator(input, 6, 0.3f);
    const Tolerance either{.eitherNeighbour = true};
    const auto beyond = [&](std::vector<float> a, const Tolerance& tolerance) {
        return compare(makePlan(op), input, row(a), row({1, 5, 8, 11, 14, 18}), tolerance).beyond;
    };
    EXPECT_EQ(beyond({1, 5, 8, 11, 15, 18}, {}), 1u);
    EXPECT_EQ(beyond({1, 5, 8, 11, 15, 18}, either), 0u);
    EXPECT_EQ(beyond({1, 5, 8, 11, 13, 18}, either), 1u);
    EXPECT_EQ(beyond({1, 5, 8, 11, 16, 18}, either), 1u);
    EXPECT_EQ(beyond({1, 5, 8, 12, 14, 18}, either), 1u); // x of output 3 is no tie
}

TEST(Compare, DefaultsDependOnWhatIsComputed)
{
    const Tensor input = row({1, 2, 3});
    const Plan copies = makePlan(rowOperator(input, 6, 2));
    const Plan computes = makePlan(rowOperator(input, 6, 2, InterpolationMode::Linear));
    const Tolerance exact, bound{.interpolationBound = true};
    EXPECT_EQ(defaultTolerance(copies, false), exact);
    EXPECT_EQ(defaultTolerance(copies, true), exact);
    EXPECT_EQ(defaultTolerance(computes, true), exact);
    EXPECT_EQ(defaultTolerance(computes, false), bound);
}

TEST(Compare, StopsOnRequest)
{
    std::stop_source source;
    source.request_stop();
    const Tensor input = row({1, 2, 3});
    const Operator op = rowOperator(input, 3);
    EXPECT_THROW(compare(makePlan(op), input, input, input, {}, source.get_token()), Cancelled);
}

} // namespace tessera
