// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/verification.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace tessera {
namespace {

std::string englishRule(const Tolerance& tolerance, const Plan& plan)
{
    return english(ruleText(tolerance, plan));
}

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Tensor row(const std::vector<float>& values)
{
    Tensor tensor(TensorDesc{.sizes = {1, 1, 1, static_cast<uint32_t>(values.size())}});
    for (uint64_t i = 0; i < values.size(); ++i)
        tensor.setBits(i, std::bit_cast<uint32_t>(values[i]));
    return tensor;
}

Plan copyOf(const Tensor& tensor)
{
    DepthToSpace op;
    op.blockSize = 1;
    op.input = op.output = tensor.desc;
    return makePlan(op);
}

Comparison compared(const std::vector<float>& a, const std::vector<float>& b, const Tolerance& tolerance = {})
{
    const Tensor left = row(a), right = row(b);
    return compare(copyOf(left), left, left, right, tolerance);
}

std::string figures(const Comparison& comparison, size_t count)
{
    return english(figuresText(comparison, {.sizes = {1, 1, 1, static_cast<uint32_t>(count)}}));
}

std::vector<uint64_t> elements(const std::vector<ElementDifference>& list)
{
    std::vector<uint64_t> result;
    for (const ElementDifference& each : list)
        result.push_back(each.element);
    return result;
}

// 1000 and 1000.0001 are 2 ULP apart, 1e-9 and 1.00001e-9 many more by much less.
const std::vector<float> kA = {1000, 1e-9f, 3}, kB = {1000.0001f, 1.00001e-9f, 3};

TEST(Worst, ByDifferenceAndByUlpEachHasItsPlace)
{
    const Comparison found = compared(kA, kB);
    EXPECT_EQ(found.worst->element, 0u);
    EXPECT_EQ(found.worst->ulp, 2u);
    EXPECT_EQ(found.worstUlp->element, 1u);
    EXPECT_EQ(found.worstUlp->ulp, found.maxUlp);
    EXPECT_THAT(elements(found.largest), ElementsAre(0u, 1u));
    EXPECT_THAT(elements(found.largestUlp), ElementsAre(1u, 0u));

    const std::string text = figures(found, 3);
    EXPECT_THAT(text, HasSubstr("largest |A − B| 0.00012207031, 2 ULP at (0,0,0,0)"));
    EXPECT_THAT(text, HasSubstr("largest ULP " + std::to_string(found.maxUlp) + " at (0,0,0,1)"));
}

// A large ULP is no mistake where the bound, which is of the sum's terms, is larger.
TEST(AllowedDifference, IsOfTheBoundOrOfTheMarginWhicheverIsMore)
{
    const Tensor left = row(kA);
    const auto allowed = [&](const Tolerance& tolerance) {
        return allowedDifference(copyOf(left), left, tolerance, *compared(kA, kB).worst);
    };
    EXPECT_DOUBLE_EQ(allowed({.atol = 0.25, .rtol = 0.5}).value(), 0.25 + 0.5 * double{kB[0]});
    EXPECT_DOUBLE_EQ(allowed({.atol = 0.25, .hardLimit = 0.1}).value(), 0.1);
    EXPECT_FALSE(allowed({.ulp = 9}));
    EXPECT_FALSE(allowed({.interpolationBound = true})) << "nothing is computed";
    EXPECT_FALSE(allowedDifference(copyOf(left), left, {.atol = 1}, *compared({INFINITY}, {1}).worst));

    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,1,2 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1,2 --data values:1,-1");
    const Plan plan = makePlan(c.op);
    const ElementDifference found{
        .element = 1, .aBits = std::bit_cast<uint32_t>(0.5f), .bBits = std::bit_cast<uint32_t>(0.5f + 0x1p-24f)};
    const double bound = 4 * 0x1p-24; // k = 1, Σ|w·a| = 1
    EXPECT_NEAR(allowedDifference(plan, loadInput(c), {.interpolationBound = true}, found).value(), bound, 0x1p-140);
}

TEST(Worst, OneElementThatIsBothIsSaidOnce)
{
    EXPECT_THAT(figures(compared({1, 2}, {1, 3}), 2), Not(HasSubstr("largest ULP")));
}

// As the statistics do, which leave out what is not finite.
TEST(Worst, AnInfinityIsNoLargestDifference)
{
    const Comparison found = compared({INFINITY, 2}, {1, 4});
    EXPECT_EQ(found.worst->element, 0u);
    EXPECT_EQ(found.maxAbsolute, 2);
    EXPECT_THAT(figures(found, 2), HasSubstr("an infinity at (0,0,0,0): inf, not 1; largest finite |A − B| 2"));
    EXPECT_THAT(figures(compared({INFINITY}, {1}), 1), Not(HasSubstr("largest")));
}

// With its place and both values, and how many are NaN.
TEST(Worst, TheLargestFiniteDifferenceIsSaidBesideNan)
{
    const Comparison found = compared({NAN, 2, 7, NAN, INFINITY}, {1, 4, 7.5, 3, 4});
    EXPECT_EQ(found.worstFinite->element, 1u);
    EXPECT_EQ(found.nans, 2u);
    EXPECT_EQ(found.infinities, 1u);
    EXPECT_THAT(figures(found, 5), HasSubstr("largest finite |A − B| 2 at (0,0,0,1): 2, not 4; NaN: 2; infinite: 1"));
}

TEST(Worst, IntegersHaveNoUlps)
{
    Tensor a(TensorDesc{.dataType = DataType::UInt32, .sizes = {1, 1, 1, 2}}), b = a;
    a.setBits(1, 30);
    b.setBits(1, 3);
    const std::string text = english(figuresText(compare(copyOf(a), a, a, b, {}), a.desc));
    EXPECT_THAT(text, HasSubstr("largest |A − B| 27 at (0,0,0,1): 30, not 3"));
    EXPECT_THAT(text, Not(HasSubstr("27 ULP")));
}

// What is said to be the worst is beyond the tolerance where anything is.
TEST(Worst, IsOneOfThoseBeyond)
{
    const Comparison found = compared({1000, 0}, {1001, 1e-30f}, {.rtol = 0.01});
    EXPECT_EQ(found.worst->element, 1u);
    EXPECT_EQ(found.worstUlp->element, 1u);
}

TEST(Rule, StandsBesideWhatItLetPass)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,2,2 --data random:5");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor a(plan.output), b(plan.output);
    for (uint64_t i = 0; i < elementCount(plan.output); ++i)
        b.setBits(i, 1); // the smallest denormal: no more than a rounding
    const Comparison found = compare(plan, input, a, b, defaultTolerance(plan, false));
    EXPECT_EQ(found.verdict, Verdict::Pass);
    EXPECT_EQ(found.within, 16u);
    EXPECT_THAT(english(figuresText(found, plan.output)), HasSubstr("within the tolerance (the rounding bound"));

