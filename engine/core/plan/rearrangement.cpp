// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/rearrangement.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 4> kCombined = {"n", "k", "y", "x"}; // axes that are made of several factors

using Axes = std::array<std::vector<uint8_t>, 4>;

RearrangementDimension alone(const StridedCopy& work, uint8_t factor)
{
    return {std::string(work.factors[factor].name), work.factors[factor].colour, {factor}};
}

std::vector<RearrangementDimension> together(const StridedCopy& work, const Axes& axes)
{
    std::vector<RearrangementDimension> dimensions;
    for (size_t axis = 0; axis < axes.size(); ++axis)
        dimensions.push_back(axes[axis].size() == 1 ? alone(work, axes[axis].front())
                                                    : RearrangementDimension{std::string(kCombined[axis]),
                                                                             static_cast<int>(axis), axes[axis]});
    return dimensions;
}

std::vector<RearrangementDimension> apart(const StridedCopy& work, const Axes& axes)
{
    std::vector<RearrangementDimension> dimensions;
    for (const std::vector<uint8_t>& axis : axes)
        for (const uint8_t factor : axis)
            dimensions.push_back(alone(work, factor));
    return dimensions;
}

} // namespace

std::optional<Rearrangement> rearrangement(const Plan& plan)
{
    const auto* work = std::get_if<StridedCopy>(&plan.work);
    if (work == nullptr)
        return {};
    Rearrangement result;
    for (const uint8_t factor : work->inputOrder) {
        if (work->factors[factor].name.empty())
            continue;
        result.input[work->factors[factor].inputAxis].push_back(factor);
        result.split.push_back(factor);
    }
    for (uint8_t factor = 0; factor < static_cast<uint8_t>(work->factors.size()); ++factor) {
        if (work->factors[factor].name.empty())
            continue;
        result.output[work->factors[factor].outputAxis].push_back(factor);
        const auto place = std::ranges::find(result.split, factor) - result.split.begin();
        result.permutation.push_back(static_cast<uint32_t>(place));
    }
    return result;
}

std::vector<RearrangementStep> rearrangementSteps(const Plan& plan)
{
    const std::optional<Rearrangement> found = rearrangement(plan);
    if (!found)
        return {};
    const auto& work = std::get<StridedCopy>(plan.work);
    return {{say("plan", "input"), together(work, found->input)},
            {"reshape", apart(work, found->input)},
            {"transpose", apart(work, found->output)},
            {say("plan", "output"), together(work, found->output)}};
}

namespace {

using Factors = std::array<SizedFactor, 6>;
using FactorOrder = std::array<uint8_t, 6>;

// The factors' strides from those of the tensor's axes: the innermost factor of an axis has the axis's own stride.
std::array<uint64_t, 6> stridesOf(const std::vector<uint64_t>& strides, const Factors& factors,
                                  const FactorOrder& order, uint8_t AxisFactor::*side)
{
    std::array<uint64_t, 4> next{};
    std::ranges::copy_backward(strides, next.end());
    std::array<uint64_t, 6> result{};
    for (size_t i = order.size(); i-- > 0;) {
        const auto& [factor, size] = factors[order[i]];
        uint64_t& stride = next[factor.*side];
        result[order[i]] = stride;
        stride *= size;
    }
    return result;
}

} // namespace

Plan permutationPlan(const TensorDesc& input, const TensorDesc& output, std::span<const SizedFactor> factors,
                     std::span<const uint8_t> inputOrder)
{
    assert(factors.size() <= 6 && inputOrder.size() == factors.size());
    Factors all;
    all.fill({{}, 1});
    std::ranges::copy(factors, all.begin());
    FactorOrder ofOutput, ofInput;
    std::iota(ofOutput.begin(), ofOutput.end(), uint8_t{0});
    ofInput = ofOutput;
    std::ranges::copy(inputOrder, ofInput.begin());

    StridedCopy work{.sizes = {},
                     .inStrides = stridesOf(effectiveStrides(input), all, ofInput, &AxisFactor::inputAxis),
                     .outStrides = stridesOf(effectiveStrides(output), all, ofOutput, &AxisFactor::outputAxis),
                     .inLogical = stridesOf(packedStrides(input.sizes), all, ofInput, &AxisFactor::inputAxis),
                     .outLogical = stridesOf(packedStrides(output.sizes), all, ofOutput, &AxisFactor::outputAxis),
                     .factors = {},
                     .inputOrder = ofInput};
    for (size_t i = 0; i < all.size(); ++i) {
        work.sizes[i] = all[i].size;
        work.factors[i] = all[i].factor;
    }
    return {input, output, work};
}

} // namespace tessera
