// SPDX-License-Identifier: Apache-2.0
// Slips in the formula of x: one term missing, with the other sign, off by one or in another place.
#include "engine/detect/identify/changes.h"

namespace tessera {

namespace {

// A wrong offset is the right one times a factor, and a shift.
struct Slip {
    Text what, ofGradient; // in the words of a gradient, whose input has the forward output's offset
    float inputFactor = 1, outputFactor = 1, inputShift = 0, outputShift = 0;
    Number number = Number::Singular;
    void (*also)(AxisSampling& axis) = [](AxisSampling&) {};
    MistakeClass mistake = MistakeClass::Coordinates;
    Remedy remedy = Remedy::Formula;
};

constexpr Text kInputIsZero = say("identify", "InputPixelOffset taken as 0"),
               kOutputIsZero = say("identify", "OutputPixelOffset taken as 0"),
               kInputSign = say("identify", "InputPixelOffset with the other sign"),
               kOutputSign = say("identify", "OutputPixelOffset with the other sign"),
               kBothSigns = say("identify", "both offsets with the other sign"),
               kProduct = say("identify", "a multiplication with Scale for the division"),
               kExchanged = say("identify", "weights t and 1 − t exchanged");

constexpr Slip kSlips[] = {
    {.what = kOutputIsZero, .ofGradient = kInputIsZero, .outputFactor = 0},
    {.what = kInputIsZero, .ofGradient = kOutputIsZero, .inputFactor = 0},
    {.what = kOutputSign, .ofGradient = kInputSign, .outputFactor = -1},
    {.what = kInputSign, .ofGradient = kOutputSign, .inputFactor = -1},
    {kBothSigns, kBothSigns, -1, -1, 0, 0, Number::Plural},
    {.what = say("identify", "an output index that is one too high"),
     .ofGradient = say("identify", "an input index that is one too high"),
     .outputShift = -1},
    {.what = say("identify", "an output index that is one too low"),
     .ofGradient = say("identify", "an input index that is one too low"),
     .outputShift = 1},
    {.what = say("identify", "OutputPixelOffset subtracted after the division"),
     .ofGradient = say("identify", "InputPixelOffset subtracted after the division"),
     .also =
         [](AxisSampling& axis) {
             if (axis.map.inputPixelOffset != -axis.map.outputPixelOffset) // else they cancel: asymmetric coordinates
                 axis.map.outputPixelOffset *= axis.map.scale;
         }},
    {.what = kProduct,
     .ofGradient = kProduct,
     .also = [](AxisSampling& axis) { axis.precision = axis.map.scale == 1 ? axis.precision : Precision::Product; },
     .mistake = MistakeClass::Scale},
    {.what = kExchanged,
     .ofGradient = kExchanged,
     .number = Number::Plural,
     .also =
         [](AxisSampling& axis) {
             if (axis.map.mode == InterpolationMode::Linear)
                 axis.weights = Weights::Exchanged;
         },
     .remedy = Remedy::Weights},
};

constexpr Slip shift(const Text& what, float input, float output) // by so many pixels
{
    return {what, what, 1, 1, -input, -output, Number::Plural};
}
constexpr Slip kShifts[] = {
    shift(say("identify", "coordinates that are half an input pixel too high"), 0.5f, 0),
    shift(say("identify", "coordinates that are half an input pixel too low"), -0.5f, 0),
    shift(say("identify", "coordinates that are one input pixel too high"), 1, 0),
    shift(say("identify", "coordinates that are one input pixel too low"), -1, 0),
    shift(say("identify", "coordinates that are half an output pixel too high"), 0, 0.5f),
    shift(say("identify", "coordinates that are half an output pixel too low"), 0, -0.5f),
};

// On an axis of one element every coordinate reads that element; an axis that keeps its elements' places may still do
// so.
void make(const Slip& slip, AxisSampling& axis, bool isEverywhere)
{
    const AxisSampling before = axis;
    if (axis.map.inputs == 1 || (!isEverywhere && isIdle(axis)))
        return;
    axis.map.inputPixelOffset = slip.inputFactor * axis.map.inputPixelOffset + slip.inputShift;
    axis.map.outputPixelOffset = slip.outputFactor * axis.map.outputPixelOffset + slip.outputShift;
    slip.also(axis);
    if (isIdle(before) && isIdle(axis) && axis.weights == before.weights)
        axis = before;
}

} // namespace

Changes slipRows(bool isGradient, bool areShifts)
{
    Changes list;
    const auto add = [&](const Slip& slip, bool isEverywhere, Extent extent) {
        addChange(list, slip.mistake, {isGradient ? slip.ofGradient : slip.what, slip.number},
                  [&slip, isEverywhere](AxisSampling& axis) { make(slip, axis, isEverywhere); });
        list.back().remedy = slip.remedy;
        list.back().extent = extent;
        list.back().isAlone = extent == Extent::Whole;
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
