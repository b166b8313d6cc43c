// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/playback_state.h"

#include "app/base/look/theme.h"
#include "app/tensor/planes/value_levels.h"

namespace tessera {

namespace {

// A step's number is a sum of parts that depend on one coordinate each.
AxisSums stepsOf(const Plan& plan, const Player& player)
{
    const PaddedShape shape(plan.output);
    const auto base = static_cast<int64_t>(player.stepOf(0));
    AxisSums sums;
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint32_t i = 0; i < shape.sizes[axis]; ++i) {
            std::array<uint32_t, 4> at = {};
            at[axis] = i;
            const auto step = static_cast<int64_t>(player.stepOf(shape.element(at[0], at[1], at[2], at[3])));
            sums.axes[axis].push_back(axis == 0 ? step : step - base);
        }
    return sums;
}

} // namespace

StepTables::StepTables(const Plan& plan, const Player& player)
    : steps(stepsOf(plan, player))
    , readers(plan, Side::Input)
    , permutes(std::holds_alternative<StridedCopy>(plan.work))
    , input(plan.input)
    , output(plan.output)
{
}

QColor emptyGround()
{
    // Panel and canvas are one colour in high contrast.
    return color(isHighContrast(currentTheme()) ? Role::Hover : Role::Panel);
}

bool PlaybackState::isPending(const std::array<uint32_t, 4>& output) const
{
    return static_cast<uint64_t>(tables->steps.at(output)) >= done;
}

bool PlaybackState::isNow(const std::array<uint32_t, 4>& output) const
{
    return now && static_cast<uint64_t>(tables->steps.at(output)) == now->step;
}

bool PlaybackState::isRead(const std::array<uint32_t, 4>& input) const
{
    if (!now)
        return false;
    const std::optional<ElementBox> readers = tables->readers.of(input);
    return readers && (tables->permutes ? isNow(readers->first) : readers->intersects(now->box));
}

} // namespace tessera
