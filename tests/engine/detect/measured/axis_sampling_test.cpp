// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/axis_sampling.h"

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

// Beyond 2^53 a number has no next integer: a count from tap to tap would never end.
TEST(AxisSampling, AKernelFarOutsideEnds)
{
    for (const float offset : {-1e12f, 1e20f, -3e38f}) {
        AxisSampling cubic = asDefined(
            {.inputs = 5, .outputs = 3, .scale = 1, .inputPixelOffset = offset, .mode = InterpolationMode::Linear});
        cubic.kernel = Kernel::Cubic;
        EXPECT_EQ(tapsOf(cubic).outputs, 3u) << offset;
    }
}

} // namespace
} // namespace tessera
