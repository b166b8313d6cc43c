// SPDX-License-Identifier: Apache-2.0
// Outputs that are nearly something: what, where they are not, and by how much; NaN that leaks.
#include "engine/detect/identify/identify.h"

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

const std::string kLinear =
    "RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1";

template <class Change> Tensor changed(const Tensor& tensor, Change&& change)
{
    Tensor result(tensor.desc);
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        result.setBits(i, fromDouble(tensor.desc.dataType, change(i, toDouble(tensor.desc.dataType, tensor.bits(i)))));
    return result;
}

TEST(Damage, OfTheRightResultIsSaidWithItsPlace)
{
    const Meant here(kLinear);
    Tensor output = here.right;
    output.setBits(123, 0x7fc00000); // NaN
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_EQ(found.explained, 959u);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest")) << words(found);
    EXPECT_THAT(said(found.sentences.at(1)),
                HasSubstr("1 of 960 elements differs; the first, (0,0,6,3), holds nan, not"));
}

// Every element differs, and none by much.
TEST(Damage, OfAllElementsIsMeasured)
{
    const Meant here(kLinear);
    const Tensor output = changed(
        here.right, [](uint64_t i, double value) { return value + 1e-4 * (i % 7 == 3 ? -1 : 1 + double(i % 5)); });
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("the right result is nearest")) << words(found);
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("960 of 960 elements differ; the first, (0,0,0,0), holds"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("the largest difference is 0.0005"));
}

// It is the mistake that it is, but for some elements; which is never a proof.
TEST(Damage, OfAMistakeLeavesItsName)
{
    const Meant here("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --data iota");
    const uint64_t plane = 24 * 36;
    Tensor output(here.right.desc);
    for (uint64_t i = 0; i < 3 * plane; ++i)
        output.setBits(i, here.right.bits((2 - i / plane) * plane + i % plane));
    output.setBits(40, 1);
    output.setBits(2000, 1);
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::ChannelOrder);
    EXPECT_FALSE(found.isProved);
    EXPECT_EQ(found.explained, 3 * plane - 2);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("but for 2 elements"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("the first of the others, (0,0,1,4), holds"));
    EXPECT_THAT(said(briefly(found)), HasSubstr("but for 2 elements"));
}

TEST(Damage, OfMoreThanAHundredthIsUnknown)
{
    const Meant here("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --data iota");
    const Meant other("DEPTH_TO_SPACE1 --Sizes 1,27,8,12 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
                      "--data iota");
    const Tensor output =
        changed(other.right, [](uint64_t i, double value) { return i % 20 == 0 ? value + 0.5 : value; });
    const Diagnosis found = identify(here.input, output, here.c.op);
    expectFound(found, MistakeClass::Unknown);
    EXPECT_THAT(said(found.sentences.at(0)), HasSubstr("COLUMN_ROW_DEPTH comes nearest"));
    EXPECT_THAT(said(found.sentences.at(1)), HasSubstr("130 of 2\u202f592 elements differ"));
}

TEST(Damage, AFactorIsSaid)
{
    const Meant here(kLinear);
    const auto first = [&](auto&& change) {
        return said(identify(here.input, changed(here.right, change), here.c.op).sentences.at(0));
    };
    EXPECT_THAT(first([](uint64_t, double value) { return value / 255; }), HasSubstr("divided by 255."));
    EXPECT_THAT(first([](uint64_t, double value) { return value * 2 - 1; }), HasSubstr("times 2, shifted by -1."));
}

// Most of it numbers, as a tensor that somebody meets.
const std::string kFew = "RESAMPLE1 --Sizes 1,2,8,12 --InterpolationMode LINEAR --Scales 1,1,2,2 --data special:4 "
                         "--DataType ";

Tensor leaking(const Case& c)
{
    return runOn(*makeFaultyEngine("sabotage:edge:zero-weight", {.threads = 1}), c, Plan{}, loadInput(c));
}

TEST(ZeroWeight, IsNamedAsAnEdgeAndMadeAgain)
{
    for (const char* type : {"FLOAT32", "FLOAT16"}) {
        const Meant c(kFew + type);
        const Tensor output = leaking(c.c);
        ASSERT_FALSE(equalElements(output, c.right)) << type;
        const Diagnosis found = identify(c.input, output, c.c.op);
        expectFound(found, MistakeClass::Edge);
        EXPECT_EQ(found.explained, found.of);
        EXPECT_THAT(said(found.what), HasSubstr("weight 0"));
        EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("0·NaN"));
        const Plan plan = makePlan(c.c.op);
        const Comparison again = compare(plan, c.input, found.again(c.input), output, defaultTolerance(plan, false));
        EXPECT_EQ(again.beyond, 0u) << type;
    }
}

// NaN where no neighbour has any is something else.
TEST(ZeroWeight, ANanFromNowhereIsNoLeak)
{
    const Meant c(kFew + "FLOAT32");
    Tensor output = leaking(c.c);
    for (uint64_t i = 0; i < elementCount(output.desc); i += 29)
        output.setBits(i, 0x7fc00000);
    EXPECT_EQ(identify(c.input, output, c.c.op).mistake, MistakeClass::Unknown);
}

// Without a NaN or an infinity nothing is to be seen of it.
TEST(ZeroWeight, OfNumbersItIsRight)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,2,8,12 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                                "1,1,2,2 --data random:1");
    EXPECT_EQ(identify(loadInput(c), leaking(c), c.op).mistake, MistakeClass::None);
}

} // namespace
} // namespace tessera
