// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/resample.h"
#include "engine/core/tensor/field.h"

namespace TESSERA_API tessera {

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
concept ResampleGradOperator = std::same_as<Op, ResampleGrad> || std::same_as<Op, ResampleGrad1>;

template <ResampleGradOperator Op> struct ResampleGradRules : ResamplingRules {
    static constexpr bool kIsGradient = true;
    static void fields(auto& self, auto&& visit) { resample_grad::fields(self, visit); }
    static Issues validate(const Op& op);
    static TensorDesc offeredOutput(const Op& op); // max(1, round(size/scale))
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

template <ResampleGradOperator Op> struct OperatorRules<Op> : ResampleGradRules<Op> {
};

} // namespace tessera
