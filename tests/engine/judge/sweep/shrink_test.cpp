// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/shrink.h"

#include "engine/core/ops/operator.h"
#include "engine/judge/sweep/random_case.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

std::string smallest(const std::string& line, const StillFails& stillFails)
{
    const Case c = caseFromText(line);
    EXPECT_TRUE(stillFails(c));
    return toText(shrunk(c, stillFails));
}

const char* const kDepthToSpace = "DEPTH_TO_SPACE1 --Sizes 2,50,3,4 --DataType INT16 --Strides 800,16,5,1 "
                                  "--OutputTensor.Strides 700,300,20,1 --BlockSize 5 --Order COLUMN_ROW_DEPTH "
                                  "--data special:9";

TEST(Shrink, EverythingThatDoesNotMatterGoes)
{
    EXPECT_EQ(smallest(kDepthToSpace, [](const Case&) { return true; }),
              toText(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,1,1 --DataType FLOAT32 --BlockSize 1 --data iota")));
}

TEST(Shrink, WhatMattersStays)
{
    const auto hasLargeBlocks = [](const Case& c) {
        const auto* op = c.op.as<DepthToSpace1>();
        return op && op->blockSize >= 3;
    };
    EXPECT_EQ(smallest(kDepthToSpace, hasLargeBlocks),
              toText(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,9,1,1 --DataType FLOAT32 --BlockSize 3 --data iota")));
    const auto isSigned = [](const Case& c) { return inputDesc(c.op).dataType == DataType::Int16; };
    EXPECT_NE(smallest(kDepthToSpace, isSigned).find("INT16"), std::string::npos);
    const auto hasGaps = [](const Case& c) { return !isPacked(outputDesc(c.op)); };
    EXPECT_NE(smallest(kDepthToSpace, hasGaps).find("OutputTensor.Strides"), std::string::npos);
}

TEST(Shrink, ResamplingsLoseAxesScalesAndOffsets)
{
    const char* line = "RESAMPLE1 --Sizes 2,3,6,26 --DataType FLOAT16 --OutputTensor.Sizes 2,4,5,64 "
                       "--InterpolationMode LINEAR --Scales 1,1.3,0.77,2.46 --InputPixelOffsets 0,0.3,0.5,1.5 "
                       "--OutputPixelOffsets 0,0,-1.25,3 --data random:5";
    EXPECT_EQ(smallest(line, [](const Case&) { return true; }),
              toText(caseFromText("RESAMPLE1 --Sizes 1 --DataType FLOAT32 --Scales 1 --data iota")));
    const auto enlarges = [](const Case& c) {
        return outputDesc(c.op).sizes.back() >= 2 * inputDesc(c.op).sizes.back() + 5;
    };
    EXPECT_EQ(
        smallest(line, enlarges),
        toText(caseFromText("RESAMPLE1 --Sizes 1 --DataType FLOAT32 --OutputTensor.Sizes 7 --Scales 1 --data iota")));
}

// A mistake that is seen with output size / input size as scale is not shown with another one.
TEST(Shrink, ScalesOfSizesStayScalesOfSizes)
{
    const auto enlarges = [](const Case& c) { return outputDesc(c.op).sizes.back() > inputDesc(c.op).sizes.back(); };
    EXPECT_EQ(
        smallest("RESAMPLE --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data "
                 "random:1",
                 enlarges),
        toText(caseFromText("RESAMPLE --Sizes 1 --DataType FLOAT32 --OutputTensor.Sizes 2 --Scales 2 --data iota")));
}

TEST(Shrink, NoSizeGrowsAndTheSameCaseGivesTheSameResult)
{
    for (uint64_t i = 0; i < 60; ++i) {
        const Case c = randomCase(5, i);
        const auto stillFails = [&](const Case& other) {
            return inputDesc(other.op).dataType == inputDesc(c.op).dataType
                && elementCount(outputDesc(other.op)) % 2 == elementCount(outputDesc(c.op)) % 2;
        };
        const Case small = shrunk(c, stillFails);
        ASSERT_TRUE(stillFails(small)) << toText(c);
        ASSERT_TRUE(validate(small.op).empty()) << toText(small);
        ASSERT_LE(inputDesc(small.op).sizes.size(), inputDesc(c.op).sizes.size());
        ASSERT_LE(elementCount(inputDesc(small.op)), elementCount(inputDesc(c.op)));
        ASSERT_LE(elementCount(outputDesc(small.op)), elementCount(outputDesc(c.op)));
        ASSERT_EQ(small, shrunk(c, stillFails));
    }
}

TEST(Shrink, EndsWhenItsTriesAreUsedUp)
{
    for (const size_t tries : {size_t{0}, size_t{1}, size_t{7}, size_t{50}}) {
        size_t runs = 0;
        const auto count = [&](const Case&) { return ++runs % 3 == 0; };
        shrunk(caseFromText(kDepthToSpace), count, tries);
        EXPECT_LE(runs, tries);
    }
}

} // namespace
} // namespace tessera
