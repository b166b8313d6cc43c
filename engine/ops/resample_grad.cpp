// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/resample_grad.h"

#include "engine/ops/instantiate.h"
#include "engine/ops/resample_rules.h"

#include <cmath>

namespace tessera {

namespace {

constexpr DataType kGradientTypes[] = {DataType::Float32, DataType::Float16};

// The forward maps: from the output's gradient (the forward input) to the input's (the forward output).
template <class Op> std::array<AxisMap, 4> axisMaps(const Op& op)
{
    return forwardMaps(op, op.output.sizes, op.input.sizes);
}

} // namespace

template <ResampleGradOperator Op> Issues validate(const Op& op)
{
    return checked(op, "InputGradientTensor", "OutputGradientTensor", kGradientTypes);
}

template <ResampleGradOperator Op> TensorDesc offeredOutput(const Op& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.scales.size() != op.input.sizes.size())
        return offered;
    for (size_t axis = 0; axis < op.scales.size(); ++axis) {
        const float quotient = std::round(static_cast<float>(op.input.sizes[axis]) / op.scales[axis]);
        if (!(quotient < 4294967296.0f))
            return {.dataType = op.input.dataType, .sizes = {}};
        offered.sizes.push_back(quotient < 1 ? 1 : static_cast<uint32_t>(quotient));
    }
    return offered;
}

template <ResampleGradOperator Op> std::string_view featureLevel(const Op& op)
{
    return std::same_as<Op, ResampleGrad> && op.input.sizes.size() == 4 ? "3_0" : "5_1";
}

template <ResampleGradOperator Op> Plan makePlan(const Op& op)
{
    assert(validate(op).empty());
    return separablePlan(op.input, op.output, axisMaps(op), true);
}

template <ResampleGradOperator Op> uint64_t estimatedTableBytes(const Op& op)
{
    return 2 * sumOfTapBytes(axisMaps(op)); // the forward table and its transpose
}

template <ResampleGradOperator Op> Explanation explain(const Op& op, const Plan& plan, uint64_t output)
{
    return explainTransposed(axisMaps(op), plan, output);
}

template <ResampleGradOperator Op> std::string numpy(const Op& op)
{
    return numpyOfMaps(axisMaps(op), op.input, op.output, true);
}

template <ResampleGradOperator Op> std::vector<AxisMap> dimensionMaps(const Op& op)
{
    return validate(op).empty() ? lastOf(axisMaps(op), op.scales.size()) : std::vector<AxisMap>{};
}

TESSERA_INSTANTIATE(ResampleGrad)
TESSERA_INSTANTIATE(ResampleGrad1)
template std::vector<AxisMap> dimensionMaps(const ResampleGrad&);
template std::vector<AxisMap> dimensionMaps(const ResampleGrad1&);

} // namespace tessera
