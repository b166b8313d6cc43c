// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/blind_spots.h"

#include "engine/core/case/case.h"
#include "tests/engine/detect/identify/said.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> spots(const std::string& line)
{
    return said(blindSpots(caseFromText(line).op));
}

auto shows(const std::string& mistake)
{
    return Not(Contains(StartsWith("cannot show " + mistake + ":")));
}

TEST(BlindSpots, OneChannelHidesTheOrder)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2"), Not(shows("order")));
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"), shows("order"));
    EXPECT_THAT(spots("SPACE_TO_DEPTH1 --Sizes 1,1,6,9 --BlockSize 3"), Not(shows("order")));
}

TEST(BlindSpots, SquaresHideSwappedAxes)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,12,4,4 --BlockSize 2"), Not(shows("swapped-axes")));
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,12,4,5 --BlockSize 2"), shows("swapped-axes"));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,3"), shows("swapped-axes"));
}

TEST(BlindSpots, AFactorOfTwoHidesRulesOfNearest)
{
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2"), Not(shows("nearest-rule")));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,0.5,0.6"), shows("nearest-rule"));
}

TEST(BlindSpots, RatiosOfSizesHideTheScale)
{
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2"), Not(shows("scale")));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2.3,2"), shows("scale"));
}

TEST(BlindSpots, ACaseMayHaveNone)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 2,27,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH"), IsEmpty());
}

} // namespace
} // namespace tessera
