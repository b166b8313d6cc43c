// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/axis_sampling.h"

#include "engine/detect/identify/axes/axis_change.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

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

// Offsets beyond FLOAT32 give infinity − infinity. Whatever the edges and the arithmetic, every row is inside the axis.
TEST(AxisSampling, ACoordinateThatIsNoNumberStaysInside)
{
    constexpr float most = std::numeric_limits<float>::max();
    const std::array edges = {Edges::Repeated,         Edges::OneShort,     Edges::Extrapolated, Edges::LowExtrapolated,
                              Edges::HighExtrapolated, Edges::IndexClamped, Edges::Dropped,      Edges::Zero,
                              Edges::Wrapped,          Edges::Reflected};
    const std::array precisions = {Precision::Division,       Precision::Reciprocal, Precision::Float64,
                                   Precision::Exact,          Precision::Fixed,      Precision::Half,
                                   Precision::HalfCoordinate, Precision::Product};
    for (const AxisMap& map :
         {AxisMap{.inputs = 5, .outputs = 3, .scale = 1e-38f, .inputPixelOffset = -most, .outputPixelOffset = -most},
          AxisMap{.inputs = 5, .outputs = 3, .scale = 1, .inputPixelOffset = most}})
        for (const InterpolationMode mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear})
            for (const Edges edge : edges)
                for (const Precision precision : precisions) {
                    AxisSampling sampling = asDefined(map);
                    sampling.map.mode = mode;
                    sampling.edges = edge;
                    sampling.precision = precision;
                    const AxisTaps taps = tapsOf(sampling);
                    for (uint32_t o = 0; o < taps.outputs; ++o)
                        EXPECT_LE(taps.first[o] + taps.taps(o), map.inputs);
                }
}

// A scale that no float can be smaller than stays a scale: halving it, a filter would never end.
TEST(AxisLines, ASmallestScaleIsNoZero)
{
    const AxisSampling least = asDefined({.inputs = 5,
                                          .outputs = 3,
                                          .scale = std::numeric_limits<float>::denorm_min(),
                                          .mode = InterpolationMode::Linear});
    for (const AxisChange& change : axisLines(least))
        EXPECT_GT(change.of(least).map.scale, 0);
}

} // namespace
} // namespace tessera
