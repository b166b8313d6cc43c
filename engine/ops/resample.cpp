// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/resample.h"

#include "engine/ops/instantiate.h"
#include "engine/ops/resample_rules.h"

#include <cmath>

namespace tessera {

namespace {

template <class Op> constexpr bool kRounds = requires(Op op)
{
    op.roundingDirection;
};

// The map of every axis, padded in front to four.
template <class Op> std::array<AxisMap, 4> axisMaps(const Op& op)
{
    std::array<AxisMap, 4> maps = forwardMaps(op, op.input.sizes, op.output.sizes);
    if constexpr (requires { op.antialiased; })
        for (AxisMap& map : maps)
            map.antialiased = op.antialiased;
    return maps;
}

} // namespace

template <ResampleOperator Op> Issues validate(const Op& op)
{
    return checked(op, "InputTensor", "OutputTensor", kResampleTypes);
}

template <ResampleOperator Op> TensorDesc offeredOutput(const Op& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.scales.size() != op.input.sizes.size())
        return offered;
    for (size_t axis = 0; axis < op.scales.size(); ++axis) {
        // In float64 10 × 0.7 would give 6.
        const float product = std::floor(static_cast<float>(op.input.sizes[axis]) * op.scales[axis]);
        if (!(product < 4294967296.0f))
            return {.dataType = op.input.dataType, .sizes = {}};
        offered.sizes.push_back(product < 1 ? 1 : static_cast<uint32_t>(product));
    }
    return offered;
}

template <ResampleOperator Op> std::string_view featureLevel(const Op& op)
{
    const bool integers = !isFloat(op.input.dataType);
    if constexpr (std::same_as<Op, Resample3>)
        return "6_4";
    else if (integers)
        return "6_2";
    else if (std::same_as<Op, Resample2> || op.input.sizes.size() != 4)
        return "5_1";
    else
        return std::same_as<Op, Resample> ? "2_0" : "2_1";
}

template <ResampleOperator Op> Plan makePlan(const Op& op)
{
    assert(validate(op).empty());
    return separablePlan(op.input, op.output, axisMaps(op), false);
}

template <ResampleOperator Op> uint64_t estimatedTableBytes(const Op& op)
{
    return sumOfTapBytes(axisMaps(op));
}

template <ResampleOperator Op> Explanation explain(const Op& op, const Plan& plan, uint64_t output)
{
    return explainTaps(axisMaps(op), plan, output, op.interpolationMode);
}

template <ResampleOperator Op> std::string numpy(const Op& op)
{
    return numpyOfMaps(axisMaps(op), op.input, op.output, false);
}

template <ResampleOperator Op> std::vector<AxisMap> dimensionMaps(const Op& op)
{
    return validate(op).empty() ? lastOf(axisMaps(op), op.scales.size()) : std::vector<AxisMap>{};
}

TESSERA_INSTANTIATE(Resample)
TESSERA_INSTANTIATE(Resample1)
TESSERA_INSTANTIATE(Resample2)
TESSERA_INSTANTIATE(Resample3)
template std::vector<AxisMap> dimensionMaps(const Resample&);
template std::vector<AxisMap> dimensionMaps(const Resample1&);
template std::vector<AxisMap> dimensionMaps(const Resample2&);
template std::vector<AxisMap> dimensionMaps(const Resample3&);

} // namespace tessera
