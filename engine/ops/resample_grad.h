// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/explain.h"
#include "engine/ops/resample.h"
#include "engine/tensor/export.h"
#include "engine/tensor/field.h"

namespace TESSERA_API tessera {

// The transpose of RESAMPLE1 (RESAMPLE_GRAD) and RESAMPLE2 (RESAMPLE_GRAD1), axis by axis: each element of the gradient
// is added, with the forward weight, to the elements that the forward operator read (semantics.md, section 3). The
// input is the gradient of the forward output, the output that of the forward input; scales and offsets are the forward
// ones.

namespace resample_grad {
inline constexpr FieldInfo kInput{"InputGradientTensor", "The gradient of the forward operator's output."};
inline constexpr FieldInfo kOutput{.name = "OutputGradientTensor",
                                   .sentence = "The gradient of the forward operator's input; its shape may be chosen.",
                                   .isOutput = true};

template <class Self, class Visit> void fields(Self& self, Visit&& visit)
{
    visit(kInput, self.input);
    visit(kOutput, self.output);
    visit(resample::kMode, self.interpolationMode);
    if constexpr (requires { self.roundingDirection; })
        visit(resample::kDirection, self.roundingDirection);
    resample::offsets(self, visit);
}
} // namespace resample_grad

struct ResampleGrad {
    static constexpr std::string_view kName = "RESAMPLE_GRAD";
    static constexpr std::string_view kSentence = "The gradient of RESAMPLE1: its map read backwards.";
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::vector<float> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    bool operator==(const ResampleGrad&) const = default;
};

struct ResampleGrad1 {
    static constexpr std::string_view kName = "RESAMPLE_GRAD1";
    static constexpr std::string_view kSentence = "The gradient of RESAMPLE2: its map read backwards.";
    TensorDesc input, output;
    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = {1, 1, 1, 1};
    std::vector<float> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::vector<float> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
    bool operator==(const ResampleGrad1&) const = default;
};

template <class Op>
concept ResampleGradOperator = std::same_as<Op, ResampleGrad> || std::same_as<Op, ResampleGrad1>;

template <ResampleGradOperator Op> Issues validate(const Op& op);
template <ResampleGradOperator Op> TensorDesc offeredOutput(const Op& op); // max(1, round(size/scale))
template <ResampleGradOperator Op> std::string_view featureLevel(const Op& op);
template <ResampleGradOperator Op> Plan makePlan(const Op& op);
template <ResampleGradOperator Op>
uint64_t estimatedTableBytes(const Op& op); // an upper bound, before the plan is made
template <ResampleGradOperator Op> Explanation explain(const Op& op, const Plan& plan, uint64_t output);
template <ResampleGradOperator Op> std::string numpy(const Op& op);
template <ResampleGradOperator Op> std::vector<AxisMap> dimensionMaps(const Op& op); // the forward ones

} // namespace tessera
