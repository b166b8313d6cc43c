// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare_taps.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/identify/grid.h"

#include <functional>
#include <memory>

namespace tessera {

// What a hypothesis says of the elements of a grid.
class Prediction {
public:
    virtual ~Prediction() = default;

    // Whether the element may hold these bits. `number` is the grid's, `at` its place.
    virtual bool explains(uint64_t number, const Place& at, uint64_t bits) const = 0;
    virtual uint64_t expected(uint64_t number, const Place& at) const = 0; // bits, as near as they can be said
    virtual double value(uint64_t number, const Place& at) const = 0; // the same before it is rounded to the type
    // The one input element that is copied there, in the order of the input's memory; none: it is computed.
    virtual std::optional<uint64_t> source(uint64_t number, const Place& at) const = 0;
};

// What is done to the sums of a resampling.
enum class Sums : uint8_t {
    Right, // float32
    AnyCoordinates, // linear: coordinates as far off as ties may be
    Half, // products and sums in FLOAT16
    // What is NaN or infinite in the input shows in more elements than it weighs in.
    WithWeightZero, // neighbours of weight 0 are added all the same: 0·NaN and 0·∞ are NaN
    WholePlanes, // all elements of H and W are, with weight 0 or another
    WholeColumns, // all of H
    WholeRows, // all of W
};

bool spreadsSpecials(Sums sums); // one of the last four

// When sums are rounded to integers.
enum class RoundedAfter : uint8_t {
    AllAxes, // once, at the end
    EachFromW, // after each axis, W first
    EachFromH,
};

struct Summing {
    Sums sums = Sums::Right;
    IntegerRounding rounding = IntegerRounding::Truncate;
    RoundedAfter after = RoundedAfter::AllAxes;

    bool isRight() const { return sums == Sums::Right && rounding == IntegerRounding::Truncate; }
    bool operator==(const Summing&) const = default;
};

// Copies by any map; the function takes and gives logical elements of packed tensors.
using SourceOf = std::function<uint64_t(uint64_t output)>;
std::unique_ptr<Prediction> movedPrediction(const Grid& grid, const Tensor& input, SourceOf source);

// What `make` predicts of a tensor of these sizes: `source` says which of its elements each output is; empty: the one
// at its place in memory.
std::unique_ptr<Prediction>
reshapedPrediction(const Grid& grid, const Tensor& output, const PaddedSizes& sizes, SourceOf source,
                   const std::function<std::unique_ptr<Prediction>(const Grid& inner)>& make);

// Bands along the axes: their rows are the grid's. The input is packed; the taps say how it is read.
std::unique_ptr<Prediction> tapsPrediction(const Tensor& input, SeparableTaps taps, const Summing& summing);

} // namespace tessera