    EXPECT_EQ(englishRule({}, plan), "equal bits");
    EXPECT_EQ(englishRule({.interpolationBound = true}, copyOf(row({1}))), "equal bits"); // nothing is computed
    EXPECT_EQ(englishRule({.atol = 0.5, .ulp = 4}, plan), "|A − B| <= 0.5 + 0·|B|, or 4 ULP");
    EXPECT_EQ(englishRule({.ulp = 4, .nanEqualsNan = false, .allowedShare = 0.25, .hardLimit = 9}, plan),
              "4 ULP; NaN differs from NaN; 25 % may lie beyond; none by more than 9");
}

TEST(Advice, NamesThePresetsThatWouldAccept)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1,2 --data constant:1000");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor a(plan.output), b(plan.output);
    for (uint64_t i = 0; i < 8; ++i) {
        a.setBits(i, std::bit_cast<uint32_t>(1000.0f));
        b.setBits(i, std::bit_cast<uint32_t>(1000.001f)); // 16 ULP
    }
    const Comparison found = compare(plan, input, a, b, {});
    std::vector<std::string_view> names;
    for (const TolerancePreset* preset : found.acceptedBy)
        names.push_back(preset->name);
    EXPECT_THAT(names, ElementsAre("webnn", "onnx", "onnxruntime"));
    EXPECT_THAT(english(figuresText(found, plan.output)),
                HasSubstr("--tolerance webnn or onnx or onnxruntime accepts all"));
    EXPECT_THAT(advice(compare(plan, input, a, b, {.ulp = 16})), testing::IsEmpty()); // it passes
}

// 2x to 1/2: every coordinate lies between two elements.
TEST(Advice, NamesTies)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,1,8 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR "
                                "--Scales 1,1,1,0.5 --data iota");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    const auto compareWith = [&](const std::vector<float>& b) {
        return compare(plan, input, row({1, 3, 5, 7}), row(b), {});
    };
    EXPECT_EQ(compareWith({0, 3, 4, 7}).beyondOnTies, 2u);
    EXPECT_THAT(english(figuresText(compareWith({0, 3, 4, 7}), plan.output)),
                HasSubstr("2 beyond the tolerance (equal bits)"));
    EXPECT_THAT(english(advice(compareWith({0, 3, 4, 7})).front()), HasSubstr("--ties either accepts them"));
    EXPECT_THAT(english(advice(compareWith({0, 9, 4, 7})).front()), HasSubstr("2 on ties"));
    EXPECT_THAT(advice(compareWith({9, 3, 5, 7})), testing::IsEmpty());
}

} // namespace
} // namespace tessera
