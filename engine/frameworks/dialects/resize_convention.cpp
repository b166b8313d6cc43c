// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/resize_convention.h"

#include "engine/core/ops/operator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

using enum Placement;
using enum NearestRule;

constexpr auto kLinear = InterpolationMode::Linear;
constexpr auto kNearest = InterpolationMode::NearestNeighbor;
constexpr float kLargest = std::numeric_limits<float>::max(); // as a scale: x is −InputPixelOffset

float toFloat(double value)
{
    return static_cast<float>(value);
}

bool has(const Operator& op, std::string_view name)
{
    return findField(op, name).has_value();
}

InterpolationMode modeOf(const Operator& op)
{
    return static_cast<InterpolationMode>(std::get<EnumValue>(findField(op, "InterpolationMode")->value).value);
}

// The first operator that has the field beside all of this one's, counts apart. Both shapes stay.
Operator promoted(const Operator& op, std::string_view field)
{
    const auto hasAll = [&](const Operator& other) {
        return has(other, field) && std::ranges::all_of(fields(op), [&](const Field& own) {
                   return std::holds_alternative<uint32_t>(own.value) || has(other, own.info.name);
               });
    };
    Operator next = converted(op, *std::ranges::find_if(allOperators(), hasAll));
    next.output = op.output;
    return next;
}

// How a rule is said by an operator without a direction, which rounds floor(x + 0.5): added to InputPixelOffset.
std::optional<float> withoutDirection(NearestRule rule)
{
    if (rule == HalfUp)
        return 0.0f;
    return rule == Floor ? std::optional(0.5f) : std::nullopt;
}

bool areNear(const AxisNumbers& a, const AxisNumbers& b) // within a millionth
{
    const auto near = [](float x, float y) { return std::abs(x - y) <= 1e-6f * std::max(1.0f, std::abs(y)); };
    return near(a.scale, b.scale) && near(a.inputPixelOffset, b.inputPixelOffset)
        && near(a.outputPixelOffset, b.outputPixelOffset);
}

// An axis that keeps its size and its elements' places.
bool isIdentity(const AxisMap& map)
{
    if (map.inputs != map.outputs || map.scale != 1)
        return false;
    const float shift = -map.outputPixelOffset - map.inputPixelOffset;
    if (map.mode == kLinear)
        return shift == 0;
    return map.rounding == NearestRule::HalfUp ? shift >= -0.5f && shift < 0.5f
        : map.rounding == NearestRule::Ceil    ? shift > -1 && shift <= 0
                                               : shift >= 0 && shift < 1;
}

// x = o: every rule gives o, and floor(x + 0.5) is then as far from its boundaries as can be.
bool isUnmoved(const AxisNumbers& axis)
{
    return axis.scale == 1 && axis.inputPixelOffset == -axis.outputPixelOffset;
}

// One output on input −InputPixelOffset, whatever the scale; a filter's width follows the scale.
bool ignoresScale(const AxisMap& map)
{
    return map.outputs == 1 && map.outputPixelOffset == 0 && !map.antialias;
}

enum class Fit { None, Factor, Exact }; // Factor: Scale is a factor that gives the size, but not the ratio of sizes

// How far the numbers of an axis are those that the framework gives it under the rule.
Fit fitOf(const AxisMap& map, const ResizeConvention& convention, std::optional<NearestRule> rule)
{
    if (rule && formOf(*rule).isCeil != (map.rounding == NearestRule::Ceil))
        return Fit::None;
    const AxisMap said = rule && !isIdentity(map) ? restated(map, *rule) : map;
    if (isIdentity(said))
        return Fit::Exact;
    const auto areTheirs = [&](std::optional<float> factor) {
        AxisNumbers numbers = keptNumbers(convention, map.inputs, map.outputs, factor);
        numbers.scale = ignoresScale(map) ? said.scale : numbers.scale;
        return areNear({said.scale, said.inputPixelOffset, said.outputPixelOffset}, numbers);
    };
    if (areTheirs({}))
        return Fit::Exact;
    const bool isFactor = std::floor(static_cast<float>(map.inputs) * map.scale) == static_cast<float>(map.outputs);
    return isFactor && areTheirs(map.scale) ? Fit::Factor : Fit::None;
}

bool resizesAny(const std::vector<AxisMap>& maps)
{
    return !std::ranges::all_of(maps, isIdentity);
}

// Whether the framework filters otherwise than axes do of which one is resized, or copies them all.
bool departs(const ResizeConvention& convention, const std::vector<AxisMap>& maps)
{
    const ResizeQuirks quirks = quirksOf(convention);
    const auto keepsSize = [](const AxisMap& map) { return map.inputs == map.outputs; };
    const auto isOther = [&](const AxisMap& map) {
        const bool shrinks = map.mode == kLinear && map.outputs < map.inputs;
        return (filterOf(map) && filterOf(map) != quirks.filter) || (quirks.widensUnasked && shrinks);
    };
    return std::ranges::any_of(maps, isOther)
        || (quirks.copies == ResizeQuirks::Copies::KeptScales && std::ranges::all_of(maps, keepsSize));
}

} // namespace

std::vector<ConventionMatch> modesOf(const Operator& op, const std::vector<AxisMap>& maps)
{
    std::vector<ConventionMatch> modes;
    for (const ResizeConvention& convention : resizeConventions()) {
        if (!applies(convention, op) || (resizesAny(maps) && departs(convention, maps)))
            continue;
        const bool isNearest = modeOf(op) == kNearest;
        if (!isNearest || convention.rule)
            modes.push_back({&convention, isNearest ? convention.rule : std::nullopt});
        else
            for (const NearestRule rule : kNearestRules)
                modes.push_back({&convention, rule});
    }
    return modes;
}

