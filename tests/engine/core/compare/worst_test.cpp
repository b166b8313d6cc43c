// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/verification.h"
#include "tests/engine/core/compare/compared.h"
#include "tests/support/loaded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace tessera {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

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
    EXPECT_THAT(elementsOf(found.largestUlp), ElementsAre(1, 0));
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

TEST(Advice, NamesThePresetsThatWouldAccept)
{
    const Loaded linear("RESAMPLE1 --Sizes 1,1,1,4 --InterpolationMode LINEAR --Scales 1,1,1,2 --data constant:1000");
    const Tensor a = rowOf(std::vector<double>(8, 1000)), b = rowOf(std::vector<double>(8, 1000.001)); // 16 ULP
    const Comparison found = compare(linear.plan, linear.input, a, b, {});
    EXPECT_THAT(figures(found), HasSubstr("--tolerance webnn or onnx or onnxruntime accepts all"));
    EXPECT_EQ(found.acceptedBy.size(), 3u);
    EXPECT_THAT(advice(compare(linear.plan, linear.input, a, b, {.ulp = 16})), testing::IsEmpty()); // it passes
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
    EXPECT_THAT(advice(compareWith({9, 3, 5, 7})), testing::IsEmpty());
}

} // namespace
} // namespace tessera
