// SPDX-License-Identifier: Apache-2.0
// Slips in the formula of x: one term missing, with the other sign, off by one or in another place.
#include "engine/detect/identify/axes/axis_change.h"

#include <utility>

namespace tessera {

namespace {

struct Slip {
    MistakeClass mistake;
    Text what;
    void (*change)(AxisSampling& axis);
    Text ofGradient = what; // the same in the words of a gradient, whose input has the forward output's offset
    Number number = Number::Singular;
    Remedy remedy = Remedy::Formula;
};

constexpr Slip kSlips[] = {
    {MistakeClass::Coordinates, say("identify", "OutputPixelOffset taken as 0"),
     [](AxisSampling& axis) { axis.map.outputPixelOffset = 0; }, say("identify", "InputPixelOffset taken as 0")},
    {MistakeClass::Coordinates, say("identify", "InputPixelOffset taken as 0"),
     [](AxisSampling& axis) { axis.map.inputPixelOffset = 0; }, say("identify", "OutputPixelOffset taken as 0")},
    {MistakeClass::Coordinates, say("identify", "OutputPixelOffset with the other sign"),
     [](AxisSampling& axis) { axis.map.outputPixelOffset *= -1; },
     say("identify", "InputPixelOffset with the other sign")},
    {MistakeClass::Coordinates, say("identify", "InputPixelOffset with the other sign"),
     [](AxisSampling& axis) { axis.map.inputPixelOffset *= -1; },
     say("identify", "OutputPixelOffset with the other sign")},
    {.mistake = MistakeClass::Coordinates,
     .what = say("identify", "both offsets with the other sign"),
     .change =
         [](AxisSampling& axis) {
             axis.map.outputPixelOffset *= -1;
             axis.map.inputPixelOffset *= -1;
         },
     .number = Number::Plural},
    {MistakeClass::Coordinates, say("identify", "an output index that is one too high"),
     [](AxisSampling& axis) { axis.map.outputPixelOffset -= 1; },
     say("identify", "an input index that is one too high")},
    {MistakeClass::Coordinates, say("identify", "an output index that is one too low"),
     [](AxisSampling& axis) { axis.map.outputPixelOffset += 1; },
     say("identify", "an input index that is one too low")},
    {MistakeClass::Coordinates, say("identify", "OutputPixelOffset subtracted after the division"),
     [](AxisSampling& axis) {
         if (axis.map.inputPixelOffset != -axis.map.outputPixelOffset) // else they cancel: asymmetric coordinates
             axis.map.outputPixelOffset *= axis.map.scale;
     },
     say("identify", "InputPixelOffset subtracted after the division")},
    {MistakeClass::Scale, say("identify", "a multiplication with Scale for the division"),
     [](AxisSampling& axis) { axis.precision = axis.map.scale == 1 ? axis.precision : Precision::Product; }},
    {.mistake = MistakeClass::Coordinates,
     .what = say("identify", "weights t and 1 − t exchanged"),
     .change =
         [](AxisSampling& axis) {
             if (axis.map.mode == InterpolationMode::Linear)
                 axis.weights = Weights::Exchanged;
         },
     .number = Number::Plural,
     .remedy = Remedy::Weights},
};

// On an axis of one element every coordinate reads that element; an axis that keeps its elements' places may still do
// so.
void changeBy(void (*change)(AxisSampling& axis), AxisSampling& axis, bool isEverywhere)
{
    const AxisSampling before = axis;
    if (axis.map.inputs == 1 || (!isEverywhere && isIdle(axis)))
        return;
    change(axis);
    if (isIdle(before) && isIdle(axis) && axis.weights == before.weights)
        axis = before;
}

} // namespace

AxisChange exchangedOffsets()
{
    const auto exchange = [](AxisSampling& axis) { std::swap(axis.map.inputPixelOffset, axis.map.outputPixelOffset); };
    return {.mistake = MistakeClass::Gradient,
            .what = {say("identify", "both offsets exchanged"), Number::Plural},
            .change = [exchange](AxisSampling& axis) { changeBy(exchange, axis, true); },
            .remedy = Remedy::Formula,
            .isAlone = false};
}

AxisChanges axisSlips(bool isGradient)
{
    AxisChanges list;
    for (const bool isEverywhere : {true, false})
        for (const auto& [mistake, what, change, ofGradient, number, remedy] : kSlips)
            list.push_back({.mistake = mistake,
                            .what = {isGradient ? ofGradient : what, number},
                            .change = [change = change,
                                       isEverywhere](AxisSampling& axis) { changeBy(change, axis, isEverywhere); },
                            .remedy = remedy,
                            .extent = isEverywhere ? Extent::Whole : Extent::ResizedAxes,
                            .isAlone = isEverywhere});
    return list;
}

AxisChanges axisShifts()
{
    static constexpr struct {
        Text what;
        float input, output; // pixels
    } kShifts[] = {
        {say("identify", "coordinates that are half an input pixel too high"), 0.5f, 0},
        {say("identify", "coordinates that are half an input pixel too low"), -0.5f, 0},
        {say("identify", "coordinates that are one input pixel too high"), 1, 0},
        {say("identify", "coordinates that are one input pixel too low"), -1, 0},
        {say("identify", "coordinates that are half an output pixel too high"), 0, 0.5f},
        {say("identify", "coordinates that are half an output pixel too low"), 0, -0.5f},
    };
    AxisChanges list;
    for (const auto& [what, input, output] : kShifts)
        list.push_back({.mistake = MistakeClass::Coordinates,
                        .what = {what, Number::Coordinates},
                        .change =
                            [input = input, output = output](AxisSampling& axis) {
                                if (isIdle(axis) || axis.map.inputs == 1)
                                    return;
                                axis.map.inputPixelOffset -= input;
                                axis.map.outputPixelOffset -= output;
                            },
                        .remedy = Remedy::Formula});
    return list;
}

} // namespace tessera
