// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"

#include "engine/core/tensor/error.h"
#include "engine/judge/measure/verification.h"
#include "tests/engine/core/compare/compared.h"
#include "tests/support/loaded.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"

#include <bit>
#include <cmath>
#include <numeric>

namespace tessera {
namespace {

TEST(Compare, CountsAndFindsTheWorst)
{
    const Comparison found = compareCopies(rowOf({1, 2, 3, 4, 5}), rowOf({1, 2.5, 3, 2, 3}));
    EXPECT_EQ(found.verdict, Verdict::Fail);
    EXPECT_THAT((std::array{found.count, found.equal, found.within, found.beyond}), ElementsAre(5, 2, 0, 3));
    EXPECT_THAT((std::array{found.maxAbsolute, found.maxRelative, found.meanAbsolute}), ElementsAre(2, 1, 4.5 / 5));
    ASSERT_TRUE(found.worst);
    EXPECT_EQ(found.worst->element, 3u) << "the first of two";
    EXPECT_EQ(found.worst->difference, 2);
    EXPECT_EQ(found.worst->aBits, std::bit_cast<uint32_t>(4.0f));
    EXPECT_EQ(found.worst->bBits, std::bit_cast<uint32_t>(2.0f));
    EXPECT_THAT((std::array{found.worst->ulp, found.maxUlp}), Each(1 << 23));
    EXPECT_THAT(elementsOf(found.mismatches), ElementsAre(1, 3, 4));
    EXPECT_EQ(found.mismatches[0].difference, -0.5);
    const auto histogram = std::span(found.ulpHistogram);
    EXPECT_EQ(histogram[0], 2u);
    EXPECT_THAT(histogram.subspan(22, 3),
                ElementsAre(1, 1, 1)); // 2 and 2.5 are 2^21 apart, 5 and 3 3·2^21, 4 and 2 2^23
}

TEST(Compare, EqualTensorsHaveNothingToTell)
{
    const Comparison found = compareCopies(rowOf({1, INFINITY, -INFINITY}), rowOf({1, INFINITY, -INFINITY}));
    EXPECT_EQ(found.verdict, Verdict::Pass);
    EXPECT_EQ(english(found.reason), "");
    EXPECT_THAT((std::array{found.equal, found.nonFinite}), ElementsAre(3, 2));
    EXPECT_TRUE(!found.worst && found.mismatches.empty());
}

TEST(Compare, EachToleranceAllowsWhatItSays)
{
    const Tensor a = rowOf({100, 1}), b = rowOf({101, double{std::nextafter(1.0f, 2.0f)}});
    const std::pair<Tolerance, uint64_t> beyond[] = {
        {{}, 2},
        {{.atol = 0.5}, 1},
        {{.atol = 1}, 0},
        {{.rtol = 0.0099}, 1},
        {{.rtol = 0.01}, 0}, // relative to b
        {{.atol = 0.5, .rtol = 0.005}, 0}, // together
        {{.ulp = 1}, 1},
        {{.ulp = 131072}, 0},
    };
    for (const auto& [tolerance, expected] : beyond) {
        const Comparison found = compareCopies(a, b, tolerance);
        EXPECT_EQ(found.beyond, expected) << optionsText(tolerance);
        EXPECT_EQ(found.within, 2 - expected) << optionsText(tolerance);
        EXPECT_EQ(found.verdict, expected == 0 ? Verdict::Pass : Verdict::Fail);
        EXPECT_EQ(found.worst->element, 0u) << "of those within where none is beyond";
    }
}

TEST(Compare, WhatIsBeyondIsWorseThanWhatIsLargerWithin)
{
    const Comparison found = compareCopies(rowOf({1000, 0}), rowOf({1001, 1e-30}), {.rtol = 0.01});
    EXPECT_EQ(found.worst->element, 1u);
    EXPECT_EQ(found.worstUlp->element, 1u);
    EXPECT_EQ(found.maxAbsolute, 1);
}

TEST(Compare, ZerosDifferInTheirBitsOnly)
{
    EXPECT_EQ(compareCopies(rowOf({0}), rowOf({-0.0})).beyond, 1u);
    EXPECT_EQ(compareCopies(rowOf({0}), rowOf({-0.0}), {.atol = 1e-30}).within, 1u);
    EXPECT_EQ(compareCopies(rowOf({0}), rowOf({-0.0}), {.ulp = 1}).ulpHistogram[0], 1u);
}

TEST(Compare, NonFiniteElementsStayOutOfTheStatistics)
{
    const Comparison found =
        compareCopies(rowOf({INFINITY, 1, NAN, -INFINITY}), rowOf({1, 1.5, 2, INFINITY}), {.rtol = 1e9});
    EXPECT_THAT((std::array{found.nonFinite, found.beyond, found.within}),
                ElementsAre(3, 3, 1)); // none reaches infinity
    EXPECT_THAT((std::array{found.maxAbsolute, found.meanAbsolute}), Each(0.5));
    EXPECT_EQ(found.worst->element, 0u);
    EXPECT_TRUE(std::isinf(found.worst->difference));
    EXPECT_EQ(std::accumulate(found.ulpHistogram.begin(), found.ulpHistogram.end(), uint64_t{0}), 1u);
}

TEST(Compare, NanPolicies)
{
    const Tensor a = tensorOfBits(DataType::Float32, {1, 1, 1, 2}, {0x7fc00000, 0x3f800000});
    const Tensor payload = tensorOfBits(DataType::Float32, {1, 1, 1, 2}, {0x7fc00001, 0x3f800000});
    // Where elements are copied, payloads are too.
    EXPECT_EQ(compareCopies(a, a).equal, 2u);
    EXPECT_EQ(compareCopies(a, payload).beyond, 1u);
    EXPECT_EQ(compareCopies(a, a, {.nanEqualsNan = false}).beyond, 1u);
    // Where they are computed, a NaN is a NaN.
    const Tensor input = rowOf({1, 2, 3});
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {}).equal, 2u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {}).nonFinite, 1u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, payload, {.nanEqualsNan = false}).beyond, 1u);
    EXPECT_EQ(compareLinear(input, 0.6f, a, rowOf({1, 1}), {.interpolationBound = true}).beyond, 1u);
}

