// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/field.h"

#include <concepts>
#include <memory>

namespace tessera {

// Coordinates, rounding and weights: semantics.md, section 3. The output's shape is the caller's: what exceeds the
// scaled input repeats its edge, what falls short crops it.

namespace resample {
inline constexpr double kLargest = 3.4028234663852886e38; // FLT_MAX, a legitimate scale
inline constexpr FieldInfo kInput{"InputTensor", say("ops", "The tensor that is read: one to four dimensions.")};
inline constexpr FieldInfo kOutput{.name = "OutputTensor",
                                   .sentence = say("ops", "The tensor that is written; its shape may be chosen."),
                                   .isOutput = true};
inline constexpr FieldInfo kMode{"InterpolationMode",
                                 say("ops", "Whether an output copies one element or blends neighbours."), 0, 1};
inline constexpr FieldInfo kDirection{
    "RoundingDirection",
    say("ops",
        "Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR."),
    0, 1};
inline constexpr FieldInfo kScaleCount{.name = "ScaleCount",
                                       .sentence = say("ops", "The number of scales: the rank of both tensors."),
                                       .minimum = 1,
                                       .maximum = 4,
                                       .followsRank = true};
inline constexpr FieldInfo kDimensionCount{
    .name = "DimensionCount",
    .sentence = say("ops", "The number of scales and offsets: the rank of both tensors."),
    .minimum = 1,
    .maximum = 4,
    .followsRank = true};
inline constexpr FieldInfo kScales{.name = "Scales",
                                   .sentence = say("ops", "Output pixels per input pixel, for each axis."),
                                   .minimum = 0,
                                   .maximum = kLargest,
                                   .followsRank = true};
inline constexpr FieldInfo kInputPixelOffsets{
    .name = "InputPixelOffsets",
    .sentence = say("ops", "Added to an input coordinate before scaling, for each axis."),
    .minimum = -kLargest,
    .maximum = kLargest,
    .unit = say("ops", "pixels"),
    .followsRank = true};
inline constexpr FieldInfo kOutputPixelOffsets{.name = "OutputPixelOffsets",
                                               .sentence = say("ops", "Added to the scaled coordinate, for each axis."),
                                               .minimum = -kLargest,
                                               .maximum = kLargest,
                                               .unit = say("ops", "pixels"),
                                               .followsRank = true};
inline constexpr FieldInfo kAntialiased{
    "Antialiased",
    say("ops",
        "When shrinking with LINEAR: filter, so that an output reads all pixels that "
        "it covers; outside, the edge repeats."),
    0, 1};
inline constexpr FieldInfo kAntialiasFilter{
    .name = "AntialiasFilter",
    .sentence =
        say("ops",
            "Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that "
            "are not pixel centres, and that it rounds nothing in between, is our rule: no document says it."),
    .isOurs = true,
    .onlyWith = "Antialiased"};

template <class Self, class Visit> void fields(Self& self, Visit&& visit)
{
    visit(kInput, self.input);
    visit(kOutput, self.output);
    visit(kMode, self.interpolationMode);
    if constexpr (requires { self.roundingDirection; })
        visit(kDirection, self.roundingDirection);
    if constexpr (requires { self.scaleCount; }) {
        visit(kScaleCount, self.scaleCount);
        visit(kScales, self.scales);
    } else {
        visit(kDimensionCount, self.dimensionCount);
        visit(kScales, self.scales);
        visit(kInputPixelOffsets, self.inputPixelOffsets);
        visit(kOutputPixelOffsets, self.outputPixelOffsets);
    }
    if constexpr (requires { self.antialiased; }) {
        visit(kAntialiased, self.antialiased);
        visit(kAntialiasFilter, self.antialiasFilter);
    }
}
} // namespace resample

// RESAMPLE1 with InputPixelOffset 0.5 and OutputPixelOffset −0.5 on every axis.
struct Resample {
    static constexpr std::string_view kName = "RESAMPLE";
    static constexpr Text kSentence = say("ops", "Resizes by scales, pixel centres at one half.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    uint32_t scaleCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    bool operator==(const Resample&) const = default;
};

struct Resample1 {
    static constexpr std::string_view kName = "RESAMPLE1";
    static constexpr Text kSentence = say("ops", "Resizes by scales and pixel offsets; nearest rounds ties up.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::vector<float> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    bool operator==(const Resample1&) const = default;
};

struct Resample2 {
    static constexpr std::string_view kName = "RESAMPLE2";
    static constexpr Text kSentence = say("ops", "RESAMPLE1 with a rounding direction for nearest.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::vector<float> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    bool operator==(const Resample2&) const = default;
};

struct Resample3 {
    static constexpr std::string_view kName = "RESAMPLE3";
    static constexpr Text kSentence = say("ops", "RESAMPLE2 with an antialiasing filter for linear.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::vector<float> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    bool antialiased = false;
    AntialiasFilter antialiasFilter = AntialiasFilter::Halving;
    bool operator==(const Resample3&) const = default;
};

// The transpose of RESAMPLE1 (RESAMPLE_GRAD) and RESAMPLE2 (RESAMPLE_GRAD1), axis by axis: each element of the gradient
// is added, with the forward weight, to the elements that the forward operator read (semantics.md, section 3). The
// input is the gradient of the forward output, the output that of the forward input. Scales are the forward ones.
// InputPixelOffsets belongs to the input, so that its values are the forward operator's OutputPixelOffsets.

namespace resample_grad {
inline constexpr FieldInfo kInput{"InputGradientTensor", say("ops", "The gradient of the forward operator's output.")};
inline constexpr FieldInfo kOutput{
    .name = "OutputGradientTensor",
    .sentence = say("ops", "The gradient of the forward operator's input; its shape may be chosen."),
    .isOutput = true};
inline constexpr FieldInfo kMode{
    "InterpolationMode", say("ops", "Whether a forward output copied one element or blended neighbours."), 0, 1};
inline constexpr FieldInfo kScales{.name = "Scales",
                                   .sentence =
                                       say("ops",
                                           "The forward operator's: its output pixels per input pixel, for each "
                                           "axis."),
                                   .minimum = 0,
                                   .maximum = resample::kLargest,
                                   .followsRank = true};
inline constexpr FieldInfo kInputPixelOffsets{
    .name = "InputPixelOffsets",
    .sentence =
        say("ops", "Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis."),
    .minimum = -resample::kLargest,
    .maximum = resample::kLargest,
    .unit = say("ops", "pixels"),
    .followsRank = true};
inline constexpr FieldInfo kOutputPixelOffsets{
    .name = "OutputPixelOffsets",
    .sentence = say(
        "ops", "Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis."),
    .minimum = -resample::kLargest,
    .maximum = resample::kLargest,
    .unit = say("ops", "pixels"),
    .followsRank = true};
// A note of a case whose offsets are those of pixel centres, exchanged.
inline constexpr Text kExchangedOffsets = say(
    "ops",
    "InputPixelOffsets belongs to InputGradientTensor: at pixel centres the offsets are −0.5 and 0.5; here they are "
    "exchanged, as in cases that were written for the rule before 2026-11-26.");

template <class Self, class Visit> void fields(Self& self, Visit&& visit)
{
    visit(kInput, self.input);
    visit(kOutput, self.output);
    visit(kMode, self.interpolationMode);
    if constexpr (requires { self.roundingDirection; })
        visit(resample::kDirection, self.roundingDirection);
    visit(resample::kDimensionCount, self.dimensionCount);
    visit(kScales, self.scales);
    visit(kInputPixelOffsets, self.inputPixelOffsets);
    visit(kOutputPixelOffsets, self.outputPixelOffsets);
}
} // namespace resample_grad

struct ResampleGrad {
    static constexpr std::string_view kName = "RESAMPLE_GRAD";
    static constexpr Text kSentence = say("ops", "The gradient of RESAMPLE1: its map read backwards.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    std::vector<float> outputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    bool operator==(const ResampleGrad&) const = default;
};

struct ResampleGrad1 {
    static constexpr std::string_view kName = "RESAMPLE_GRAD1";
    static constexpr Text kSentence = say("ops", "The gradient of RESAMPLE2: its map read backwards.");
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    std::vector<float> outputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    bool operator==(const ResampleGrad1&) const = default;
};

template <class Op>
concept ResampleOperator =
    std::same_as<Op, Resample> || std::same_as<Op, Resample1> || std::same_as<Op, Resample2> || std::same_as<Op,
                                                                                                             Resample3>;
template <class Op>
concept ResampleGradOperator = std::same_as<Op, ResampleGrad> || std::same_as<Op, ResampleGrad1>;

class OperatorModel;
std::unique_ptr<OperatorModel> modelOf(Resample op);
std::unique_ptr<OperatorModel> modelOf(Resample1 op);
std::unique_ptr<OperatorModel> modelOf(Resample2 op);
std::unique_ptr<OperatorModel> modelOf(Resample3 op);
std::unique_ptr<OperatorModel> modelOf(ResampleGrad op);
std::unique_ptr<OperatorModel> modelOf(ResampleGrad1 op);

} // namespace tessera
