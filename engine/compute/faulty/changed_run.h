// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <concepts>
#include <functional>

namespace tessera::faulty {

// What the mistakes are made of: an honest run of something else.

inline Timings runPlan(const HonestRun& honest, const Plan& plan, Tensor& output)
{
    return honest.engine.run(honest.c, plan, honest.input, output, honest.control);
}

// Changes of a resampling's forward map, axis by axis; axes in front of the rank are not asked.
using MapChange = std::function<void(AxisMap& map)>;
using TapsChange = std::function<void(const AxisMap& map, AxisTaps& taps)>;
std::array<AxisMap, 4> forwardMaps(const HonestRun& honest); // the maps of N, C, H, W
Plan planOf(const HonestRun& honest, const std::array<AxisMap, 4>& maps, const TapsChange& changeTaps = {});
Timings runMaps(const HonestRun& honest, const MapChange& change, Tensor& output);
Timings runTaps(const HonestRun& honest, const TapsChange& change, Tensor& output);

// The mistakes themselves, by file. Each is a Mistake::run.
Timings otherOrder(const HonestRun& honest, Tensor& output);
Timings rowsForColumns(const HonestRun& honest, Tensor& output);
Timings foldedBatch(const HonestRun& honest, Tensor& output);
Timings ignoredStrides(const HonestRun& honest, Tensor& output);
Timings channelsLast(const HonestRun& honest, Tensor& output);
Timings swappedAxes(const HonestRun& honest, Tensor& output);
Timings swappedParameters(const HonestRun& honest, Tensor& output);
Timings flippedRows(const HonestRun& honest, Tensor& output);
Timings reversedChannels(const HonestRun& honest, Tensor& output);
Timings lastColumnZero(const HonestRun& honest, Tensor& output);
Timings lastRowUnwritten(const HonestRun& honest, Tensor& output);

Timings asymmetric(const HonestRun& honest, Tensor& output);
Timings halfPixel(const HonestRun& honest, Tensor& output);
Timings alignedCorners(const HonestRun& honest, Tensor& output);
Timings otherRounding(const HonestRun& honest, Tensor& output);
Timings otherNeighbour(const HonestRun& honest, Tensor& output);
Timings reciprocalScale(const HonestRun& honest, Tensor& output);
Timings scaleOfSizes(const HonestRun& honest, Tensor& output);
Timings lengthOneApart(const HonestRun& honest, Tensor& output);
Timings clampOneShort(const HonestRun& honest, Tensor& output);
Timings extrapolated(const HonestRun& honest, Tensor& output);
Timings addedZeros(const HonestRun& honest, Tensor& output);
Timings switchedFilter(const HonestRun& honest, Tensor& output);
Timings otherFilter(const HonestRun& honest, Tensor& output);
Timings otherMode(const HonestRun& honest, Tensor& output);
Timings forwardForGradient(const HonestRun& honest, Tensor& output);
Timings exchangedOffsets(const HonestRun& honest, Tensor& output);
Timings cubic(const HonestRun& honest, Tensor& output);

Timings roundedHalfEven(const HonestRun& honest, Tensor& output);
Timings roundedDown(const HonestRun& honest, Tensor& output);
Timings eightBitWeights(const HonestRun& honest, Tensor& output);
Timings halfWeights(const HonestRun& honest, Tensor& output);
Timings inverted(const HonestRun& honest, Tensor& output);
Timings damaged(const HonestRun& honest, Tensor& output);

} // namespace tessera::faulty
