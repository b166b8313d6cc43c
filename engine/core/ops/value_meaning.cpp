// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/value_meaning.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

// Of RESAMPLE3; none: of another operator, or it is off.
std::optional<AntialiasFilter> chosenFilter(const Operator& op)
{
    const Resample3* resample = op.as<Resample3>();
    return resample != nullptr && resample->antialiased ? std::optional(resample->antialiasFilter) : std::nullopt;
}

} // namespace

bool isLinear(const Operator& op)
{
    return std::ranges::any_of(fields(op), [](const Field& field) {
        const auto* mode = std::get_if<EnumValue>(&field.value);
        return mode && *mode == EnumValue{&enumType(InterpolationMode{}), uint32_t(InterpolationMode::Linear)};
    });
}

Text meaningOf(const Operator& op, const EnumValue& value)
{
    const bool isMode = value.type == &enumType(InterpolationMode{});
    const bool saysLinear = InterpolationMode(value.value) == InterpolationMode::Linear;
    if (isMode && isTransposed(op))
        return saysLinear
            ? say("ops", "each output adds up the gradients of the forward outputs that blended it, with their weights")
            : say("ops", "each output adds up the gradients of the forward outputs that copied it");
    if (const auto filter = chosenFilter(op); isMode && saysLinear && filter)
        return *filter == AntialiasFilter::Triangle
            ? say("ops", "each output blends all elements below a triangle, which widens where an axis shrinks")
            : say("ops", "each output blends two elements of every axis, of pairs' means where its Scale is below 1/2");
    return value.type->sentences[value.value];
}

Text whyWithoutEffect(const Operator& op, std::string_view field)
{
    return field == "RoundingDirection" && isLinear(op) ? say("ops", "no effect in LINEAR, which rounds no coordinate")
                                                        : Text();
}

} // namespace tessera
