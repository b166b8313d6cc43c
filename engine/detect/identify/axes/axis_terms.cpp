// SPDX-License-Identifier: Apache-2.0
// Slips in the formula of x: one term missing, with the other sign, off by one or in another place.
#include "engine/detect/identify/changes.h"

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

template <int Input, int Output> void lower(AxisSampling& axis) // by half pixels
{
    axis.map.inputPixelOffset -= Input / 2.0f;
    axis.map.outputPixelOffset -= Output / 2.0f;
}

constexpr Slip shift(const Text& what, void (*change)(AxisSampling& axis))
{
    return {MistakeClass::Coordinates, what, change, what, Number::Coordinates};
}
constexpr Slip kShifts[] = {
    shift(say("identify", "coordinates that are half an input pixel too high"), lower<1, 0>),
    shift(say("identify", "coordinates that are half an input pixel too low"), lower<-1, 0>),
    shift(say("identify", "coordinates that are one input pixel too high"), lower<2, 0>),
    shift(say("identify", "coordinates that are one input pixel too low"), lower<-2, 0>),
    shift(say("identify", "coordinates that are half an output pixel too high"), lower<0, 1>),
    shift(say("identify", "coordinates that are half an output pixel too low"), lower<0, -1>),
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

Changes slipRows(bool isGradient, bool areShifts)
{
    Changes list;
    const auto add = [&](const Slip& slip, bool isEverywhere, Extent extent) {
        list.push_back(
            {.mistake = slip.mistake,
             .what = {isGradient ? slip.ofGradient : slip.what, slip.number},
             .axis = [change = slip.change, isEverywhere](AxisSampling& axis) { changeBy(change, axis, isEverywhere); },
             .remedy = slip.remedy,
             .extent = extent,
             .isAlone = extent == Extent::Whole});
    };
    for (const Slip& slip : kShifts)
        if (areShifts)
            add(slip, false, Extent::Whole);
    for (const bool isEverywhere : {true, false})
        for (const Slip& slip : kSlips)
            if (!areShifts)
                add(slip, isEverywhere, isEverywhere ? Extent::Whole : Extent::ResizedAxes);
    return list;
}

} // namespace tessera