ConventionMatches conventionsOf(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (maps.empty())
        return {};
    ConventionMatches matches{.resizes = resizesAny(maps)};
    Fit best = Fit::Factor; // at least
    for (const ConventionMatch& mode : modesOf(op, maps)) {
        Fit fit = Fit::Exact;
        for (const AxisMap& map : maps)
            fit = std::min(fit, fitOf(map, *mode.convention, mode.rule));
        if (fit > best)
            matches.list.clear();
        best = std::max(fit, best);
        if (fit == best)
            matches.list.push_back(mode);
    }
    matches.areFactors = best == Fit::Factor && !matches.list.empty();
    return matches;
}

AxisMap withNumbers(AxisMap map, const AxisNumbers& numbers)
{
    map.scale = numbers.scale;
    map.inputPixelOffset = numbers.inputPixelOffset;
    map.outputPixelOffset = numbers.outputPixelOffset;
    return map;
}

AxisNumbers numbersOf(Placement placement, uint32_t inputs, uint32_t outputs, std::optional<float> s)
{
    const double n = inputs, m = outputs, between = n - 1;
    const float scale = s.value_or(toFloat(m / n));
    switch (placement) {
    case HalfPixelSymmetric:
        return {scale, toFloat(0.5 - n / 2 * (1 - m / (double{scale} * n))), -0.5f};
    case PytorchHalfPixel:
        return m == 1 ? AxisNumbers{scale, 0, 0} : AxisNumbers{scale, 0.5f, -0.5f};
    case AlignCorners:
        if (m == 1)
            return {scale, 0, 0};
        return n == 1 ? AxisNumbers{kLargest, 0, 0} : AxisNumbers{toFloat((m - 1) / between), 0, 0};
    case Asymmetric:
        return {scale, 0, 0};
    case HalfPixelForNearest:
        return {scale, 0, -0.5f};
    case OffsetCorners:
        return n == 1 ? AxisNumbers{scale, 0, -0.5f} : AxisNumbers{toFloat(m / between), 0, -0.5f};
    case HalfPixel:
        break;
    }
    return {scale, 0.5f, -0.5f};
}

Operator withNumbers(const Operator& op, std::vector<AxisNumbers> axes, std::optional<NearestRule> rule)
{
    Operator next = op;
    if (rule && !has(next, "RoundingDirection") && !withoutDirection(*rule))
        next = promoted(next, "RoundingDirection");
    if (rule) {
        const bool directed = has(next, "RoundingDirection");
        const RuleForm form = formOf(*rule);
        const float added = directed ? static_cast<float>(0 - form.shift) : *withoutDirection(*rule);
        for (AxisNumbers& axis : axes)
            if (directed || !isUnmoved(axis))
                axis.inputPixelOffset += added;
        const auto direction = form.isCeil ? AxisDirection::Increasing : AxisDirection::Decreasing;
        if (directed)
            setField(next, "RoundingDirection", EnumValue{&enumType(direction), static_cast<uint32_t>(direction)});
    }
    const auto list = [&](float AxisNumbers::*member) {
        std::vector<float> values;
        values.reserve(axes.size());
        for (const AxisNumbers& axis : axes)
            values.push_back(axis.*member);
        return values;
    };
    const bool plain = std::ranges::all_of(
        axes, [](const AxisNumbers& axis) { return axis.inputPixelOffset == 0.5f && axis.outputPixelOffset == -0.5f; });
    if (!plain && !has(next, "InputPixelOffsets"))
        next = promoted(next, "InputPixelOffsets");
    setField(next, "Scales", list(&AxisNumbers::scale));
    if (has(next, "InputPixelOffsets")) {
        const OffsetNames names = offsetNames(next.row().isGradient);
        setField(next, names.inputs + 's', list(&AxisNumbers::inputPixelOffset));
        setField(next, names.outputs + 's', list(&AxisNumbers::outputPixelOffset));
    }
    return next;
}

bool applies(const ResizeConvention& convention, const Operator& op)
{
    return has(op, "InterpolationMode") && (!convention.only || *convention.only == modeOf(op));
}

Operator withConvention(const Operator& op, const ResizeConvention& convention)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const ConventionMatches now = conventionsOf(op);
    std::optional<NearestRule> rule;
    if (modeOf(op) == kNearest && !maps.empty())
        rule = convention.rule ? convention.rule : now.list.empty() ? maps.front().rounding : now.list.front().rule;
    std::vector<AxisNumbers> axes;
    for (const AxisMap& map : maps) {
        const std::optional<float> factor = now.areFactors ? std::optional(map.scale) : std::nullopt;
        axes.push_back(map.inputs == map.outputs ? AxisNumbers{}
                                                 : numbersOf(convention.placement, map.inputs, map.outputs, factor));
    }
    return withNumbers(op, axes, rule);
}

Operator withRule(const Operator& op, NearestRule rule)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const ConventionMatches now = conventionsOf(op);
    std::vector<AxisNumbers> axes;
    for (const AxisMap& each : maps) {
        const bool isRestated = !now.list.empty() && now.list.front().rule && !isIdentity(each);
        const AxisMap map = isRestated ? restated(each, *now.list.front().rule) : each;
        axes.push_back(isIdentity(each) ? AxisNumbers{}
                                        : AxisNumbers{map.scale, map.inputPixelOffset, map.outputPixelOffset});
    }
    return withNumbers(op, axes, rule);
}

} // namespace tessera
