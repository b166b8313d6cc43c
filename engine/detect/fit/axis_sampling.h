// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axes.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/fit/axis_line.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera {

// One axis of a resampling as a program does it: the fields of its map, and choices that the operators do not have.

enum class Precision : uint8_t {
    Division, // right
    Reciprocal, // float32, multiplying by 1/Scale
    Ratio, // float32, multiplying by input size / output size
    Float64, // with the float32 fields
    Exact, // with the ratio of sizes instead of Scale, if Scale stands for it
    Fixed, // the step between outputs in parts of 2^stepBits, cut off
    FixedNearest, // the same, to the nearest part
    Half, // every operation in FLOAT16
    HalfProduct, // the same, multiplying by 1/Scale, o + ½ rounded once
    HalfCoordinate, // x rounded to FLOAT16
    BFloat, // every operation in bfloat16
    BFloatProduct, // the same, multiplying by 1/Scale, o + ½ rounded once
    BFloatCoordinate, // x rounded to bfloat16
    OtherNeighbour, // right, but the other side of every tie
    Product, // float32, multiplying by Scale
};
enum class Edges : uint8_t {
    Repeated, // right
    OneShort, // clamped one element before the end
    Extrapolated, // linear: not clamped, weights are negative outside
    LowExtrapolated, // the same at the first element only
    HighExtrapolated, // the same at the last element only
    IndexClamped, // linear: the index is clamped, the weight is not
    Dropped, // filters: taps outside are left out, the rest is normalised
    Zero, // what lies outside is 0
    Wrapped, // the input repeats outside
    Reflected, // mirrored outside, the edge once
    Symmetric, // the same, the edge twice
};
enum class Weights : uint8_t {
    Float32,
    Float16,
    BFloat16,
    Fixed, // parts of 2^weightBits, to the nearest
    FixedDown, // the same, cut off
    Exchanged,
};
enum class Kernel : uint8_t {
    Own, // by the map's mode and filter
    Cubic, // four taps, by the coefficient
    WideCubic, // the same, stretched where the axis shrinks
    Lanczos, // six taps, stretched where the axis shrinks
    Area, // each input by how much of it the output's pixel covers
    Block, // the mean of every input that the output's pixel touches
    Box, // the mean of every input whose centre the output's pixel covers: Pillow's BOX
};

struct AxisSampling {
    AxisMap map = {};
    NearestRule rule = NearestRule::HalfUp; // of nearest
    Precision precision = Precision::Division;
    Edges edges = Edges::Repeated;
    Weights weights = Weights::Float32;
    uint32_t low = 0, high = 0; // elements at the ends that are never read: a crop
    bool keepsSum = false; // the second of two weights is rounded, the first is 1 − that
    Kernel kernel = Kernel::Own;
    uint8_t stepBits = 16, weightBits = 8; // of fixed-point steps and weights
    double coefficient = -0.75; // cubic's
    std::vector<uint32_t> others = {}; // nearest: outputs that take the other neighbour, ascending

    bool operator==(const AxisSampling&) const = default;
};
double toHalf(double value); // rounded to FLOAT16
double toBFloat(double value); // rounded to bfloat16

AxisSampling asDefined(const AxisMap& map); // as the operators do it

AxisTaps withoutOutputs(uint32_t inputs); // to add bands to
// The bands of these outputs, ascending; none given: of all.
AxisTaps tapsOf(const AxisSampling& sampling, std::span<const uint32_t> outputs = {});
// Rows of a transposed map; none given: all.
AxisTaps rowsOf(const AxisTaps& taps, std::span<const uint32_t> outputs);

// A kernel of other programs, and how they treat taps outside.
struct NamedKernel {
    Message name; // "cubic interpolation with a = −0.75"
    Kernel kernel;
    double coefficient; // cubic's
    Edges edges;
};
std::vector<NamedKernel> namedKernels(); // the most frequent first

// The same axis at the same coordinates.
AxisSampling withKernel(AxisSampling axis, const NamedKernel& kernel);

// A line measured from one input and one output, along one axis.

struct MeasuredLine {
    AxisFit fit;
    uint32_t low = 0, high = 0; // of blends: elements at the ends that are never read
    std::vector<double> indices; // of nearest: the input that each output reads
};
using MeasuredLines = std::array<std::optional<MeasuredLine>, 4>; // of N, C, H, W; none: as expected

// The lines of the one or two open axes of packed tensors, which may differ from what is expected: elements are copied
// by nearest, or blends of two neighbours. Most elements agree, not all; none: no lines do. Throws Cancelled.
std::optional<MeasuredLines> measuredLines(const Tensor& input, const Tensor& output,
                                           const std::array<AxisSampling, 4>& expected, std::vector<size_t> open,
                                           const std::stop_token& stop);

} // namespace tessera
