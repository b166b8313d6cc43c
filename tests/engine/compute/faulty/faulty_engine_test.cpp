// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/faulty/faulty_engine.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

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

TEST(FaultyEngine, EveryClassOfTheDiagnosisIsThere)
{
    EXPECT_THAT(mistakeClasses(),
                testing::ElementsAre("none", "order", "permutation", "layout", "swapped-axes", "channel-order",
                                     "coordinates", "nearest-rule", "tie", "scale", "length-one", "integer-rounding",
                                     "half-weights", "edge", "antialias", "mode", "unwritten", "gradient", "unknown"));
}

TEST(FaultyEngine, IsMadeByItsNameAndStandsInNoList)
{
    for (const Mistake& mistake : mistakes()) {
        const std::string name = "sabotage:" + std::string(mistake.name);
        const auto engine = makeEngineWith({}, name);
        EXPECT_EQ(engine->name(), name);
        EXPECT_FALSE(engine->executesPlans());
        EXPECT_THAT(english(engine->description()), testing::HasSubstr(english(mistake.sentence)));
    }
    EXPECT_TRUE(std::ranges::none_of(engineList(), [](const EngineEntry& each) { return isFaultyEngine(each.name); }));
}

TEST(FaultyEngine, AnotherNameIsRefusedWithThoseThatThereAre)
{
    for (const char* name : {"sabotage", "sabotage:", "sabotage:ordre"})
        try {
            makeEngineWith({}, name);
            FAIL() << name;
        } catch (const EngineError& error) {
            EXPECT_THAT(error.what(), testing::AllOf(testing::HasSubstr(name), testing::HasSubstr("sabotage:order")));
        }
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
    for (uint64_t i = 0; i < 4; ++i)
        EXPECT_EQ(both.bits(i), order.bits(i));
    for (uint64_t i = 4; i < 8; ++i)
        EXPECT_EQ(both.bits(i), 0xa5u);
    for (const char* name : {"sabotage:unwritten+order", "sabotage:order+permutation", "sabotage:order+"})
        EXPECT_THROW(makeEngineWith({}, name), EngineError) << name;
}

// Keys' cubic with a = -0.75 at t = 1/4 by pencil: -27/256, 225/256, 67/256, -9/256.
TEST(FaultyEngine, CubicHasItsFourWeights)
{
    const Tensor output =
        runWith("mode:cubic",
                "RESAMPLE --Sizes 1,1,1,8 --InterpolationMode LINEAR --Scales 1,1,1,2 --data values:0,0,0,256,0,0,0,0");
    const double expected[] = {-9, -27, 67, 225, 225, 67, -27, -9};
    for (uint64_t i = 0; i < 8; ++i)
        EXPECT_NEAR(toDouble(DataType::Float32, output.bits(3 + i)), expected[i], 1e-4) << i;
}

TEST(FaultyEngine, NoneIsRight)
{
    EXPECT_FALSE(isWrong("none", "DEPTH_TO_SPACE1 --Sizes 2,18,2,3 --DataType UINT8 --BlockSize 3 --data random:1"));
    EXPECT_FALSE(isWrong("none",
                         "RESAMPLE1 --Sizes 2,3,4,5 --DataType FLOAT16 --InterpolationMode LINEAR "
                         "--Scales 1,1,2,0.7 --data random:2"));
}

// iree#24179: right at 2, wrong from 3 on.
TEST(FaultyEngine, APermutationMayBeWrongFromBlockSizeThreeOn)
{
    for (const char* order : {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"}) {
        const std::string rest = std::string(" --DataType UINT32 --data iota --Order ") + order;
        EXPECT_FALSE(isWrong("permutation", "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2" + rest));
        EXPECT_TRUE(isWrong("permutation", "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3" + rest));
    }
}

// Squares hide it: caffe#950.
TEST(FaultyEngine, ExchangedParametersAreHiddenWhereTheyAreEqual)
{
    const std::string start = "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --data iota --Scales 1,1,";
    EXPECT_FALSE(isWrong("swapped-axes:parameters", start + "2,2"));
    EXPECT_TRUE(isWrong("swapped-axes:parameters", start + "2,3 --OutputTensor.Sizes 1,1,8,8"));
}

TEST(FaultyEngine, OperatorsWithoutAnOrderAreTakenForTheOther)
{
    const std::string with = "DEPTH_TO_SPACE1 --Sizes 1,8,1,2 --DataType UINT8 --data iota --Order COLUMN_ROW_DEPTH";
    const Case crd = caseFromText(with);
    EXPECT_TRUE(equalElements(runWith("order", "DEPTH_TO_SPACE --Sizes 1,8,1,2 --DataType UINT8 --data iota"),
                              runOn(engineNamed("cpu"), crd, loadInput(crd))));
}

TEST(FaultyEngine, TheLastRowKeepsWhatWasThere)
{
    const Tensor output = runWith("unwritten", "DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT8 --data constant:7");
    EXPECT_EQ(output.bits(0), 7u);
    EXPECT_EQ(output.bits(1), 7u);
    EXPECT_EQ(output.bits(2), 0xa5u);
    EXPECT_EQ(output.bits(3), 0xa5u);
}

} // namespace
} // namespace tessera
