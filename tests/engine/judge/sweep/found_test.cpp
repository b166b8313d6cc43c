// SPDX-License-Identifier: Apache-2.0
// What sweeps of millions of cases have found between the cpu engine, the reference and the rule that holds them
// together.
#include "engine/compute/registry/registry.h"
#include "engine/judge/sweep/trial_bench.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

constexpr const char* kFound[] = {
    // 1 - (1 - x) loses the weight of the second element, where x is 0.5 / FLT_MAX.
    "RESAMPLE3 --Sizes 2 --DataType FLOAT32 --OutputTensor.Sizes 1 --InterpolationMode LINEAR --Scales 3.4028235e+38 "
    "--InputPixelOffsets 0 --OutputPixelOffsets -0.5 --Antialiased true --AntialiasFilter TRIANGLE --data iota",
    // The filter's weight of the only element of an axis is 1, and -73.5 is -74.
    "RESAMPLE3 --Sizes 1,3,3 --DataType INT8 --OutputTensor.Sizes 2,2,1 --InterpolationMode LINEAR "
    "--Scales 0.046846773,1,1 --InputPixelOffsets 0.5,0,0.5 --OutputPixelOffsets 0.87088394,-0.25,-0.5 "
    "--Antialiased true --AntialiasFilter TRIANGLE --data random:198893",
    // The same lets the payload of a NaN pass.
    "RESAMPLE3 --Sizes 1,5 --DataType FLOAT16 --OutputTensor.Sizes 3,5 --InterpolationMode LINEAR --Scales 0.001,1 "
    "--InputPixelOffsets 0.5,0.5 --OutputPixelOffsets 2.579567,-0.5 --Antialiased true --AntialiasFilter TRIANGLE "
    "--data special:895653",
    // FLT_MAX, weighed by numbers whose sum is 1, overflows by the roundings on the way.
    "RESAMPLE3 --Sizes 5,3,3,2 --DataType FLOAT32 --Strides 0,1,0,3 --OutputTensor.Sizes 1,3,1,1 "
    "--InterpolationMode LINEAR --Scales 0.03278961,1,1,1 --InputPixelOffsets 0,0.5,0.5,0.5 "
    "--OutputPixelOffsets 0.7529354,0,-0.5,-0.5 --Antialiased true --AntialiasFilter TRIANGLE --data special:664769",
};

TEST(Found, IsFoundNoMore)
{
    const auto cpu = makeEngineWith({.threads = 1}, "cpu"), reference = makeEngine("reference");
    const TrialBench bench{*cpu, *reference};
    for (const char* line : kFound) {
        const SweptTrial trial = bench.run(caseFromText(line));
        EXPECT_EQ(trial.state, TrialState::Pass) << line << '\n' << english(trial.figures);
    }
}

} // namespace
} // namespace tessera
