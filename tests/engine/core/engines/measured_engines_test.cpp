// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/measure.h"
#include "tests/support/engines.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

class MeasuredEngines : public testing::TestWithParam<std::string> { };

TEST_P(MeasuredEngines, TakeTimeAndGiveTheirOutput)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,2,20,30 --Scales 1,1,2,2 --InterpolationMode LINEAR");
    const Tensor input = loadInput(c);
    Tensor output(outputDesc(c.op));
    const Measurement m = measure(engineNamed(GetParam()), c, input, output, {.rounds = 2, .seconds = 0});
    for (const RunSample& run : {m.cold, m.hot[0], m.hot[1]}) {
        EXPECT_GT(run.kernel, 0);
        EXPECT_GE(run.wall, run.kernel);
    }
    EXPECT_GT(m.hot[0].copy, 0);
    EXPECT_TRUE(equalElements(output, runOn(engineNamed(GetParam()), c, input)));
}

INSTANTIATE_TEST_SUITE_P(, MeasuredEngines, testing::ValuesIn(engineNames()), engineTestName);

} // namespace
} // namespace tessera
