// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/rearrangement.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 4> kCombined = {"n", "k", "y", "x"}; // axes that are made of several factors

using Axes = std::array<std::vector<uint8_t>, 4>;

StoryDimension alone(const StridedCopy& work, uint8_t factor)
{
    return {std::string(work.factors[factor].name), work.factors[factor].colour, {factor}};
}

std::vector<StoryDimension> together(const StridedCopy& work, const Axes& axes)
{
    std::vector<StoryDimension> dimensions;
    for (size_t axis = 0; axis < axes.size(); ++axis)
        dimensions.push_back(axes[axis].size() == 1
                                 ? alone(work, axes[axis].front())
                                 : StoryDimension{std::string(kCombined[axis]), static_cast<int>(axis), axes[axis]});
    return dimensions;
}

std::vector<StoryDimension> apart(const StridedCopy& work, const Axes& axes)
{
    std::vector<StoryDimension> dimensions;
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
    for (uint8_t factor = 0; factor < work->factors.size(); ++factor) {
        if (work->factors[factor].name.empty())
            continue;
        result.output[work->factors[factor].outputAxis].push_back(factor);
        const auto place = std::ranges::find(result.split, factor) - result.split.begin();
        result.permutation.push_back(static_cast<uint32_t>(place));
    }
    return result;
}

std::vector<StoryStep> story(const Plan& plan)
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

} // namespace tessera