TEST(Compare, DifferencesOfWideIntegersAreExact)
{
    const uint64_t big = uint64_t{1} << 60;
    const Comparison found = compareCopies(tensorOfBits(DataType::Int64, {1, 1, 1, 2}, {big, uint64_t(-5)}),
                                           tensorOfBits(DataType::Int64, {1, 1, 1, 2}, {big + 1, 7}));
    ASSERT_EQ(found.mismatches.size(), 2u);
    EXPECT_EQ(found.mismatches[0].difference, -1);
    EXPECT_EQ(found.mismatches[1].difference, -12);
    EXPECT_EQ(found.maxUlp, 12u);
    const Comparison ends = compareCopies(tensorOfBits(DataType::UInt64, {1, 1, 1, 1}, {~uint64_t{0}}),
                                          tensorOfBits(DataType::UInt64, {1, 1, 1, 1}, {0}), {.ulp = 5});
    EXPECT_EQ(ends.ulpHistogram[64], 1u);
    EXPECT_EQ(ends.beyond, 1u);
}

TEST(Compare, LayoutsDoNotMatter)
{
    const TensorDesc desc{.dataType = DataType::Int16, .sizes = {2, 12, 20, 30}};
    const Tensor packed = generate({.pattern = Pattern::Random, .seed = 5}, desc);
    TensorDesc nhwc = desc;
    nhwc.strides = {20 * 30 * 12 + 7, 1, 30 * 12, 12};
    Tensor other = withLayout(packed, nhwc);
    EXPECT_EQ(compareCopies(packed, other).equal, elementCount(desc));
    other.setBits(9000, packed.bits(9000) ^ 1);
    for (const Comparison& found : {compareCopies(packed, other), compareCopies(other, packed)})
        EXPECT_THAT(elementsOf(found.mismatches), ElementsAre(9000));
}

