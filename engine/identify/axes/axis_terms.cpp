// SPDX-License-Identifier: Apache-2.0
// Slips in the formula of x: one term missing, with the other sign, off by one or in another place.
#include "engine/identify/axes/axis_change.h"

#include <utility>

namespace tessera {

namespace {

struct Slip {
    MistakeClass mistake;
    const char* what;
    void (*change)(AxisSampling& axis);
    std::string_view remedy = kFormulaRemedy;
    const char* ofGradient = what; // the same in the words of a gradient, whose input has the forward output's offset
};

constexpr Slip kSlips[] = {
    {MistakeClass::Coordinates, "OutputPixelOffset taken as 0",
     [](AxisSampling& axis) { axis.map.outputPixelOffset = 0; }, kFormulaRemedy, "InputPixelOffset taken as 0"},
    {MistakeClass::Coordinates, "InputPixelOffset taken as 0",
     [](AxisSampling& axis) { axis.map.inputPixelOffset = 0; }, kFormulaRemedy, "OutputPixelOffset taken as 0"},
    {MistakeClass::Coordinates, "OutputPixelOffset with the other sign",
     [](AxisSampling& axis) { axis.map.outputPixelOffset *= -1; }, kFormulaRemedy,
     "InputPixelOffset with the other sign"},
    {MistakeClass::Coordinates, "InputPixelOffset with the other sign",
     [](AxisSampling& axis) { axis.map.inputPixelOffset *= -1; }, kFormulaRemedy,
     "OutputPixelOffset with the other sign"},
    {MistakeClass::Coordinates, "both offsets with the other sign",
     [](AxisSampling& axis) {
         axis.map.outputPixelOffset *= -1;
         axis.map.inputPixelOffset *= -1;
     }},
    {MistakeClass::Coordinates, "an output index that is one too high",
     [](AxisSampling& axis) { axis.map.outputPixelOffset -= 1; }, kFormulaRemedy,
     "an input index that is one too high"},
    {MistakeClass::Coordinates, "an output index that is one too low",
     [](AxisSampling& axis) { axis.map.outputPixelOffset += 1; }, kFormulaRemedy, "an input index that is one too low"},
    {MistakeClass::Coordinates, "OutputPixelOffset subtracted after the division",
     [](AxisSampling& axis) {
         if (axis.map.inputPixelOffset != -axis.map.outputPixelOffset) // else they cancel: asymmetric coordinates
             axis.map.outputPixelOffset *= axis.map.scale;
     },
     kFormulaRemedy, "InputPixelOffset subtracted after the division"},
    {MistakeClass::Scale, "a multiplication with Scale for the division",
     [](AxisSampling& axis) { axis.precision = axis.map.scale == 1 ? axis.precision : Precision::Product; }},
    {MistakeClass::Coordinates, "weights t and 1 − t exchanged",
     [](AxisSampling& axis) {
         if (axis.map.mode == InterpolationMode::Linear)
             axis.weights = Weights::Exchanged;
     },
     "The element at floor(x) weighs 1 − t, and the next one t = x − floor(x)."},
};

// Of an axis of one element every coordinate reads that; one that keeps its elements' places may still do so.
AxisSampling changedBy(void (*change)(AxisSampling& axis), const AxisSampling& axis, bool isEverywhere)
{
    if (axis.map.inputs == 1 || (!isEverywhere && isIdle(axis)))
        return axis;
    AxisSampling result = axis;
    change(result);
    const bool isMoved = !isIdle(result) || result.weights != axis.weights;
    return isIdle(axis) && !isMoved ? axis : result;
}

} // namespace

AxisChange exchangedOffsets()
{
    const auto exchange = [](AxisSampling& axis) { std::swap(axis.map.inputPixelOffset, axis.map.outputPixelOffset); };
    return {.mistake = MistakeClass::Gradient,
            .changes = 1,
            .what = "both offsets exchanged",
            .change = [exchange](const AxisSampling& axis) { return changedBy(exchange, axis, true); },
            .remedy = kFormulaRemedy,
            .isAlone = false};
}

std::vector<AxisChange> axisSlips(bool isGradient)
{
    std::vector<AxisChange> list;
    for (const bool isEverywhere : {true, false})
        for (const auto& [mistake, what, change, remedy, ofGradient] : kSlips)
            list.push_back({.mistake = mistake,
                            .changes = 1,
                            .what = (isGradient ? ofGradient : what)
                                + std::string(isEverywhere ? "" : " on the axes that are resized"),
                            .change = [change = change, isEverywhere](
                                          const AxisSampling& axis) { return changedBy(change, axis, isEverywhere); },
                            .remedy = remedy,
                            .isAlone = isEverywhere});
    return list;
}

} // namespace tessera
