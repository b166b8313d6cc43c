// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/proof.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/support/engines.h"
#include "tests/support/random_case.h"
#include "tests/support/test_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Timings spotCheck(const Engine& engine, const std::string& line)
{
    const Case c = caseFromText(line);
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    return runChecked(engine, c, plan, loadInput(c), output);
}

constexpr const char* kShrink = "RESAMPLE3 --Sizes 1,2,60,60 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                                "1,1,0.1,0.1 --Antialiased true --data random";
constexpr const char* kBlocks = "DEPTH_TO_SPACE1 --Sizes 1,8,32,32 --DataType FLOAT16 --BlockSize 2 --data random";

// Zeros where a device did not compute: from an element on, the first alone, the last alone.
TEST(SpotCheck, ADevicesZerosAreAnError)
{
    for (const std::string line : {kShrink, kBlocks}) {
        const uint64_t count = elementCount(outputDesc(caseFromText(line).op));
        for (const auto& [begin, end] : {std::pair{count / 2, count}, {uint64_t{0}, uint64_t{1}}, {count - 1, count}}) {
            const TestEngine zeros = flawed(
                [first = begin, last = end](Tensor& output) {
                    for (uint64_t i = first; i < last; ++i)
                        output.setBits(i, 0);
                },
                1);
            try {
                spotCheck(zeros, line);
                FAIL() << line << " from " << begin;
            } catch (const EngineError& error) {
                EXPECT_THAT(error.what(),
                            AllOf(HasSubstr("tested gave a wrong result"), HasSubstr(" is 0 where"),
                                  HasSubstr("--against cpu")));
            }
        }
    }
}

// Others are what devices are held against: they cost no second computation.
TEST(SpotCheck, OnlyDevicesAreSampled)
{
    const auto spoil = [](Tensor& output) { output.setBits(0, output.bits(0) ^ 1); };
    EXPECT_NO_THROW(spotCheck(flawed(spoil, 0), kShrink));
    EXPECT_THROW(spotCheck(flawed(spoil, 1), kShrink), EngineError);
    EXPECT_EQ(spotCheck(flawed([](Tensor&) {}, 3), kShrink).dispatches, 3u);
}

TEST(SpotCheck, NothingIsWrongWithWhatTheEnginesGive)
{
    for (const uint64_t seed : testSeeds(150)) {
        const Case c = randomCase(seed);
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        for (const std::string& name : planEngineNames())
            EXPECT_FALSE(firstWrongOfSample(plan, input, tessera::runOn(engineNamed(name), c, plan, input)))
                << name << " " << trace(seed, c);
    }
}

// The bit that is wrong is in the sample: the outputs are fewer than it may have.
TEST(SpotCheck, EveryElementOfASmallOutputIsHeldToItsBits)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c), right = tessera::runOn(engineNamed("cpu"), c, plan, input);
    for (uint64_t i = 0; i < 64; ++i) {
        Tensor wrong = right;
        wrong.setBits(i, wrong.bits(i) ^ 1);
        const auto found = firstWrongOfSample(plan, input, wrong);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->element, i);
        EXPECT_EQ(found->expected, right.bits(i));
        EXPECT_EQ(found->bits, wrong.bits(i));
    }
}

TEST(SpotCheck, FlushedDenormalsAreNoErrorWhereTheDeviceFlushes)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data "
                                "constant:1e-40");
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c), zeros(plan.output);
    EXPECT_TRUE(firstWrongOfSample(plan, input, zeros));
    EXPECT_FALSE(firstWrongOfSample(plan, input, zeros, true));
}

} // namespace
} // namespace tessera
