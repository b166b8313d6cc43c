// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/framework_habits.h"
#include "engine/frameworks/dialects/onnx_opset.h"
#include "engine/frameworks/dialects/resize_words.h"
#include "engine/frameworks/dialects/same_places.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace tessera::dialects {

namespace {

bool isOf(const ConventionMatch& match, Dialect dialect)
{
    return match.convention->placement != Placement::CropAndResize && match.convention->dialect == dialect;
}

// What a framework makes of a factor is the size of n inputs. PyTorch computes it in float64 of the number as written.
double sizeBy(float factor, uint32_t inputs, Dialect dialect)
{
    if (dialect == Dialect::PyTorch)
        return std::floor(inputs * std::strtod(factorText(factor).c_str(), nullptr));
    return std::floor(static_cast<float>(inputs) * factor);
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
    if (std::ranges::any_of(maps, isFiltered)) {
        if (maps.front().antialias == AntialiasFilter::Halving)
            return say("dialects",
                       "%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and "
                       "AntialiasFilter TRIANGLE is another one, which ONNX has")(who);
        if (dialect == Dialect::PyTorch)
            return say(
                "dialects",
                "PyTorch's antialias=True, as Pillow's BILINEAR, drops what the filter has outside the input and "
                "does not repeat its edge: another operator");
        if (dialect == Dialect::Onnx)
            return say("dialects",
                       "No mode of ONNX samples at these places; with antialias the filter's width follows the scale, "
                       "so that align_corners cannot be said");
        return say("dialects", "%1 widens its filter in its own way; ONNX and NumPy can say TRIANGLE")(who);
    }
    const auto widens = [&](const ResizeConvention& each) {
        return each.dialect == dialect && habitsOf(each).widensUnasked && applies(each, op);
    };
    const auto shrinks = [](const AxisMap& map) { return map.outputs < map.inputs; };
    if (std::ranges::any_of(resizeConventions(), widens) && maps.front().mode == InterpolationMode::Linear
        && std::ranges::any_of(maps, shrinks))
        return say("dialects",
                   "%1 widens its linear filter where it shrinks, and drops what that has outside the input")(who);
    const auto isFactor = [](const AxisMap& map) {
        return map.scale != static_cast<float>(map.outputs) / static_cast<float>(map.inputs)
            && std::floor(static_cast<float>(map.inputs) * map.scale) == static_cast<float>(map.outputs);
    };
    const bool isSaidElsewhere = !conventionsOf(op).list.empty() && std::ranges::any_of(maps, isFactor);
    const auto takesFactors = [&](const ResizeConvention& each) {
        return each.dialect == dialect && each.placement != Placement::AlignCorners && habitsOf(each).takesFactors;
    };
    if (isSaidElsewhere && std::ranges::none_of(resizeConventions(), takesFactors))
        return say("dialects", "%1 samples by the ratio of the sizes, and these scales are factors of their own")(who);
    const auto keepsSize = [](const AxisMap& map) { return map.inputs == map.outputs && map.scale != 1; };
    if (isSaidElsewhere && std::ranges::any_of(maps, keepsSize))
        return say("dialects", "%1 copies an axis that keeps its size, and here one is resampled")(who);
    return say("dialects", "No mode of %1 samples at these places")(who);
}

// Every mode of the dialect, those first whose numbers the operator's fields are.
std::vector<ConventionMatch> waysOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const auto [resizes, matches] = conventionsOf(op);
    std::vector<ConventionMatch> ways = matches;
    for (const ResizeConvention& convention : resizeConventions()) {
        if (!applies(convention, op) || (resizes && departs(convention, maps)))
            continue;
        if (maps.front().mode == InterpolationMode::Linear || convention.rule)
            ways.push_back({&convention, convention.rule});
        else
            for (const NearestRule rule : kNearestRules)
                ways.push_back({&convention, rule});
    }
    std::erase_if(ways, [&](const ConventionMatch& way) { return !isOf(way, dialect); });
    return ways;
}

