// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/changes.h"

#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

Changes edgeRows()
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
         say("identify", "coordinates that are not clamped behind the last element: a negative weight there"),
         Number::Plural, true},
        {Edges::Symmetric, say("identify", "an input that is reflected at its ends, the edge twice"), Number::Singular,
         false, false},
        {Edges::IndexClamped,
         say("identify", "an index that is clamped, with the weights of the coordinate that is not"), Number::Singular,
         true, false},
    };
    Changes rows;
    for (const auto& row : kEdges) {
        addChange(rows, MistakeClass::Edge, {row.what, row.number},
                  [edges = row.edges](AxisSampling& axis) { axis.edges = edges; });
        rows.back().isLinear = row.isLinear;
        rows.back().isSingle = row.isSingle;
        rows.back().isFiltered = row.isFiltered;
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

} // namespace tessera
