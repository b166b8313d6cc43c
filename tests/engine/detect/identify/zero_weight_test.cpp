// SPDX-License-Identifier: Apache-2.0
// NaN and infinities that leak from a neighbour of weight 0.
#include "engine/detect/identify/identify.h"

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

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
        const Case c = caseFromText(kFew + type);
        const Tensor input = loadInput(c), output = leaking(c);
        ASSERT_FALSE(equalElements(output, runOn(engineNamed("cpu"), c, input))) << type;
        const Diagnosis found = identify(input, output, c.op);
        EXPECT_EQ(found.mistake, MistakeClass::Edge) << testing::PrintToString(said(found.sentences));
        EXPECT_EQ(found.explained, found.of);
        EXPECT_THAT(said(found.what), HasSubstr("weight 0"));
        EXPECT_THAT(said(found.sentences.at(2)), HasSubstr("0·NaN"));
        const Plan plan = makePlan(c.op);
        const Comparison again = compare(plan, input, found.again(input), output, defaultTolerance(plan, false));
        EXPECT_EQ(again.beyond, 0u) << type;
    }
}

// NaN where no neighbour has any is something else.
TEST(ZeroWeight, ANanFromNowhereIsNoLeak)
{
    const Case c = caseFromText(kFew + "FLOAT32");
    const Tensor input = loadInput(c);
    Tensor output = leaking(c);
    for (uint64_t i = 0; i < elementCount(output.desc); i += 29)
        output.setBits(i, 0x7fc00000);
    EXPECT_EQ(identify(input, output, c.op).mistake, MistakeClass::Unknown);
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