TEST(Compare, KeepsTheFirstThousandMismatchesAndTheLargest)
{
    std::vector<double> values(5000);
    for (size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>((i * 7 + 1) % 5000 + 1); // every size once
    const Comparison found = compareCopies(rowOf(values), rowOf(std::vector<double>(5000)));
    EXPECT_EQ(found.beyond, 5000u);
    ASSERT_EQ(found.mismatches.size(), 1000u);
    EXPECT_EQ(found.mismatches.back().element, 999u);
    ASSERT_EQ(found.largest.size(), 1000u);
    for (size_t i = 0; i < 1000; ++i)
        ASSERT_EQ(found.largest[i].difference, 5000.0 - static_cast<double>(i));
    EXPECT_EQ(found.largest.front().element, found.worst->element);
    // Among equal sizes the first comes first, and what is not finite is larger than what is.
    EXPECT_THAT(elementsOf(compareCopies(rowOf({1, 5, 1, NAN, 1}), rowOf({0, 0, 0, 0, 0})).largest),
                ElementsAre(3, 1, 0, 2, 4));
}

TEST(Compare, AShareOfTheElementsMayBeAllowedButNothingBeyondTheHardLimit)
{
    const auto compared = [](double last, const Tolerance& tolerance) {
        return compareCopies(rowOf({1, 2, 3, 4, last}), rowOf({1, 2, 3, 4, 6}), tolerance);
    };
    EXPECT_EQ(compared(5, {.allowedShare = 0.19}).verdict, Verdict::Fail);
    EXPECT_EQ(compared(5, {.allowedShare = 0.2}).verdict, Verdict::Pass);
    EXPECT_EQ(compared(5, {.allowedShare = 0.2}).beyond, 1u);
    EXPECT_EQ(compared(5, {.allowedShare = 1, .hardLimit = 1}).verdict, Verdict::Pass);
    const Comparison found = compared(5, {.atol = 10, .allowedShare = 1, .hardLimit = 0.5});
    EXPECT_EQ(found.verdict, Verdict::Fail);
    EXPECT_THAT((std::array{found.beyond, found.beyondLimit}), Each(1));
    EXPECT_EQ(compared(NAN, {.allowedShare = 1}).verdict, Verdict::Pass);
    EXPECT_EQ(compared(NAN, {.allowedShare = 1, .hardLimit = 9}).verdict, Verdict::Fail);
}

TEST(Compare, SaysOfEveryElementHowItAgrees)
{
    const Tensor a = rowOf({1, 2, 3, NAN}), b = rowOf({1, 2.5, 9, NAN});
    const Tensor map = agreementMap(copyPlan(a.desc), a, a, b, {.atol = 0.5});
    EXPECT_EQ(map.desc, (TensorDesc{.dataType = DataType::UInt8, .sizes = a.desc.sizes}));
    EXPECT_THAT(bitsOf(map), ElementsAre(0, 1, 2, 0));
}

// 20 → 6 with pixel centres: x of output 4 is 14.5 exactly, 14.499999 in float32.
TEST(Compare, EitherNeighbourIsRightAtATie)
{
    std::vector<double> values(20);
    std::iota(values.begin(), values.end(), 0);
    const Tensor input = rowOf(values);
    const Plan plan = makePlan(rowOperator(input.desc, 6, 0.3f));
    const auto beyond = [&](double third, double fourth, const Tolerance& tolerance) {
        return compare(plan, input, rowOf({1, 5, 8, third, fourth, 18}), rowOf({1, 5, 8, 11, 14, 18}), tolerance)
            .beyond;
    };
    const Tolerance either{.eitherNeighbour = true};
    EXPECT_EQ(beyond(11, 15, {}), 1u);
    EXPECT_EQ(beyond(11, 15, either), 0u);
    EXPECT_EQ(beyond(11, 13, either), 1u);
    EXPECT_EQ(beyond(11, 16, either), 1u);
    EXPECT_EQ(beyond(12, 14, either), 1u); // x of output 3 is no tie
}

TEST(Compare, StopsOnRequest)
{
    std::stop_source source;
    source.request_stop();
    const Tensor input = rowOf({1, 2, 3});
    EXPECT_THROW(compare(copyPlan(input.desc), input, input, input, {}, source.get_token()), Cancelled);
}

std::string figures(const Comparison& comparison)
{
    return english(figuresText(comparison, {.sizes = {1, 1, 1, 8}}));
}

Comparison comparedRows(const std::vector<double>& a, const std::vector<double>& b)
{
    return compareCopies(rowOf(a), rowOf(b));
}

// 1000 and 1000.0001 are 2 ULP apart, 1e-9 and 1.00001e-9 many more by much less.
const std::vector<double> kA = {1000, 1e-9, 3}, kB = {double{1000.0001f}, double{1.00001e-9f}, 3};

TEST(Worst, ByDifferenceAndByUlpEachHasItsPlace)
{
    const Comparison found = comparedRows(kA, kB);
    EXPECT_EQ(found.worst->ulp, 2u);
    EXPECT_EQ(found.worstUlp->ulp, found.maxUlp);
    EXPECT_THAT(elementsOf(found.largest), ElementsAre(0, 1));
    EXPECT_THAT((std::array{found.worst->element, found.worstUlp->element}), ElementsAre(0, 1));
    EXPECT_THAT(figures(found),
                AllOf(HasSubstr("largest |A − B| 0.00012207031, 2 ULP at (0,0,0,0)"),
                      HasSubstr("largest ULP " + std::to_string(found.maxUlp) + " at (0,0,0,1)")));
    EXPECT_THAT(figures(comparedRows({1, 2}, {1, 3})), Not(HasSubstr("largest ULP"))) << "one element is both";
}

// A large ULP is no mistake where the bound, which is of the sum's terms, is larger.
TEST(AllowedDifference, IsOfTheBoundOrOfTheMarginWhicheverIsMore)
{
    const Tensor left = rowOf(kA);
    const auto allowed = [&](const Tolerance& tolerance) {
        return allowedDifference(copyPlan(left.desc), left, tolerance, *comparedRows(kA, kB).worst);
    };
    EXPECT_DOUBLE_EQ(allowed({.atol = 0.25, .rtol = 0.5}).value(), 0.25 + 0.5 * kB[0]);
    EXPECT_DOUBLE_EQ(allowed({.atol = 0.25, .hardLimit = 0.1}).value(), 0.1);
    EXPECT_FALSE(allowed({.ulp = 9}));
    EXPECT_FALSE(allowed({.interpolationBound = true})) << "nothing is computed";
    EXPECT_FALSE(allowedDifference(copyPlan(left.desc), left, {.atol = 1}, *comparedRows({INFINITY}, {1}).worst));
    const Loaded two("RESAMPLE1 --Sizes 1,1,1,2 --InterpolationMode LINEAR --Scales 1,1,1,2 --data values:1,-1");
    const ElementDifference found{
        .element = 1, .aBits = std::bit_cast<uint32_t>(0.5f), .bBits = std::bit_cast<uint32_t>(0.5f + 0x1p-24f)};
    const double bound = 4 * 0x1p-24; // k = 1, Σ|w·a| = 1
    EXPECT_NEAR(*allowedDifference(two.plan, two.input, {.interpolationBound = true}, found), bound, 0x1p-140);
}

// As the statistics do, which leave out what is not finite.
TEST(Worst, AnInfinityIsNoLargestDifference)
{
    const Comparison found = comparedRows({INFINITY, 2}, {1, 4});
    EXPECT_EQ(found.worst->element, 0u);
    EXPECT_EQ(found.maxAbsolute, 2);
    EXPECT_THAT(figures(found), HasSubstr("an infinity at (0,0,0,0): inf, not 1; largest finite |A − B| 2"));
    EXPECT_THAT(figures(comparedRows({INFINITY}, {1})), Not(HasSubstr("largest")));
}

// With its place and both values, and how many are NaN.
TEST(Worst, TheLargestFiniteDifferenceIsSaidBesideNan)
{
    const Comparison found = comparedRows({NAN, 2, 7, NAN, INFINITY}, {1, 4, 7.5, 3, 4});
    EXPECT_EQ(found.worstFinite->element, 1u);
    EXPECT_EQ(found.nans, 2u);
    EXPECT_EQ(found.infinities, 1u);
    EXPECT_THAT(figures(found), HasSubstr("largest finite |A − B| 2 at (0,0,0,1): 2, not 4; NaN: 2; infinite: 1"));
}

TEST(Worst, IntegersHaveNoUlps)
{
    const Tensor a = rowOf({0, 30}, DataType::UInt32), b = rowOf({0, 3}, DataType::UInt32);
    EXPECT_THAT(english(figuresText(compareCopies(a, b), a.desc)),
                AllOf(HasSubstr("largest |A − B| 27 at (0,0,0,1): 30, not 3"), Not(HasSubstr("27 ULP"))));
}

TEST(Rule, StandsBesideWhatItLetPass)
{
    const Loaded linear("RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:5");
    const Tensor a(linear.plan.output);
    const Tensor b =
        tensorOfBits(DataType::Float32, a.desc.sizes, std::vector<uint64_t>(16, 1)); // the smallest denormal
    const Comparison found = compare(linear.plan, linear.input, a, b, defaultTolerance(linear.plan, false));
    EXPECT_EQ(found.verdict, Verdict::Pass);
    EXPECT_EQ(found.within, 16u);
    EXPECT_THAT(english(figuresText(found, a.desc)), HasSubstr("within the tolerance (the rounding bound"));
    const auto rule = [&](const Tolerance& tolerance) { return english(ruleText(tolerance, linear.plan)); };
    EXPECT_EQ(rule({}), "equal bits");
    EXPECT_EQ(english(ruleText({.interpolationBound = true}, copyPlan(a.desc))), "equal bits"); // nothing is computed
    EXPECT_EQ(rule({.atol = 0.5, .ulp = 4}), "|A − B| <= 0.5 + 0·|B|, or 4 ULP");
    EXPECT_EQ(rule({.ulp = 4, .nanEqualsNan = false, .allowedShare = 0.25, .hardLimit = 9}),
              "4 ULP; NaN differs from NaN; 25 % may lie beyond; none by more than 9");
}

// 2x to 1/2: every coordinate lies between two elements.
TEST(Advice, NamesTies)
{
    const Loaded halved("RESAMPLE1 --Sizes 1,1,1,8 --Scales 1,1,1,0.5 --data iota");
    const auto compareWith = [&](const std::vector<double>& b) {
        return compare(halved.plan, halved.input, rowOf({1, 3, 5, 7}), rowOf(b), {});
    };
    EXPECT_EQ(compareWith({0, 3, 4, 7}).beyondOnTies, 2u);
    EXPECT_THAT(figures(compareWith({0, 3, 4, 7})), HasSubstr("2 beyond the tolerance (equal bits)"));
    EXPECT_THAT(english(advice(compareWith({0, 3, 4, 7})).front()), HasSubstr("--tolerance ties=either accepts them"));
    EXPECT_THAT(english(advice(compareWith({0, 9, 4, 7})).front()), HasSubstr("2 on ties"));
    EXPECT_THAT(advice(compareWith({9, 3, 5, 7})), IsEmpty());
}

} // namespace
} // namespace tessera
