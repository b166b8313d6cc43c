// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/value_meaning.h"

#include "engine/ops/axes.h"
#include "engine/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

bool isAntialiased(const Operator& op)
{
    return std::ranges::any_of(fields(op), [](const Field& field) {
        const bool* isOn = std::get_if<bool>(&field.value);
        return field.info.name == "Antialiased" && isOn && *isOn;
    });
}

bool isLinear(const Operator& op)
{
    return std::ranges::any_of(fields(op), [](const Field& field) {
        const auto* mode = std::get_if<EnumValue>(&field.value);
        return mode && *mode == EnumValue{&enumType(InterpolationMode{}), uint32_t(InterpolationMode::Linear)};
    });
}

} // namespace

std::string_view meaningOf(const Operator& op, const EnumValue& value)
{
    const bool isMode = value.type == &enumType(InterpolationMode{});
    const bool isLinear = InterpolationMode(value.value) == InterpolationMode::Linear;
    if (isMode && isTransposed(op))
        return isLinear ? "each output adds up the gradients of the forward outputs that blended it, with their weights"
                        : "each output adds up the gradients of the forward outputs that copied it";
    if (isMode && isLinear && isAntialiased(op))
        return "each output blends all elements below a triangle, which widens where an axis shrinks";
    return value.type->sentences[value.value];
}

std::string_view whyWithoutEffect(const Operator& op, std::string_view field)
{
    return field == "RoundingDirection" && isLinear(op) ? "no effect in LINEAR, which rounds no coordinate" : "";
}

} // namespace tessera