// How a mode is asked for: by sizes, or by factors.
struct Asked {
    ConventionMatch match;
    std::vector<float> factors; // empty: by sizes
};

// A mode that reads every axis as the operator does.
std::optional<Asked> askedAs(const ConventionMatch& match, const std::vector<AxisMap>& maps, Dialect dialect,
                             bool tiesMatter)
{
    const auto isSaidBySize = [&](const AxisMap& map) { return readsAlike(map, match, {}, tiesMatter); };
    if (std::ranges::all_of(maps, isSaidBySize))
        return Asked{match, {}};
    if (match.convention->placement == Placement::AlignCorners || !habitsOf(*match.convention).takesFactors)
        return std::nullopt;
    Asked asked{match, {}};
    for (const AxisMap& map : maps) {
        asked.factors.push_back(factorOf(map, dialect));
        if (!readsAlike(map, match, asked.factors.back(), tiesMatter))
            return std::nullopt;
    }
    return asked;
}

std::optional<Asked> asked(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect, bool tiesMatter)
{
    for (const ConventionMatch& match : waysOf(op, maps, dialect))
        if (const auto found = askedAs(match, maps, dialect, tiesMatter))
            return found;
    return std::nullopt;
}

void needOpenCvSizes(const Resize& r)
{
    for (const size_t axis : {r.sizes.size() - 2, r.sizes.size() - 1})
        if (!r.hasRatios && std::nearbyint(r.inputs[axis] * double{r.scales[axis]}) != r.sizes[axis])
            throw TextError(say("dialects", "OpenCV rounds n·factor to a size, and here it is floored"));
}

} // namespace

size_t spatialAxes(const std::vector<AxisMap>& maps, Dialect dialect)
{
    const size_t spatial = dialect == Dialect::PyTorch && maps.size() == 3 ? 1 : 2;
    const auto isKept = [](const AxisMap& map) { return map.inputs == map.outputs && map.scale == 1; };
    if (maps.size() != 2 + spatial || !isKept(maps[0]) || !isKept(maps[1]))
        throw TextError(
            say("dialects", "%1 resizes the last two of four axes, and here others are resized")(name(dialect)));
    return spatial;
}

Message gradientRefusal(Dialect dialect)
{
    return say("dialects", "Of %1 only the forward resize is written, and this is its gradient")(name(dialect));
}

Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const bool isGradient = isTransposed(op);
    const std::optional<Asked> found = asked(op, maps, dialect, isGradient);
    if (!found && isGradient && asked(op, maps, dialect, false))
        throw TextError(
            say("dialects",
                "On a tie %1 may take the other neighbour, and a gradient is added to one of them")(name(dialect)));
    if (!found)
        throw TextError(refusal(op, maps, dialect));
    Resize resize{*found->match.convention,
                  found->match.rule,
                  maps.front().mode == InterpolationMode::Linear,
                  found->factors.empty(),
                  {},
                  {},
                  found->factors,
                  std::ranges::any_of(maps, isFiltered),
                  dialect == Dialect::Onnx ? maps.size() : spatialAxes(maps, dialect)};
    for (const AxisMap& map : maps) {
        resize.inputs.push_back(map.inputs);
        resize.sizes.push_back(map.outputs);
    }
    if (dialect == Dialect::OpenCv)
        needOpenCvSizes(resize);
    if (dialect == Dialect::Onnx)
        static_cast<void>(onnxOpset(resize)); // one has all of its words
    return resize;
}

Resize paddedResizeOf(const Operator& op, Dialect dialect)
{
    std::vector<AxisMap> maps = axisMaps(op);
    if (dialect != Dialect::PyTorch && isTransposed(op))
        throw TextError(gradientRefusal(dialect));
    const AxisMap kept{.mode = maps.front().mode, .rounding = maps.front().rounding};
    if (dialect != Dialect::Onnx)
        maps.insert(maps.begin(), 4 - maps.size(), kept);
    return resizeOf(op, maps, dialect);
}

} // namespace tessera::dialects
