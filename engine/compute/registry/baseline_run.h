// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/value.h"

#include <array>

namespace tessera {

// A case and the honest run that a mistake changes.
struct BaselineRun {
    const Case& c; // without issues, and in the mistake's scope
    const Plan& plan; // the honest plan, or the plan of a mistake at an earlier stage
    const Tensor& input;
    const OutputSource& engine; // runs a plan; honest, or with a mistake at a later stage
    const RunControl& control;

    Timings run(const Plan& other, Tensor& output) const { return engine.run(c, other, input, output, control); }
    Timings run(const Tensor& other, Tensor& output) const { return engine.run(c, plan, other, output, control); }
};

namespace faulty {

Timings runChanged(const MistakeChange& change, const BaselineRun& honest, Tensor& output);

// The plan of other maps, padded in front to four axes.
Plan planOf(const BaselineRun& honest, const std::array<AxisMap, 4>& maps);

inline void setMap(AxisMap& map, float scale, float inputPixelOffset, float outputPixelOffset)
{
    map.scale = scale;
    map.inputPixelOffset = inputPixelOffset;
    map.outputPixelOffset = outputPixelOffset;
}

// The mistakes that take more than a few lines, as named in their rows.
void alignedCorners(AxisMap& map);
void lengthOneApart(AxisMap& map);
void otherNeighbour(const AxisMap& map, AxisTaps& taps);
void reciprocalScale(const AxisMap& map, AxisTaps& taps);
void clampOneShort(const AxisMap& map, AxisTaps& taps);
void extrapolated(const AxisMap& map, AxisTaps& taps);
void addedZeros(const AxisMap& map, AxisTaps& taps);
void cubic(const AxisMap& map, AxisTaps& taps);
void inverted(Tensor& output, const Tensor& before);
void lastRowUnwritten(Tensor& output, const Tensor& before);
Timings otherOrder(const BaselineRun& honest, Tensor& output);
Timings rowsForColumns(const BaselineRun& honest, Tensor& output);
Timings ignoredStrides(const BaselineRun& honest, Tensor& output);
Timings swappedParameters(const BaselineRun& honest, Tensor& output);
Timings forwardForGradient(const BaselineRun& honest, Tensor& output);
Timings runRounded(const BaselineRun& honest, IntegerRounding rounding, Tensor& output);

} // namespace faulty

} // namespace tessera
