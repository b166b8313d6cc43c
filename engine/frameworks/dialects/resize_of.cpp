// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::dialects {

namespace {

double indexOf(const AxisMap& map, NearestRule rule, double x)
{
    return std::clamp(rounded(x, rule), 0.0, map.inputs - 1.0);
}

// 4 float32 ulps of what x is made of.
double closeness(const AxisMap& map, uint32_t output)
{
    constexpr double kMost = 1e30; // no infinity, which has no ulp
    const double scaled = std::abs(scaledBack(map, static_cast<double>(output)));
    const double x = std::abs(coordinate64(map, output)), offset = std::abs(double{map.inputPixelOffset});
    return 4 * float32Ulp(std::min(std::max({scaled, offset, x, 1.0}), kMost));
}

bool areClose(const AxisMap& ours, double x, double y, uint32_t output)
{
    constexpr double kMost = 1e-3; // the share of a pixel, however large the offsets are that cancel
    return std::abs(x - y) <= std::min(closeness(ours, output), kMost);
}

// Linear: the same inputs with the same weights. What lies outside is clamped, but by a widened filter, which an
// antialiased resize makes of every scale below 1.
bool blendsAlike(const AxisMap& ours, const AxisMap& theirs, uint32_t output)
{
    if (std::abs(filterRadius(ours) - filterRadius(theirs)) > 1e-6 * filterRadius(ours))
        return false;
    double x = coordinate64(ours, output), y = coordinate64(theirs, output);
    if (!filterOf(ours)) {
        const double last = ours.inputs - 1.0;
        x = std::clamp(x, 0.0, last);
        y = std::clamp(y, 0.0, last);
    }
    return x == y || areClose(ours, x, y, output);
}

// Nearest: the same number is rounded by the same rule. On a tie both neighbours are right.
bool roundsAlike(const AxisMap& ours, const AxisMap& theirs, NearestRule rule, uint32_t output)
{
    const RuleForm their = formOf(rule), our = formOf(ours.rounding);
    const auto inside = [&](double x) { return std::clamp(x, -2.0, ours.inputs + 1.0); };
    return their.isCeil == our.isCeil
        && areClose(ours, inside(coordinate64(ours, output) + our.shift),
                    inside(coordinate64(theirs, output) + their.shift), output);
}

// Nearest: the same input, and their number is so far from a boundary that no arithmetic takes another.
bool takesAlike(const AxisMap& ours, const AxisMap& theirs, NearestRule rule, uint32_t output)
{
    const double y = coordinate64(theirs, output), close = closeness(theirs, output);
    const uint32_t index = nearestUnder(ours, output, ours.rounding, Arithmetic::Division);
    return indexOf(ours, rule, y - close) == index && indexOf(ours, rule, y + close) == index;
}

// What a framework makes of a factor is the size of n inputs.
double sizeBy(float factor, uint32_t inputs, Dialect dialect)
{
    const auto own = rowOf(dialect).sizeBy;
    return own != nullptr ? own(factor, inputs) : std::floor(static_cast<float>(inputs) * factor);
}

// The axis' scale; where any has the same effect, one that gives the size.
float factorOf(const AxisMap& map, Dialect dialect)
{
    if (sizeBy(map.scale, map.inputs, dialect) == map.outputs)
        return map.scale;
    float factor = static_cast<float>(map.outputs) / static_cast<float>(map.inputs);
    while (sizeBy(factor, map.inputs, dialect) < map.outputs)
        factor = std::nextafter(factor, std::numeric_limits<float>::infinity());
    return factor;
}

bool isFiltered(const AxisMap& map)
{
    return filterOf(map).has_value();
}

// Why no mode of the dialect is the operator's.
Message refusal(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::string_view who = name(dialect);
    if (std::ranges::count(resizeConventions(), dialect, &ResizeConvention::dialect) == 0)
        return say("dialects", "%1 moves whole elements, and resizes nothing")(who);
    if (std::ranges::any_of(maps, isFiltered)) {
        if (maps.front().antialias == AntialiasFilter::Halving)
            return say("dialects",
                       "%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and "
                       "AntialiasFilter TRIANGLE is another one, which ONNX has")(who);
        return say("dialects", "No mode of %1 is AntialiasFilter TRIANGLE at these places; NumPy can say it")(who);
    }
    const auto widens = [&](const ResizeConvention& each) {
        return each.dialect == dialect && quirksOf(each).widensUnasked && applies(each, op);
    };
    const auto shrinks = [](const AxisMap& map) { return map.outputs < map.inputs; };
    if (std::ranges::any_of(resizeConventions(), widens) && maps.front().mode == InterpolationMode::Linear
        && std::ranges::any_of(maps, shrinks))
        return say("dialects",
                   "%1 widens its linear filter where it shrinks, and drops the part that lies outside the input")(who);
    const auto isFactor = [](const AxisMap& map) {
        return map.scale != static_cast<float>(map.outputs) / static_cast<float>(map.inputs)
            && std::floor(static_cast<float>(map.inputs) * map.scale) == static_cast<float>(map.outputs);
    };
    const auto takesFactors = [&](const ResizeConvention& each) {
        return each.dialect == dialect && quirksOf(each).takesFactors;
    };
    if (std::ranges::any_of(maps, isFactor) && std::ranges::none_of(resizeConventions(), takesFactors))
        return say("dialects", "%1 samples by the ratio of the sizes, and these scales are factors of their own")(who);
    return say("dialects", "No mode of %1 samples at these places")(who);
}

// The resize by a mode that reads every axis as the operator does: by sizes, or by factors.
std::optional<ResizeWords> saidBy(const ConventionMatch& match, const std::vector<AxisMap>& maps, Dialect dialect,
                                  bool tiesMatter)
{
    const bool takesFactors =
        match.convention->placement != Placement::AlignCorners && quirksOf(*match.convention).takesFactors;
    ResizeWords resize{.convention = match.convention,
                       .mode = maps.front().mode,
                       .rule = match.rule,
                       .antialiased = std::ranges::any_of(maps, isFiltered)};
    for (const bool isByFactors : {false, true}) {
        resize.axes.clear();
        for (const AxisMap& map : maps) {
            const auto factor = isByFactors ? std::optional(factorOf(map, dialect)) : std::nullopt;
            if ((isByFactors && !takesFactors) || !readsAlike(map, match, factor, tiesMatter))
                break;
            resize.axes.push_back({.inputs = map.inputs, .outputs = map.outputs, .factor = factor});
        }
        if (resize.axes.size() == maps.size())
            return resize;
    }
    return std::nullopt;
}

// By any mode of the dialect, those first whose numbers the operator's fields are.
std::optional<ResizeWords> saidBy(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect,
                                  bool tiesMatter)
{
    for (const auto& matches : {conventionsOf(op).list, modesOf(op, maps)})
        for (const ConventionMatch& match : matches)
            if (match.convention->dialect == dialect)
                if (auto found = saidBy(match, maps, dialect, tiesMatter))
                    return found;
    return std::nullopt;
}

} // namespace

bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter)
{
    const AxisMap theirs = withNumbers(map, keptNumbers(*way.convention, map.inputs, map.outputs, factor));
    const auto all = [&](const auto& is) {
        for (uint32_t output = 0; output < map.outputs; ++output)
            if (!is(output))
                return false;
        return true;
    };
    if (!way.rule)
        return all([&](uint32_t output) { return blendsAlike(map, theirs, output); });
    const bool isOneRule =
        !tiesMatter && all([&](uint32_t output) { return roundsAlike(map, theirs, *way.rule, output); });
    return isOneRule || all([&](uint32_t output) { return takesAlike(map, theirs, *way.rule, output); });
}

std::string sizesText(const ResizeWords& resize, size_t first)
{
    const auto axes = std::span(resize.axes).subspan(std::min(first, resize.axes.size()));
    return "[" + tessera::listText(axes, ", ", [](const ResizedAxis& axis) { return std::to_string(axis.outputs); })
        + "]";
}

std::string factorsText(const ResizeWords& resize, size_t first)
{
    const size_t all = resize.axes.size();
    const auto axes = std::span(resize.axes).subspan(resize.hasFactors() ? std::min(first, all) : all);
    return "[" + tessera::listText(axes, ", ", [](const ResizedAxis& axis) { return floatText(*axis.factor); }) + "]";
}

void requireLastAxes(const std::vector<AxisMap>& maps, Dialect dialect)
{
    const bool isOfRows = rowOf(dialect).resizesRowsToo && maps.size() == 3;
    const auto isKept = [](const AxisMap& map) { return map.inputs == map.outputs && map.scale == 1; };
    if (maps.size() != (isOfRows ? 3 : 4) || !isKept(maps[0]) || !isKept(maps[1]))
        throw TextError(
            say("dialects", "%1 resizes the last two of four axes, and here others are resized")(name(dialect)));
}

Message gradientRefusal(Dialect dialect)
{
    return say("dialects", "Of %1 only the forward resize is written, and this is its gradient")(name(dialect));
}

ResizeWords resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const DialectRow& row = rowOf(dialect);
    const bool isGradient = op.row().isGradient;
    const std::optional<ResizeWords> resize = saidBy(op, maps, dialect, isGradient);
    if (!resize && isGradient && saidBy(op, maps, dialect, false))
        throw TextError(
            say("dialects",
                "On a tie %1 may take the other neighbour, and a gradient is added to one of them")(name(dialect)));
    if (!resize)
        throw TextError(refusal(op, maps, dialect));
    if (!row.resizesAllAxes)
        requireLastAxes(maps, dialect);
    if (row.check != nullptr)
        row.check(*resize);
    return *resize;
}

ResizeWords paddedResizeOf(const Operator& op, Dialect dialect)
{
    std::vector<AxisMap> maps = axisMaps(op);
    if (!rowOf(dialect).differentiates && op.row().isGradient)
        throw TextError(gradientRefusal(dialect));
    const AxisMap kept{.mode = maps.front().mode, .rounding = maps.front().rounding};
    if (!rowOf(dialect).resizesAllAxes)
        maps.insert(maps.begin(), 4 - maps.size(), kept);
    return resizeOf(op, maps, dialect);
}

} // namespace tessera::dialects
