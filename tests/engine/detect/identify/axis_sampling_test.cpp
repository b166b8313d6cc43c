// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/axes/axis_sampling.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// Linear has no ties: what takes the other neighbour of a tie reads what the operator reads.
TEST(AxisSampling, TheOtherNeighbourOfTiesChangesNothingOfLinear)
{
    const AxisMap map = {.inputs = 5, .outputs = 7, .scale = 1.4f, .mode = InterpolationMode::Linear};
    AxisSampling otherwise = asDefined(map);
    const AxisTaps defined = tapsOf(otherwise);
    otherwise.precision = Precision::OtherNeighbour;
    const AxisTaps taps = tapsOf(otherwise);
    EXPECT_EQ(taps.first, defined.first);
    EXPECT_EQ(taps.rowStart, defined.rowStart);
    EXPECT_EQ(taps.weights, defined.weights);
}

} // namespace
} // namespace tessera
