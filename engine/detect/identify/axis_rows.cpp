// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

Changes edgeRows(const AxisSampling& meant)
{
    static constexpr struct {
        Edges edges;
        Text what;
        Number number = Number::Singular;
        bool isLinear = false, isSingle = true, isFiltered = false;
    } kEdges[] = {
        {.edges = Edges::OneShort,
         .what = say("identify", "coordinates clamped one element short of the end"),
         .number = Number::Plural,
         .isFiltered = true},
        {Edges::Zero, say("identify", "an input that is 0 outside")},
        {Edges::Wrapped, say("identify", "an input that wraps around at its ends")},
        {.edges = Edges::Extrapolated,
         .what = say("identify", "coordinates that are not clamped: negative weights outside"),
         .number = Number::Plural,
         .isLinear = true,
         .isFiltered = true},
        {Edges::Reflected, say("identify", "an input that is reflected at its ends"), Number::Singular, true},
        {Edges::LowExtrapolated,
         say("identify", "coordinates that are not clamped below 0: a negative weight at the first element"),
         Number::Plural, true},
        {Edges::HighExtrapolated,
         say("identify", "coordinates that are not clamped beyond the last element: a negative weight there"),
         Number::Plural, true},
        {Edges::Symmetric, say("identify", "an input that is reflected at its ends, the edge twice"), Number::Singular,
         false, false},
        {Edges::IndexClamped,
         say("identify", "an index that is clamped, with the weights of the coordinate that is not"), Number::Singular,
         true, false},
    };
    Changes rows;
    for (const auto& [edges, what, number, isLinear, isSingle, isFiltered] : kEdges)
        if ((!isLinear || meant.map.mode == InterpolationMode::Linear) && (!meant.map.antialias || isFiltered)) {
            addChange(rows, MistakeClass::Edge, {what, number},
                      [edges = edges](AxisSampling& axis) { axis.edges = edges; });
            rows.back().isSingle = isSingle;
        }
    return rows;
}

Changes precisionRows()
{
    static constexpr struct {
        Precision precision;
        Text what;
        bool isSingle = true;
    } kPrecisions[] = {
        {Precision::Float64, say("identify", "coordinates in float64")},
        {Precision::Exact, say("identify", "coordinates by the exact ratio of the sizes")},
        {Precision::Reciprocal, say("identify", "coordinates by a multiplication with 1 / Scale in float32")},
        {Precision::Ratio, say("identify", "coordinates by a multiplication with input size / output size in float32")},
        {Precision::Half, say("identify", "coordinates computed in FLOAT16"), false},
        {Precision::HalfProduct, say("identify", "coordinates computed in FLOAT16"), false},
        {Precision::HalfCoordinate, say("identify", "coordinates rounded to FLOAT16"), false},
        {Precision::BFloat, say("identify", "coordinates computed in bfloat16"), false},
        {Precision::BFloatProduct, say("identify", "coordinates computed in bfloat16"), false},
        {Precision::BFloatCoordinate, say("identify", "coordinates rounded to bfloat16"), false},
    };
    Changes rows;
    const auto add = [&](Precision precision, uint8_t bits, const Message& what, bool isSingle) {
        addChange(rows, MistakeClass::Tie, {what, Number::Plural}, [=](AxisSampling& axis) {
            const bool isOfFields = precision == Precision::Exact && !roundsRatio(axis.map);
            axis.precision = isOfFields ? Precision::Float64 : precision;
            axis.stepBits = bits;
        });
        rows.back().isSingle = isSingle;
    };
    for (const auto& [precision, what, isSingle] : kPrecisions)
        add(precision, AxisSampling().stepBits, what, isSingle);
    for (uint8_t bits = 4; bits <= 24; ++bits)
        for (const Precision precision : {Precision::Fixed, Precision::FixedNearest})
            add(precision, bits, say("identify", "coordinates in steps of 1/%1")(uint32_t{1} << bits),
                bits == 16 && precision == Precision::Fixed);
    return rows;
}

Changes weightRows()
{
    Changes rows;
    const auto add = [&](Weights weights, uint8_t bits, bool keepsSum, const Message& what, bool isSingle) {
        addChange(rows, MistakeClass::HalfWeights, {what, Number::Plural}, [=](AxisSampling& axis) {
            axis.weights = weights;
            axis.keepsSum = keepsSum;
            axis.weightBits = bits;
        });
        rows.back().isSingle = isSingle;
    };
    for (const bool keepsSum : {false, true}) {
        add(Weights::Float16, 8, keepsSum, say("identify", "weights rounded to FLOAT16"), !keepsSum);
        add(Weights::BFloat16, 8, keepsSum, say("identify", "weights rounded to bfloat16"), !keepsSum);
    }
    for (uint8_t bits = 3; bits <= 16; ++bits)
        for (const Weights weights : {Weights::Fixed, Weights::FixedDown})
            for (const bool keepsSum : {true, false})
                add(weights, bits, keepsSum,
                    (weights == Weights::Fixed
                         ? say("identify", "weights in parts of %1")
                         : say("identify", "weights cut off to parts of %1"))(uint32_t{1} << bits),
                    weights == Weights::Fixed && !keepsSum && (bits == 8 || bits == 11));
    return rows;
}

namespace {

// A slip in the formula of x. A wrong offset is the right one times a factor, plus a shift.
struct Slip {
    Text what, ofGradient; // a gradient's offsets have each other's names
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

// `input`, `output`: pixels.
constexpr Slip shift(const Text& what, float input, float output)
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

// Makes the slip on an axis that is resized, or on any axis where `isEverywhere`. An axis of one input stays as it is,
// and so does one that the slip leaves the identity.
void make(const Slip& slip, AxisSampling& axis, bool isEverywhere)
{
    const AxisSampling before = axis;
    if (axis.map.inputs == 1 || (!isEverywhere && isIdentity(axis)))
        return;
    axis.map.inputPixelOffset = slip.inputFactor * axis.map.inputPixelOffset + slip.inputShift;
    axis.map.outputPixelOffset = slip.outputFactor * axis.map.outputPixelOffset + slip.outputShift;
    slip.also(axis);
    if (isIdentity(before) && isIdentity(axis) && axis.weights == before.weights)
        axis = before;
}

} // namespace

Changes formulaChanges(bool isGradient)
{
    Changes list;
    const auto add = [&](const Slip& slip, bool isEverywhere, Extent extent) {
        addChange(list, slip.mistake, {isGradient ? slip.ofGradient : slip.what, slip.number},
                  [&slip, isEverywhere](AxisSampling& axis) { make(slip, axis, isEverywhere); });
        list.back().remedy = slip.remedy;
        list.back().extent = extent;
        list.back().isAlone = extent == Extent::Whole;
    };
    for (const Extent extent : {Extent::Whole, Extent::ResizedAxes})
        for (const Slip& slip : kSlips)
            add(slip, extent == Extent::Whole, extent);
    for (const Slip& slip : kShifts)
        add(slip, false, Extent::Whole);
    return list;
}

} // namespace tessera
