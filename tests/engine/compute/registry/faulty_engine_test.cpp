// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/faulty_engine.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/run_failure.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"
#include "tests/support/tensors.h"

#include <tuple>

namespace tessera {
namespace {

Tensor runWith(const std::string& mistake, const std::string& line)
{
    const Case c = caseFromText(line);
    return runOn(*makeFaultyEngine("sabotage:" + mistake, {.threads = 1}), c, Plan{}, loadInput(c));
}

bool isWrong(const std::string& mistake, const std::string& line)
{
    const Case c = caseFromText(line);
    return !equalElements(runWith(mistake, line), runOn(engineNamed("cpu"), c, loadInput(c)));
}

TEST(FaultyEngine, AnotherNameIsRefusedWithThoseThatThereAre)
{
    for (const char* name : {"sabotage", "sabotage:", "sabotage:ordre"})
        EXPECT_THAT(messageOf<EngineError>([&] { makeEngineWith({}, name); }),
                    AllOf(HasSubstr(name), HasSubstr("sabotage:order")));
}

TEST(FaultyEngine, SaysWhereItsMistakeCannotBeMade)
{
    const std::string resample = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --Scales 1,1,1,2";
    for (const char* mistake : {"order", "permutation", "integer-rounding", "antialias", "gradient", "channel-order"})
        try {
            runWith(mistake, resample);
            FAIL() << mistake;
        } catch (const RunFailure& failure) {
            EXPECT_EQ(failure.kind, FailureKind::Unsupported) << mistake;
            EXPECT_STRNE(failure.what(), "");
        }
}

// Two mistakes are made one after the other: the second runs what the first makes of the case.
TEST(FaultyEngine, TwoMistakesAreMadeInTheOrderOfTheirStages)
{
    const std::string line = "DEPTH_TO_SPACE --Sizes 1,4,1,2 --DataType UINT8 --data iota";
    const Tensor both = runWith("order+unwritten", line), order = runWith("order", line);
    for (uint64_t i = 0; i < 8; ++i)
        EXPECT_EQ(both.bits(i), i < 4 ? order.bits(i) : 0xa5u);
    for (const char* name : {"sabotage:unwritten+order", "sabotage:order+permutation", "sabotage:order+"})
        EXPECT_THROW(makeEngineWith({}, name), EngineError) << name;
}

// Keys' cubic with a = -0.75 at t = 1/4 by pencil: -27/256, 225/256, 67/256, -9/256.
TEST(FaultyEngine, CubicHasItsFourWeights)
{
    const std::vector<double> values = doublesOf(runWith(
        "mode:cubic",
        "RESAMPLE --Sizes 1,1,1,8 --InterpolationMode LINEAR --Scales 1,1,1,2 --data values:0,0,0,256,0,0,0,0"));
    EXPECT_THAT((std::vector(values.begin() + 3, values.begin() + 11)),
                testing::Pointwise(testing::DoubleNear(1e-4), {-9, -27, 67, 225, 225, 67, -27, -9}));
}

TEST(FaultyEngine, IsWrongWhereItsMistakeShows)
{
    const std::string blocks = "DEPTH_TO_SPACE1 --DataType UINT32 --data iota --BlockSize ";
    const std::string scaled = "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --data iota --Scales 1,1,";
    const std::tuple<const char*, std::string, bool> rows[] = {
        {"none", blocks + "3 --Sizes 2,18,2,3", false},
        {"none",
         "RESAMPLE1 --Sizes 2,3,4,5 --DataType FLOAT16 --InterpolationMode LINEAR --Scales 1,1,2,0.7 "
         "--data random:2",
         false},
        // iree#24179: right at 2, wrong from 3 on.
        {"permutation", blocks + "2 --Sizes 1,8,2,3 --Order DEPTH_COLUMN_ROW", false},
        {"permutation", blocks + "3 --Sizes 1,18,2,3 --Order DEPTH_COLUMN_ROW", true},
        {"permutation", blocks + "2 --Sizes 1,8,2,3 --Order COLUMN_ROW_DEPTH", false},
        {"permutation", blocks + "3 --Sizes 1,18,2,3 --Order COLUMN_ROW_DEPTH", true},
        // Equal scales of H and W hide it: caffe#950.
        {"swapped-axes:parameters", scaled + "2,2", false},
        {"swapped-axes:parameters", scaled + "2,3 --OutputTensor.Sizes 1,1,8,8", true},
    };
    for (const auto& [mistake, line, wrong] : rows)
        EXPECT_EQ(isWrong(mistake, line), wrong) << mistake << ": " << line;
}

} // namespace
} // namespace tessera
