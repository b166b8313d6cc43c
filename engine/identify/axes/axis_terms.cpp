// SPDX-License-Identifier: Apache-2.0
// Slips in the formula of x: one term missing, with the other sign, off by one or in another place.
#include "engine/identify/axes/axis_change.h"

namespace tessera {

namespace {

struct Slip {
    MistakeClass mistake;
    const char* what;
    void (*change)(AxisSampling& axis);
    std::string_view remedy = kFormulaRemedy;
};

constexpr Slip kSlips[] = {
    {MistakeClass::Coordinates, "OutputPixelOffset taken as 0",
     [](AxisSampling& axis) { axis.map.outputPixelOffset = 0; }},
    {MistakeClass::Coordinates, "InputPixelOffset taken as 0",
     [](AxisSampling& axis) { axis.map.inputPixelOffset = 0; }},
    {MistakeClass::Coordinates, "OutputPixelOffset with the other sign",
     [](AxisSampling& axis) { axis.map.outputPixelOffset *= -1; }},
    {MistakeClass::Coordinates, "InputPixelOffset with the other sign",
     [](AxisSampling& axis) { axis.map.inputPixelOffset *= -1; }},
    {MistakeClass::Coordinates, "both offsets with the other sign",
     [](AxisSampling& axis) {
         axis.map.outputPixelOffset *= -1;
         axis.map.inputPixelOffset *= -1;
     }},
    {MistakeClass::Coordinates, "an output index that is one too high",
     [](AxisSampling& axis) { axis.map.outputPixelOffset -= 1; }},
    {MistakeClass::Coordinates, "an output index that is one too low",
     [](AxisSampling& axis) { axis.map.outputPixelOffset += 1; }},
    {MistakeClass::Coordinates, "OutputPixelOffset subtracted after the division",
     [](AxisSampling& axis) {
         if (axis.map.inputPixelOffset != -axis.map.outputPixelOffset) // else they cancel: asymmetric coordinates
             axis.map.outputPixelOffset *= axis.map.scale;
     }},
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

std::vector<AxisChange> axisSlips()
{
    std::vector<AxisChange> list;
    for (const bool isEverywhere : {true, false})
        for (const auto& [mistake, what, change, remedy] : kSlips)
            list.push_back({.mistake = mistake,
                            .changes = 1,
                            .what = what + std::string(isEverywhere ? "" : " on the axes that are resized"),
                            .change = [change = change, isEverywhere](
                                          const AxisSampling& axis) { return changedBy(change, axis, isEverywhere); },
                            .remedy = remedy,
                            .isAlone = isEverywhere});
    return list;
}

} // namespace tessera
