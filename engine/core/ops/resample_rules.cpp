// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample_rules.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Whether the scaled input is larger than the output, by more than a scale is rounded, or an output that were longer at
// either end would still read inside the input.
bool crops(const AxisMap& map)
{
    constexpr double rounding = 0x1p-22;
    return double{map.scale} * map.inputs > map.outputs * (1 + rounding) || coordinate(map, -1.0) >= 0
        || coordinate(map, static_cast<double>(map.outputs)) <= map.inputs - 1.0;
}

} // namespace

Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards)
{
    SeparableTaps work{
        .axes = {}, .inStrides = paddedStrides(input), .outStrides = paddedStrides(output), .transposed = backwards};
    for (size_t axis = 0; axis < 4; ++axis)
        work.axes[axis] = backwards ? transposed(makeTaps(maps[axis])) : makeTaps(maps[axis]);
    return {input, output, std::move(work)};
}

void checkList(std::span<const float> values, std::string_view field, size_t rank, bool positive, Issues& issues)
{
    if (values.size() != rank)
        issues.push_back({std::string(field), std::to_string(values.size()) + " values",
                          say("ops", "needs one value for each of the %1 dimensions")(rank)});
    for (size_t axis = 0; axis < values.size(); ++axis) {
        const float value = values[axis];
        if (std::isfinite(value) && (!positive || value > 0))
            continue;
        issues.push_back(
            {std::string(field) + "[" + std::to_string(axis) + "]",
             floatText(value),
             positive ? say("ops", "is not a finite number above 0") : say("ops", "is not a finite number"),
             {positive ? "1" : "0"}});
    }
}

bool haveExchangedOffsets(std::span<const AxisMap> maps)
{
    return std::ranges::any_of(maps, [](const AxisMap& map) {
        return map.inputPixelOffset == -0.5f && map.outputPixelOffset == 0.5f && map.scale != 1;
    });
}

bool isHalvedByOurRule(const std::array<AxisMap, 4>& maps)
{
    return std::ranges::any_of(maps, [](const AxisMap& map) {
        const HalvedAxis axis = halved(map);
        return axis.times > 0 && (axis.repeatsEdge || map.inputPixelOffset != 0.5f || map.outputPixelOffset != -0.5f);
    });
}

std::vector<Message> notesOfMaps(const std::array<AxisMap, 4>& maps, const Plan& plan)
{
    const auto& taps = std::get<SeparableTaps>(plan.work);
    const auto occurs = [&](AxisTaps::Flag flag) {
        return std::ranges::any_of(taps.axes, [&](const AxisTaps& axis) {
            return std::ranges::any_of(axis.flags, [&](uint8_t flags) { return (flags & flag) != 0; });
        });
    };
    const size_t rank = plan.input.sizes.size();
    std::vector<Message> notes;
    if (maps[3].mode == InterpolationMode::NearestNeighbor && !occurs(AxisTaps::Tie))
        notes.emplace_back(say("ops", "no coordinate is a tie: how ties are rounded is not tested"));
    if (!occurs(AxisTaps::Clamped))
        notes.emplace_back(say("ops", "no coordinate lies outside the input: the repeated edge is not tested"));
    if (std::none_of(maps.end() - static_cast<std::ptrdiff_t>(rank), maps.end(), crops))
        notes.emplace_back(say("ops", "nothing is cropped: the scaled input is no larger than the output"));
    if (isHalvedByOurRule(maps))
        notes.emplace_back(kOurHalving);
    return notes;
}

} // namespace tessera
