// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample_grad.h"

#include "engine/core/ops/family.h"
#include "engine/core/ops/resample_random.h"
#include "engine/core/ops/resample_rules.h"

#include <cmath>

namespace tessera {

namespace {

constexpr DataType kGradientTypes[] = {DataType::Float32, DataType::Float16};

// The forward maps: from the output's gradient (the forward input) to the input's (the forward output).
template <class Op> std::array<AxisMap, 4> forwardMapsOf(const Op& op)
{
    return forwardMaps(op, op.output.sizes, op.input.sizes);
}

} // namespace

template <ResampleGradOperator Op> Issues ResampleGradRules<Op>::validate(const Op& op)
{
    return checked(op, "InputGradientTensor", "OutputGradientTensor", kGradientTypes);
}

template <ResampleGradOperator Op> TensorDesc ResampleGradRules<Op>::offeredOutput(const Op& op)
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

template <ResampleGradOperator Op> std::string_view ResampleGradRules<Op>::featureLevel(const Op& op)
{
    return std::same_as<Op, ResampleGrad> && op.input.sizes.size() == 4 ? "3_0" : "5_1";
}

template <ResampleGradOperator Op> Plan ResampleGradRules<Op>::makePlan(const Op& op)
{
    assert(validate(op).empty());
    return separablePlan(op.input, op.output, forwardMapsOf(op), true);
}

template <ResampleGradOperator Op> uint64_t ResampleGradRules<Op>::estimatedTableBytes(const Op& op)
{
    return 2 * sumOfTapBytes(forwardMapsOf(op)); // the forward table and its transpose
}

template <ResampleGradOperator Op>
Explanation ResampleGradRules<Op>::explain(const Op& op, const Plan& plan, uint64_t output)
{
    return explainTransposed(forwardMapsOf(op), plan, output);
}

template <ResampleGradOperator Op> std::vector<AxisMap> ResampleGradRules<Op>::axisMaps(const Op& op)
{
    return validate(op).empty() ? lastOf(forwardMapsOf(op), op.scales.size()) : std::vector<AxisMap>{};
}

template <ResampleGradOperator Op> std::vector<Message> ResampleGradRules<Op>::notes(const Op& op, const Plan& plan)
{
    const auto maps = forwardMapsOf(op);
    std::vector<Message> notes = notesOfMaps(maps, plan);
    if (haveExchangedOffsets(maps))
        notes.emplace_back(resample_grad::kExchangedOffsets);
    return notes;
}

template <ResampleGradOperator Op> Operator ResampleGradRules<Op>::forDxDispatch(const Op& op)
{
    return op;
}

template <ResampleGradOperator Op> void ResampleGradRules<Op>::randomize(Op& op, Random& random)
{
    randomizeResampling(op, random);
}

namespace {

constexpr ConformanceLine kGradientConformance[] = {
    {"gradient of nearest",
     "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,3 "
     "--data random:16"},
    {"gradient of linear",
     "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,1.5 "
     "--data random:17"},
    {"gradient of linear, rounding down, FLOAT16",
     "RESAMPLE_GRAD1 --Sizes 1,1,6,10 --DataType FLOAT16 --InterpolationMode LINEAR "
     "--RoundingDirection DECREASING --Scales 1,1,1.5,2.5 --data random:18"},
};

} // namespace

template <ResampleGradOperator Op> std::span<const ConformanceLine> ResampleGradRules<Op>::conformance()
{
    return kGradientConformance;
}

TESSERA_BUILT_IN(ResampleGradRules, ResampleGrad)
TESSERA_BUILT_IN(ResampleGradRules, ResampleGrad1)

} // namespace tessera
