// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator_words.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/plan/rearrangement.h"

#include <algorithm>

namespace tessera {

namespace {

std::vector<FormulaLine> permutationSymbols(const Plan& plan)
{
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    const bool toSpace = shapes.output[2].size() >= shapes.input[2].size();
    const auto& space = toSpace ? shapes.output : shapes.input;
    const auto& deep = toSpace ? shapes.input : shapes.output;
    return {{2, "y = " + lettersOf(work, space[2])},
            {3, "x = " + lettersOf(work, space[3])},
            {1, "k = " + lettersOf(work, deep[1])}};
}

// What becomes of `x` where elements are blended. A gradient has no filter.
Message blendSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (!filter)
        return isGradient ? say("ops", "%1 → the two about it, backwards")(x) : say("ops", "%1 → the two about it")(x);
    return *filter == AntialiasFilter::Triangle ? say("ops", "%1 → a triangle about it")(x)
                                                : say("ops", "%1 → halved while Scale < 1/2, then the two about it")(x);
}

Message nearestSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::string rounded = roundingText(map.rounding);
    return isGradient ? say("ops", "%1 → %2, backwards")(x, rounded) : Message(x + " → " + rounded);
}

std::vector<FormulaLine> samplingSymbols(const std::vector<AxisMap>& maps, bool isGradient)
{
    std::vector<FormulaLine> lines;
    for (size_t i = 0; i < maps.size(); ++i) {
        const AxisMap& map = maps[i];
        if (map.scale == 1 && map.inputs == map.outputs)
            continue;
        const size_t axis = 4 - maps.size() + i;
        const std::string x = std::string(kCoordinateNames[axis]) + " = " + coordinateFormula(isGradient);
        const bool isNearest = map.mode == InterpolationMode::NearestNeighbor;
        lines.push_back({static_cast<int>(axis),
                         isNearest ? nearestSymbols(map, x, isGradient) : blendSymbols(map, x, isGradient)});
    }
    return lines;
}

} // namespace

std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis)
{
    std::string letters, inner; // what the factors further in come to
    uint64_t blocks = 0;
    for (size_t i = axis.size(); i-- > 0;) {
        const std::string_view factor = work.factors[axis[i]].name;
        letters = std::string(factor) + inner + (letters.empty() ? "" : " + ") + letters;
        blocks += factor.starts_with('b') ? 1 : 0;
        const bool hasDepth = factor == "c" || inner.ends_with("C");
        inner = (blocks == 0 ? "" : blocks == 1 ? "·b" : "·b²") + std::string(hasDepth ? "·C" : "");
    }
    return letters;
}

std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan)
{
    if (std::holds_alternative<StridedCopy>(plan.work))
        return permutationSymbols(plan);
    return samplingSymbols(op->axisMaps(), op->isGradient());
}

namespace {

// The filter of RESAMPLE3; none: it is another operator, or antialiasing is off.
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
