// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/field.h"

#include <cstddef>
#include <memory>

namespace tessera {

// Coordinates, rounding and weights: semantics.md, section 3. The output's shape is the caller's: what exceeds the
// scaled input repeats its edge, what falls short crops it.
//
// RESAMPLE_GRAD and RESAMPLE_GRAD1 are the transposes of RESAMPLE1 and RESAMPLE2, axis by axis: each element of the
// gradient is added, with the forward weight, to the elements that the forward operator read. The input is the gradient
// of the forward output, the output that of the forward input. Scales are the forward ones. InputPixelOffsets belongs
// to the input, so that its values are the forward operator's OutputPixelOffsets.
struct ResampleRow {
    std::string_view name;
    Text sentence;
    bool isGradient = false;
    bool hasOffsets = true; // else pixel centres, and the count is called ScaleCount
    bool hasDirection = false; // the field RoundingDirection; else nearest rounds ties up
    bool hasFilter = false; // the fields Antialiased and AntialiasFilter
};
inline constexpr ResampleRow kResampleRows[] = {
    {.name = "RESAMPLE", .sentence = say("ops", "Resizes by scales, pixel centres at one half."), .hasOffsets = false},
    {.name = "RESAMPLE1", .sentence = say("ops", "Resizes by scales and pixel offsets; nearest rounds ties up.")},
    {.name = "RESAMPLE2",
     .sentence = say("ops", "RESAMPLE1 with a rounding direction for nearest."),
     .hasDirection = true},
    {.name = "RESAMPLE3",
     .sentence = say("ops", "RESAMPLE2 with an antialiasing filter for linear."),
     .hasDirection = true,
     .hasFilter = true},
    {.name = "RESAMPLE_GRAD",
     .sentence = say("ops", "The gradient of RESAMPLE1: its map read backwards."),
     .isGradient = true},
    {.name = "RESAMPLE_GRAD1",
     .sentence = say("ops", "The gradient of RESAMPLE2: its map read backwards."),
     .isGradient = true,
     .hasDirection = true},
};

// Fields that the row has not keep their defaults.
template <size_t Row> struct ResampleOf {
    static constexpr const ResampleRow& kRow = kResampleRows[Row];
    static constexpr float kCentre = kRow.isGradient ? -0.5f : 0.5f; // where the input's pixels lie
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {kCentre, kCentre, kCentre, kCentre};
    std::vector<float> outputPixelOffsets = {-kCentre, -kCentre, -kCentre, -kCentre};
    bool antialiased = false;
    AntialiasFilter antialiasFilter = AntialiasFilter::Halving;
    bool operator==(const ResampleOf&) const = default;
};
using Resample = ResampleOf<0>;
using Resample1 = ResampleOf<1>;
using Resample2 = ResampleOf<2>;
using Resample3 = ResampleOf<3>;
using ResampleGrad = ResampleOf<4>;
using ResampleGrad1 = ResampleOf<5>;

class OperatorModel;
template <size_t Row> std::unique_ptr<OperatorModel> modelOf(ResampleOf<Row> op);

// The names of the fields that hold the two offsets.
inline constexpr std::string_view kInputPixelOffsets = "InputPixelOffsets", kOutputPixelOffsets = "OutputPixelOffsets";

// A note of a gradient's case whose offsets are those of pixel centres, exchanged.
inline constexpr Text kExchangedOffsets = say(
    "ops",
    "InputPixelOffsets belongs to InputGradientTensor: at pixel centres the offsets are −0.5 and 0.5; here they are "
    "exchanged, as in cases that were written for the rule before 2026-11-26.");

} // namespace tessera
