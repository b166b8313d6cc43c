// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/rules.h"
#include "engine/core/tensor/field.h"

#include <concepts>

namespace TESSERA_API tessera {

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

template <class Op>
concept ResampleOperator =
    std::same_as<Op, Resample> || std::same_as<Op, Resample1> || std::same_as<Op, Resample2> || std::same_as<Op,
                                                                                                             Resample3>;

template <ResampleOperator Op> struct ResampleRules : ResamplingRules {
    static constexpr bool kIsGradient = false;
    static void fields(auto& self, auto&& visit) { resample::fields(self, visit); }
    static Issues validate(const Op& op);
    static TensorDesc
    offeredOutput(const Op& op); // max(1, floor(size·scale)) in float32; sizes empty where that is no shape
    static std::string_view featureLevel(const Op& op);
    static Plan makePlan(const Op& op);
    static uint64_t estimatedTableBytes(const Op& op);
    static Explanation explain(const Op& op, const Plan& plan, uint64_t output);
    static std::vector<AxisMap> axisMaps(const Op& op); // empty where the fields make no map
    static std::vector<Message> notes(const Op& op, const Plan& plan);
    static Operator forDxDispatch(const Op& op);
    static void randomize(Op& op, Random& random);
    static std::span<const ConformanceLine> conformance();
};

template <ResampleOperator Op> struct OperatorRules<Op> : ResampleRules<Op> {
};

} // namespace tessera
